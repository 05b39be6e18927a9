import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const faces = [
  ...readFileSync('public/fonts/golos-text.css', 'utf8').matchAll(/src: url\('([^']+)'\)[^}]*unicode-range: ([^;]+);/g),
].map(([, file = '', ranges = '']) => ({ file, ranges: ranges.split(', ') }))

const holds = (range: string, sign: number) => {
  const [from = '', to = from] = range.replace('U+', '').split('-')
  return sign >= parseInt(from, 16) && sign <= parseInt(to, 16)
}
const facesOf = (sign: string) =>
  faces.filter(({ ranges }) => ranges.some((range) => holds(range, sign.codePointAt(0) ?? 0))).map(({ file }) => file)

it('keeps all signs of a sum in one file: none of them comes later than the others', () => {
  expect([...new Set([...'−1234567890,\u00A0₽%'].map((sign) => facesOf(sign).join()))]).toHaveLength(1)
})

it('is asked for by the page before its styles have come', () => {
  const page = readFileSync('index.html', 'utf8')
  expect([...page.matchAll(/href="([^"]+\.woff2)"/g)].map(([, file]) => file).sort()).toEqual(
    faces.map(({ file }) => file).sort(),
  )
})
