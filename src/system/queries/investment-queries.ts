import type { Calls } from '#api/client.ts'
import type { investment } from '#api/tables/investment.ts'
import type { Period, PeriodType } from '#domain/investment.ts'

/** A day of which something is wanted, the last one if null; a portfolio, or the whole fund if null. */
type Where = { date: string | null; portfolio: string | null }

const where = ({ date, portfolio }: Where) => ({
  ...(date === null ? {} : { PeriodDate: date }), ...(portfolio === null ? {} : { Portfolio: portfolio }),
})
const day = (date: string | null) => (date === null ? {} : { PeriodDate: date })

/** The lists of days, by what is known of them. */
export type InvestmentPeriods = { of: 'structure'; portfolio: string | null } | { of: 'issuers'; type: PeriodType } | { of: 'rating' } | { of: 'duration' }

/** Queries of how the fund invests, by name. */
export const investmentFetchersOf = (api: Calls<typeof investment>) => ({
  investmentPeriods: (request: InvestmentPeriods, signal: AbortSignal): Promise<Period[]> => {
    switch (request.of) {
      case 'structure': return api.periods({ query: where({ date: null, portfolio: request.portfolio }) }, { signal })
      case 'issuers': return api.issuerPeriods({ query: { PeriodType: request.type } }, { signal })
      case 'rating': return api.ratingPeriods({}, { signal })
      case 'duration': return api.durationPeriods({}, { signal })
    }
  },
  investStructure: (request: Where, signal: AbortSignal) => api.structure({ query: where(request) }, { signal }),
  issuers: (request: Where, signal: AbortSignal) => api.issuers({ query: where(request) }, { signal }),
  issuerPortfolios: ({ date, type }: { date: string; type: PeriodType }, signal: AbortSignal) =>
    api.issuerPortfolios({ query: { PeriodDate: date, PeriodType: type } }, { signal }),
  savingYears: (_: null, signal: AbortSignal) => api.saving({}, { signal }),
  ratingShares: ({ date }: { date: string | null }, signal: AbortSignal) => api.rating({ query: day(date) }, { signal }),
  bondDuration: ({ date }: { date: string | null }, signal: AbortSignal) => api.duration({ query: day(date) }, { signal }),
})
