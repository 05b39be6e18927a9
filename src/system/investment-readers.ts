import type { Calls } from '#api/client.ts'
import type { investment } from '#api/tables/investment.ts'
import type { Period, PeriodType } from '#domain/investment.ts'

type Api = Calls<typeof investment>
/** A day of which something is wanted, the last one if null; a portfolio, or the whole fund if null. */
type Where = { date: string | null; portfolio: string | null }

const where = ({ date, portfolio }: Where) => ({
  ...(date === null ? {} : { PeriodDate: date }), ...(portfolio === null ? {} : { Portfolio: portfolio }),
})
const day = (date: string | null) => (date === null ? {} : { PeriodDate: date })

/** The lists of days, by what is known of them. */
export type InvestmentPeriods = { of: 'structure'; portfolio: string | null } | { of: 'issuers'; type: PeriodType } | { of: 'rating' } | { of: 'duration' }

/** Reads of how the fund invests, by name; the calls come when the first of them is made. */
export const investmentReadersOf = (arrive: () => Promise<Api>) => ({
  investmentPeriods: async (ask: InvestmentPeriods, signal: AbortSignal): Promise<Period[]> => {
    const api = await arrive()
    switch (ask.of) {
      case 'structure': return api.periods({ query: where({ date: null, portfolio: ask.portfolio }) }, { signal })
      case 'issuers': return api.issuerPeriods({ query: { PeriodType: ask.type } }, { signal })
      case 'rating': return api.ratingPeriods({}, { signal })
      case 'duration': return api.durationPeriods({}, { signal })
    }
  },
  investStructure: async (ask: Where, signal: AbortSignal) => (await arrive()).structure({ query: where(ask) }, { signal }),
  issuers: async (ask: Where, signal: AbortSignal) => (await arrive()).issuers({ query: where(ask) }, { signal }),
  issuerPortfolios: async ({ date, type }: { date: string; type: PeriodType }, signal: AbortSignal) =>
    (await arrive()).issuerPortfolios({ query: { PeriodDate: date, PeriodType: type } }, { signal }),
  savingYears: async (_: null, signal: AbortSignal) => (await arrive()).saving({}, { signal }),
  ratingShares: async ({ date }: { date: string | null }, signal: AbortSignal) => (await arrive()).rating({ query: day(date) }, { signal }),
  bondDuration: async ({ date }: { date: string | null }, signal: AbortSignal) => (await arrive()).duration({ query: day(date) }, { signal }),
})

/** All of them are for anybody. */
export const investmentHome = {
  investmentPeriods: 'reads', investStructure: 'reads', issuers: 'reads', issuerPortfolios: 'reads', savingYears: 'reads', ratingShares: 'reads',
  bondDuration: 'reads',
} as const
