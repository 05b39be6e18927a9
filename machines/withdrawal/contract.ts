import type { Fault } from '#domain/faults.ts'
import type { FiledStatement } from '#domain/filed-statement.ts'
import type { StatementDocument } from '#domain/statement-documents.ts'
import type { CanReject } from '#domain/withdrawal.ts'
import type { RetryEvent } from '../kit/network.ts'
import type { SessionEvent } from '../kit/session.ts'

/** The redemption that is taken back. */
export type Input = { statementId: string }
/** Whether it may be taken back, and a seed for the keys of requests; missing: the client has filed no such statement. */
export type Opening = { kind: 'known'; permission: CanReject; seed: string } | { kind: 'missing' }
/** The request to take it back was made, and waits for its signature; or it may not be made. */
export type Creation = { kind: 'made'; statementId: string } | { kind: 'refused'; fault: Fault }
export type Context = Input & {
  permission: CanReject | null
  seed: string
  attempts: number
  /** The request that is signed, once it was made. */
  requestId: string | null
  papers: readonly StatementDocument[]
  filed: FiledStatement | null
  /** Why the last try was refused. */
  refusal: Fault | null
  /** Why there is no answer. */
  fault: Fault | null
}
export type Event = { type: 'withdrawal.requested' } | SessionEvent | RetryEvent
