import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { prefixes } from '#domain/fault-prefixes.ts'
import { describe as words } from '#domain/fault-texts.ts'
import { faultOf, messages } from '#domain/faults.ts'
import { tables } from '#api/tables/all.ts'
import { authKey } from '#system/auth/auth-store.ts'
import {
  addressNow,
  eachInCleanBrowser,
  keep,
  left,
  many,
  open,
  openAndSettle,
  pass,
  usualServices,
  whereTokensAre,
} from './kit.ts'
import { day, grant, hour, minute, stored, who } from './samples.ts'
import { json, noConnection, refusal, signInPage } from './services.ts'

const { account, auth } = tables
const storedName = () => /\.(\w+)"/.exec(window.localStorage.getItem(authKey) ?? '')?.[1] ?? null

/** The device sleeps: its clock goes on, its timers do not. */
const sleep = (ms: number) => {
  vi.setSystemTime(Date.now() + ms)
}

describe('when a token is renewed', () => {
  eachInCleanBrowser()

  it('[4.1-05] ten minutes before it expires, and not a second earlier', async () => {
    const services = usualServices()
    keep(stored({ expires: Date.now() + hour }))
    const tab = open('/lk')
    await pass(50 * minute - 1000)
    expect(services.calls(auth.refresh)).toEqual([])
    await pass(1500)
    expect(services.calls(auth.refresh).map(({ body }) => body)).toEqual([{ refreshToken: 'refresh-one' }])
    expect({ token: tab.token(), stored: storedName() }).toEqual({ token: 'two', stored: 'two' })
  })

  it('[4.1-05] at once where ten minutes are all that is left of a restored one', async () => {
    const services = usualServices()
    keep(stored({ expires: Date.now() + 10 * minute }))
    const tab = await openAndSettle('/lk')
    expect({ refreshes: services.calls(auth.refresh).length, token: tab.token() }).toEqual({
      refreshes: 1,
      token: 'two',
    })
    expect(services.calls(account.me).map(({ token }) => token)).toEqual(['two'])
  })

  it('[4.1-05] before the next call where the device has slept through the moment', async () => {
    const services = usualServices()
    services.give(account.passport, [])
    keep(stored({ expires: Date.now() + hour }))
    const tab = await openAndSettle('/lk')
    sleep(55 * minute)
    void tab.api.account.passport()
    await pass(1000)
    expect(services.calls(account.passport).map(({ token }) => token)).toEqual(['two'])
  })

  it('[4.1-05] where the page is shown again after that', async () => {
    const services = usualServices()
    keep(stored({ expires: Date.now() + hour }))
    await openAndSettle('/lk')
    sleep(55 * minute)
    document.dispatchEvent(new Event('visibilitychange'))
    await pass(1000)
    expect(services.calls(auth.refresh)).toHaveLength(1)
  })

  it('[4.1-05] although it lives longer than a timer can wait', async () => {
    const services = usualServices()
    services.give(auth.refresh, grant({ name: 'two', expires: Date.now() + 120 * day }))
    keep(stored({ expires: Date.now() + 60 * day }))
    await openAndSettle('/lk')
    await pass(59 * day)
    expect(services.calls(auth.refresh)).toEqual([])
    await pass(day)
    expect(services.calls(auth.refresh)).toHaveLength(1)
  })

  it('at most once in half a minute, were it born as old as it is', async () => {
    const services = usualServices()
    services.answer(auth.refresh, () => json(grant({ name: 'two', expires: Date.now() + 5 * minute })))
    keep(stored({ expires: Date.now() + 5 * minute }))
    const tab = await openAndSettle('/lk')
    for (let seconds = 0; seconds < 25; seconds++) {
      void tab.api.account.me()
      await pass(1000)
    }
    expect(services.calls(auth.refresh)).toHaveLength(1)
    await pass(10_000)
    expect(services.calls(auth.refresh)).toHaveLength(2)
  })
})

describe('calls that need the token meanwhile', () => {
  eachInCleanBrowser()

  it('[4.1-06] a thousand of them make one renewal, and all go out with the new token', async () => {
    const services = usualServices()
    services.give(account.passport, [])
    keep(stored({ expires: Date.now() + hour }))
    const tab = await openAndSettle('/lk')
    sleep(55 * minute)
    const calls = many(1000, () => tab.api.account.passport())
    await pass(1000)
    expect((await calls).every(({ status }) => status === 'fulfilled')).toBe(true)
    expect(services.calls(auth.refresh)).toHaveLength(1)
    expect(services.calls(account.passport)).toHaveLength(1000)
    expect(new Set(services.calls(account.passport).map(({ token }) => token))).toEqual(new Set(['two']))
  })

  it('[4.1-07] wait until the client has been authorized anew', async () => {
    const services = usualServices()
    services.give(account.passport, [])
    keep(stored({ expires: Date.now() + hour }))
    const tab = await openAndSettle('/lk')
    const renewal = services.hold(auth.refresh)
    const authorization = services.hold(account.authorize)
    services.sent.length = 0
    sleep(55 * minute)
    void tab.api.account.passport()
    await pass(500)
    const sent = () => services.sent.map(({ endpoint, token }) => ({ endpoint, token }))
    expect(sent()).toEqual([{ endpoint: auth.refresh, token: null }])
    renewal.answer(json(grant({ name: 'two' })))
    await pass(500)
    expect(sent()).toEqual([
      { endpoint: auth.refresh, token: null },
      { endpoint: account.authorize, token: 'two' },
    ])
    authorization.answer(json(who))
    await pass(500)
    expect(sent()).toEqual([
      { endpoint: auth.refresh, token: null },
      { endpoint: account.authorize, token: 'two' },
      { endpoint: account.passport, token: 'two' },
    ])
  })

  it('that nobody waits for any more leave the renewal to the others', async () => {
    const services = usualServices()
    services.give(account.passport, [])
    keep(stored({ expires: Date.now() + hour }))
    const tab = await openAndSettle('/lk')
    const renewal = services.hold(auth.refresh)
    sleep(55 * minute)
    const stop = new AbortController()
    const given = tab.api.account.passport({}, { signal: stop.signal }).catch((error: unknown) => faultOf(error).kind)
    const other = tab.api.account.passport()
    await pass(100)
    stop.abort()
    renewal.answer(json(grant({ name: 'two' })))
    await pass(1000)
    expect({ given: await given, other: await other }).toEqual({ given: 'aborted', other: [] })
    expect(services.calls(account.passport)).toHaveLength(1)
  })
})

describe('a renewal without an answer', () => {
  eachInCleanBrowser()

  it.each([
    ['the renewal', auth.refresh, () => json(grant({ name: 'two' })), noConnection],
    ['the new authorization', account.authorize, () => json(who), noConnection],
    [
      'the renewal, but for a page of the network on the way,',
      auth.refresh,
      () => json(grant({ name: 'two' })),
      signInPage,
    ],
    [
      'the new authorization, but for such a page that says 401,',
      account.authorize,
      () => json(who),
      () => signInPage(401),
    ],
  ] as const)(
    '[4.1-11] of %s keeps the session, calls say so, and it is tried again with the network',
    async (_, endpoint, answer, none) => {
      const services = usualServices()
      services.give(account.passport, [])
      keep(stored({ expires: Date.now() + hour }))
      const tab = await openAndSettle('/lk')
      services.answer(endpoint, () => none())
      sleep(55 * minute)
      const call = tab.api.agreements.products().catch((error: unknown) => words(faultOf(error)))
      await pass(1000)
      expect(await call).toBe(`${prefixes.products}. ${messages.offline}`)
      expect({
        session: tab.state('session'),
        isStored: storedName() !== null,
        reloads: left.reload.mock.calls.length,
        toasts: tab.toasts(),
      }).toEqual({
        session: { holding: { signedIn: { asClient: { introduction: 'active', tasks: 'none' } } } },
        isStored: true,
        reloads: 0,
        toasts: [],
      })
      services.answer(endpoint, answer)
      window.dispatchEvent(new Event('online'))
      await pass(1000)
      expect({ token: tab.token(), stored: storedName() }).toEqual({ token: 'two', stored: 'two' })
      void tab.api.account.passport()
      await pass(1000)
      expect(services.calls(account.passport).map(({ token }) => token)).toEqual(['two'])
    },
  )

  it('[4.1-11] is tried again in a while even where the browser does not notice the network', async () => {
    const services = usualServices()
    keep(stored({ expires: Date.now() + minute }))
    services.answer(auth.refresh, noConnection)
    const tab = await openAndSettle('/lk')
    services.give(auth.refresh, grant({ name: 'two' }))
    await pass(15_000)
    expect({ token: tab.token(), session: tab.state('session') }).toEqual({
      token: 'two',
      session: { holding: { signedIn: { asClient: { introduction: 'active', tasks: 'none' } } } },
    })
  })
})

describe('a sign-out while a renewal is under way', () => {
  eachInCleanBrowser()

  it('[4.1-09] stays a sign-out, however the renewal ends', async () => {
    const services = usualServices()
    keep(stored({ expires: Date.now() + hour }))
    const tab = await openAndSettle('/lk')
    const renewal = services.hold(auth.refresh)
    sleep(55 * minute)
    const waited = many(3, () => tab.api.account.me())
    await pass(100)
    tab.send('session', { type: 'session.closed' })
    renewal.answer(json(grant({ name: 'two' })))
    await pass(1000)
    expect((await waited).map((one) => one.status === 'rejected' && faultOf(one.reason).kind)).toEqual([
      'aborted',
      'aborted',
      'aborted',
    ])
    expect({
      session: tab.state('session'),
      tokensIn: whereTokensAre(tab),
      address: addressNow(),
      toasts: tab.toasts(),
    }).toEqual({ session: 'anonymous', tokensIn: [], address: '/lk/login', toasts: [] })
  })

  it('[4.1-09] by another sign-in is not undone by the late answer', async () => {
    const services = usualServices()
    keep(stored({ expires: Date.now() + hour }))
    const tab = await openAndSettle('/lk')
    const renewal = services.hold(auth.refresh)
    sleep(55 * minute)
    void tab.api.account.me().catch(() => undefined)
    await pass(100)
    tab.send('session', { type: 'session.opened', auth: stored({ name: 'three' }), destination: '/lk' })
    renewal.answer(json(grant({ name: 'two' })))
    await pass(1000)
    expect({ token: tab.token(), stored: storedName() }).toEqual({ token: 'three', stored: 'three' })
  })

  const steps = [
    'sign-out',
    'renewed',
    'authorized',
    'refused',
    'the old token refused',
    'the new token refused',
    'another tab renewed',
    'time',
  ] as const
  const orders = fc.shuffledSubarray([...steps], { minLength: 3 }).filter((order) => order.includes('sign-out'))
  it('[4.1-09] leaves no token behind in a hundred random orders of sign-out, renewal, refusals and 401', async () => {
    const services = usualServices()
    await fc.assert(
      fc.asyncProperty(orders, async (order) => {
        services.answer(account.authorize, () => json(who))
        keep(stored({ expires: Date.now() + hour }))
        const tab = await openAndSettle('/lk')
        const renewal = services.hold(auth.refresh)
        const authorization = services.hold(account.authorize)
        const passport = services.hold(account.passport)
        const calls = many(2, () => tab.api.account.passport())
        await pass(10)
        sleep(55 * minute)
        const later = many(2, () => tab.api.account.passport())
        await pass(10)
        const happen: Record<(typeof steps)[number], () => unknown> = {
          'sign-out': () => tab.token() !== null && tab.send('session', { type: 'session.closed' }),
          renewed: () =>
            renewal.waiting() > 0 && renewal.answer(json(grant({ name: 'two', expires: Date.now() + hour }))),
          refused: () => renewal.waiting() > 0 && renewal.answer(refusal(401)),
          authorized: () => authorization.waiting() > 0 && authorization.answer(json(who)),
          'the old token refused': () => passport.waiting() > 0 && passport.answer(refusal(401)),
          'the new token refused': () =>
            tab.token() !== null &&
            tab.send('session', { type: 'session.refused', token: grant({ name: 'two' }).accessToken }),
          'another tab renewed': () => {
            if (tab.token() === null) return
            keep(stored({ name: 'four', expires: Date.now() + hour }))
            tab.hearStorage(authKey)
          },
          time: () => undefined,
        }
        for (const step of order) {
          happen[step]()
          await pass(step === 'time' ? 300 : 0)
        }
        for (const held of [renewal, authorization, passport])
          while (held.waiting() > 0) held.answer(json(held === renewal ? grant({ name: 'five' }) : who))
        await pass(5000)
        const found = whereTokensAre(tab)
        tab.close()
        await Promise.all([calls, later])
        expect(found).toEqual([])
      }),
      { numRuns: 100 },
    )
  })
})
