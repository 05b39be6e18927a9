import type { Product } from '#domain/programme.ts'
import { useQueries } from '#system/react/use-query.ts'
import { useToday } from '#system/react/use-today.ts'
import type { ProgrammeBalance } from './account-total.ts'

/** The balance of each programme today in Moscow; whoever asks on the same day shares one call. */
export function useBalances(products: readonly Product[]): ProgrammeBalance[] {
  const date = useToday()
  const queries = useQueries('balance', products.map(({ id }) => ({ id, date })))
  return products.map((product, index) => ({ product, query: queries[index] ?? { state: 'loading' } }))
}
