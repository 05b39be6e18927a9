import { describe, expect, it, vi } from 'vitest'
import { tables } from '#api/tables/all.ts'
import { json, refusal } from '#test/system/services.ts'
import { connect, eachAtKnownTime, ended, everyEndpoint, faultFrom } from './client-harness.ts'

const { account, agreements, auth } = tables

eachAtKnownTime()

describe('a 401', () => {
  it('[4.1-03] of a call with the token is reported with that token', async () => {
    const { network, api, onUnauthorized } = connect()
    network.answer(account.me, () => refusal(401))
    expect(await faultFrom(api.account.me())).toMatchObject({ kind: 'unauthorized', status: 401 })
    expect(onUnauthorized.mock.calls).toEqual([['token-1']])
  })

  const unauthorized = everyEndpoint.filter(({ endpoint }) => endpoint.access !== 'bearer')
  it.each(unauthorized)('[4.1-03] of $service.$name is left to whoever called', async ({ service, name, endpoint }) => {
    const { network, callOf, onUnauthorized } = connect()
    network.answer(endpoint, () => refusal(401, { code: 'UserNotFound' }))
    expect(
      await faultFrom(callOf(service, name)({ params: { id: 'x', token: 'x', name: 'x' }, body: {} })),
    ).toMatchObject({ kind: 'refused', status: 401, code: 'UserNotFound' })
    expect(onUnauthorized).not.toHaveBeenCalled()
  })

  it('[4.1-03] of an anonymous visitor on a closed endpoint purges nothing', async () => {
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
    expect({
      tokens: network.sent.map((one) => one.token),
      renewals: renewed.mock.calls,
      refusals: onUnauthorized.mock.calls,
    }).toEqual({ tokens: ['parting'], renewals: [], refusals: [] })
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
