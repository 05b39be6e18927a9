import { describe, expect, it, vi } from 'vitest'
import { tables } from '#api/tables/all.ts'
import { serviceDelay } from '#test/sandbox/delays.ts'
import { createRequestLog } from '#test/sandbox/request-log.ts'
import { esiaToken, phones, startCaller, type Caller } from './sandbox-caller.ts'

const { account, auth, content } = tables
const me = 'GET /api/account/v1/me'
const order = (caller: Caller, fault: object) => caller.control('fault', fault)
const providers = async (caller: Caller) => (await caller.send(auth.providers, { query: { _: 1 } })).status

describe('the delays of real services', () => {
  it.each([
    [[0.5, 0], 100],
    [[0.5, 0.5], 450],
    [[0.5, 1], 800],
    [[0.01], 3000],
  ])('by the chances %j are %d ms', (chances, delay) => {
    const rest = [...chances]
    expect(serviceDelay(() => rest.shift() ?? 0)).toBe(delay)
  })

  it('are switched on and off, and hold for services alone', async () => {
    const delay = vi.fn(() => 1)
    const caller = await startCaller({ slowDelay: delay })
    const isAskedBy = async (call: () => Promise<unknown>) => {
      delay.mockClear()
      await call()
      return delay.mock.calls.length > 0
    }
    expect(await isAskedBy(() => providers(caller))).toBe(false)
    await caller.control('delays', { isSlow: true })
    expect(await isAskedBy(() => providers(caller))).toBe(true)
    expect(await isAskedBy(() => caller.control('clock', { advanceSeconds: 0 }))).toBe(false)
    await caller.control('delays', { isSlow: false })
    expect(await isAskedBy(() => providers(caller))).toBe(false)
  })
})

describe('faults', () => {
  it('answer with a status, a code and words, as many times as ordered', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.anna)
    await order(caller, {
      match: me,
      status: 503,
      code: 'Maintenance',
      description: 'Сервис на обслуживании.',
      times: 2,
    })
    const faulty = await caller.send(account.me, { token })
    expect({ status: faulty.status, code: faulty.error.code, description: faulty.error['description'] }).toEqual({
      status: 503,
      code: 'Maintenance',
      description: 'Сервис на обслуживании.',
    })
    expect((await caller.send(account.me, { token })).status).toBe(503)
    expect((await caller.send(account.me, { token })).status).toBe(200)
  })

  it('strike once where no number is given', async () => {
    const caller = await startCaller()
    await order(caller, { match: 'GET /api/auth/v4/auth/providers', status: 500 })
    expect([await providers(caller), await providers(caller)]).toEqual([500, 200])
  })

  it.each([
    '*',
    'GET *',
    '* /api/auth/*',
    '/api/auth/*',
    'get /API/auth/v4/*/providers',
    'GET /api/auth/v4/auth/providers?*',
  ])('find a call by %j', async (match) => {
    const caller = await startCaller()
    await order(caller, { match, status: 418 })
    expect(await providers(caller)).toBe(418)
  })

  it.each(['POST *', '/apirp/*', 'GET /api/auth/v4/auth', 'providers'])('do not find it by %j', async (match) => {
    const caller = await startCaller()
    await order(caller, { match, status: 418 })
    expect(await providers(caller)).toBe(200)
  })

  it('are not ordered, and nothing is read, by a page of another origin in the same browser', async () => {
    const caller = await startCaller()
    const from = async (origin: string, path: string, method = 'GET') =>
      (await fetch(caller.url + path, { method, headers: { Origin: origin } })).status
    for (const origin of ['http://localhost:9999', 'https://evil.example', 'null'])
      expect([
        await from(origin, '/sandbox/outbox'),
        await from(origin, '/sandbox/reset', 'POST'),
        await from(origin, '/api/auth/v4/auth/providers'),
      ]).toEqual([403, 403, 403])
    expect(await from(caller.url, '/sandbox/outbox')).toBe(200)
  })

  it('leave the controls alone', async () => {
    const caller = await startCaller()
    await order(caller, { match: '*', status: 500, times: 1000 })
    expect((await fetch(`${caller.url}/sandbox/outbox`)).status).toBe(200)
  })

  it('drop the connection', async () => {
    const caller = await startCaller()
    await order(caller, { match: '*', drop: true })
    await expect(caller.send(auth.providers)).rejects.toThrow('fetch failed')
    expect(await providers(caller)).toBe(200)
  })

  it('delay the real answer, and an ordered one', async () => {
    const caller = await startCaller()
    for (const [fault, status] of [
      [{}, 200],
      [{ status: 500 }, 500],
    ] as const) {
      await order(caller, { match: '*', delayMs: 120, ...fault })
      const start = performance.now()
      expect(await providers(caller)).toBe(status)
      expect(performance.now() - start).toBeGreaterThan(110)
    }
  })

  it("answer with a body of one's own, broken or not", async () => {
    const caller = await startCaller()
    await order(caller, { match: '*', body: '<html>шлюз' })
    const broken = await caller.send(auth.providers)
    expect({ status: broken.status, text: broken.text }).toEqual({ status: 200, text: '<html>шлюз' })
    await order(caller, { match: '*', body: { code: 'Odd' }, status: 409 })
    const odd = await caller.send(auth.providers)
    expect({ status: odd.status, text: odd.text }).toEqual({ status: 409, text: '{"code":"Odd"}' })
  })

  it('are replaced by the same match, and taken back by 0 times', async () => {
    const caller = await startCaller()
    await order(caller, { match: me, status: 500, times: 5 })
    await order(caller, { match: me, status: 502, times: 5 })
    expect(caller.store.state.faults).toHaveLength(1)
    await order(caller, { match: 'GET /cms/*', status: 500 })
    await order(caller, { match: me, times: 0 })
    expect(caller.store.state.faults.map(({ match }) => match)).toEqual(['GET /cms/*'])
    await order(caller, { match: '*', times: 0 })
    expect(caller.store.state.faults).toEqual([])
    expect((await order(caller, { match: me, times: -1 })).status).toBe(400)
  })
})

describe('the outbox', () => {
  it("shows messages newest first, and one phone's alone", async () => {
    const caller = await startCaller()
    await caller.sendSms(phones.anna)
    await caller.sendSms(phones.petr)
    const read = async (query = '') =>
      (await (await fetch(`${caller.url}/sandbox/outbox${query}`)).json()) as {
        to: string
        code: string
        kind: string
      }[]
    expect((await read()).map(({ to }) => to)).toEqual([phones.petr, phones.anna])
    expect(await read(`?to=${phones.anna}`)).toMatchObject([
      { to: phones.anna, kind: 'sms', code: expect.stringMatching(/^\d{4}$/) as string },
    ])
  })
})

describe('the log of calls', () => {
  it('tells who called what, and never a token or a code', async () => {
    const caller = await startCaller()
    const token = await caller.tokenOf(phones.anna)
    const code = caller.store.state.outbox[0]?.code ?? ''
    const esia = await esiaToken(caller, 'Authorized', 'P1')
    await caller.read(auth.bindingState, { params: { token: esia } })
    await caller.send(account.me, { token, headers: { 'X-Device-Id': '8124409231' } })
    await caller.read(auth.logout, { token })
    await order(caller, { match: 'GET /cms/routes', drop: true })
    await caller.send(content.routes).catch(() => undefined)
    const text = await (await fetch(`${caller.url}/sandbox/requests`)).text()
    const calls = JSON.parse(text) as object[]
    expect(calls).toHaveLength(7)
    expect(calls.slice(0, 3)).toMatchObject([
      { method: 'GET', path: '/cms/routes', status: 0 },
      { method: 'POST', path: '/api/auth/v3/auth/logout/web', status: 204, authorized: true },
      { method: 'GET', path: '/api/account/v1/me', status: 200, authorized: true, deviceId: '8124409231' },
    ])
    expect(calls.at(-1)).toMatchObject({
      path: '/api/auth/v4/auth/sms/send',
      query: { phoneNumber: [phones.anna] },
      authorized: false,
      deviceId: null,
    })
    expect(calls.at(-2)).toMatchObject({
      path: '/api/auth/v4/auth/sms/confirm/***',
      query: { confirmationCode: ['***'] },
    })
    for (const secret of [token, esia, `"${code}"`]) expect(text).not.toContain(secret)
  })

  it('keeps the last 2000', async () => {
    const { store, clock } = await startCaller()
    const log = createRequestLog({ store, clock, fundName: '', originOf: () => '', slowDelay: () => 0 })
    for (let index = 0; index <= 2000; index += 1)
      log.begin(new Request(`http://portal/cms/routes?index=${index}`))(200)
    expect({
      length: log.calls.length,
      newest: log.calls[0]?.query['index'],
      oldest: log.calls.at(-1)?.query['index'],
    }).toEqual({ length: 2000, newest: ['2000'], oldest: ['1'] })
  })
})

describe('the page for people', () => {
  it('names every persona, and holds no script or style of its own', async () => {
    const caller = await startCaller({ fundName: 'НПФ <Маяк>' })
    const response = await fetch(`${caller.url}/sandbox`)
    const text = await response.text()
    expect(response.headers.get('content-security-policy')).toContain("default-src 'self'")
    for (let number = 1; number <= 12; number += 1)
      expect(text).toContain(`/lk/login?user_phone=8999000${String(number).padStart(4, '0')}`)
    expect(text).not.toMatch(/ style=| on\w+=|<style|<script(?! type="module" src=)/)
    expect(text).toContain('НПФ &lt;Маяк&gt;')
  })

  it('finds its own files and no others', async () => {
    const caller = await startCaller()
    const type = async (name: string) => {
      const { status, headers } = await fetch(`${caller.url}/sandbox/${name}`)
      return status === 200 ? headers.get('content-type') : status
    }
    expect(await type('page.css')).toContain('text/css')
    expect(await type('page.js')).toContain('text/javascript')
    expect(await type('..%2Fstate.ts')).toBe(404)
    expect(await type('state.ts')).toBe(404)
  })
})
