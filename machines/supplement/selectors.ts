import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import type { supplement } from './machine.ts'

type Supplementing = SnapshotFrom<typeof supplement>

export type Stage = 'checking' | 'missing' | 'notNeeded' | 'failed' | 'filling' | 'unanswered' | 'sent'
/** Filling goes on while it is sent: the form stands, and nothing in it can be changed. */
export function stage(of: Supplementing): Stage {
  if (of.matches({ open: 'unanswered' })) return 'unanswered'
  if (of.matches({ open: 'sent' })) return 'sent'
  if (of.matches('open')) return 'filling'
  return (['missing', 'notNeeded', 'failed'] as const).find((one) => of.matches(one)) ?? 'checking'
}
export const asked = (of: Supplementing) => of.context.asked
export const form = (of: Supplementing) => of.context.form
export const files = (of: Supplementing) => of.context.files
export const isSending = (of: Supplementing) => of.matches({ open: 'sending' })
/** Files that are still being sent or checked hold it up, and the client has pressed. */
export const isReminded = (of: Supplementing) => of.matches({ open: { filling: 'reminded' } })
/** What the services said of single fields, or of all of it. */
export const refusal = (of: Supplementing) => (of.matches({ open: { filling: 'refused' } }) ? of.context.fault : null)
export const refusalText = (of: Supplementing) => {
  const fault = refusal(of)
  return fault ? describeAlways(fault) : null
}
export const errorText = (of: Supplementing) => (of.context.fault ? describeAlways(of.context.fault) : null)
/** Under which number the papers were registered; null where the fund does not say. */
export const registrationNumber = (of: Supplementing) => of.context.registrationNumber
