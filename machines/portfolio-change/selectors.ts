import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import { steps, type Step } from './contract.ts'
import type { portfolioChange } from './machine.ts'

type Change = SnapshotFrom<typeof portfolioChange>

const openStages = ['deleting', 'puttingAside', 'putAside', 'signing', 'submitted', 'alreadyFiled'] as const
const beforeStages = ['readOnly', 'begunElsewhere', 'failed'] as const
export type OpenStage = 'filling' | (typeof openStages)[number]
export type Stage = 'opening' | (typeof beforeStages)[number] | OpenStage

/** Where the client is: before the form, at a step of it, or beyond the steps. */
export const stage = (of: Change): Stage =>
  of.matches('open')
    ? (openStages.find((one) => of.matches({ open: one })) ?? 'filling')
    : (beforeStages.find((one) => of.matches(one)) ?? 'opening')
/** What may be chosen for contributions of each kind. */
export const offer = (of: Change) => of.context.offer
/** The agreement of a draft that was begun for another programme. */
export const draftOf = (of: Change) => of.context.draftOf
/** The draft of the change, and for which agreement it is. */
export const form = (of: Change) => of.context.form
/** The step that is shown. */
export const step = (of: Change): Step => steps.find((one) => of.matches({ open: { at: one } })) ?? of.context.reached
/** The furthest step. */
export const reached = (of: Change) => of.context.reached
/** A step is being left: nothing can be typed meanwhile. */
export const isSaving = (of: Change) => of.hasTag('busy')
export const errorText = (of: Change) => (of.context.fault ? describeAlways(of.context.fault) : null)
export const filed = (of: Change) => of.context.filed
