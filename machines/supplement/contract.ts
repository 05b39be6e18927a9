import type { Fault } from '#domain/faults.ts'
import type { StepRules } from '#domain/form-rules.ts'
import type { Day } from '#domain/moscow-day.ts'
import type { StatementFile } from '#domain/statement-files.ts'
import type { Supplement } from '#domain/supplement.ts'
import type { Input as DraftInput } from '../draft/contract.ts'
import type { RetryEvent } from '../kit/network.ts'
import type { SessionEvent } from '../kit/session.ts'
import type { Input as UploadInput, ToParent as UploadEvent } from '../upload/contract.ts'

/** The redemption that papers were asked for. */
export type Input = { statementId: string }
/** What the fund has asked for, in its words, and the last day to send it; null where it does not say. */
export type Asked = { comment: string | null; until: Day | null }
/** By what is judged what is sent, and where it is kept until then. */
export type Form = { draft: DraftInput; rules: StepRules; today: Day }
/** notNeeded: the fund waits for nothing now; missing: the client has filed no such statement. */
export type Opening =
  { kind: 'needed'; asked: Asked; form: Form; unsent?: readonly StatementFile[] } | { kind: 'notNeeded' | 'missing' }
/** One frozen try to send: nothing of it changes until the services have answered. */
export type Attempt = Pick<Supplement, 'comment' | 'documents' | 'idempotencyKey'>
/** How a try may end; notNeeded: the fund waits for nothing any more. */
export type Sending =
  { kind: 'sent'; registrationNumber: string | null } | { kind: 'notNeeded' } | { kind: 'refused'; fault: Fault }
export type Context = Input & {
  asked: Asked | null
  form: Form | null
  files: readonly StatementFile[]
  attempts: number
  attempt: Attempt | null
  registrationNumber: string | null
  fault: Fault | null
}
export type Event =
  | { type: 'supplement.submitted'; comment: string }
  | { type: 'file.attached'; file: UploadInput; contentType: string }
  /** A file of an earlier visit is taken out: no upload of this one knows it. */
  | { type: 'file.detached'; id: string }
  | UploadEvent
  | SessionEvent
  | RetryEvent
