import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { describe as words, Failure, faultOf, prefixes, messages, type Fault } from '#domain/faults.ts'
import { createApi } from '#api/api.ts'
import { type CallOptions, type Surroundings } from '#api/client.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { tables } from '#api/tables/all.ts'
import { json, noConnection, refusal, stubServices } from '#test/system/services.ts'

const { account, agreements, auth, balances, consent, content, statements, templates } = tables
const base = 'https://services.example'
const services: Record<string, Record<string, Endpoint>> = tables
const everyRow = Object.entries(services).flatMap(([service, rows]) => Object.entries(rows).map(([name, row]) => ({ service, name, row })))

type Given = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }
type AnyCall = (given?: Given, options?: CallOptions) => Promise<unknown>

function connect(around: Partial<Surroundings> = {}) {
  const network = stubServices()
  const onUnauthorized = vi.fn()
  const onServerTime = vi.fn()
  const api = createApi({
    baseURL: base, deviceId: () => '8124409231', token: () => Promise.resolve('token-1'), renewed: () => Promise.resolve(null), onUnauthorized, onServerTime, ...around,
  })
  /** The call of a row that is known by name alone. */
  const callOf = (service: string, name: string) => (api as unknown as Record<string, Record<string, AnyCall>>)[service]?.[name] ?? (() => Promise.reject(new Error(name)))
  return { network, api, callOf, onUnauthorized, onServerTime }
}

/** How a call ended, once the time for its floor and its second try has passed. */
async function ended<Value>(call: Promise<Value>): Promise<{ value: Value } | { fault: Fault }> {
  const end = call.then((value) => ({ value }), (error: unknown) => ({ fault: faultOf(error) }))
  await vi.advanceTimersByTimeAsync(5000)
  return end
}
const faultFrom = async (call: Promise<unknown>): Promise<Partial<Fault>> => {
  const end = await ended(call)
  return 'fault' in end ? end.fault : {}
}

beforeEach(() => { vi.useFakeTimers({ now: Date.parse('2026-02-17T10:00:00Z') }) })
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe.each(everyRow)('a request of $service.$name', ({ service, name, row }) => {
  const given = { params: { id: 'x', token: 'x', name: 'x' }, ...(row.query ? { query: { asked: 'yes' } } : {}), ...(row.body ? { body: { told: 'yes' } } : {}) }
  const sendOne = async (around: Partial<Surroundings> = {}) => {
    const { network, callOf } = connect(around)
    network.answer(row, () => json(null))
    await ended(callOf(service, name)(given))
    expect(network.sent).toHaveLength(1)
    return network.sent[0] ?? (() => { throw new Error('nothing was sent') })()
  }

  it('[7-01] says X-Requested-With and the device, and sends JSON where it has a body', async () => {
    const { headers, body } = await sendOne()
    expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest')
    expect(headers.get('X-Device-Id')).toBe('8124409231')
    expect(headers.get('Content-Type')).toBe(row.body ? 'application/json; charset=utf-8' : null)
    expect(body).toEqual(row.body ? { told: 'yes' } : undefined)
  })

  it('[7-01] breaks caches where it reads, and only there', async () => {
    const { url } = await sendOne()
    expect(url.searchParams.get('_')).toBe(row.method === 'GET' ? String(Date.parse('2026-02-17T10:00:00Z')) : null)
    expect(url.searchParams.get('asked')).toBe(row.query ? 'yes' : null)
  })

  it('[7-01] carries the token where the row wants it and there is one', async () => {
    expect((await sendOne()).token).toBe(row.access === 'bearer' ? 'token-1' : null)
    expect((await sendOne({ token: () => Promise.resolve(null) })).headers.has('Authorization')).toBe(false)
  })

  it('[7-08] carries cookies to the identity session alone', async () => {
    const { url, credentials } = await sendOne()
    expect(credentials).toBe(url.pathname === '/api/auth/v4/auth/esia/session' ? 'include' : 'omit')
  })
})

describe('addresses', () => {
  it('[7-01] an array becomes repeated keys', async () => {
    const { network, callOf } = connect()
    network.give(content.routes, [])
    await ended(callOf('content', 'routes')({ query: { Tags: ['Agreement', 'Report'] } }))
    expect(network.sent[0]?.url.searchParams.getAll('Tags')).toEqual(['Agreement', 'Report'])
  })

  it('what is not asked is not sent', async () => {
    const { network, api } = connect()
    network.give(content.routes, [])
    await ended(api.content.routes({ query: {} }))
    expect([...(network.sent[0]?.url.searchParams.keys() ?? [])]).toEqual(['_'])
  })

  it('[7-01] no value of a parameter takes a call, and its token, to another address', async () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }), fc.constantFrom('', '.', '..', '//evil.example', 'https://evil.example', '\\\\evil.example', '../../..', '%2e%2e', '?a=1', '#a', '\uD800'),
    )
    await fc.assert(fc.asyncProperty(hostile, async (id) => {
      const { network, api } = connect()
      network.answer(balances.balance, () => refusal(500))
      const end = await ended(api.balances.balance({ params: { id }, query: { date: '2026-02-17' } }))
      for (const { url } of network.sent) {
        expect(url.origin).toBe(base)
        expect(decodeURIComponent(url.pathname)).toBe(`/apirp/pegasadapterservice/v1/products/${id}/balance`)
      }
      if (network.sent.length === 0) expect(end).toMatchObject({ fault: { kind: 'refused', status: 404, prefix: 'balance' } })
    }))
  })

  it.each(['', '.', '..', '\uD800'])('%j names nothing, so nothing is sent and nothing is found', async (id) => {
    const { network, api } = connect()
    expect(await faultFrom(api.content.page({ params: { id }, query: {} }))).toMatchObject({ kind: 'refused', status: 404, prefix: 'content' })
    expect(network.sent).toEqual([])
  })
})

describe('how long a call takes', () => {
  const outcomes = [
    ['a success', () => json([])], ['a refusal', () => refusal(500)], ['a broken answer', () => new Response('<html>')],
  ] as const

  it.each(outcomes)('[7-02] %s settles 200 ms after the call began, not sooner and not later', async (_, answer) => {
    const { network, api } = connect()
    network.answer(agreements.products, answer)
    const settled = vi.fn()
    api.agreements.products().then(settled, settled)
    await vi.advanceTimersByTimeAsync(199)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledOnce()
  })

  it('[7-02] an answer that took longer waits for nothing more', async () => {
    const { network, api } = connect()
    const held = network.hold(agreements.products)
    const settled = vi.fn()
    api.agreements.products().then(settled, settled)
    await vi.advanceTimersByTimeAsync(900)
    held.answer(json([]))
    await vi.advanceTimersByTimeAsync(0)
    expect(settled).toHaveBeenCalledOnce()
  })

  it('[7-02] the request itself leaves at once', async () => {
    const { network, api } = connect()
    void api.agreements.products()
    await vi.advanceTimersByTimeAsync(0)
    expect(network.sent).toHaveLength(1)
  })

  it('[7-02] a call that nobody waits for any more ends at once', async () => {
    const { network, api } = connect()
    network.hold(agreements.products)
    const stop = new AbortController()
    const call = api.agreements.products({}, { signal: stop.signal }).catch((error: unknown) => faultOf(error).kind)
    await vi.advanceTimersByTimeAsync(10)
    stop.abort()
    expect(await call).toBe('aborted')
  })
})

describe('answers that do not fit', () => {
  const product = { id: '1', agreementId: '1', agreementNumber: '1', agreementDate: null, pegasUserId: 1, status: 'Active', holdingName: null, companyCode: null, programName: '', investorFullName: '', agreement: { agreementSchemaType: 'Corporate' } }
  const broken = [
    ['no JSON', '{"id":'], ['a page of HTML', '<!doctype html><title>Proxy</title>'], ['another shape', '{"items":[]}'], ['null', 'null'], ['nothing', ''],
    ['a value of another type inside', JSON.stringify([{ ...product, pegasUserId: 'seven' }])],
    ['a field less', JSON.stringify([{ ...product, agreement: {} }])],
  ] as const

  it.each(broken)('[7-05] %s is an error of the call', async (_, text) => {
    const { network, api } = connect()
    network.answer(agreements.products, () => new Response(text, { headers: { 'Content-Type': 'application/json' } }))
    const fault = await faultFrom(api.agreements.products())
    expect(fault).toMatchObject({ kind: 'broken', status: null, prefix: 'products' })
    expect(words(fault as Fault)).toBe(`${prefixes.products}. ${messages.brokenAnswer}`)
  })

  it('[7-05] fields that nobody asked for are no error', async () => {
    const { network, api } = connect()
    network.answer(agreements.products, () => json([{ ...product, news: { inside: true } }]))
    expect(await ended(api.agreements.products())).toEqual({ value: [product] })
  })

  it('[7-05] a file or a text of nothing is broken', async () => {
    const { network, api } = connect()
    network.answer(consent.draft, () => new Response(null, { status: 204 }))
    network.answer(templates.staticTemplate, () => new Response(''))
    const calls = [api.consent.draft({ query: { consentType: 'PDn' } }), api.templates.staticTemplate({ params: { name: 'Pdn' } })]
    expect(await Promise.all(calls.map(faultFrom))).toMatchObject([{ kind: 'broken', prefix: 'template' }, { kind: 'broken', prefix: 'template' }])
  })

  it('a row that answers nothing takes any body', async () => {
    const { network, api } = connect()
    network.answer(auth.logout, () => new Response('OK'))
    expect(await ended(api.auth.logout({ body: {} }))).toEqual({ value: undefined })
  })
})

describe('what is not there', () => {
  it('[7-06] no products is an empty list', async () => {
    const { network, api } = connect()
    network.answer(agreements.products, () => refusal(404, { code: 'NotFound' }))
    expect(await ended(api.agreements.products())).toEqual({ value: [] })
  })

  it('no joining request is null', async () => {
    const { network, api } = connect()
    network.answer(statements.joiningRequest, () => refusal(404))
    expect(await ended(api.statements.joiningRequest({ query: {} }))).toEqual({ value: null })
  })

  it('a 404 of any other call is its error', async () => {
    const { network, api } = connect()
    network.answer(account.me, () => refusal(404))
    expect(await faultFrom(api.account.me())).toMatchObject({ kind: 'refused', status: 404 })
  })
})

describe('refusals', () => {
  const body = { code: 'TooManyAttempts', description: 'Превышено количество попыток.', message: 'Too many', fields: { code: ['Неверный'] }, traceId: '00-1' }
  const envelopes = [['its error field', { error: body }], ['its body', body]] as const

  it.each(envelopes)('[8-02] are read from %s, with the status', async (_, answer) => {
    const { network, api } = connect()
    network.answer(auth.confirmSms, () => json(answer, 400))
    const fault = await faultFrom(api.auth.confirmSms({ params: { token: 't' }, query: { confirmationCode: '1234' }, body: {} }))
    const { traceId: _traceId, ...told } = body
    expect(fault).toEqual({ ...told, kind: 'refused', status: 400, prefix: null })
  })

  it('[8-02] keep what can be read where a part of them cannot', async () => {
    const { network, api } = connect()
    network.answer(account.me, () => refusal(409, { code: 17, description: 'Не получилось.', fields: 'none' }))
    expect(await faultFrom(api.account.me())).toMatchObject({ code: null, description: 'Не получилось.', fields: {}, status: 409 })
  })

  it.each([['HTML', '<html>Bad gateway</html>'], ['nothing', ''], ['a bare word', '"no"'], ['null', 'null'], ['an empty error', '{"error":null}']])(
    '[8-02] that say %s are left with their status', async (_, text) => {
      const { network, api } = connect()
      network.answer(agreements.products, () => new Response(text, { status: 502 }))
      const fault = await faultFrom(api.agreements.products())
      expect(fault).toMatchObject({ kind: 'refused', status: 502, description: null })
      expect(words(fault as Fault)).toBe(`${prefixes.products}. ${messages.unexpected} (502)`)
    })

  it('[8-02] of a file are read although a file was asked for', async () => {
    const { network, api } = connect()
    network.answer(consent.draft, () => refusal(403, { code: 'AccessDenied', description: 'Недостаточно прав.' }))
    expect(await faultFrom(api.consent.draft({ query: { consentType: 'PDn' } }))).toMatchObject({ status: 403, description: 'Недостаточно прав.', prefix: 'template' })
  })

  it('a file comes as it is', async () => {
    const { network, api } = connect()
    network.answer(consent.draft, () => new Response(Uint8Array.of(37, 80, 68, 70), { headers: { 'Content-Type': 'application/pdf' } }))
    const end = await ended(api.consent.draft({ query: { consentType: 'PDn' } }))
    const file = 'value' in end ? end.value : new Blob()
    expect([file.type, await file.text()]).toEqual(['application/pdf', '%PDF'])
  })
})

describe('without an answer', () => {
  it('[8-03] a call says that there is no connection, after its prefix', async () => {
    const { network, api } = connect()
    network.answer(agreements.products, noConnection)
    const fault = await faultFrom(api.agreements.products())
    expect(fault).toMatchObject({ kind: 'offline', status: null, prefix: 'products' })
    expect(words(fault as Fault)).toBe('Ошибка получения списка пенсионных программ. Нет соединения с интернетом!')
  })

  it('[8-03] a call that could not even get a token says so too', async () => {
    const { api, network } = connect({ token: () => Promise.reject(new Failure({ kind: 'offline' })) })
    expect(await faultFrom(api.agreements.products())).toMatchObject({ kind: 'offline', prefix: 'products' })
    expect(network.sent).toEqual([])
  })

  it('[8-03] a call whose token could not be renewed says so too', async () => {
    const { api, network } = connect({ renewed: () => Promise.reject(new Failure({ kind: 'offline' })) })
    network.answer(agreements.products, () => refusal(401))
    expect(await faultFrom(api.agreements.products())).toMatchObject({ kind: 'offline', prefix: 'products' })
  })

  it('a read is tried a second time, and no third', async () => {
    const { network, api } = connect()
    network.answer(account.me, noConnection)
    await ended(api.account.me())
    expect(network.calls(account.me)).toHaveLength(2)
  })

  it('a read whose first try was lost succeeds by the second', async () => {
    const { network, api } = connect()
    let tries = 0
    network.answer(agreements.products, () => (tries++ === 0 ? noConnection() : json([])))
    expect(await ended(api.agreements.products())).toEqual({ value: [] })
  })

  it.each([500, 502, 503, 504, 429, 408])('a read that was answered %d is not tried again', async (status) => {
    const { network, api } = connect()
    network.answer(account.me, () => refusal(status))
    await ended(api.account.me())
    expect(network.sent).toHaveLength(1)
  })

  it.each([
    ['POST', account.sendConfirmationEmail, 'account', 'sendConfirmationEmail'], ['PATCH', account.changeMe, 'account', 'changeMe'],
  ] as const)('a %s is sent once', async (_, row, service, name) => {
    const { network, callOf } = connect()
    network.answer(row, noConnection)
    expect(await faultFrom(callOf(service, name)({ body: {} }))).toMatchObject({ kind: 'offline' })
    expect(network.sent).toHaveLength(1)
  })

  it('an answer that breaks off in the middle is no answer', async () => {
    const { network, api } = connect()
    network.answer(agreements.products, () => new Response(new ReadableStream({
      start(stream) {
        stream.enqueue(new TextEncoder().encode('['))
        stream.error(new TypeError('terminated'))
      },
    })))
    expect(await faultFrom(api.agreements.products())).toMatchObject({ kind: 'offline' })
  })

  it('[8-03] silence is cut short and told apart from a lost connection', async () => {
    vi.useRealTimers()
    const { network, api } = connect()
    network.hold(auth.refresh)
    const fault = await api.auth.refresh({ body: { refreshToken: 'r' } }, { timeout: 10 }).catch(faultOf)
    expect(fault).toMatchObject({ kind: 'timeout', prefix: 'refresh' })
  })
})

describe('a 401', () => {
  it('[4.1-03] of a call with the token is reported with that token', async () => {
    const { network, api, onUnauthorized } = connect()
    network.answer(account.me, () => refusal(401))
    expect(await faultFrom(api.account.me())).toMatchObject({ kind: 'refused', status: 401 })
    expect(onUnauthorized.mock.calls).toEqual([['token-1']])
  })

  const guests = everyRow.filter(({ row }) => row.access !== 'bearer')
  it.each(guests)('[4.1-03] of $service.$name is left to whoever called', async ({ service, name, row }) => {
    const { network, callOf, onUnauthorized } = connect()
    network.answer(row, () => refusal(401, { code: 'UserNotFound' }))
    expect(await faultFrom(callOf(service, name)({ params: { id: 'x', token: 'x', name: 'x' }, body: {} }))).toMatchObject({ status: 401, code: 'UserNotFound' })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('[4.1-03] of a guest on a closed row purges nothing', async () => {
    const { network, api, onUnauthorized } = connect({ token: () => Promise.resolve(null) })
    network.answer(account.me, () => refusal(401))
    await ended(api.account.me())
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('of a call that brings its own token is left to whoever called', async () => {
    const renewed = vi.fn(() => Promise.resolve('token-2'))
    const { network, api, onUnauthorized } = connect({ renewed })
    network.answer(auth.logout, () => refusal(401))
    await ended(api.auth.logout({ body: {} }, { token: 'parting' }))
    expect([network.sent.map((one) => one.token), renewed.mock.calls, onUnauthorized.mock.calls]).toEqual([['parting'], [], []])
  })

  it('[4.1-07] of a token that has run out is answered by a newer one, with which the call is sent once more', async () => {
    const { network, api, onUnauthorized } = connect({ renewed: () => Promise.resolve('token-2') })
    network.answer(agreements.products, ({ token }) => (token === 'token-2' ? json([]) : refusal(401)))
    expect(await ended(api.agreements.products())).toEqual({ value: [] })
    expect(network.sent.map((one) => one.token)).toEqual(['token-1', 'token-2'])
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('[4.1-03] of the newer token too is reported, and there is no third try', async () => {
    const { network, api, onUnauthorized } = connect({ renewed: () => Promise.resolve('token-2') })
    network.answer(agreements.products, () => refusal(401))
    await ended(api.agreements.products())
    expect(network.sent).toHaveLength(2)
    expect(onUnauthorized.mock.calls).toEqual([['token-2']])
  })
})

describe('the server\'s time', () => {
  it('[3-05] is told with the middle of the request that brought it', async () => {
    const { network, api, onServerTime } = connect()
    const held = network.hold(agreements.products)
    const begun = Date.now()
    const call = api.agreements.products()
    await vi.advanceTimersByTimeAsync(600)
    held.answer(json([], 200, { Date: 'Wed, 18 Feb 2026 10:00:00 GMT' }))
    await ended(call)
    expect(onServerTime.mock.calls).toEqual([[Date.parse('2026-02-18T10:00:00Z'), begun + 300]])
  })

  it('[3-05] is told of a refusal too, and of the try that was answered', async () => {
    const { network, api, onServerTime } = connect()
    const held = network.hold(agreements.products)
    const begun = Date.now()
    const call = api.agreements.products()
    await vi.advanceTimersByTimeAsync(10_000)
    held.drop()
    await vi.advanceTimersByTimeAsync(500)
    held.answer(json({}, 500, { Date: 'Tue, 17 Feb 2026 10:00:00 GMT' }))
    await ended(call)
    expect(onServerTime.mock.calls).toEqual([[expect.any(Number), begun + 10_500]])
  })

  it.each([['absent', {}], ['no date', { Date: 'yesterday' }]])('is not told where the header is %s', async (_, headers) => {
    const { network, api, onServerTime } = connect()
    network.answer(agreements.products, () => json([], 200, headers))
    await ended(api.agreements.products())
    expect(onServerTime).not.toHaveBeenCalled()
  })
})

