import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dist, readManifest } from './manifest.ts'
import { open, pages } from './pages.ts'
import { startPortal, type Portal } from '#test/kit/portal-server.ts'

let portal: Portal
beforeAll(async () => {
  portal = await startPortal({ build: 'production' })
})
afterAll(async () => portal.close())

const ask = (address: string, headers: Record<string, string> = {}) =>
  fetch(portal.origin + address, { headers: { Accept: 'text/html', ...headers } })
const script = `/${readManifest()['index.html']?.file ?? ''}`

describe('the built portal over HTTP', () => {
  it.each(['/', '/lk/login', '/no/such/page', '/assets/none.js', '/sandbox', '/api/none', script])(
    'sends the security policy with %s',
    async (address) => {
      const { headers } = await ask(address)
      const policy = headers.get('content-security-policy')
      expect(policy).toMatch(
        /default-src 'self';.*object-src 'none'.*frame-ancestors 'none'.*require-trusted-types-for 'script'/,
      )
      expect(policy).not.toMatch(/unsafe|\*/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('permissions-policy')).toContain('otp-credentials=(self)')
      expect(headers.get('strict-transport-security')).toBeNull()
    },
  )

  it('sends scripts and pages in brotli', async () => {
    for (const [address, file] of [
      [script, script],
      ['/lk/login', 'app.html'],
      ['/', 'index.html'],
      ['/about/fund', 'about/fund.html'],
    ] as const) {
      const response = await ask(address, { 'Accept-Encoding': 'br' })
      expect(response.headers.get('content-encoding')).toBe('br')
      expect(await response.text()).toBe(readFileSync(path.join(dist, file), 'utf8'))
    }
  })

  it.each(['/', '/lk/login', '/about/fund', script])('sends %s in gzip to whoever reads no brotli', async (address) => {
    const [packed, plain] = await Promise.all(
      ['gzip', 'identity'].map((encoding) => ask(address, { 'Accept-Encoding': encoding })),
    )
    expect(packed?.headers.get('content-encoding')).toBe('gzip')
    expect(await packed?.text()).toBe(await plain?.text())
  })

  it('sends pages as they are to whoever reads no compression', async () => {
    for (const [address, file] of [
      ['/lk/login', 'app.html'],
      ['/about/fund/', 'about/fund.html'],
      ['/no/such/page', 'app.html'],
    ] as const) {
      const response = await ask(address, { 'Accept-Encoding': 'identity' })
      expect(response.headers.get('content-encoding')).toBeNull()
      expect(await response.text()).toBe(readFileSync(path.join(dist, file), 'utf8'))
    }
  })

  it.each(pages)('lets %s use the styles of its head, and none but them', async (address, file) => {
    const styles = [...open(file).querySelectorAll('head style')].map(({ textContent }) => textContent)
    const hashes = styles.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    const policy = (await ask(encodeURI(address))).headers.get('content-security-policy')
    expect(policy).toContain(`style-src ${["'self'", ...hashes].join(' ')};`)
    expect(hashes).toHaveLength(1)
  })

  it('lets hashed files be kept for ever and asks for pages anew', async () => {
    expect((await ask(script)).headers.get('cache-control')).toContain('immutable')
    const page = await ask('/lk', { 'Accept-Encoding': 'br' })
    expect(page.headers.get('cache-control')).toBe('no-cache')
    const again = await ask('/lk', { 'Accept-Encoding': 'br', 'If-None-Match': page.headers.get('etag') ?? '' })
    expect(again.status).toBe(304)
  })

  it.each(['/assets/page-0ld.js', '/picture.png', '/admin.php'])(
    'answers 404 where no such file is built: %s',
    async (address) => {
      const response = await ask(address)
      expect(response.status).toBe(404)
      expect(response.headers.get('cache-control')).toBe('no-store')
    },
  )

  it.each([
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/favicon.ico', 'image/x-icon'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/icons/maskable-512.png', 'image/png'],
    ['/apple-touch-icon.png', 'image/png'],
  ])('sends %s by its type, to be kept for a day', async (address, type) => {
    for (const encoding of ['br', 'identity']) {
      const { status, headers } = await ask(address, { Accept: '*/*', 'Accept-Encoding': encoding })
      expect({ status, type: headers.get('content-type'), cacheControl: headers.get('cache-control') }).toEqual({
        status: 200,
        type,
        cacheControl: 'public, max-age=86400',
      })
    }
  })

  it.each([
    ['/contacts', 'contacts.html'],
    ['/lk/lite/sever/payment', 'lk/lite/sever/payment.html'],
    ['/no/such/page', 'app.html'],
    ['/lk/lite/ao.volna', 'app.html'],
  ])('sends to a robot that takes anything the page of %s', async (address, file) => {
    for (const accept of ['*/*', 'text/html', ''])
      expect(await (await ask(address, { Accept: accept })).text()).toBe(readFileSync(path.join(dist, file), 'utf8'))
  })
})
