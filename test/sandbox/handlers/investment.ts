import { tables } from '#api/tables/all.ts'
import type { PeriodType } from '#domain/investment.ts'
import { portfolioNames, type PortfolioKey } from '#domain/portfolios.ts'
import type { Handle } from '../handle.ts'
import { endedPeriods } from '../investment/periods.ts'
import { durationOn, ratingsOn } from '../investment/quality.ts'
import { savingYears } from '../investment/saving.ts'
import { issuersOn, structureOn } from '../investment/structure.ts'
import { refuse } from '../refusals.ts'
import type { World } from '../world.ts'

const { investment } = tables
const keys = Object.keys(portfolioNames) as PortfolioKey[]

const portfolioOf = (key: string | undefined): PortfolioKey | null =>
  key === undefined ? null : (keys.find((one) => one === key) ?? refuse('NotFound'))

/** How the fund invests (1.4). */
export function investmentHandlers(handle: Handle, { clock }: World) {
  const periods = (type?: PeriodType) => endedPeriods(clock.today(), type)
  const dateOf = (asked: string | undefined, type?: PeriodType) => {
    const known = periods(type).map(({ periodDate }) => periodDate)
    return (asked === undefined ? known[0] : known.find((date) => date === asked)) ?? refuse('NotFound')
  }
  return [
    handle(investment.periods, ({ query }) => {
      portfolioOf(query.Portfolio)
      return periods()
    }),
    handle(investment.structure, ({ query }) => structureOn(dateOf(query.PeriodDate), portfolioOf(query.Portfolio))),
    handle(investment.issuers, ({ query }) => issuersOn(dateOf(query.PeriodDate), portfolioOf(query.Portfolio))),
    handle(investment.saving, () => [...savingYears]),
    handle(investment.issuerPeriods, ({ query }) => periods(query.PeriodType)),
    handle(investment.issuerPortfolios, ({ query }) => {
      const periodDate = dateOf(query.PeriodDate, query.PeriodType)
      return keys.map((portfolio) => ({
        portfolio,
        periodDate,
        issuers: issuersOn(periodDate, portfolio).map(({ issuerId, name, share }) => ({ issuerId, name, share })),
      }))
    }),
    handle(investment.ratingPeriods, () => periods()),
    handle(investment.rating, ({ query }) => ratingsOn(dateOf(query.PeriodDate))),
    handle(investment.durationPeriods, () => periods()),
    handle(investment.duration, ({ query }) => durationOn(dateOf(query.PeriodDate))),
  ]
}
