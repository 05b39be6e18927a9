import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import { messages } from '#domain/faults.ts'
import type { profileEditor } from './machine.ts'

/** Said at the field, where it can be mended; one object, so that it is one answer. */
const emailInUse = { email: [messages.emailInUse] }

type Profile = SnapshotFrom<typeof profileEditor>

export const isEdited = (of: Profile) => !of.matches({ person: 'reading' })
export const isSaving = (of: Profile) => of.matches({ person: 'saving' })
/** Why the last change was not saved, in words. */
export const errorText = (of: Profile) => (of.context.fault ? describeAlways(of.context.fault) : null)
/** What the services said of single fields. */
export const fieldErrors = ({ context: { fault } }: Profile) =>
  fault?.code === 'EmailInUse' ? emailInUse : (fault?.fields ?? null)
export const isLetterSending = (of: Profile) => of.matches({ letter: 'sending' })
/** Where a letter waits to be read; null where none has been sent. */
export const letterAddress = (of: Profile) => (of.matches({ letter: 'sent' }) ? of.context.address : null)
/** Why no letter was sent, in words. */
export const letterError = (of: Profile) => (of.context.letterFault ? describeAlways(of.context.letterFault) : null)
