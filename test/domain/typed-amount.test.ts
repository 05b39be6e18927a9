import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseAmount, typedAmount } from '#domain/typed-amount.ts'

describe('a sum as it is typed', () => {
  it.each([
    ['1 234,50', 1_234.5],
    ['1\u00A0234,50\u00A0₽', 1_234.5],
    ['1\u202F234.5', 1_234.5],
    ['1234', 1_234],
    ['1 234 567,89 руб.', 1_234_567.89],
    ['100 рублей', 100],
    ['100р', 100],
    [' 0,01 ', 0.01],
    [',5', 0.5],
    ['5,', 5],
    ['007', 7],
    ['0', 0],
    ['999999999999,99', 999_999_999_999.99],
  ])('«%s» is %d ₽', (text, rubles) => expect(parseAmount(text)).toBe(rubles))

  it.each([
    '',
    ' ',
    ',',
    '₽',
    '-5',
    '−5',
    '1,234',
    '1,234.50',
    '12 34',
    '1 23,5',
    '1e3',
    'сто',
    '1 234 567 890 123',
    '5 $',
  ])('«%s» is none', (text) => expect(parseAmount(text)).toBeNull())

  it.each([
    [1_234.5, '1\u00A0234,50'],
    [1_234, '1\u00A0234'],
    [0, '0'],
    [0.1 + 0.2, '0,30'],
    [1_234_567.89, '1\u00A0234\u00A0567,89'],
    [null, ''],
    [Number.NaN, ''],
    [-1, ''],
  ])('%s ₽ stand in a field as «%s»', (rubles, text) => expect(typedAmount(rubles)).toBe(text))

  it('comes back as it went', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999_999 }), (kopecks) => {
        expect(parseAmount(typedAmount(kopecks / 100))).toBe(kopecks / 100)
      }),
    ))
})
