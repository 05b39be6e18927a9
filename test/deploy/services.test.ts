import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { delivery } from '../../deploy/delivery.ts'
import { proxyTo } from '../../deploy/services.ts'

const originOf = ({ address }: { address: () => AddressInfo | string | null }) =>
  `http://127.0.0.1:${(address() as AddressInfo).port}`

let dir: string
let backend: Server
let portal: PreviewServer
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'built-'))
  await writeFile(path.join(dir, 'index.html'), '<h1>Фонд</h1>')
  backend = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', "default-src *; script-src 'unsafe-inline'")
    response.setHeader('Content-Security-Policy-Report-Only', 'default-src *')
    response.setHeader('Access-Control-Allow-Origin', 'https://evil.example')
    response.setHeader('Access-Control-Allow-Credentials', 'true')
    response.setHeader('Referrer-Policy', 'unsafe-url')
    response.setHeader('Strict-Transport-Security', 'max-age=1')
    response.setHeader('Server', 'backend/1.2')
    response.setHeader('Cache-Control', 'no-store')
    response.setHeader('Set-Cookie', 'sid=1; HttpOnly')
    response.setHeader('Content-Type', 'application/json')
    response.writeHead(201).end(JSON.stringify({ path: request.url }))
  })
  await new Promise<void>((resolve) => {
    backend.listen(0, '127.0.0.1', resolve)
  })
  const { headers, files } = delivery({ apiBase: '' })
  portal = await preview({
    root: dir,
    configFile: false,
    logLevel: 'silent',
    plugins: [headers, files],
    build: { outDir: dir },
    preview: {
      host: '127.0.0.1',
      port: 0,
      cors: false,
      proxy: proxyTo(originOf({ address: () => backend.address() })),
    },
  })
})
afterAll(async () => {
  await portal.close()
  backend.close()
  await rm(dir, { recursive: true })
})

it.each(['/api/account/v1/me', '/apirp/reports', '/cms/pages'])(
  'passes %s on, and what the service says for its own origin does not hold on the portal’s',
  async (address) => {
    const origin = originOf({ address: () => portal.httpServer.address() })
    const [answer, page] = await Promise.all([fetch(origin + address), fetch(`${origin}/`)])
    expect({ status: answer.status, body: (await answer.json()) as unknown }).toEqual({
      status: 201,
      body: { path: address },
    })
    const { headers } = answer
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'self'; script-src 'self';/)
    for (const name of ['content-security-policy', 'referrer-policy', 'strict-transport-security'])
      expect({ name, value: headers.get(name) }).toEqual({ name, value: page.headers.get(name) })
    for (const name of [
      'content-security-policy-report-only',
      'access-control-allow-origin',
      'access-control-allow-credentials',
      'server',
    ])
      expect({ name, value: headers.get(name) }).toEqual({ name, value: null })
    expect([headers.get('cache-control'), headers.get('set-cookie')]).toEqual(['no-store', 'sid=1; HttpOnly'])
  },
)
