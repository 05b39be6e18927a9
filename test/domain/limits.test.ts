import { readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import * as fund from '#domain/limits.ts'
import * as screen from '#ui/limits.ts'
import { root } from '#test/kit/build.ts'
import { listFiles } from '#test/kit/sources.ts'

/** The fund's own constants, and those of the screen, of which the design system knows without the fund. */
const limits = { ...fund, ...screen }
const homes = ['src/domain/limits.ts', 'src/ui/limits.ts']
const code = listFiles().filter((file) => /^(src|machines)\/.*\.tsx?$/.test(file) && !homes.includes(file))

/** The product that an expression of plain numbers makes, or null. */
function numberOf(node: ts.Node): number | null {
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.AsteriskToken) return null
  const [left, right] = [numberOf(node.left), numberOf(node.right)]
  return left === null || right === null ? null : left * right
}

/** Every number and every text that a source spells out. */
function spelledIn(source: string): { numbers: number[]; texts: string[] } {
  const numbers: number[] = []
  const texts: string[] = []
  const walk = (node: ts.Node) => {
    const number = numberOf(node)
    if (number !== null) numbers.push(number)
    const isText =
      ts.isStringLiteralLike(node) ||
      ts.isTemplateHead(node) ||
      ts.isTemplateMiddleOrTemplateTail(node) ||
      ts.isJsxText(node)
    if (isText) texts.push(node.text)
    node.forEachChild(walk)
  }
  walk(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest))
  return { numbers, texts }
}

const breakpoints = {
  mobile: limits.breakpointMobile,
  smallMobile: limits.breakpointSmallMobile,
  middle: limits.breakpointMiddle,
  wide: limits.breakpointWide,
  ultraWide: limits.breakpointUltraWide,
}
/** Values that can mean nothing else; 10, 50 or 500 may be anybody's. */
const telling = {
  numbers: [
    limits.tokenRefreshThreshold,
    limits.toastTimeout,
    limits.autumnEffect,
    limits.autumnFade,
    limits.smsResendCountdown,
    limits.taxFreeShare,
    limits.defaultNationality,
    limits.copyrightSince,
    ...Object.values(breakpoints),
  ] as number[],
  texts: [limits.licenceNumber, limits.licenceDate, limits.clientAppType] as string[],
  widths: new RegExp(`\\b(${Object.values(breakpoints).join('|')})px`),
}

function repeatedIn(source: string): (number | string)[] {
  const { numbers, texts } = spelledIn(source)
  return [
    ...numbers.filter((one) => telling.numbers.includes(one)),
    ...texts
      .filter((text) => telling.texts.some((one) => text.includes(one)) || telling.widths.test(text))
      .map((text) => text.trim()),
  ]
}

describe('constants', () => {
  it('[9-01] have the values of the specification', () => {
    expect(limits).toMatchObject({
      tokenRefreshThreshold: 600_000,
      toastTimeout: 10_000,
      documentsPageCount: 50,
      lastTransactionsDefault: 10,
      lastTransactionsOfAccount: 3,
      file404Retry: 500,
      autumnEffect: 12_000,
      autumnFade: 5_000,
      documentCodes: { RF: 21, Foreign: 10 },
      defaultNationality: 643,
      smsResendCountdown: 30_000,
      smsCodeLength: 4,
      phoneDigits: 11,
      phoneNationalDigits: 10,
      reportPollingInterval: 1000,
      fetchMinimumDelay: 200,
      fractionDigits: { minimum: 0, maximum: 2 },
      copyrightSince: 2009,
      licenceNumber: '383/2',
      licenceDate: '16\u00A0июня 2009',
      navOffset: 64,
      navLinkStep: 48,
      scrollBottomTolerance: 2,
      taxFreeShare: 0.87,
      pensionPaymentMonths: 60,
      clientAppType: 'WebClientApp',
    })
  })

  it('[9-04] of width are those of the specification', () => {
    expect(breakpoints).toEqual({ mobile: 575, smallMobile: 321, middle: 1023, wide: 1298, ultraWide: 1653 })
  })

  it('[9-01] stand in one place each', () => {
    expect(Object.keys(fund).filter((name) => name in screen)).toEqual([])
  })

  it('[9-01] stand nowhere else', () => {
    expect(
      code.flatMap((file) =>
        repeatedIn(readFileSync(path.join(root, file), 'utf8')).map((found) => `${file}: ${found}`),
      ),
    ).toEqual([])
  })

  it.each([
    ['a number', 'const wait = 600_000'],
    ['a product', 'const wait = 10 * 60 * 1000'],
    ['a share', 'sum * 0.87'],
    ['a text', "const app = 'WebClientApp'"],
    ['a part of a text', 'const words = `Лицензия № 383/2 от ${date}`'],
    ['a part of a page', 'const page = <p>383/2</p>'],
    ['a width', 'css`@media (width <= 1023px) { display: none }`'],
    ['a width before a value', 'css`@media (width < 575px) { ${rest} }`'],
  ])('[9-01] would be seen as %s', (_, source) => {
    expect(repeatedIn(source)).not.toEqual([])
  })
})
