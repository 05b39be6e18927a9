import type { Blocking } from '#domain/account.ts'
import type { Fault } from '#domain/faults.ts'
import type { FormSteps } from '#domain/form-rules.ts'
import type { Day } from '#domain/moscow-day.ts'
import type { Entitlement } from '#domain/pension-grounds.ts'
import type { PensionStep } from '#domain/pension-steps.ts'
import type { Product } from '#domain/programme.ts'
import type { FiledStatement } from '#domain/filed-statement.ts'
import type { StatementFile } from '#domain/statement-files.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import type { Input as DraftInput, ToParent as DraftEvent } from '../draft/contract.ts'
import type { DeviceStatementEvent } from '../kit/device-statement.ts'
import type { RetryEvent } from '../kit/network.ts'
import type { SessionEvent } from '../kit/session.ts'
import type { FileEvent } from '../kit/statement-files.ts'
import type { StepEvent } from '../kit/step.ts'
import type { ToParent as UploadEvent } from '../upload/contract.ts'

export { pensionSteps as steps } from '#domain/pension-steps.ts'
export type Step = PensionStep

/** By what the application is judged, of which programmes it may be, and the draft that it is filled in as. */
export type Form = { draft: DraftInput; rules: FormSteps; programmes: readonly Product[]; today: Day }
/** What is known of the client when the page is opened. `form` is there for whoever nothing stops. */
export type Opening = {
  blocking: Blocking | null
  entitlement: Entitlement
  form: (Form & { reached: string; values: DraftValues; unsent?: readonly StatementFile[] }) | null
}
export type Context = {
  blocking: Blocking | null
  entitlement: Entitlement | null
  form: Form | null
  /** The furthest step. */
  reached: Step
  files: readonly StatementFile[]
  /** How often the signing was begun: each has a key of its own. */
  signings: number
  /** What is signed, whole; nothing while a step is open. */
  statement: Readonly<Record<string, unknown>> | null
  filed: FiledStatement | null
  fault: Fault | null
}
/** Values are every section but the files, as they stand with what the step has typed. */
export type Event =
  | StepEvent<Step>
  | Extract<DraftEvent, { type: 'draft.kept' | 'draft.changed' | 'draft.emptied' }>
  | UploadEvent
  | FileEvent
  | SessionEvent
  | RetryEvent
  | DeviceStatementEvent
  /** Begun anew, by a ground that has come or by one that a paper proves. */
  | { type: 'pension.begun' }
  | { type: 'statement.signed'; values: DraftValues }
