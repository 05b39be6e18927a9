import { savingsColours } from '#domain/chart-colours.ts'
import type { Amounts } from '#domain/money.ts'

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
