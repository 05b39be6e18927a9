import { describe, expect, it, vi } from 'vitest'
import { tables } from '#api/tables/all.ts'
import { describe as describeFault } from '#domain/fault-texts.ts'
import { Failure, faultOf } from '#domain/faults.ts'
import { json, noConnection, refusal, signInPage } from '#test/system/services.ts'
import { connect, eachAtKnownTime, ended, faultFrom } from './client-harness.ts'

const { account, agreements, auth } = tables

eachAtKnownTime()

describe('how long a call takes', () => {
  const outcomes = [
    ['a success', () => json([])],
    ['a refusal', () => refusal(500)],
    ['a broken answer', () => new Response('<html>')],
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

describe('without an answer', () => {
  it.each([200, 401, 403, 511])(
    '[8-03] a page (%i) in place of an answer is none: it is a network on the way',
    async (status) => {
      const { network, api, onUnauthorized, onServerTime } = connect()
      network.answer(agreements.products, () => signInPage(status))
      expect(await faultFrom(api.agreements.products())).toMatchObject({
        kind: 'offline',
        status: null,
        prefix: 'products',
      })
      expect(onUnauthorized).not.toHaveBeenCalled()
      expect(onServerTime).not.toHaveBeenCalled()
    },
  )

  it.each([500, 502, 503])('a page with %i is the word of the services’ own front door', async (status) => {
    const { network, api } = connect()
    network.answer(agreements.products, () => signInPage(status))
    expect(await faultFrom(api.agreements.products())).toMatchObject({ kind: 'refused', status })
  })

  it('[8-03] a call says that there is no connection, after its prefix', async () => {
    const { network, api } = connect()
    network.answer(agreements.products, noConnection)
    const fault = await faultFrom(api.agreements.products())
    expect(fault).toMatchObject({ kind: 'offline', status: null, prefix: 'products' })
    expect(describeFault(fault)).toBe('Ошибка получения списка пенсионных программ. Нет соединения с интернетом!')
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
    ['POST', { endpoint: account.sendConfirmationEmail, service: 'account', name: 'sendConfirmationEmail' }],
    ['PATCH', { endpoint: account.changeMe, service: 'account', name: 'changeMe' }],
  ] as const)('a %s is sent once', async (_, { endpoint, service, name }) => {
    const { network, callOf } = connect()
    network.answer(endpoint, noConnection)
    expect(await faultFrom(callOf(service, name)({ body: {} }))).toMatchObject({ kind: 'offline' })
    expect(network.sent).toHaveLength(1)
  })

  it('an answer that breaks off in the middle is no answer', async () => {
    const { network, api } = connect()
    network.answer(
      agreements.products,
      () =>
        new Response(
          new ReadableStream({
            start(stream) {
              stream.enqueue(new TextEncoder().encode('['))
              stream.error(new TypeError('terminated'))
            },
          }),
        ),
    )
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

describe("the server's time", () => {
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

  it.each([
    ['absent', {}],
    ['no date', { Date: 'yesterday' }],
  ])('is not told where the header is %s', async (_, headers) => {
    const { network, api, onServerTime } = connect()
    network.answer(agreements.products, () => json([], 200, headers))
    await ended(api.agreements.products())
    expect(onServerTime).not.toHaveBeenCalled()
  })
})
