import { describe, expect, it } from 'vitest'
import { telHref } from '#domain/tel-href.ts'
import { withLineBreaks } from '#ui/line-breaks.ts'

/** Shown: an unbreakable space as «_», a joiner as «~». */
const shown = (text: string) => withLineBreaks(text).replaceAll('\u00A0', '_').replaceAll('\u2060', '~')

describe('the ends of lines', () => {
  it.each([
    ['Звоните: 8 800 000-00-00, бесплатно.', 'Звоните: 8_800_000-~00-~00, бесплатно.'],
    ['8 (495) 000-00-00', '8_(495)_000-~00-~00'],
    ['+7 495 000-00-00 и 8-495-000-00-00', '+7_495_000-~00-~00 и 8-~495-~000-~00-~00'],
    ['Закон № 75-ФЗ и 158-ФЗ', 'Закон № 75-~ФЗ и 158-~ФЗ'],
  ])('are not inside what stands in «%s»', (text, expected) => {
    expect(shown(text)).toBe(expected)
  })

  it('are as they were by other numbers', () => {
    for (const text of [
      '40701810400000000383',
      '742 318,55 ₽',
      '2025-2026',
      '112-233-445 95',
      '1 800 000 000 00',
      '',
    ]) {
      expect(withLineBreaks(text)).toBe(text)
      expect(withLineBreaks(withLineBreaks(text))).toBe(text)
    }
  })

  it('are never so far apart that a browser looks for one through thousands of letters', () => {
    const word = 'ы'.repeat(50_000)
    const parts = withLineBreaks(`До ${word} после`).split('\u200B')
    expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(110)
    expect(parts.join('')).toBe(`До ${word} после`)
    expect(withLineBreaks('Одиннадцатиклассница '.repeat(100))).not.toContain('\u200B')
  })

  it('leave a number as it is called', () => {
    expect(telHref(withLineBreaks('8 800 000-00-00'))).toBe('tel:+78000000000')
  })
})
