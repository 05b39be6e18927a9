import { savingsColours } from '#domain/chart-colours.ts'
import { formatRubles, sumAmounts, totalOf, type Amounts } from '#domain/money.ts'
import type { Product, ProductBalance } from '#domain/programme.ts'
import { together } from '#system/react/together.ts'
import { rows, useQueries, type PartialState, type QueryState } from '#system/react/use-query.ts'
import { useToday } from '#system/react/use-today.ts'
import type { RingPart } from '#ui/ring.tsx'

/** A programme and how its balance stands. */
export type ProgrammeBalance = { product: Product; query: QueryState<ProductBalance> }

/** What all programmes hold together; `missing` are those whose balance did not come. */
export type AccountTotal = QueryState<Sum> | PartialState<Sum>
export type Sum = { amounts: Amounts; total: number; day: string; missing: Product[] }

/** Adds up the balances once each has come or failed, so that the sum never moves while it is being read. */
export function accountTotal(balances: readonly ProgrammeBalance[]): AccountTotal {
  const all = together(balances.map(({ query }) => query))
  if (all.state === 'loading' || all.state === 'failed') return all
  const shown = all.value.filter((balance) => balance !== null)
  const [day] = shown.map(({ date }) => date).toSorted()
  if (day === undefined) return { state: 'loading' }
  const amounts = sumAmounts(shown.flatMap(({ portfolios }) => portfolios))
  const missing = balances.filter((_, at) => all.value[at] === null).map(({ product }) => product)
  return { ...all, value: { amounts, total: totalOf(amounts), day, missing } }
}

/** The balance of each programme today in Moscow; whoever asks on the same day shares one call. */
export function useBalances(products: readonly Product[]): ProgrammeBalance[] {
  const date = useToday()
  const queries = useQueries(
    rows.balances.balance,
    products.map(({ id }) => ({ params: { id }, query: { date } })),
  )
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
export function composition(amounts: Amounts): (Source & RingPart)[] {
  const all = sources.map((source) => {
    const value = amounts[source.key]
    return { ...source, value, text: formatRubles(value) }
  })
  const given = all.filter(({ value }) => value !== 0)
  return given.length > 0 ? given : all
}
