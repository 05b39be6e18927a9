import type { Fault } from '#domain/faults.ts'
import type { FormSteps } from '#domain/form-rules.ts'
import type { KppOnlineRequest } from '#domain/joining-request.ts'
import type { filledSteps, JoiningStep } from '#domain/joining-steps.ts'
import type { MetaInformation } from '#domain/meta-information.ts'
import type { Day } from '#domain/moscow-day.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import type { StatementDocument } from '#domain/statement-documents.ts'
import type { StatementFile } from '#domain/statement-files.ts'
import type { Input as DraftInput, ToParent as DraftEvent } from '../draft/contract.ts'
import type { RetryEvent } from '../kit/network.ts'
import type { PageEvent } from '../kit/page.ts'
import type { FileEvent } from '../kit/statement-files.ts'
import type { StepEvent } from '../kit/step.ts'
import type { ToParent as UploadEvent } from '../upload/contract.ts'

export { filledSteps, joiningSteps as steps } from '#domain/joining-steps.ts'
export type Step = JoiningStep
export type FilledStep = (typeof filledSteps)[number]

export type Input = { requestId: string | null }
/** A programme that the client has no request to join yet. */
export type Invitation = { title: string; holdingName: string; companyCode: string }
/** By what the form is judged and chosen from, and the draft that it is filled in as. */
export type Form = { draft: DraftInput; rules: FormSteps; meta: MetaInformation; today: Day }
/** The request as the services have it, and the form that it is filled in by. */
export type Opening = {
  request: KppOnlineRequest
  form: Form & { reached: string; values: DraftValues; unsent?: readonly StatementFile[] }
}
/** What asking for a letter that confirms the address has come to: it was sent, or the address was confirmed before. */
export type EmailAnswer = { kind: 'sent'; email: string } | { kind: 'confirmed' }
export type Context = Input & {
  /** As it was fetched last: its verdicts, its state, whether its address is confirmed; or as it was signed since. */
  request: KppOnlineRequest | null
  /** The programme that can be joined; null where there is a request, or nobody may begin one. */
  invitation: Invitation | null
  form: Form | null
  /** The furthest step. */
  reached: Step
  files: readonly StatementFile[]
  papers: readonly StatementDocument[]
  /** Where the letter went that confirms the address. */
  sentTo: string | null
  emailFault: Fault | null
  fault: Fault | null
}
/** Values are every section but the files, as they stand with what the step has typed. */
export type Event =
  | StepEvent<FilledStep>
  | DraftEvent
  | UploadEvent
  | FileEvent
  | RetryEvent
  | PageEvent
  | { type: 'statement.continued' }
  /** A request is to be begun where there is none. */
  | { type: 'statement.begun' }
  | { type: 'statement.putAside' }
  /** A letter is wanted that confirms the address. */
  | { type: 'email.confirmationRequested'; values: DraftValues }
  /** The files that were not accepted have been replaced. */
  | { type: 'files.resent'; values: DraftValues }
  /** The client goes on to the documents, and to their signature. */
  | { type: 'signing.requested' }
