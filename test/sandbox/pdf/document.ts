import { attachment } from '../attachment.ts'
import { encoded, glyphs, widthOf } from './arial.ts'

/** A part of a document: its heading, which may be empty, and its paragraphs, in plain text. */
export type Section = { heading: string; paragraphs: string[] }

const page = { width: 595, height: 842, margin: 64 }
const leading = 1.4
const ends = { first: 32, last: 255 }

type Line = { text: string; size: number; gap: number }

function wrap(text: string, size: number, gap: number): Line[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const current = lines.at(-1)
    const longer = current === undefined ? word : `${current} ${word}`
    if (current !== undefined && widthOf(longer, size) <= page.width - 2 * page.margin) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.map((line, index) => ({ text: line, size, gap: index === 0 ? gap : 0 }))
}

/** The content streams of the pages: lines from the top down, a new page where one is full. */
function paginate(lines: readonly Line[]): string[] {
  const pages: string[][] = [[]]
  let y = page.height - page.margin
  for (const { text, size, gap } of lines) {
    y -= gap + size * leading
    if (y < page.margin) {
      pages.push([])
      y = page.height - page.margin - size * leading
    }
    pages.at(-1)?.push(`BT /F1 ${size} Tf ${page.margin} ${y.toFixed(1)} Td ${encoded(text)} Tj ET`)
  }
  return pages.map((operators) => operators.join('\n'))
}

const hex4 = (value: number) => value.toString(16).padStart(4, '0')
const stream = (content: string) => `<< /Length ${Buffer.byteLength(content)} >>\nstream\n${content}\nendstream`

/** So that text can be searched and copied. */
const toUnicode = () =>
  [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Sandbox def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    ...Array.from({ length: Math.ceil(glyphs.length / 100) }, (_, index) =>
      glyphs.slice(index * 100, (index + 1) * 100),
    ).flatMap((part) => [
      `${part.length} beginbfchar`,
      ...part.map(({ byte, char }) => `<${byte.toString(16)}> <${hex4(char.codePointAt(0) ?? 0)}>`),
      'endbfchar',
    ]),
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')

function fontObject(descriptor: number, unicode: number): string {
  const width = new Map(glyphs.map((glyph) => [glyph.byte, glyph.width]))
  const widths = Array.from({ length: ends.last - ends.first + 1 }, (_, index) => width.get(ends.first + index) ?? 0)
  const differences = glyphs.flatMap(({ byte, name }) => (name === null ? [] : [`${byte} /${name}`]))
  return (
    `<< /Type /Font /Subtype /TrueType /BaseFont /Arial /FirstChar ${ends.first} /LastChar ${ends.last} /Widths [${widths.join(' ')}] /FontDescriptor ${descriptor} 0 R` +
    ` /ToUnicode ${unicode} 0 R /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${differences.join(' ')}] >> >>`
  )
}

const utf16 = (text: string) => [...text].map((char) => hex4(char.charCodeAt(0))).join('')

/** Objects with a table of their places, as a PDF file wants them; the last one tells about the document. */
function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  return Buffer.from(
    `${file}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
    'latin1',
  )
}

/** A document of a title and sections as a PDF. The viewer's own Arial, or what stands in for it, draws the letters. */
export function pdfOf(title: string, sections: readonly Section[]): Buffer {
  const lines = [
    ...wrap(title, 16, 0),
    ...sections.flatMap(({ heading, paragraphs }) => [
      ...(heading === '' ? [] : wrap(heading, 12, 12)),
      ...paragraphs.flatMap((paragraph) => wrap(paragraph, 10.5, 6)),
    ]),
  ]
  const contents = paginate(lines)
  const [font, descriptor, unicode, firstPage] = [3, 4, 5, 6]
  const pages = contents.flatMap((content, index) => [
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${page.width} ${page.height}] /Resources << /Font << /F1 ${font} 0 R >> >> /Contents ${firstPage + 2 * index + 1} 0 R >>`,
    stream(content),
  ])
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /Lang (ru-RU) /ViewerPreferences << /DisplayDocTitle true >> >>',
    `<< /Type /Pages /Count ${contents.length} /Kids [${contents.map((_, index) => `${firstPage + 2 * index} 0 R`).join(' ')}] >>`,
    fontObject(descriptor, unicode),
    '<< /Type /FontDescriptor /FontName /Arial /Flags 32 /FontBBox [-665 -325 2000 1040] /ItalicAngle 0 /Ascent 905 /Descent -212 /CapHeight 716 /StemV 80 >>',
    stream(toUnicode()),
    ...pages,
    `<< /Title <feff${utf16(title)}> >>`,
  ])
}

/** A PDF to be kept, under a name that may be Russian. */
export const pdfResponse = (file: Buffer, name: string): Response => attachment(file, name, 'application/pdf')
