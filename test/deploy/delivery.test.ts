import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { delivery } from '../../deploy/delivery.ts'
import { startPortal, type Portal } from '#test/kit/portal-server.ts'

const files: Record<string, string> = {
  'index.html': '<h1>Фонд</h1>',
  'app.html': '<div id="app">',
  'contacts.html':
    '<head><style>h1{color:red}@media (width<9px){}</style></head><h1>Контакты</h1><style>h1{color:blue}</style>',
  'о-фонде.html': '<h1>О фонде</h1>',
  'assets/a-1.js': 'export const a = 1',
  '.hidden/note.json': '{}',
}
let dir: string
let portal: Portal
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'built-'))
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true })
    await writeFile(path.join(dir, file), content)
    if (file.startsWith('.')) continue
    await writeFile(path.join(dir, `${file}.br`), brotliCompressSync(content))
    await writeFile(path.join(dir, `${file}.gz`), gzipSync(content))
  }
  portal = await startPortal({ dir })
})
afterAll(async () => {
  await portal.close()
  await rm(dir, { recursive: true })
})

const page = { Accept: 'text/html', 'Accept-Encoding': 'br' }
const ask = (address: string, init: RequestInit = { headers: page }) => fetch(portal.origin + address, init)
/** An address as it is, which fetch would put in order first. */
const raw = (address: string) =>
  new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(portal.origin)
    request({ hostname, port, path: address, headers: { Accept: 'text/html' } }, (response) => {
      let body = ''
      response
        .setEncoding('utf8')
        .on('data', (chunk) => {
          body += String(chunk)
        })
        .on('end', () => resolve({ status: response.statusCode, body }))
    })
      .on('error', reject)
      .end()
  })

/** What comes back over the wire to a line of a request. */
const spoken = (line: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(portal.origin)
    let text = ''
    const socket = connect(Number(port), hostname, () =>
      socket.end(`${line}\r\nHost: portal\r\nAccept: text/html\r\nConnection: close\r\n\r\n`),
    )
    socket
      .setEncoding('utf8')
      .on('data', (chunk: string) => {
        text += chunk
      })
      .on('close', () => resolve(text))
      .on('error', reject)
  })

describe('what is built', () => {
  it.each([
    ['/', 'index.html'],
    ['/contacts', 'contacts.html'],
    ['/contacts/', 'contacts.html'],
    ['/contacts.html', 'contacts.html'],
    ['/contacts?a=1', 'contacts.html'],
    ['/%D0%BE-%D1%84%D0%BE%D0%BD%D0%B4%D0%B5', 'о-фонде.html'],
    ['/assets/a-1.js', 'assets/a-1.js'],
    ['/lk/lite/ao.volna', 'app.html'],
    ['/none', 'app.html'],
    ['/%E0%A4%A', 'app.html'],
  ])('answers %s with %s, in brotli, in gzip or as it is', async (address, file) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await ask(address, { headers: { ...page, 'Accept-Encoding': encoding } })
      expect({
        status: response.status,
        encoding: response.headers.get('content-encoding'),
        vary: response.headers.get('vary'),
      }).toEqual({ status: 200, encoding: encoding === 'identity' ? null : encoding, vary: 'Accept-Encoding' })
      expect(await response.text()).toBe(files[file])
    }
  })

  it.each(['/contacts', '/contacts/', '/contacts.html'])(
    'lets %s use its own styles, also where it has not changed',
    async (address) => {
      const first = await ask(address)
      expect(first.headers.get('content-security-policy')).toContain(
        "style-src 'self' 'sha256-WRJVbBeJeFr+HDYK70L3vGYCYtPqT7cDYy0T7CkKKic=';",
      )
      const again = await ask(address, { headers: { ...page, 'If-None-Match': first.headers.get('etag') ?? '' } })
      expect({ status: again.status, cacheControl: again.headers.get('cache-control') }).toEqual({
        status: 304,
        cacheControl: 'no-cache',
      })
      expect(again.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
      expect((await ask('/none')).headers.get('content-security-policy')).not.toContain('sha256')
    },
  )

  it.each([
    '/assets/old.js',
    '/assets/old.js.map',
    '/.hidden/note.json',
    '/%2ehidden/note.json',
    '/..%2fpackage.json',
    '/assets/../../package.json',
  ])('does not answer %s', async (address) => {
    const { status, body } = await raw(address)
    expect({ status, body }).toEqual({ status: 404, body: 'Not found' })
  })

  it.each([
    'TRACE / HTTP/1.1',
    'FOO / HTTP/1.1',
    'GET // HTTP/1.1',
    'GET //evil.example/contacts HTTP/1.1',
    'GET http://[ HTTP/1.1',
    'GET http://evil.example/ HTTP/1.1',
    'GET \\contacts HTTP/1.1',
    `GET /${'a'.repeat(70_000)} HTTP/1.1`,
  ])('refuses %s by its own 400, and goes on', async (line) => {
    const answer = await spoken(line)
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(answer).toMatch(/\r\nContent-Security-Policy: default-src 'self';/)
    expect(answer).toMatch(/\r\n\r\n(?:b\r\n)?Bad request/)
    expect((await ask('/contacts')).status).toBe(200)
  })

  it.each(['a'.repeat(300), 'a'.repeat(9000)])('has no file of a name longer than any', async (name) => {
    expect((await ask(`/${name}.js`)).status).toBe(404)
    expect(await (await ask(`/${name}`)).text()).toBe(files['app.html'])
  })

  it('sends pages to those who take them, and to whoever only asks', async () => {
    expect((await ask('/contacts', { headers: { Accept: 'application/json' } })).status).toBe(404)
    expect((await ask('/contacts', { method: 'POST', headers: page })).status).toBe(404)
    const head = await ask('/contacts', { method: 'HEAD', headers: { ...page, 'Accept-Encoding': 'identity' } })
    expect({ status: head.status, contentLength: head.headers.get('content-length'), body: await head.text() }).toEqual(
      { status: 200, contentLength: String(Buffer.byteLength(files['contacts.html'] ?? '')), body: '' },
    )
  })

  it('has to be there', () => {
    const { configurePreviewServer } = delivery({ apiBase: '' }).files
    const start = () =>
      (configurePreviewServer as (server: object) => void)({
        middlewares: { use: () => undefined },
        config: { root: dir, build: { outDir: 'nowhere' } },
      })
    expect(start).toThrow('Портал ещё не собран')
  })
})
