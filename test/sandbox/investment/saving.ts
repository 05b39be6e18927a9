import type { SavingYear } from '#domain/investment.ts'
import type { PortfolioKey } from '#domain/portfolios.ts'

const firstYear = 2018
/** Growth of consumer prices, December to December, as the statistics service gives it. */
const inflation = [4.27, 3.05, 4.91, 8.39, 11.94, 7.42, 9.52, 5.6]
/** Before the fund's own reward. */
const yields: Record<PortfolioKey, readonly number[]> = {
  Balanced: [6.8, 11.2, 7.4, 5.1, 8.9, 10.3, 14.6, 19.8],
  Conservative: [6.4, 8.9, 6, 4.9, 8.2, 8.8, 13.9, 17.6],
  Optimal: [7, 12.6, 7.9, 5.8, 5.2, 12.1, 13.1, 20.4],
  Promising: [5.2, 15.8, 9.6, 8.7, -6.4, 19.5, 6.8, 18.9],
  Currency: [9.1, 2.4, 12.7, 1.9, 3.8, 14.2, 11.5, 4.2],
  Schlumberger: [6.6, 10.4, 6.9, 5, 7.7, 9.6, 13.8, 18.1],
  Minor: [6.1, 9.3, 6.2, 4.7, 7.1, 8.9, 12.7, 16.8],
}
/** What of a gain is written to the client's account; a loss is not shared. */
const clientShare = 0.85

const tenths = (value: number) => Math.round(value * 10) / 10

/** What each portfolio brought in every year. */
export const savingYears: readonly SavingYear[] = Object.entries(yields).flatMap(([portfolio, years]) => {
  let growth = 1
  return years.map((fundYield, index) => {
    const clientYield = fundYield > 0 ? tenths(fundYield * clientShare) : fundYield
    growth *= 1 + clientYield / 100
    return {
      year: firstYear + index,
      portfolio,
      fundYield,
      clientYield,
      inflation: inflation[index] ?? 0,
      averageYield: tenths((growth ** (1 / (index + 1)) - 1) * 100),
    }
  })
})
