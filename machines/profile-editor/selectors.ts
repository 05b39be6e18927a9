import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import { messages } from '#domain/faults.ts'
import type { profileEditor } from './machine.ts'

/** Said at the field, where it can be mended; one object, so that it is one answer. */
const emailInUse = { email: [messages.emailInUse] }

type Profile = SnapshotFrom<typeof profileEditor>

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
  if (of.matches({ person: { picture: 'unsent' } }) || of.matches({ person: { picture: 'unsaved' } })) return 'failed'
  return of.matches({ person: { picture: 'saving' } }) && of.context.changed?.avatarId === null ? 'removing' : 'sending'
}
/** Why the picture stays as it was, in words. */
export const pictureError = (of: Profile) =>
  pictureWork(of) === 'failed' && of.context.fault ? describeAlways(of.context.fault) : null
/** The picture has not reached the fund: another may be chosen in its place. */
export const isPictureUnsent = (of: Profile) => of.matches({ person: { picture: 'unsent' } })
/** What was chosen is no picture: to try again helps nothing. */
export const isNoPicture = (of: Profile) => of.context.fault?.code === 'NotPicture'
