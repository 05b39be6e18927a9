import type { AnnualSum } from './contributions.ts'
import type { Day } from './moscow-day.ts'
import type { StatementDocument } from './statement-documents.ts'
import type { DraftValues } from './statement-draft.ts'
import { unsignedStates } from './statement-states.ts'
import { deductionKindOf, refundAt, standingOf, type DeductionKind } from './tax-deduction.ts'
import type { TaxStatement } from './tax-statements.ts'
import { parseAmount } from './typed-amount.ts'

/** A year of the client's own contributions, and whether its papers can be ordered: they may have been, or the year is not over, or past. */
export type DeductionYear = {
  year: number
  sum: number
  status: 'open' | 'requested' | 'running' | 'past' | 'uncounted'
}

/** What is read before the signature. */
export const deductionPapers: readonly StatementDocument[] = [
  { name: 'TaxDeduction', title: 'Заявление на документы для вычета', isRequired: true },
]

/** An order that nobody has signed, or that was refused, stands in nobody's way. */
const isOver = ({ state }: TaxStatement) => state === 'rejected' || unsignedStates.some((one) => one === state)

/** The client's years, the newest first. */
export function deductionYears(
  sums: readonly AnnualSum[],
  { filed, today }: { filed: readonly TaxStatement[]; today: Day },
): DeductionYear[] {
  const requested = new Set(filed.filter((one) => !isOver(one)).flatMap(({ years }) => years))
  return sums
    .toSorted((one, other) => other.year - one.year)
    .map(({ year, sum, isAvailable }) => {
      const status = standingOf(year, today)
      if (status !== 'open') return { year, sum, status }
      if (requested.has(year)) return { year, sum, status: 'requested' }
      return { year, sum, status: isAvailable === false || sum <= 0 ? 'uncounted' : 'open' }
    })
}

/** The years that an order names. */
export function yearsIn({ years }: DraftValues): number[] {
  return Array.isArray(years) ? years.filter((year) => typeof year === 'number') : []
}

/** Contributions of different years may come under different deductions, and one order is of one. */
const areOfOneKind = (years: readonly number[]): boolean => new Set(years.map(deductionKindOf)).size <= 1

/** The deduction that an order of these years is for. */
export const kindOfYears = (years: readonly number[]): DeductionKind => deductionKindOf(Math.max(...years))

function faultOfYears(all: readonly DeductionYear[], chosen: readonly number[]): string | null {
  if (chosen.length === 0) return 'Выберите год'
  const open = all.filter(({ status }) => status === 'open').map(({ year }) => year)
  if (chosen.some((year) => !open.includes(year))) return 'Выберите годы из тех, что названы здесь'
  return areOfOneKind(chosen)
    ? null
    : 'Взносы до 2025 года и с 2025 года — два разных вычета. Подайте на них два заявления'
}

/** What is wrong with the years and contracts of an order, by its fields, where the form rules ask only that they are there. */
export function faultsOfOrder(values: DraftValues, years: readonly DeductionYear[]): Readonly<Record<string, string>> {
  const ofYears = faultOfYears(years, yearsIn(values))
  const { agreementIds } = values
  return {
    ...(ofYears === null ? {} : { years: ofYears }),
    ...(Array.isArray(agreementIds) && agreementIds.length > 0 ? {} : { agreementIds: 'Выберите договор' }),
  }
}

/** What may come back for the years that were chosen, in rubles; the income is the client's own, for this alone. */
export function refundFor(values: DraftValues, years: readonly DeductionYear[]): number {
  const chosen = yearsIn(values)
  const income = parseAmount(typeof values['income'] === 'string' ? values['income'] : '')
  return years
    .filter(({ year }) => chosen.includes(year))
    .reduce((total, { year, sum }) => total + refundAt(year, sum, income), 0)
}

/** The order as it is sent, under a key of its own; what the client has typed for the estimate is nobody else's. */
export const orderOf = ({ income: _, ...values }: DraftValues, idempotencyKey: string): DraftValues => ({
  ...values,
  idempotencyKey,
})
