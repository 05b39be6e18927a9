import type { TaxStatement } from '#domain/tax-statements.ts'
import type { Day } from '#domain/moscow-day.ts'
import { ownSums } from './contributions.ts'
import type { Client } from './state.ts'

/** The year of the papers that the client with much of everything has got. */
export const paperYear = (client: Client, today: Day): number | null =>
  client.persona === 'P11' ? Number(today.slice(0, 4)) - 1 : null
export const paperTitle = (year: number) => `Справка об уплаченных взносах, ${year}`
export const paperId = (year: number) => `d-tax-${year}`

/** What has been filed for the papers of a deduction (L23), the newest first. */
export function taxStatementsOf(client: Client, today: Day): TaxStatement[] {
  const year = paperYear(client, today)
  if (year === null) return []
  const sum = ownSums(client, today).get(year) ?? 0
  return [
    {
      statementId: 'td-1',
      state: 'completed',
      years: [year],
      amountByYear: [{ year, sum }],
      createdDate: `${year + 1}-01-20T09:40:00Z`,
      registrationNumber: `НВ-${year + 1}-000014`,
      documents: [{ fileId: `f-${paperId(year)}`, title: paperTitle(year), year }],
    },
  ]
}
