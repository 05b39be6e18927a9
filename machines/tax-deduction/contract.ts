import type { DeductionYear } from '#domain/deduction-order.ts'
import type { Fault } from '#domain/faults.ts'
import type { FormSteps } from '#domain/form-rules.ts'
import type { Day } from '#domain/moscow-day.ts'
import type { Product } from '#domain/programme.ts'
import type { FiledStatement } from '#domain/filed-statement.ts'
import type { DraftValues } from '#domain/statement-draft.ts'
import type { Input as DraftInput, ToParent as DraftEvent } from '../draft/contract.ts'
import type { DeviceStatementEvent } from '../kit/device-statement.ts'
import type { RetryEvent } from '../kit/network.ts'
import type { SessionEvent } from '../kit/session.ts'

/** By what the order is judged, of which contracts it may be, and the draft that it is filled in as. */
export type Form = { draft: DraftInput; rules: FormSteps; programmes: readonly Product[]; today: Day }
/** What is known of the client's contributions when the page is opened. `form` is there where the papers of some year can be ordered. */
export type Opening = { years: readonly DeductionYear[]; hasOwnContributions: boolean; form: Form | null }
/** The order was made, and waits for its signature; or it may not be made. */
export type Making = { kind: 'made'; statementId: string } | { kind: 'refused'; fault: Fault }
export type Context = Opening & {
  /** How often an order was made: each has a key of its own. */
  attempts: number
  /** What was typed when the order was made last. */
  made: DraftValues | null
  /** The order that is signed, once it was made. */
  statementId: string | null
  filed: FiledStatement | null
  fault: Fault | null
}
/** Values are all sections as they stand when the button is pressed. */
export type Event =
  | Extract<DraftEvent, { type: 'draft.kept' | 'draft.changed' | 'draft.emptied' }>
  | SessionEvent
  | RetryEvent
  | DeviceStatementEvent
  | { type: 'statement.signed'; values: DraftValues }
