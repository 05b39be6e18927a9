import type { Fault } from '#domain/faults.ts'
import type { FormSteps } from '#domain/form-rules.ts'
import type { Day } from '#domain/moscow-day.ts'
import type { CanSubmit } from '#domain/redemption.ts'
import type { RedemptionStep } from '#domain/redemption-steps.ts'
import type { FiledStatement } from '#domain/filed-statement.ts'
import type { DraftValues, DraftVersion } from '#domain/statement-draft.ts'
import type { StatementDocument } from '#domain/statement-documents.ts'
import type { StatementFile } from '#domain/statement-files.ts'
import type { Input as DraftInput, ToParent as DraftEvent } from '../draft/contract.ts'
import type { RetryEvent } from '../kit/network.ts'
import type { SessionEvent } from '../kit/session.ts'
import type { FileEvent } from '../kit/statement-files.ts'
import type { StepEvent } from '../kit/step.ts'
import type { ToParent as UploadEvent } from '../upload/contract.ts'

export { redemptionSteps as steps } from '#domain/redemption-steps.ts'
export type Step = RedemptionStep

/** By what the form is judged, and the draft that it is filled in as. */
export type Form = { draft: DraftInput; rules: FormSteps; today: Day }
/** What is known of the statement when its page is opened. `form` is there for who may file a new one or go on with a draft. */
export type Opening = {
  permission: CanSubmit
  isPassportInvalid: boolean
  form: (Form & { reached: string; values: DraftValues; unsent?: readonly StatementFile[] }) | null
}
export type Context = {
  permission: CanSubmit | null
  form: Form | null
  /** The furthest step. */
  reached: Step
  files: readonly StatementFile[]
  /** What is signed, in the version that was saved before, and the documents that are shown first; nothing while a step is open. */
  statementId: string | null
  version: DraftVersion
  papers: readonly StatementDocument[]
  filed: FiledStatement | null
  fault: Fault | null
}
/** Values are every section but the files, as they stand with what the step has typed. */
export type Event =
  | StepEvent<Step>
  | DraftEvent
  | UploadEvent
  | FileEvent
  | SessionEvent
  | RetryEvent
  | { type: 'redemption.begun' }
  /** From where the draft is managed to the step that was reached. */
  | { type: 'statement.continued' }
  | { type: 'statement.putAside' }
  | { type: 'deletion.requested' }
  | { type: 'deletion.confirmed' }
  | { type: 'deletion.declined' }
  | { type: 'statement.signed'; values: DraftValues }
