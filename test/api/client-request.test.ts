import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Dependencies } from '#api/client.ts'
import { tables } from '#api/tables/all.ts'
import { json, refusal } from '#test/system/services.ts'
import { base, connect, eachAtKnownTime, ended, everyEndpoint, faultFrom } from './client-harness.ts'

const { balances, content } = tables

eachAtKnownTime()

describe.each(everyEndpoint)('a request of $service.$name', ({ service, name, endpoint }) => {
  const given = {
    params: { id: 'x', token: 'x', name: 'x' },
    ...(endpoint.query ? { query: { asked: 'yes' } } : {}),
    ...(endpoint.body ? { body: { told: 'yes' } } : {}),
  }
  const sendOne = async (dependencies: Partial<Dependencies> = {}) => {
    const { network, callOf } = connect(dependencies)
    network.answer(endpoint, () => json(null))
    await ended(callOf(service, name)(given))
    expect(network.sent).toHaveLength(1)
    return (
      network.sent[0] ??
      (() => {
        throw new Error('nothing was sent')
      })()
    )
  }

  it('[7-01] says X-Requested-With and the device, and sends JSON where it has a body, or the parts of a form', async () => {
    const { headers, body } = await sendOne()
    expect(headers.get('X-Requested-With')).toBe('XMLHttpRequest')
    expect(headers.get('X-Device-Id')).toBe('8124409231')
    const isJson = endpoint.body && !endpoint.isMultipart
    // What parts a form falls into only whoever sends it knows.
    expect(headers.get('Content-Type')).toBe(isJson ? 'application/json; charset=utf-8' : null)
    expect(body).toEqual(isJson ? { told: 'yes' } : undefined)
  })

  it('[7-01] breaks caches where it reads, and only there', async () => {
    const { url } = await sendOne()
    expect(url.searchParams.get('_')).toBe(
      endpoint.method === 'GET' ? String(Date.parse('2026-02-17T10:00:00Z')) : null,
    )
    expect(url.searchParams.get('asked')).toBe(endpoint.query ? 'yes' : null)
  })

  it('[7-01] carries the token where the endpoint wants it and there is one', async () => {
    expect((await sendOne()).token).toBe(endpoint.access === 'bearer' ? 'token-1' : null)
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
      fc.string({ unit: 'binary' }),
      fc.constantFrom(
        '',
        '.',
        '..',
        '//evil.example',
        'https://evil.example',
        '\\\\evil.example',
        '../../..',
        '%2e%2e',
        '?a=1',
        '#a',
        '\uD800',
      ),
    )
    await fc.assert(
      fc.asyncProperty(hostile, async (id) => {
        const { network, api } = connect()
        network.answer(balances.balance, () => refusal(500))
        const end = await ended(api.balances.balance({ params: { id }, query: { date: '2026-02-17' } }))
        for (const { url } of network.sent) {
          expect(url.origin).toBe(base)
          expect(decodeURIComponent(url.pathname)).toBe(`/apirp/pegasadapterservice/v1/products/${id}/balance`)
        }
        if (network.sent.length === 0)
          expect(end).toMatchObject({ fault: { kind: 'refused', status: 404, prefix: 'balance' } })
      }),
    )
  })

  it.each(['', '.', '..', '\uD800'])('%j names nothing, so nothing is sent and nothing is found', async (id) => {
    const { network, api } = connect()
    expect(await faultFrom(api.content.page({ params: { id }, query: {} }))).toMatchObject({
      kind: 'refused',
      status: 404,
      prefix: 'content',
    })
    expect(network.sent).toEqual([])
  })
})
