import { describe, expect, it } from 'vitest'
import { tables } from '#api/tables/all.ts'
import { portfolioNames } from '#domain/portfolios.ts'
import { startCaller } from './sandbox-caller.ts'

const { investment } = tables
const keys = Object.keys(portfolioNames)
const whole = [...keys, undefined]
const sum = (shares: readonly { share: number }[]) =>
  Math.round(shares.reduce((total, { share }) => total + share, 0) * 100) / 100

describe('what is told of the investing', () => {
  it('shares add up to a hundred for every portfolio and every day, and sums are those shares of the total', async () => {
    const caller = await startCaller()
    for (const Portfolio of whole) {
      const portfolio = Portfolio === undefined ? {} : { Portfolio }
      for (const { periodDate } of await caller.read(investment.periods, { query: portfolio })) {
        const { items, totalAmount, ...structure } = await caller.read(investment.structure, {
          query: { ...portfolio, PeriodDate: periodDate },
        })
        expect(structure).toEqual({ periodDate, portfolio: Portfolio ?? null })
        expect(sum(items)).toBe(100)
        for (const { share, amount } of items) expect(amount).toBeCloseTo((share * totalAmount) / 100, 1)
      }
    }
  })

  it('issuers of a kind of assets add up to its share, and the lists of all portfolios say the same as those of each', async () => {
    const caller = await startCaller()
    const [period] = await caller.read(investment.issuerPeriods, { query: { PeriodType: 'Month' } })
    const PeriodDate = period?.periodDate ?? ''
    const all = await caller.read(investment.issuerPortfolios, { query: { PeriodDate, PeriodType: 'Month' } })
    expect(all.map(({ portfolio }) => portfolio)).toEqual(keys)
    for (const { portfolio, issuers } of all) {
      const query = { Portfolio: portfolio, PeriodDate }
      const { items } = await caller.read(investment.structure, { query })
      const known = await caller.read(investment.issuers, { query })
      for (const { assetType, share } of items)
        expect({ assetType, share: sum(known.filter((one) => one.assetType === assetType)) }).toEqual({
          assetType,
          share,
        })
      expect(issuers).toEqual(known.map(({ issuerId, name, share }) => ({ issuerId, name, share })))
    }
  })

  it('ratings and bonds add up to a hundred, and the average lies among the bonds', async () => {
    const caller = await startCaller()
    expect(sum(await caller.read(investment.rating))).toBe(100)
    const { buckets, averageDuration } = await caller.read(investment.duration)
    expect(sum(buckets)).toBe(100)
    expect(averageDuration).toBeGreaterThan(1)
    expect(averageDuration).toBeLessThan(5)
  })

  it('the whole fund is as reliable as its issuers', async () => {
    const caller = await startCaller()
    const issuers = await caller.read(investment.issuers)
    const [best] = await caller.read(investment.rating)
    expect(best?.share).toBeCloseTo(sum(issuers.filter(({ rating }) => rating === 'AAA(RU)')), 1)
  })

  it('every portfolio has its eight years, each against the prices of that year', async () => {
    const caller = await startCaller()
    const years = await caller.read(investment.saving)
    for (const key of keys) {
      const own = years.filter(({ portfolio }) => portfolio === key)
      expect(own.map(({ year, inflation }) => ({ year, inflation }))).toEqual([
        { year: 2018, inflation: 4.27 },
        { year: 2019, inflation: 3.05 },
        { year: 2020, inflation: 4.91 },
        { year: 2021, inflation: 8.39 },
        { year: 2022, inflation: 11.94 },
        { year: 2023, inflation: 7.42 },
        { year: 2024, inflation: 9.52 },
        { year: 2025, inflation: 5.6 },
      ])
      expect(own[0]?.averageYield).toBe(own[0]?.clientYield)
      for (const { fundYield, clientYield } of own) expect(clientYield).toBeLessThanOrEqual(fundYield)
    }
  })

  it('periods end before today, as the sandbox counts the days', async () => {
    const caller = await startCaller()
    const ends = async (PeriodType: string) =>
      (await caller.read(investment.issuerPeriods, { query: { PeriodType } })).map(({ periodDate }) => periodDate)
    for (const [type, count] of [
      ['Month', 12],
      ['Quarter', 8],
      ['Year', 5],
    ] as const) {
      const days = await ends(type)
      expect(days).toHaveLength(count)
      expect(days).toEqual([...days].sort().reverse())
      expect(days.every((date) => date < caller.clock.today())).toBe(true)
    }
    const [before] = await ends('Month')
    caller.advance(31 * 24 * 3600)
    expect((await ends('Month'))[1]).toBe(before)
  })

  it('a portfolio, a day and a length that do not exist are refused', async () => {
    const caller = await startCaller()
    expect((await caller.send(investment.structure, { query: { Portfolio: 'Golden' } })).status).toBe(404)
    expect((await caller.send(investment.rating, { query: { PeriodDate: '1999-12-31' } })).status).toBe(404)
    expect((await caller.send(investment.issuerPeriods, { query: { PeriodType: 'Decade' } })).status).toBe(400)
  })
})
