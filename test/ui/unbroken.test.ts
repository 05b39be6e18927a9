import { describe, expect, it } from 'vitest'
import { telHref } from '#domain/tel-href.ts'
import { unbroken } from '#ui/unbroken.ts'

/** Shown: an unbreakable space as «_», a joiner as «~». */
const shown = (text: string) => unbroken(text).replaceAll('\u00A0', '_').replaceAll('\u2060', '~')

describe('a line does not end', () => {
  it.each([
    ['Звоните: 8 800 000-00-00, бесплатно.', 'Звоните: 8_800_000-~00-~00, бесплатно.'],
    ['8 (495) 000-00-00', '8_(495)_000-~00-~00'],
    ['+7 495 000-00-00 и 8-495-000-00-00', '+7_495_000-~00-~00 и 8-~495-~000-~00-~00'],
    ['Закон № 75-ФЗ и 158-ФЗ', 'Закон № 75-~ФЗ и 158-~ФЗ'],
  ])('inside what stands in «%s»', (text, expected) => {
    expect(shown(text)).toBe(expected)
  })

  it('by anything that it adds to other numbers', () => {
    for (const text of [
      '40701810400000000383',
      '742 318,55 ₽',
      '2025-2026',
      '112-233-445 95',
      '1 800 000 000 00',
      '',
    ]) {
      expect(unbroken(text)).toBe(text)
      expect(unbroken(unbroken(text))).toBe(text)
    }
  })

  it('so that the number is still called', () => {
    expect(telHref(unbroken('8 800 000-00-00'))).toBe('tel:+78000000000')
  })
})
