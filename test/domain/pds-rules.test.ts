import { describe, expect, it } from 'vitest'
import { longDate } from '#domain/dates.ts'
import {
  bandOf,
  coFinancing,
  deduction,
  guarantee,
  incomeTax,
  ownForAll,
  payout,
  payoutTax,
  socialDeduction,
  stateMoney,
  taxOn,
  taxRefund,
  taxRounding,
} from '#domain/pds-rules.ts'

describe('rules of the programme', () => {
  it.each(
    Object.entries({ coFinancing, payout, deduction, socialDeduction, incomeTax, payoutTax, taxRounding, guarantee }),
  )('%s says by which law it is and of what day', (_, { source }) => {
    expect(source.law).not.toBe('')
    expect(longDate(source.checked)).not.toBe('')
    if (source.since !== null) expect(source.since <= source.checked && longDate(source.since) !== '').toBe(true)
  })
})

describe('rules of the programme, figure by figure', () => {
  it('add 36 000 a year at most for ten years: a ruble for one up to 80 000 of income, for two up to 150 000, for four above', () => {
    expect(coFinancing).toMatchObject({ most: 36_000, years: 10, leastOwn: 2_000 })
    expect(coFinancing.bands).toEqual([
      { upTo: 80_000, perRuble: 1 },
      { upTo: 150_000, perRuble: 0.5 },
      { upTo: Infinity, perRuble: 0.25 },
    ])
  })

  it('pay after fifteen years or from 55 and 60 years, for five years at least', () => {
    expect(payout).toMatchObject({ years: 15, age: { female: 55, male: 60 }, leastTerm: 5 })
  })

  it('take 400 000 a year off the income, for contracts of ten years at least, since 2024 and for other contracts since 2025', () => {
    expect(deduction).toMatchObject({
      mostBase: 400_000,
      leastYears: 10,
      source: { since: '2024-01-01' },
      othersSince: '2025-01-01',
    })
  })
})

describe('what is taken at the payment, and what is guaranteed', () => {
  it('is 13 % of such income of a year, 15 % above 2 400 000, 30 % of who lives abroad', () => {
    expect(payoutTax.steps).toEqual([
      { above: 0, percent: 13 },
      { above: 2_400_000, percent: 15 },
    ])
    expect(payoutTax).toMatchObject({ abroad: 30, ofDeductible: 13 })
    expect(payoutTax.source.law).toMatch(/213\.1.*219.*224/)
  })

  it('is 2 800 000, by the agency of law 158', () => {
    expect(guarantee).toMatchObject({ most: 2_800_000, agency: 'Агентство по страхованию вкладов' })
    expect(guarantee.source.law).toContain('158-ФЗ')
  })
})

describe('the money of the state', () => {
  it.each([
    [80_000, 36_000, 36_000],
    [80_000, 20_000, 20_000],
    [80_001, 72_000, 36_000],
    [150_000, 36_000, 18_000],
    [150_001, 144_000, 36_000],
    [1_000_000, 144_000, 36_000],
    [0, 1_000_000, 36_000],
  ])('at an income of %d a month for %d a year is %d', (income, own, added) =>
    expect(stateMoney(own, income, 1)).toBe(added),
  )

  it('is not given below 2 000 a year, nor after ten years', () => {
    expect(stateMoney(1_999.99, 50_000, 1)).toBe(0)
    expect(stateMoney(2_000, 50_000, 10)).toBe(2_000)
    expect(stateMoney(2_000, 50_000, 11)).toBe(0)
  })

  it.each([
    [80_000, 36_000],
    [150_000, 72_000],
    [200_000, 144_000],
  ])('at an income of %d is given in full for %d a year', (income, own) => {
    expect(ownForAll(income)).toBe(own)
    expect(stateMoney(own, income, 1)).toBe(36_000)
    expect(stateMoney(own - 1, income, 1)).toBeLessThan(36_000)
  })

  it('knows a band for any income', () => {
    expect([0, 80_000, 80_000.01, 150_000.01, Infinity].map((income) => bandOf(income).perRuble)).toEqual([
      1, 1, 0.5, 0.25, 0.25,
    ])
  })
})

describe('the tax on income', () => {
  it.each([
    [0, 0],
    [1_000_000, 130_000],
    [2_400_000, 312_000],
    [5_000_000, 702_000],
    [20_000_000, 3_402_000],
    [50_000_000, 9_402_000],
    [60_000_000, 11_602_000],
  ])('of %d a year is %d', (income, tax) => expect(taxOn(income)).toBeCloseTo(tax, 6))

  it.each([
    ['13 %', { income: 100_000, own: 400_000, refund: 52_000 }],
    ['15 %', { income: 300_000, own: 400_000, refund: 60_000 }],
    ['22 %', { income: 5_000_000, own: 400_000, refund: 88_000 }],
    ['both rates that the income crosses', { income: 210_000, own: 400_000, refund: 0.15 * 120_000 + 0.13 * 280_000 }],
    ['no more than the limit', { income: 100_000, own: 900_000, refund: 52_000 }],
    ['no more than has been paid', { income: 10_000, own: 400_000, refund: 15_600 }],
    ['nothing without an income', { income: 0, own: 400_000, refund: 0 }],
  ])('is returned: %s', (_, { income, own, refund }) => expect(taxRefund(own, income)).toBeCloseTo(refund, 6))
})
