import type { Product } from '#domain/programme.ts'
import { useReads } from '#system/react/use-read.ts'
import { useToday } from '#system/react/use-today.ts'
import type { ProgrammeBalance } from './account-total.ts'

/** The balance of each programme today in Moscow; whoever asks on the same day shares one call. */
export function useBalances(products: readonly Product[]): ProgrammeBalance[] {
  const date = useToday()
  const readings = useReads('balance', products.map(({ id }) => ({ id, date })))
  return products.map((product, index) => ({ product, reading: readings[index] ?? { state: 'loading' } }))
}
