import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isAccount, isAccountOf, isBic, isCorrespondentAccountOf } from '#domain/checks/bank-account.ts'
import { formatDepartmentCode, isDepartmentCode } from '#domain/checks/department-code.ts'
import { isInn10, isInn12 } from '#domain/checks/inn.ts'

const digits = (count: number) => fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count })
const products = (number: readonly number[], weights: readonly number[]) =>
  weights.map((weight, index) => weight * (number[index] ?? 0))
const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0)
/** Another digit in one place. */
const changed = (number: string, place: number, shift: number) =>
  number.slice(0, place) + String((Number(number[place]) + shift) % 10) + number.slice(place + 1)
const shifts = fc.integer({ min: 1, max: 9 })

describe('an ИНН', () => {
  it.each(['500100732259', '5001 0073 2259'])('%s is a person’s', (text) => expect(isInn12(text)).toBe(true))
  it.each(['7707083893', '7830002293'])('%s is an organisation’s', (text) => expect(isInn10(text)).toBe(true))
  it.each(['500100732258', '500100732266', '500100732249', '000000000000', '50010073225', '7707083893', ''])(
    '%s is no person’s',
    (text) => expect(isInn12(text)).toBe(false),
  )
  it.each(['7707083894', '0000000000', '500100732259', '770708389', ''])('%s is no organisation’s', (text) =>
    expect(isInn10(text)).toBe(false),
  )

  const checkDigit = (number: readonly number[], weights: readonly number[]) =>
    (sum(products(number, weights)) % 11) % 10

  it('of a person is what the two formulas give, and no other two digits', () =>
    fc.assert(
      fc.property(digits(10), shifts, shifts, (number, eleventh, twelfth) => {
        fc.pre(number.some((digit) => digit > 0))
        const first = checkDigit(number, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8])
        const second = checkDigit([...number, first], [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8])
        const right = [...number, first, second].join('')
        expect(isInn12(right)).toBe(true)
        expect(isInn12(changed(right, 10, eleventh))).toBe(false)
        expect(isInn12(changed(right, 11, twelfth))).toBe(false)
      }),
    ))

  it('of an organisation is what the formula gives, and no other digit', () =>
    fc.assert(
      fc.property(digits(9), shifts, (number, shift) => {
        fc.pre(number.some((digit) => digit > 0))
        const right = [...number, checkDigit(number, [2, 4, 10, 3, 5, 9, 4, 6, 8])].join('')
        expect(isInn10(right)).toBe(true)
        expect(isInn10(changed(right, 9, shift))).toBe(false)
      }),
    ))
})

describe('an account', () => {
  it.each(['044525225', '049805746', '018073401'])('%s is a БИК', (text) => expect(isBic(text)).toBe(true))
  it.each(['144525225', '04452522', '0445252255', '000000000', 'O44525225', ''])('%s is no БИК', (text) =>
    expect(isBic(text)).toBe(false),
  )
  it.each(['40817810700000000001', '40602810700000000025'])('%s looks like one', (text) =>
    expect(isAccount(text)).toBe(true),
  )
  it.each(['4081781070000000001', '408178107000000000012', '0'.repeat(20), '4081781070000000000A', ''])(
    '%s does not',
    (text) => expect(isAccount(text)).toBe(false),
  )

  it.each([
    ['049805746', '40602810700000000025', 'the example of the Bank of Russia'],
    ['044525225', '40817810700000000001', 'the sample of the contract: 4+2+5 + 8+4+7+7+4+7+1+1 = 50'],
  ])('of the bank %s is %s: %s', (bic, account) => expect(isAccountOf(bic, account)).toBe(true))

  it.each([
    ['049805746', '40602810800000000025', 'another key'],
    ['049805747', '40602810700000000025', 'another bank'],
    ['149805746', '40602810700000000025', 'no БИК'],
  ])('of the bank %s is not %s: %s', (bic, account) => expect(isAccountOf(bic, account)).toBe(false))

  it('of a correspondent ends with the number of its bank', () => {
    expect(isCorrespondentAccountOf('044525225', '30101810400000000225')).toBe(true)
    expect(isCorrespondentAccountOf('044525226', '30101810400000000225')).toBe(false)
    expect(isCorrespondentAccountOf('044525225', '30101810500000000225')).toBe(false)
    expect(isCorrespondentAccountOf('044525225', '40101810400000000225')).toBe(false)
  })

  /** By the letter of the order: the last digits of the products, with the zero in the place of the key, times three. */
  const keyOf = (three: string, account: readonly number[]) => {
    const number = [...three].map(Number).concat(account.with(8, 0))
    const lastDigits = number.map((digit, index) => (digit * ([7, 1, 3][index % 3] ?? 0)) % 10)
    return ((sum(lastDigits) % 10) * 3) % 10
  }

  it('has one key that fits its bank', () =>
    fc.assert(
      fc.property(digits(20), fc.integer({ min: 50, max: 999 }), shifts, (account, bank, shift) => {
        const own = String(bank).padStart(3, '0')
        const right = account.with(8, keyOf(own, account)).join('')
        fc.pre(!/^0+$/.test(right))
        expect(isAccountOf(`044525${own}`, right)).toBe(true)
        expect(isAccountOf(`044525${own}`, changed(right, 8, shift))).toBe(false)
      }),
    ))

  it('in a unit of the Bank of Russia takes the number of its territory', () =>
    fc.assert(
      fc.property(digits(20), fc.constantFrom('000', '001', '002'), (account, own) => {
        const right = account.with(8, keyOf('052', account)).join('')
        fc.pre(!/^0+$/.test(right))
        expect(isAccountOf(`044552${own}`, right)).toBe(true)
      }),
    ))
})

describe('the code of a passport office', () => {
  it.each(['770-053', '770053', ' 500-001 ', '263-012'])('%s is one', (text) =>
    expect(isDepartmentCode(text)).toBe(true),
  )
  it.each(['774-053', '000-001', '770-05', '770-0533', '77-0053', 'abc-def', ''])('%s is none', (text) =>
    expect(isDepartmentCode(text)).toBe(false),
  )
  it('is sent in one shape', () => {
    expect(formatDepartmentCode('770053')).toBe('770-053')
    expect(formatDepartmentCode('770-053')).toBe('770-053')
  })
})
