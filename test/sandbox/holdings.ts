import type { Transaction } from '#domain/programme.ts'
import type { Holding, Programme } from './state.ts'

/** The parts of what a portfolio holds, as operations name them. */
const parts = {
  Personal: 'userBalance',
  Company: 'companyBalance',
  CompanyObligations: 'companyObligationsUser',
  Investment: 'investmentBalance',
} as const
export type AccountGroup = keyof typeof parts
export const accountGroups = Object.keys(parts) as AccountGroup[]

export const toKopecks = (rubles: number): number => Math.round(rubles * 100)
export const toRubles = (kopecks: number): number => kopecks / 100

/** Kopecks in one part of one portfolio. */
export type Part = { portfolio: string; accountGroupType: AccountGroup; kopecks: number }

export const partsOf = (holdings: readonly Holding[]): Part[] =>
  holdings.flatMap((holding) =>
    accountGroups.map((accountGroupType) => ({
      portfolio: holding.portfolio,
      accountGroupType,
      kopecks: toKopecks(holding[parts[accountGroupType]]),
    })),
  )

const isEmpty = (holding: Holding) => accountGroups.every((group) => holding[parts[group]] === 0)

type Entry = Pick<Transaction, 'portfolio' | 'accountGroupType' | 'amount'>

/** What entries add up to, by portfolio: those with money, or where nothing is left those that contributions go to. */
function holdingsFrom({ inflows, movements }: Programme, entries: readonly Entry[]): Holding[] {
  const sums = new Map<string, number>()
  const keyOf = (portfolio: string, group: string) => `${portfolio} ${group}`
  for (const { portfolio, accountGroupType, amount } of entries) {
    const key = keyOf(portfolio, accountGroupType)
    sums.set(key, (sums.get(key) ?? 0) + toKopecks(amount))
  }
  const sumOf = (portfolio: string, group: AccountGroup) => toRubles(sums.get(keyOf(portfolio, group)) ?? 0)
  const all = [...new Set([...inflows, ...movements].map(({ portfolio }) => portfolio))].map((portfolio) => ({
    portfolio,
    userBalance: sumOf(portfolio, 'Personal'),
    companyBalance: sumOf(portfolio, 'Company'),
    companyObligationsUser: sumOf(portfolio, 'CompanyObligations'),
    investmentBalance: sumOf(portfolio, 'Investment'),
  }))
  const held = all.filter((holding) => !isEmpty(holding))
  const open = inflows.filter(({ end }) => end === null).map(({ portfolio }) => portfolio)
  return held.length > 0 ? held : all.filter(({ portfolio }) => open.includes(portfolio))
}

/** What a programme holds, by portfolio. */
export const holdingsOf = (programme: Programme): Holding[] =>
  holdingsFrom(programme, [
    ...partsOf(programme.inflows).map(({ kopecks, ...part }) => ({ ...part, amount: toRubles(kopecks) })),
    ...programme.movements.flatMap(({ transactions }) => transactions),
  ])

/** What it held at the end of a day. */
export const holdingsOn = (
  programme: Programme,
  history: readonly { date: string; transactions: readonly Entry[] }[],
  day: string,
): Holding[] =>
  holdingsFrom(
    programme,
    history.filter(({ date }) => date <= day).flatMap(({ transactions }) => transactions),
  )
