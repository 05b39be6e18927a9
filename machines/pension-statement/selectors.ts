import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import { pensionSteps } from '#domain/pension-steps.ts'
import type { Step } from './contract.ts'
import type { pensionStatement } from './machine.ts'

type Pension = SnapshotFrom<typeof pensionStatement>

const openStages = ['deleting', 'puttingAside', 'putAside', 'signing', 'submitted', 'alreadyFiled'] as const
const entitlementStages = ['ready', 'tooEarly', 'blocked', 'noProgramme', 'failed'] as const
export type Stage = 'checking' | 'filling' | (typeof openStages)[number] | (typeof entitlementStages)[number]

/** Where the client is: before the form with what is allowed, at a step, or beyond the steps. */
export const stage = (of: Pension): Stage =>
  of.matches('open')
    ? (openStages.find((one) => of.matches({ open: one })) ?? 'filling')
    : (entitlementStages.find((one) => of.matches({ entitlement: one })) ?? 'checking')
/** What stands between the client and the application. */
export const blocking = (of: Pension) => of.context.blocking
/** The day of the first ground; null where one has come, or none is known. */
export const entitledFrom = ({ context: { entitlement } }: Pension) =>
  entitlement?.kind === 'later' ? entitlement.from : null
export const errorText = (of: Pension) => (of.context.fault ? describeAlways(of.context.fault) : null)
/** What the services said of single fields of what was signed last. */
export const fieldErrors = (of: Pension) => of.context.fault?.fields ?? null
/** The step that is shown. */
export const step = (of: Pension): Step =>
  pensionSteps.find((one) => of.matches({ open: { at: one } })) ?? of.context.reached
/** The furthest step. */
export const reached = (of: Pension) => of.context.reached
/** A step is being left: nothing can be typed meanwhile. */
export const isSaving = (of: Pension) => of.hasTag('busy')
/** By what the form is judged, and the programmes that it may be of. */
export const form = (of: Pension) => of.context.form
export const files = (of: Pension) => of.context.files
/** It was to be signed, and something is missing. */
export const isReminded = (of: Pension) => of.matches({ open: { at: { review: 'reminded' } } })
export const filed = (of: Pension) => of.context.filed
