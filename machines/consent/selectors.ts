import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import type { consent } from './machine.ts'

type Consent = SnapshotFrom<typeof consent>

export type Step = 'loading' | 'unread' | 'reading' | 'code' | 'signed'
export function step(of: Consent): Step {
  if (of.matches('loading')) return 'loading'
  if (of.matches('unread')) return 'unread'
  if (of.matches('code')) return 'code'
  return of.matches('renewing') ? 'signed' : 'reading'
}
export const text = (of: Consent) => of.context.text
export const isAgreed = (of: Consent) => of.context.agreed
export const isReminded = (of: Consent) => of.matches({ reading: 'reminded' })
export const isBusy = (of: Consent) => of.hasTag('busy')
export const errorText = (of: Consent) => (of.context.fault ? describeAlways(of.context.fault) : null)
