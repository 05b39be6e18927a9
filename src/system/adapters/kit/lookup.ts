import { fromPromise } from 'xstate'
import { lookups } from '#api/tables/lookups.ts'
import * as limits from '#domain/limits.ts'
import type { MetaInformation } from '#domain/meta-information.ts'
import { addressOf } from '#domain/suggestions/address.ts'
import { banksOf, companiesOf, officesOf } from '#domain/suggestions/organisations.ts'
import { officeQueryOf, queryOf } from '#domain/suggestions/suggestions.ts'
import type { Source, Suggestion } from '#machines/lookup/contract.ts'
import { lookup } from '#machines/lookup/machine.ts'
import type { Dependencies } from './dependencies.ts'

type Countries = MetaInformation['Countries']
type Filled = Suggestion['data']

const suggestion =
  <Found extends Filled>(valueOf: (found: Found) => string) =>
  (found: Found): Suggestion => ({ value: valueOf(found), data: found })

/** Suggestions to a field while it is typed; `countries` are asked for when an address is suggested. */
export function filledLookup({ client }: Dependencies, countries: () => Countries) {
  const { banks, addresses, offices, companies } = client(lookups)

  async function suggest(
    { source, query }: { source: Source; query: string },
    signal: AbortSignal,
  ): Promise<Suggestion[]> {
    const Query = source === 'fms' ? officeQueryOf(query) : queryOf(query)
    if (Query === null) return []
    const request = { query: { Query, Count: limits.suggestionsAtOnce } }
    switch (source) {
      case 'bank':
        return banksOf(await banks(request, { signal })).map(suggestion(({ bankName }) => bankName))
      case 'address': {
        const found = await addresses(request, { signal })
        return found.map((one) => addressOf(one, countries())).map(suggestion(({ value }) => value))
      }
      case 'fms':
        return officesOf(await offices(request, { signal })).map(suggestion(({ issuedBy }) => issuedBy))
      case 'company':
        return companiesOf(await companies(request, { signal })).map(suggestion(({ name }) => name))
    }
  }

  return lookup.provide({
    actors: { fetchSuggestions: fromPromise(({ input, signal }) => suggest(input, signal)) },
  })
}
