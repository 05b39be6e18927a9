import { describe, expect, it } from 'vitest'
import { canvasScale, pageWidth } from '#ui/document-view/measure.ts'
import { fileKindOf } from '#ui/document-view/file-kind.ts'
import * as limits from '#ui/limits.ts'

describe('what a file is', () => {
  it.each([
    ['a PDF by its type', new Blob(['nothing'], { type: 'application/pdf' }), 'pdf'],
    ['a PDF that is sent as mere bytes', new Blob(['%PDF-1.4\n'], { type: 'application/octet-stream' }), 'pdf'],
    ['a PDF with something before its mark', new Blob([' '.repeat(900), '%PDF-1.7']), 'pdf'],
    ['a picture', new Blob(['jpeg'], { type: 'image/jpeg' }), 'picture'],
    ['a picture that may hold scripts', new Blob(['<svg/>'], { type: 'image/svg+xml' }), null],
    ['a mark too far inside', new Blob([' '.repeat(1100), '%PDF-1.7']), null],
    ['a sheet', new Blob(['PK'], { type: 'application/vnd.ms-excel' }), null],
    ['nothing', new Blob([]), null],
  ])('%s', async (_, file, kind) => {
    expect(await fileKindOf(file)).toBe(kind)
  })
})

describe('how large a page is', () => {
  const a4 = { width: 595, height: 842 }

  it('fills a phone, stops growing on a desk, and is enlarged from there', () => {
    expect(pageWidth(288, 1)).toBe(288)
    expect(pageWidth(2000, 1)).toBe(limits.documentWidth)
    expect(pageWidth(288, 1.5)).toBe(432)
    expect(pageWidth(0, 2)).toBe(0)
  })

  it('is drawn with a pixel of the screen to each of its own', () => {
    expect(canvasScale(a4, 595, 1)).toBe(1)
    expect(canvasScale(a4, 595, 2)).toBe(2)
    expect(canvasScale(a4, 288, 3) * a4.width).toBeCloseTo(864)
  })

  it('never takes more pixels than a phone holds, however large it is and however dense the screen', () => {
    for (const size of [a4, { width: 5000, height: 5000 }, { width: 100, height: 9000 }]) {
      const scale = canvasScale(size, 1720, 3)
      expect(size.width * scale * size.height * scale).toBeLessThanOrEqual(limits.canvasPixels * 1.0001)
    }
  })
})
