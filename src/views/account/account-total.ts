import { savingsColours } from '#domain/chart-colours.ts'
import { sumAmounts, totalOf, type Amounts } from '#domain/money.ts'
import type { Product, ProductBalance } from '#domain/programme.ts'
import { rows, useQueries, type QueryState } from '#system/react/use-query.ts'
import { useToday } from '#system/react/use-today.ts'

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

/** The balance of each programme today in Moscow; whoever asks on the same day shares one call. */
export function useBalances(products: readonly Product[]): ProgrammeBalance[] {
  const date = useToday()
  const queries = useQueries(rows.balances.balance, products.map(({ id }) => ({ params: { id }, query: { date } })))
  return products.map((product, index) => ({ product, query: queries[index] ?? { state: 'loading' } }))
}

type Source = { key: keyof Amounts; label: string; colour: number }

/** The four sources of a client's money, in the order and with the chart colours that every picture of them keeps (3-22). */
const sources: readonly Source[] = [
  { key: 'userBalance', label: 'Ваши взносы', colour: savingsColours.own },
  { key: 'companyBalance', label: 'Взносы работодателя', colour: savingsColours.employer },
  { key: 'companyObligationsUser', label: 'Обязательства работодателя', colour: savingsColours.obligations },
  { key: 'investmentBalance', label: 'Инвестиционный доход', colour: savingsColours.income },
]

/** What a sum is made of; a source that gave nothing is left out, unless none gave anything. */
export function composition(amounts: Amounts): (Source & { amount: number })[] {
  const all = sources.map((source) => ({ ...source, amount: amounts[source.key] }))
  const given = all.filter(({ amount }) => amount !== 0)
  return given.length > 0 ? given : all
}
