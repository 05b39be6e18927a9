import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import type { taxDeduction } from './machine.ts'

type Deduction = SnapshotFrom<typeof taxDeduction>

const openStages = ['unanswered', 'signing', 'submitted', 'deleting', 'puttingAside', 'putAside'] as const
export type OpenStage = 'filling' | (typeof openStages)[number]
export type Stage = 'opening' | 'nothing' | 'failed' | OpenStage

/** Where the client is: before the form, at it, or beyond it. While the order is being made the form stays. */
export function stage(of: Deduction): Stage {
  if (of.matches('open')) return openStages.find((one) => of.matches({ open: one })) ?? 'filling'
  return of.matches('nothing') ? 'nothing' : of.matches('failed') ? 'failed' : 'opening'
}
/** The client's years, the newest first. */
export const years = (of: Deduction) => of.context.years
export const hasOwnContributions = (of: Deduction) => of.context.hasOwnContributions
/** By what the form is judged, and the contracts that it may be of. */
export const form = (of: Deduction) => of.context.form
/** The order is being made: nothing can be typed meanwhile. */
export const isMaking = (of: Deduction) => of.matches({ open: 'making' })
/** It was to be signed, and something is missing. */
export const isReminded = (of: Deduction) => of.matches({ open: { filling: 'reminded' } })
export const errorText = (of: Deduction) => (of.context.fault ? describeAlways(of.context.fault) : null)
/** The services' word for why the order was refused. */
export const errorCode = (of: Deduction) => of.context.fault?.code ?? null
/** What the services said of single fields of the order. */
export const fieldErrors = (of: Deduction) => of.context.fault?.fields ?? null
export const filed = (of: Deduction) => of.context.filed
