import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { safeReturnTo } from '#domain/safe-return-to.ts'

const hostile = [
  'https://evil.example/lk',
  'http:evil.example',
  'HTTPS://evil.example',
  '//evil.example/lk',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/lk\\..\\..\\evil',
  '/%5cevil.example',
  '/%2fevil.example',
  '/%2f%2fevil.example',
  '%2f%2fevil.example',
  '/lk//evil.example',
  '/lk/%2f/evil',
  '/lk/%2F%2Fevil.example',
  '/lk/%252f%252fevil.example',
  '/lk/..%2f..%2fevil',
  '/lk/%2e%2e/evil',
  '/lk/../evil',
  '/lk/..%2f',
  '/lk/%2e%2e%2fevil',
  '/lk/./../../evil',
  '/lk%2f..%2f..',
  '/lk/%252e%252e/evil',
  '/../lk/../evil',
  '/lk/\u2025/..%2f',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  '/javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'mailto:a@b.example',
  'blob:https://evil.example/1',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/lk /evil',
  '/lk\u0000',
  '/lk/%00',
  '/lk/%0d%0aSet-Cookie:a',
  '/lk\r\nLocation: https://evil.example',
  '/lk\u2028',
  '/lk/%E2%80%A8',
  '/lk/%5c%5cevil',
  '/lk/%c0%af',
  '/lk/%zz',
  'lk',
  'lk/profile',
  './lk',
  '../lk',
  '?redirect=//evil.example',
  '#//evil.example',
  '@evil.example',
  '/@evil.example',
  ':80/lk',
  '/lkevil',
  '/lk.evil.example',
  '/lk@evil.example',
  '/lk:80',
  '/LK',
  '/lk-evil',
  '/news.evil',
  '/news//evil',
  '/news/../evil',
  '/news/%2e%2e/evil',
  '/news:80',
  '/news@evil',
  '/',
  '',
  '/lk/login',
  '/lk/login/',
  '/lk/LOGIN',
  '/lk/login?redirect=/lk',
  '/lk/login%2f',
  '/lk/esia',
  '/lk/esia?result=Authorized',
  '/lk/mimic#accessToken=1',
  '/lk/confirm-email?confirmationKey=1',
  '/lk/maintenance',
  '/lk/outdated',
  `/lk/${'a'.repeat(2048)}`,
]

describe('the way back after a sign-in', () => {
  it.each(hostile)('[2.4-08] is /lk for %j', (value) => expect(safeReturnTo(value)).toBe('/lk'))

  it.each([null, undefined, 1, {}, ['/lk/profile'], true])('[2.4-08] is /lk for what is no text: %j', (value) =>
    expect(safeReturnTo(value)).toBe('/lk'),
  )

  it.each([
    '/lk',
    '/lk/',
    '/lk/profile',
    '/lk/services/redemption-statement',
    '/lk/program/104512/statement?begin=2026-01-01&end=2026-02-01#table',
    '/lk/sever/joining-statement?id=7',
    '/lk?v=2',
    '/lk#operations',
    '/lk/program/%D0%BF',
    '/lk/logins',
    '/lk/profile?next=https://example.org/a//b',
  ])('[2.4-08] keeps a path of the account: %s', (path) => expect(safeReturnTo(path)).toBe(path))

  it.each(['/news', '/contacts/', '/about/rascr_info?year=2025#licence', '/news/%D0%BF%D0%B5%D0%BD%D1%81%D0%B8%D1%8F'])(
    '[2.4-08, 2.7-04] keeps a page of the content service: %s',
    (path) => expect(safeReturnTo(path)).toBe(path),
  )

  it('[2.4-08] never leaves the portal, nor comes to a page that takes part in signing in, whatever it is given', () => {
    const bits = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%2e',
      '%2f',
      '%5c',
      '%25',
      '//',
      'lk',
      'LK',
      'login',
      'evil.example',
      ':',
      '@',
      '?',
      '#',
      '\t',
      ' ',
      '\u0000',
      'javascript:',
      'a',
    )
    const address = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.array(bits, { maxLength: 12 }).map((all) => all.join('')),
      fc.array(bits, { maxLength: 12 }).map((all) => `/lk/${all.join('')}`),
    )
    fc.assert(
      fc.property(address, (value) => {
        const led = new URL(safeReturnTo(value), 'https://portal.example')
        expect(led.origin).toBe('https://portal.example')
        expect(decodeURIComponent(led.pathname)).toMatch(
          /^(\/lk(\/(?!\/|\.{1,2}(\/|$)|login\/?$)[^\\%]*)?|(?!\/lk)(\/[\p{L}\d_-]+)+\/?)$/iu,
        )
      }),
      { numRuns: 2000 },
    )
  })

  it('[2.4-08] leads to the same place when asked twice', () => {
    fc.assert(
      fc.property(fc.webPath(), (path) => {
        const once = safeReturnTo(`/lk${path}`)
        expect(safeReturnTo(once)).toBe(once)
      }),
    )
  })
})
