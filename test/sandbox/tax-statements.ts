import * as z from 'zod/mini'
import type { TaxStatement } from '#domain/tax-statements.ts'
import type { Day } from '#domain/moscow-day.ts'
import { ownSums } from './contributions.ts'
import type { Client } from './state.ts'
import { stateOf, type StatementRecord } from './statements/record.ts'

const Content = z.object({ years: z.array(z.number()) })

export const paperTitle = (year: number) => `Справка об уплаченных взносах, ${year}`
export const paperId = (year: number) => `d-tax-${year}`
const isMade = (record: StatementRecord) => record.kind === 'TaxDeduction' && stateOf(record) === 'completed'
const yearsOf = ({ content }: StatementRecord) => z.parse(Content, content).years

/** The years that the papers of a deduction have been made for. */
export const paperYears = (records: readonly StatementRecord[]): number[] => [
  ...new Set(records.filter(isMade).flatMap(yearsOf)),
]

/** A statement for the papers of a deduction as the services tell it (L22, L23). */
export function toTaxStatement(client: Client, today: Day, record: StatementRecord): TaxStatement {
  const sums = ownSums(client, today)
  const years = yearsOf(record)
  return {
    statementId: record.id,
    state: stateOf(record),
    years,
    amountByYear: years.map((year) => ({ year, sum: sums.get(year) ?? 0 })),
    createdDate: record.createdDate,
    registrationNumber: record.registrationNumber,
    documents: isMade(record)
      ? years.map((year) => ({ fileId: `f-${paperId(year)}`, title: paperTitle(year), year }))
      : [],
  }
}
