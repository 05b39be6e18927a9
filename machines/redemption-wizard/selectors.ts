import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import { redemptionSteps } from '#domain/redemption-steps.ts'
import type { redemptionWizard } from './machine.ts'
import type { Step } from './contract.ts'

type Wizard = SnapshotFrom<typeof redemptionWizard>

const openStages = ['deleting', 'puttingAside', 'putAside', 'signing', 'submitted', 'filedElsewhere'] as const
const guideStages = ['ready', 'blocked', 'notAvailable', 'failed'] as const
export type Stage = 'checking' | 'filling' | (typeof openStages)[number] | (typeof guideStages)[number]

/** Where the client is: at the guide with what is allowed (4.7-04), at a step, or beyond the steps. */
export const stage = (of: Wizard): Stage =>
  of.matches('open')
    ? (openStages.find((one) => of.matches({ open: one })) ?? 'filling')
    : (guideStages.find((one) => of.matches({ statementGuide: one })) ?? 'checking')
/** The services' own words on why the statement may not be filed. */
export const reason = (of: Wizard) => of.context.permission?.reason ?? null
/** Which statement is meant where none may be filed: it waits for a new passport, or is being reviewed. */
export const statementInTheWay = (of: Wizard) => of.context.permission?.statementId ?? null
export const errorText = (of: Wizard) => (of.context.fault ? describeAlways(of.context.fault) : null)
/** The step that is shown. */
export const step = (of: Wizard): Step =>
  redemptionSteps.find((one) => of.matches({ open: { at: one } })) ?? of.context.reached
/** The furthest step. */
export const reached = (of: Wizard) => of.context.reached
/** A step is being left, or the statement saved before it is signed: nothing can be typed meanwhile. */
export const isSaving = (of: Wizard) => of.hasTag('busy')
/** By what the form is judged. */
export const form = (of: Wizard) => of.context.form
export const files = (of: Wizard) => of.context.files
/** The client wants to delete the draft, and is asked whether it is so. */
export const isDeletionAsked = (of: Wizard) => of.matches({ open: { deleting: 'asking' } })

export type SigningHindrance = 'incomplete' | 'refused' | 'unreachable'
/** Why the reviewed statement does not go on to its signature. */
export function hindrance(of: Wizard): SigningHindrance | null {
  if (of.matches({ open: { at: { review: { reviewing: 'reminded' } } } })) return 'incomplete'
  if (of.matches({ open: { at: { review: { reviewing: 'refused' } } } })) return 'refused'
  return of.matches({ open: { at: { review: { reviewing: 'unreachable' } } } }) ? 'unreachable' : null
}
/** The documents that are shown before the signature. */
export const papers = (of: Wizard) => of.context.papers
export const filed = (of: Wizard) => of.context.filed
