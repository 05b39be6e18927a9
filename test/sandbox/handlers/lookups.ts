import { tables } from '#api/tables/all.ts'
import type { Handle } from '../handle.ts'
import { addresses } from '../lookups/addresses.ts'
import { banks } from '../lookups/banks.ts'
import { companies } from '../lookups/companies.ts'
import { offices } from '../lookups/offices.ts'
import { suggest } from '../lookups/suggest.ts'
import { refuse } from '../refusals.ts'

const { lookups } = tables
const most = { query: 300, count: 20 }
type Asked = { Query: string; Count: number }

function check({ Query, Count }: Asked): void {
  const fields: Record<string, string[]> = {}
  if (Query.length > most.query) fields['Query'] = [`Не больше ${most.query} знаков`]
  if (!Number.isInteger(Count) || Count < 1 || Count > most.count) fields['Count'] = [`От 1 до ${most.count}`]
  if (Object.keys(fields).length > 0) refuse('ValidationError', { fields })
}

/** The entries of a dictionary that a query means, by its words and by these codes of an entry. */
function suggestIn<Entry extends { value: string }>(
  entries: readonly Entry[],
  codesOf: (entry: Entry) => (string | null | undefined)[],
) {
  const textOf = (entry: Entry) => [entry.value, ...codesOf(entry)].join(' ')
  return ({ query }: { query: Asked }) => {
    check(query)
    return { suggestions: suggest(entries, textOf, query.Query, query.Count) }
  }
}

/** Dictionaries behind the fields of the forms (1.10, J2 to J5). */
export const lookupsHandlers = (handle: Handle) => [
  handle(
    lookups.banks,
    suggestIn(banks, ({ data }) => [data.bic, data.inn, data.swift]),
  ),
  handle(
    lookups.addresses,
    suggestIn(addresses, ({ data }) => [data.postal_code]),
  ),
  handle(
    lookups.offices,
    suggestIn(offices, ({ data }) => [data.code]),
  ),
  handle(
    lookups.companies,
    suggestIn(companies, ({ data }) => [data.inn, data.ogrn]),
  ),
]
