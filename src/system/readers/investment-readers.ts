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

/** Reads of how the fund invests, by name. */
export const investmentReadersOf = (api: Calls<typeof investment>) => ({
  investmentPeriods: (ask: InvestmentPeriods, signal: AbortSignal): Promise<Period[]> => {
    switch (ask.of) {
      case 'structure': return api.periods({ query: where({ date: null, portfolio: ask.portfolio }) }, { signal })
      case 'issuers': return api.issuerPeriods({ query: { PeriodType: ask.type } }, { signal })
      case 'rating': return api.ratingPeriods({}, { signal })
      case 'duration': return api.durationPeriods({}, { signal })
    }
  },
  investStructure: (ask: Where, signal: AbortSignal) => api.structure({ query: where(ask) }, { signal }),
  issuers: (ask: Where, signal: AbortSignal) => api.issuers({ query: where(ask) }, { signal }),
  issuerPortfolios: ({ date, type }: { date: string; type: PeriodType }, signal: AbortSignal) =>
    api.issuerPortfolios({ query: { PeriodDate: date, PeriodType: type } }, { signal }),
  savingYears: (_: null, signal: AbortSignal) => api.saving({}, { signal }),
  ratingShares: ({ date }: { date: string | null }, signal: AbortSignal) => api.rating({ query: day(date) }, { signal }),
  bondDuration: ({ date }: { date: string | null }, signal: AbortSignal) => api.duration({ query: day(date) }, { signal }),
})
