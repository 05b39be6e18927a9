import { addDays, endOfMonth, formatISO, parseISO } from 'date-fns'
import type { InvestYear, Turnover } from '#domain/cash-flow.ts'
import type { TransactionGroup } from '#domain/programme.ts'
import { sumAmounts, totalOf } from '#domain/money.ts'
import { holdingsOn } from './history.ts'
import type { Programme } from './state.ts'

const day = (date: Date) => formatISO(date, { representation: 'date' })
const dayBefore = (date: string) => day(addDays(parseISO(date), -1))
const rubles = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100

/** Sums by who paid, of the operations of some days. */
function flowsIn(history: readonly TransactionGroup[], begin: string, end: string) {
  const entries = history.filter(({ date }) => date >= begin && date <= end).flatMap(({ transactions }) => transactions)
  const of = (...kinds: string[]) =>
    rubles(entries.filter(({ accountGroupType }) => kinds.includes(accountGroupType)).map(({ amount }) => amount))
  return { personal: of('Personal'), company: of('Company', 'CompanyObligations'), income: of('Investment') }
}

const balanceOn = (programme: Programme, history: readonly TransactionGroup[], date: string) =>
  totalOf(sumAmounts(holdingsOn(programme, history, date)))

/** The ends of months between two days, and the last day itself. */
function pointDays(begin: string, end: string): string[] {
  const days: string[] = []
  for (let at = day(endOfMonth(parseISO(begin))); at < end; at = day(endOfMonth(addDays(parseISO(at), 1))))
    days.push(at)
  return [...days, end]
}

/** What came and went between two days; opening, flows and closing add up. */
export function turnoverOf(
  programme: Programme,
  history: readonly TransactionGroup[],
  begin: string,
  end: string,
): Turnover {
  const { personal, company, income } = flowsIn(history, begin, end)
  return {
    begin,
    end,
    openingBalance: balanceOn(programme, history, dayBefore(begin)),
    closingBalance: balanceOn(programme, history, end),
    turnover: {
      personalContributions: personal,
      companyContributions: company,
      payments: 0,
      taxWithheld: 0,
      transfers: 0,
    },
    revenue: income,
    points: pointDays(begin, end).map((date) => ({
      date,
      balance: balanceOn(programme, history, date),
      revenue: flowsIn(history, begin, date).income,
    })),
  }
}

/** The same year by year since the agreement. */
export function yearsOf(programme: Programme, history: readonly TransactionGroup[], today: string): InvestYear[] {
  const first = Number((programme.product.agreementDate ?? today).slice(0, 4))
  return Array.from({ length: Number(today.slice(0, 4)) - first + 1 }, (_, index) => {
    const year = first + index
    const { personal, company, income } = flowsIn(history, `${year}-01-01`, `${year}-12-31`)
    const opening = balanceOn(programme, history, `${year - 1}-12-31`)
    const closing = balanceOn(programme, history, `${year}-12-31`)
    const mean = (opening + closing) / 2
    return {
      year,
      personalContributions: personal,
      companyContributions: company,
      investmentIncome: income,
      balance: closing,
      yield: mean > 0 ? Math.round((income / mean) * 1000) / 10 : null,
    }
  })
}
