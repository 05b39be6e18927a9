import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  formatRubles,
  formatSignedRubles,
  pensionPaymentEstimate,
  sumAmounts,
  totalOf,
  totalWithoutTax,
  type Amounts,
} from '#domain/money.ts'
import { formatPercent } from '#domain/percent.ts'

const kopecks = fc.integer({ min: -1_000_000_000, max: 100_000_000_000 })
const amount = kopecks.map((value) => value / 100)
const amounts: fc.Arbitrary<Amounts> = fc.record({
  userBalance: amount,
  companyBalance: amount,
  companyObligationsUser: amount,
  investmentBalance: amount,
})
const sample: Amounts = {
  userBalance: 210000,
  companyBalance: 340000,
  companyObligationsUser: 85000,
  investmentBalance: 107318.55,
}

describe('rubles and percents', () => {
  it.each([
    [742318.55, '742\u00A0318,55\u00A0₽'],
    [12500, '12\u00A0500\u00A0₽'],
    [0.5, '0,50\u00A0₽'],
    [1234567.1, '1\u00A0234\u00A0567,10\u00A0₽'],
    [-300, '\u2212300\u00A0₽'],
    [-0.001, '0\u00A0₽'],
    [0.005, '0,01\u00A0₽'],
    [null, '—'],
    [undefined, '—'],
    [Number.NaN, '—'],
    [Infinity, '—'],
  ])('[9-02] writes %s rubles as «%s»', (value, text) => expect(formatRubles(value)).toBe(text))

  it('[9-02] shows every sum in kopecks exactly, with no fraction or with two digits of it', () => {
    fc.assert(
      fc.property(kopecks, (value) => {
        const text = formatRubles(value / 100)
        expect(text).toMatch(/^(\u2212)?\d{1,3}(\u00A0\d{3})*(,\d\d)?\u00A0₽$/)
        const digits = text.replace(/[^\d,]/g, '').replace(',', '.')
        expect(Math.round(Number(digits) * 100)).toBe(Math.abs(value))
      }),
    )
  })

  it('[9-02] gives a sum its direction', () => {
    expect(formatSignedRubles(12500)).toBe('+12\u00A0500\u00A0₽')
    expect(formatSignedRubles(-300)).toBe('\u2212300\u00A0₽')
    expect(formatSignedRubles(0)).toBe('0\u00A0₽')
  })

  it.each([
    [12.34, '12,34\u00A0%'],
    [9.5, '9,5\u00A0%'],
    [80, '80\u00A0%'],
    [12.345, '12,35\u00A0%'],
    [-1.5, '\u22121,5\u00A0%'],
    [null, '—'],
    [Number.NaN, '—'],
  ])('[9-02] writes %s percent as «%s»', (value, text) => expect(formatPercent(value)).toBe(text))
})

describe('what the accounts hold', () => {
  it('[9-03] counts company money at 0.87 and estimates a payment over 60 months', () => {
    expect(totalOf(sample)).toBe(742318.55)
    expect(totalWithoutTax(sample)).toBe(687068.55)
    expect(pensionPaymentEstimate(sample)).toBe(11451)
  })

  it('[9-03] rounds the payment down', () => {
    expect(
      pensionPaymentEstimate({
        ...sample,
        userBalance: 0,
        companyBalance: 0,
        companyObligationsUser: 0,
        investmentBalance: 119.99,
      }),
    ).toBe(1)
    expect(
      pensionPaymentEstimate({
        ...sample,
        userBalance: 59.99,
        companyBalance: 0,
        companyObligationsUser: 0,
        investmentBalance: 0,
      }),
    ).toBe(0)
  })

  it('adds without losing a kopeck, in any order', () => {
    fc.assert(
      fc.property(fc.array(amounts, { maxLength: 8 }), (all) => {
        const sum = sumAmounts(all)
        const exact = all
          .flatMap((one) => Object.values(one))
          .reduce((total, part) => total + Math.round(part * 100), 0)
        expect(Math.round(totalOf(sum) * 100)).toBe(exact)
        expect(sumAmounts(all.toReversed())).toEqual(sum)
      }),
    )
  })

  it('[9-03] takes tax from company money alone', () => {
    fc.assert(
      fc.property(amounts, (one) => {
        const tax = 0.13 * (one.companyBalance + one.companyObligationsUser)
        expect(totalOf(one) - totalWithoutTax(one)).toBeCloseTo(tax, 1)
      }),
    )
  })
})
