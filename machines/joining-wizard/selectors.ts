import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import { messages } from '#domain/faults.ts'
import { filledSteps } from '#domain/joining-steps.ts'
import type { joiningWizard } from './machine.ts'
import type { Step } from './contract.ts'

type Wizard = SnapshotFrom<typeof joiningWizard>

const openStages = ['puttingAside', 'putAside', 'filesCheck'] as const
const lastStages = ['signing', 'signed'] as const
export type Stage =
  | 'loading'
  | 'missing'
  | 'invited'
  | 'failed'
  | 'filling'
  | 'toSign'
  | (typeof openStages)[number]
  | (typeof lastStages)[number]

/** Where the client is: on the way to the request, at a step of it, or beyond them. */
export function stage(of: Wizard): Stage {
  if (of.matches('missing')) return missingStage(of)
  if (!of.matches('open')) return of.value as 'loading' | 'failed'
  if (of.matches({ open: 'step4' })) return lastStages.find((one) => of.matches({ open: { step4: one } })) ?? 'toSign'
  return openStages.find((one) => of.matches({ open: one })) ?? 'filling'
}
function missingStage(of: Wizard): Stage {
  if (of.matches({ missing: 'unknown' })) return 'missing'
  return of.matches({ missing: 'seeking' }) ? 'loading' : 'invited'
}
/** The programme that can be joined. */
export const invitation = (of: Wizard) => of.context.invitation
/** The request is being begun. */
export const isBeginning = (of: Wizard) => of.matches({ missing: 'beginning' }) || of.matches({ missing: 'leaving' })
/** The request was not begun. */
export const isBeginningRefused = (of: Wizard) => of.matches({ missing: { invited: 'refused' } })
export const request = (of: Wizard) => of.context.request
/** The step that is shown. */
export const step = (of: Wizard): Step =>
  filledSteps.find((one) => of.matches({ open: { at: { steps: one } } })) ?? of.context.reached
/** The furthest step. */
export const reached = (of: Wizard) => of.context.reached
/** The full layout with its side menu belongs to step 4 alone (2.3-04). */
export const isComplete = (of: Wizard) => of.matches({ open: 'step4' })
/** A step is being left, or what was asked of the fund is on its way: nothing can be typed meanwhile. */
export const isSaving = (of: Wizard) => of.hasTag('busy')
/** What was sent to the fund waits for the network. */
export const isUnsent = (of: Wizard) =>
  of.matches({ open: { at: { steps: { step3: { sending: 'unanswered' } } } } }) ||
  of.matches({ open: { filesCheck: { resending: 'unanswered' } } })
/** By what the form is judged and chosen from. */
export const form = (of: Wizard) => of.context.form
export const files = (of: Wizard) => of.context.files
export const papers = (of: Wizard) => of.context.papers
export const errorText = (of: Wizard) => (of.context.fault ? describeAlways(of.context.fault) : null)
/** The documents could not be named, or were not signed. */
export const isSigningRefused = (of: Wizard) => of.matches({ open: { step4: { toSign: 'refused' } } })
/** The contract is made, and the rights of a client are on their way. */
export const isArriving = (of: Wizard) => of.matches({ open: { step4: { signed: 'arriving' } } })

/** The fund is being asked what has become of the request. */
export const isAsking = (of: Wizard) =>
  of.matches({ open: { filesCheck: 'asking' } }) || of.matches({ open: { step4: { signed: 'asking' } } })
/** Files that were not accepted are being replaced. */
export const isFixing = (of: Wizard) =>
  of.matches({ open: { filesCheck: 'fixing' } }) || of.matches({ open: { filesCheck: 'resending' } })
/** Files that were not accepted are yet to be replaced, and the client has been told so. */
export const isReminded = (of: Wizard) => of.matches({ open: { filesCheck: { fixing: 'reminded' } } })

/** The address that the fund knows to be theirs; null where none is. */
export const confirmedEmail = ({ context: { request: known } }: Wizard) =>
  known?.emailConfirmed === true ? (known.payload.step_2?.contactInfo.email ?? null) : null
/** Where the letter went that confirms the address. */
export const sentTo = (of: Wizard) => of.context.sentTo
/** A letter is being asked for. */
export const isLetterAsked = (of: Wizard) =>
  of.matches({ open: { at: { email: 'saving' } } }) || of.matches({ open: { at: { email: 'sending' } } })
/** Why there is no letter; null where none was asked for, or it was sent. */
export function letterFault(of: Wizard): string | null {
  if (!of.matches({ open: { at: { email: 'unsent' } } })) return null
  const { emailFault } = of.context
  return emailFault ? describeAlways(emailFault) : messages.letterUnsent
}
