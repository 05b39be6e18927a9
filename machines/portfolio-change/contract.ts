import type { Fault } from '#domain/faults.ts'
import type { Day } from '#domain/moscow-day.ts'
import type { SharerPortfolio } from '#domain/portfolio-change.ts'
import type { PortfolioStep } from '#domain/portfolio-steps.ts'
import type { FiledStatement } from '#domain/filed-statement.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import type { Input as DraftInput, ToParent as DraftEvent } from '../draft/contract.ts'
import type { DeviceStatementEvent } from '../kit/device-statement.ts'
import type { RetryEvent } from '../kit/network.ts'
import type { SessionEvent } from '../kit/session.ts'
import type { StepEvent } from '../kit/step.ts'

export { portfolioSteps as steps } from '#domain/portfolio-steps.ts'
export type Step = PortfolioStep

/** The programme whose money goes to other portfolios, by its id. */
export type Input = { programmeId: string }
/** The draft that the change is filled in as, and for which agreement. */
export type Form = { draft: DraftInput; agreementId: string; today: Day }
/**
 * What may be chosen for contributions of each kind. `form` is there where anything may; `draftOf` is the agreement of a draft that was
 * begun on this device for another programme.
 */
export type Opening = {
  offer: readonly SharerPortfolio[]
  form: (Form & { reached: string }) | null
  draftOf: string | null
}
export type Context = Input & {
  offer: readonly SharerPortfolio[]
  form: Form | null
  draftOf: string | null
  /** The furthest step. */
  reached: Step
  /** How often the signing was begun: each has a key of its own. */
  signings: number
  /** What is signed, whole; nothing while a step is open. */
  statement: Readonly<Record<string, unknown>> | null
  filed: FiledStatement | null
  fault: Fault | null
}
/** Values are all sections as they stand with what the step has typed. */
export type Event =
  | StepEvent<Step>
  | Extract<DraftEvent, { type: 'draft.kept' | 'draft.changed' | 'draft.emptied' }>
  | SessionEvent
  | RetryEvent
  | DeviceStatementEvent
  /** In the place of a draft of another programme. */
  | { type: 'change.begunAnew' }
  | { type: 'statement.signed'; values: DraftValues }
