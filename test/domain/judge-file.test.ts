import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { kindOfFile } from '#domain/file-kinds.ts'
import { alreadyAttached, allowedFiles, fileLimit, fileLimits, judgeFile } from '#domain/judge-file.ts'

const megabyte = 1024 * 1024
/** The limits of the contract (L7). */
const limits = [
  { FileType: 'pdf', Limit: 20 * megabyte },
  { FileType: 'jpg', Limit: 10 * megabyte },
  { FileType: 'png', Limit: 10 * megabyte },
  { FileType: 'heic', Limit: 10 * megabyte },
]
const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((sign) => sign.charCodeAt(0)))),
  )
const box = (...brands: string[]) =>
  bytes(0, 0, 0, 8 + 4 * (brands.length + 1), 'ftyp', brands[0] ?? '', '\0\0\0\0', ...brands.slice(1), 'meta')
const heads = {
  pdf: bytes('%PDF-1.7\n'),
  jpg: bytes(0xff, 0xd8, 0xff, 0xe0, 'JFIF'),
  png: bytes(0x89, 'PNG\r\n', 0x1a, '\n', 'IHDR'),
  heic: box('heic', 'mif1', 'heic'),
}
type ChosenFile = { name: string; size: number; head: Uint8Array }
const file = (given: Partial<ChosenFile> = {}): ChosenFile => ({
  name: 'scan.pdf',
  size: megabyte,
  head: heads.pdf,
  ...given,
})

describe('the kind of a file', () => {
  it.each([...Object.entries(heads), ['heic', box('mif1', 'mif1', 'heic')] as const, ['heic', box('heix')] as const])(
    'is told by its first bytes: %s',
    (kind, head) => expect(kindOfFile(head)).toBe(kind),
  )

  it.each([
    ['nothing', bytes()],
    ['a text', bytes('passport')],
    ['half of a beginning', heads.png.slice(0, 7)],
    ['a beginning that comes later', bytes(' %PDF-1.7')],
    ['a film', box('isom', 'mp41')],
    ['another picture in such a box', box('avif', 'mif1', 'miaf')],
    ['a brand that is no longer in the box', bytes(0, 0, 0, 16, 'ftypmif1', 0, 0, 0, 0, 'heic')],
    ['a program', bytes('MZ', 0x90)],
  ])('is not known of %s', (_, head) => expect(kindOfFile(head)).toBeNull())

  it('is the same whatever comes after', () =>
    fc.assert(
      fc.property(fc.constantFrom(...Object.entries(heads)), fc.uint8Array(), ([kind, head], tail) => {
        expect(kindOfFile(Uint8Array.of(...head, ...tail))).toBe(kind)
      }),
    ))

  it('is asked of any bytes without a fall', () =>
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 4, maxLength: 4 }), fc.uint8Array({ maxLength: 40 }), (length, tail) => {
        expect(['heic', null]).toContain(kindOfFile(Uint8Array.of(...length, ...bytes('ftyp'), ...tail)))
      }),
    ))

  it('is told of bytes in the middle of a buffer', () => {
    const around = bytes('xx', ...heads.heic)
    expect(kindOfFile(around.subarray(2))).toBe('heic')
  })
})

describe('the greatest size of a file', () => {
  it('stands under its extension', () => {
    expect(fileLimit(limits, 'PassportMain', 'pdf')).toBe(20 * megabyte)
    expect(fileLimit([{ FileType: '.JPEG', Limit: 5 }], 'PassportMain', 'jpg')).toBe(5)
    expect(fileLimit(limits.slice(0, 1), 'PassportMain', 'jpg')).toBeNull()
  })

  it('stands under the kind of the document first', () => {
    const both = [...limits, { FileType: 'PassportMain', Limit: 3 }]
    expect(fileLimit(both, 'PassportMain', 'pdf')).toBe(3)
    expect(fileLimit(both, 'TaxCertificate', 'pdf')).toBe(20 * megabyte)
  })

  it('is told for all that may be attached', () => {
    expect(allowedFiles(fileLimits(limits, 'PassportMain'))).toBe(
      'PDF до\u00A020\u00A0МБ, JPEG, PNG или HEIC до\u00A010\u00A0МБ',
    )
    expect(allowedFiles(fileLimits([{ FileType: 'PassportMain', Limit: megabyte }], 'PassportMain'))).toBe(
      'PDF, JPEG, PNG или HEIC до\u00A01\u00A0МБ',
    )
    expect(allowedFiles({})).toBe('')
  })
})

describe('a file before it is sent', () => {
  const judge = (given: Partial<ChosenFile>, among = limits) =>
    judgeFile(file(given), fileLimits(among, 'PassportMain'))

  it.each([
    ['as it is', {}, { kind: 'fits' }],
    ['as large as it may be', { size: 20 * megabyte }, { kind: 'fits' }],
    ['called otherwise than it is', { head: heads.jpg }, { kind: 'fits' }],
    ['called in 200 letters', { name: `${'ё'.repeat(200)}.pdf` }, { kind: 'fits' }],
    ['without an extension', { name: 'паспорт', head: heads.heic }, { kind: 'fits' }],
  ])('is taken %s', (_, given, judgement) => expect(judge(given)).toEqual(judgement))

  it.each([
    ['too large', { size: 20 * megabyte + 1 }, 'tooBig', 'Файл больше 20\u00A0МБ. Уменьшите его или выберите другой'],
    [
      'too large for what it is',
      { size: 11 * megabyte, head: heads.jpg },
      'tooBig',
      'Файл больше 10\u00A0МБ. Уменьшите его или выберите другой',
    ],
    ['empty', { size: 0, head: bytes() }, 'unfit', 'Файл пустой. Выберите другой'],
    [
      'called as what it is not',
      { name: 'scan.pdf', head: bytes('MZ') },
      'unfit',
      'Такой файл не подойдёт. Выберите PDF до\u00A020\u00A0МБ, JPEG, PNG или HEIC до\u00A010\u00A0МБ',
    ],
  ])('[5-06] is refused %s, and the limit is named', (_, given, kind, flaw) =>
    expect(judge(given)).toEqual({ kind, flaw }),
  )

  it('is refused where its kind is not listed, or none is', () => {
    expect(judge({ head: heads.png }, limits.slice(0, 1))).toEqual({
      kind: 'unfit',
      flaw: 'Такой файл не подойдёт. Выберите PDF до\u00A020\u00A0МБ',
    })
    expect(judge({}, [])).toEqual({ kind: 'unfit', flaw: 'Сюда сейчас нельзя приложить файл' })
  })
})

describe('the same file twice', () => {
  const scan = { name: 'scan.pdf', size: 5 }

  it.each([
    ['by the digests, under another name', { ...scan, name: 'copy.pdf', digest: 'a' }, { ...scan, digest: 'a' }, true],
    ['by the digests, whatever the name', { ...scan, digest: 'a' }, { ...scan, digest: 'b' }, false],
    ['by the name where one digest is not known', { ...scan, digest: 'a' }, scan, true],
    ['by the name', { ...scan, name: 'copy.pdf' }, scan, false],
    ['by the size first', { ...scan, size: 6, digest: 'a' }, { ...scan, digest: 'a' }, false],
  ])('is told %s', (_, one, other, isSame) =>
    expect(alreadyAttached(one, [{ name: 'other.pdf', size: 1 }, other])).toBe(
      isSame ? 'Этот файл уже приложен: scan.pdf' : null,
    ),
  )
})

it('what may be sent as a document is told by kind, the document’s own limit before that of the kind', () => {
  expect(fileLimits(limits, 'PassportMain')).toEqual({
    pdf: 20 * megabyte,
    jpg: 10 * megabyte,
    png: 10 * megabyte,
    heic: 10 * megabyte,
  })
  expect(fileLimits([{ FileType: 'jpg', Limit: 5 }], 'PassportMain')).toEqual({ jpg: 5 })
  expect(fileLimits([{ FileType: 'passportMain', Limit: 7 }], 'PassportMain')).toMatchObject({ jpg: 7, pdf: 7 })
})
