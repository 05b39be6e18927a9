import type { SnapshotFrom } from 'xstate'
import { describeAlways } from '#domain/fault-texts.ts'
import { messages } from '#domain/faults.ts'
import { counted } from '#domain/plural.ts'
import type { signing } from './machine.ts'

type Signing = SnapshotFrom<typeof signing>

/** asking: nobody but the services knows whether it is filed; unknown: and they do not answer. */
export type SigningStage = 'previewing' | 'requesting' | 'code' | 'asking' | 'unknown'
export function stage(of: Signing): SigningStage {
  if (of.matches('requestingCode')) return 'requesting'
  if (of.matches('code')) return 'code'
  if (of.matches('unknown')) return 'unknown'
  return of.matches('asking') ? 'asking' : 'previewing'
}
/** The documents whose bytes have come: they can be read here, or in their files. */
export const received = (of: Signing) => of.context.received
/** The documents that were drawn before the client, or that they say they have read. */
export const seen = (of: Signing) => of.context.seen
/** The document that is being fetched. */
export const opening = (of: Signing) => of.context.opening
export function errorText({ context: { fault } }: Signing): string | null {
  if (fault === null) return null
  const pause = fault.status === 429 ? fault.retryAfter : null
  return pause === null
    ? describeAlways(fault)
    : `${messages.codeTooSoon} ${counted(Math.ceil(pause / 1000), 'секунду', 'секунды', 'секунд')}`
}
