import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maskNational, nationalDigits, showPhone } from '#domain/phone-format.ts'
import { isForeignPhone, pastedPhone, toPhone } from '#domain/phone.ts'
import { telHref } from '#domain/tel-href.ts'

const mobile = fc.integer({ min: 9_000_000_000, max: 9_999_999_999 }).map(String)
const noise = fc.constantFrom('', ' ', '-', '(', ')', '.', ' - ', '\u00A0', 'тел', '  ')

describe('a phone', () => {
  it('[5-01] is kept with a leading 8, however it was written', () => {
    fc.assert(
      fc.property(
        mobile,
        fc.constantFrom('', '8', '+7', '7', '8 ', '+7 ', '+ 7'),
        fc.array(noise, { minLength: 10, maxLength: 10 }),
        (digits, prefix, noises) => {
          const written = prefix + [...digits].map((digit, index) => digit + (noises[index] ?? '')).join('')
          expect(toPhone(written)).toBe(`8${digits}`)
        },
      ),
    )
  })

  it.each(['', '8', '+7', '999', '+7 999 000-00-0', '8999000000', 'нет'])('[5-01] is incomplete as «%s»', (text) =>
    expect(toPhone(text)).toBeNull(),
  )

  it('[5-01] has eleven digits, the first is 8, or is none', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(toPhone(text) ?? '80000000000').toMatch(/^8\d{10}$/)
      }),
    )
  })

  it('[5-02] loses everything but digits, and a paste keeps the last ten of them', () => {
    expect(nationalDigits('+7 (912) abc 345')).toBe('912345')
    expect(pastedPhone('Звоните: 8 (912) 345-67-89')).toBe('9123456789')
    expect(pastedPhone('345-67-89')).toBe('3456789')
  })

  it.each([
    ['8 (999) 000 00 01 доб. 5', '9990000001'],
    ['8 (999) 000 00 01 доб. 512', '9990000001'],
    ['+7 999 000-00-01 ext 12', '9990000001'],
    ['8 999 000-00-01, Анна, кв. 12', '9990000001'],
    ['Анна, 8 999 000-00-01', '9990000001'],
    ['999 000-00-01', '9990000001'],
    ['00 7 999 000-00-01', '9990000001'],
  ])('[5-02] is found in «%s» without what follows it', (text, digits) => {
    expect(pastedPhone(text)).toBe(digits)
    expect(toPhone(text)).toBe(`8${digits}`)
  })

  it.each([
    '+49 151 23456789',
    '+49 151 2345678',
    '+1 202 555 01 23',
    '1 202 555 01 23',
    '+375 29 123-45-67',
    '375 29 123-45-67',
    '+380501234567',
    '+ 86 999 000 00 01',
    '+(998) 90 123 45 67',
    '+8 999 000-00-01',
    '00 49 151 23456789',
    '8 999 000-00-01 8 999 000-00-02',
  ])('[5-02] of another country stays as it was pasted, «%s», and no code goes to it', (text) => {
    expect(isForeignPhone(text)).toBe(true)
    expect(pastedPhone(text)).toBe(text)
    expect(toPhone(text)).toBeNull()
  })

  it.each([
    ['9', '9'],
    ['912', '912'],
    ['9123', '912 3'],
    ['912345', '912 345'],
    ['9123456', '912 345-6'],
    ['9123456789', '912 345-67-89'],
  ])('[2.6-03] shows %s as «%s» while it is typed', (digits, shown) => expect(maskNational(digits)).toBe(shown))

  it('[2.6-03] keeps its shape when it is shaped again', () => {
    fc.assert(
      fc.property(mobile, (digits) => {
        expect(maskNational(maskNational(digits))).toBe(maskNational(digits))
      }),
    )
  })

  it('is shown with spaces that do not break, and is called by its address', () => {
    expect(showPhone('89990000001')).toBe('+7\u00A0999\u00A0000-00-01')
    expect(telHref('8 800 000-00-00')).toBe('tel:+78000000000')
    expect(telHref('+7 999 000-00-01')).toBe('tel:+79990000001')
  })
})
