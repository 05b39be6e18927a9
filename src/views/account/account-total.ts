import { sumAmounts, totalOf, type Amounts } from '#domain/money.ts'
import type { Product, ProductBalance } from '#domain/programme.ts'
import type { QueryState } from '#system/react/use-query.ts'

/** A programme and how its balance stands. */
export type ProgrammeBalance = { product: Product; query: QueryState<ProductBalance> }

/** What all programmes hold together; `missing` are those whose balance did not come. */
export type AccountTotal =
  | { state: 'loading' }
  | { state: 'failed'; retry: () => void }
  | { state: 'shown'; amounts: Amounts; total: number; day: string; missing: Product[]; retry: () => void }

/** Adds up the balances once each has come or failed, so that the sum never moves while it is being read. */
export function accountTotal(balances: readonly ProgrammeBalance[]): AccountTotal {
  if (balances.some(({ query }) => query.state === 'loading')) return { state: 'loading' }
  const shown = balances.flatMap(({ query }) => (query.state === 'shown' ? [query.value] : []))
  const missing = balances.filter(({ query }) => query.state === 'failed').map(({ product }) => product)
  const retry = () => {
    for (const { query } of balances) if (query.state === 'failed') query.retry()
  }
  const days = shown.map(({ date }) => date).toSorted()
  const [day] = days
  if (day === undefined) return { state: 'failed', retry }
  const amounts = sumAmounts(shown.flatMap(({ portfolios }) => portfolios))
  return { state: 'shown', amounts, total: totalOf(amounts), day, missing, retry }
}
