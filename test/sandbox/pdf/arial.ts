const ascii = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556,
  556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
  722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556,
  556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334,
  260, 334, 584,
]
const capitals = [
  667, 656, 667, 542, 677, 667, 923, 604, 719, 719, 583, 656, 833, 722, 778, 719, 667, 722, 611, 635, 760, 667, 740,
  667, 917, 938, 792, 885, 656, 719, 1010, 722,
]
const small = [
  556, 573, 531, 365, 583, 556, 669, 458, 559, 559, 438, 583, 688, 552, 556, 542, 556, 500, 458, 500, 823, 500, 573,
  521, 802, 823, 625, 719, 521, 510, 750, 542,
]
type Glyph = { byte: number; char: string; name: string | null; width: number }

/** Adobe numbers Russian letters in the order of the alphabet, where Ё stands seventh. */
const afii = (first: number, index: number) => `afii${first + index + (index > 5 ? 1 : 0)}`
const letters = (byte: number, char: string, first: number, widths: number[]): Glyph[] =>
  widths.map((width, index) => ({
    byte: byte + index,
    char: String.fromCodePoint((char.codePointAt(0) ?? 0) + index),
    name: afii(first, index),
    width,
  }))

/** Windows-1251 as far as our documents need it, with the widths of Arial in thousandths of the type size. */
export const glyphs: Glyph[] = [
  ...ascii.map((width, index) => ({ byte: 32 + index, char: String.fromCodePoint(32 + index), name: null, width })),
  { byte: 133, char: '…', name: 'ellipsis', width: 1000 },
  { byte: 151, char: '—', name: 'emdash', width: 1000 },
  { byte: 160, char: '\u00A0', name: 'space', width: 278 },
  { byte: 168, char: 'Ё', name: 'afii10023', width: 667 },
  { byte: 171, char: '«', name: 'guillemotleft', width: 556 },
  { byte: 184, char: 'ё', name: 'afii10071', width: 556 },
  { byte: 185, char: '№', name: 'afii61352', width: 1073 },
  { byte: 187, char: '»', name: 'guillemotright', width: 556 },
  ...letters(192, 'А', 10017, capitals),
  ...letters(224, 'а', 10065, small),
]

const byChar = new Map(glyphs.map((glyph) => [glyph.char, glyph]))
const unknown: Glyph = { byte: 63, char: '?', name: null, width: 556 }
const glyphsOf = (text: string) => [...text].map((char) => byChar.get(char) ?? unknown)

/** The signs of a text that no document can be written with. */
export const unwritable = (text: string): string[] => [...text].filter((char) => !byChar.has(char))

/** The width of a text in points. */
export const widthOf = (text: string, size: number): number =>
  (glyphsOf(text).reduce((sum, { width }) => sum + width, 0) * size) / 1000

/** A text as a hexadecimal string of PDF. */
export const encoded = (text: string): string =>
  `<${glyphsOf(text)
    .map(({ byte }) => byte.toString(16).padStart(2, '0'))
    .join('')}>`
