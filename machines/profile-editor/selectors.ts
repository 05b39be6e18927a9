import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import { messages } from '#domain/faults.ts'
import type { profileEditor } from './machine.ts'

/** Said at the field, where it can be mended; one object, so that it is one answer. */
const emailInUse = { email: [messages.emailInUse] }

type Profile = SnapshotFrom<typeof profileEditor>
const pictureFailures = ['unreadable', 'unsent', 'unsaved'] as const

export const isEdited = (of: Profile) =>
  (['editing', 'saving', 'failed'] as const).some((state) => of.matches({ person: state }))
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
/** What is being done with the picture; null while it is shown as it is. */
export const pictureWork = (of: Profile): 'sending' | 'removing' | 'failed' | null => {
  if (!of.matches({ person: 'picture' })) return null
  if (pictureFailures.some((state) => of.matches({ person: { picture: state } }))) return 'failed'
  return of.matches({ person: { picture: 'saving' } }) && of.context.changed?.avatarId === null ? 'removing' : 'sending'
}
/** Why the picture stays as it was, in words. */
export const pictureError = (of: Profile) =>
  pictureWork(of) === 'failed' && of.context.fault ? describeAlways(of.context.fault) : null
/** The picture has not reached the fund: another may be chosen in its place. */
export const mayChooseAnother = (of: Profile) => !of.matches({ person: { picture: 'unsaved' } })
/** To try again may help: it does not where what was chosen is no picture. */
export const mayRepeat = (of: Profile) => !of.matches({ person: { picture: 'unreadable' } })
