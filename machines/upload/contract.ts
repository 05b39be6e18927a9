import type { Fault } from '#domain/faults.ts'
import type { FileLimits } from '#domain/judge-file.ts'
import type { RetryEvent } from '../kit/network.ts'
import type { SessionEvent } from '../kit/session.ts'

/** The bytes lie outside, under `id`; `slot` is the kind of document that the file is for, `limits` what may be sent as it. */
export type Input = { id: string; slot: string; name: string; size: number; limits: FileLimits }
export type Context = Input & {
  sent: number
  fileId: string | null
  /** Why the file is not taken, as a sentence, where no call says so. */
  flaw: string | null
  fault: Fault | null
}
/** What a look at the file shows before it is sent: why it may not be is a sentence that names what may. */
export type Check = { kind: 'fits' } | { kind: 'tooBig' | 'unfit'; flaw: string }
export type Sending = { kind: 'sent'; fileId: string } | { kind: 'tooBig' | 'infected' | 'refused'; fault: Fault }
/** gone: the services have the file no more. */
export type Scan = { kind: 'checking' | 'clean' | 'infected' | 'gone' }
/** So much of it is sent, in bytes. */
export type ProgressEvent = { type: 'bytes.sent'; sent: number }
export type Event =
  | ProgressEvent
  | { type: 'file.cancelled' }
  | { type: 'file.removed' }
  | { type: 'file.retried' }
  | SessionEvent
  | RetryEvent
/** What whoever has spawned it is told. */
export type ToParent =
  | { type: 'file.accepted'; id: string; slot: string; fileId: string }
  | { type: 'file.rejected'; id: string }
  | { type: 'file.gone'; id: string; slot: string }
