import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatSnils, isSnils } from '#domain/snils.ts'

it.each(['112-233-445 95', '123-456-789 64', '087-654-303 00', '08765430300'])('%s is a СНИЛС', (text) =>
  expect(isSnils(text)).toBe(true),
)

it.each(['112-233-445 96', '112-233-454 95', '123-456-789', '000-000-000 00', '', '112-233-445 950', 'СНИЛС'])(
  '%s is none',
  (text) => expect(isSnils(text)).toBe(false),
)

it('one wrong digit is always noticed', () => {
  const checked = fc.integer({ min: 1_001_999, max: 999_999_999 }).map((number) => {
    const digits = String(number).padStart(9, '0')
    const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0)
    return digits + String((sum % 101) % 100).padStart(2, '0')
  })
  fc.assert(
    fc.property(checked, fc.integer({ min: 3, max: 8 }), fc.integer({ min: 1, max: 9 }), (digits, place, shift) => {
      const changed = digits.slice(0, place) + String((Number(digits[place]) + shift) % 10) + digits.slice(place + 1)
      expect(isSnils(digits)).toBe(true)
      fc.pre(!['00'].includes(digits.slice(9)) && Number(changed.slice(0, 9)) > 1_001_998)
      expect(isSnils(changed)).toBe(false)
    }),
  )
})

it('a СНИЛС is sent in one shape', () => {
  expect(formatSnils('11223344595')).toBe('112-233-445 95')
  expect(formatSnils('112-233-445 95')).toBe('112-233-445 95')
})
