import { addDays, endOfMonth, formatISO, parseISO } from 'date-fns'
import type { InvestYear, Turnover } from '#domain/cash-flow.ts'
import { signedAmount, type TransactionGroup } from '#domain/programme.ts'
import { sumAmounts, totalOf } from '#domain/money.ts'
import { holdingsOn, toKopecks, toRubles } from './holdings.ts'
import type { Programme } from './state.ts'

const day = (date: Date) => formatISO(date, { representation: 'date' })
const dayBefore = (date: string) => day(addDays(parseISO(date), -1))

/** What came of each kind in some days; of what is paid out and withheld how much went. */
function flowsIn(history: readonly TransactionGroup[], begin: string, end: string) {
  const groups = history.filter(({ date }) => date >= begin && date <= end)
  const of = (...types: string[]) =>
    toRubles(
      groups
        .filter(({ operationType }) => types.includes(operationType))
        .reduce((sum, group) => sum + toKopecks(signedAmount(group)), 0),
    )
  return {
    personal: of('PersonalContribution'),
    company: of('CompanyContribution'),
    income: of('InvestmentIncome'),
    payments: 0 - of('Redemption'),
    tax: 0 - of('TaxWithheld'),
    transfers: of('PortfolioTransferIn', 'PortfolioTransferOut'),
  }
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
  const { personal, company, income, payments, tax, transfers } = flowsIn(history, begin, end)
  return {
    begin,
    end,
    openingBalance: balanceOn(programme, history, dayBefore(begin)),
    closingBalance: balanceOn(programme, history, end),
    turnover: {
      personalContributions: personal,
      companyContributions: company,
      payments,
      taxWithheld: tax,
      transfers,
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
