import { describe, expect, it } from 'vitest'
import * as limits from '#domain/limits.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { tables } from '#api/tables/all.ts'
import {
  addressNow,
  eachInCleanBrowser,
  left,
  openAndSettle,
  pass,
  usualServices,
  whereTokensAre,
  type Tab,
} from './kit.ts'
import { grant, joiner, joiningRequest } from './samples.ts'
import { noConnection, refusal, type Services } from './services.ts'

const { account, auth } = tables
const unfinished = 'Вход через Госуслуги не завершён. Попробуйте ещё раз.'

/** This browser has gone to the identity provider, on the way to this address. */
const begin = (destination = '/lk') =>
  window.sessionStorage.setItem('esiaMark', JSON.stringify({ at: Date.now(), destination }))

function withEsia(): Services {
  const services = usualServices()
  services.give(auth.gateway, { url: 'https://esia.gosuslugi.ru/login?state=1' })
  services.give(auth.openSession, { confirmationToken: 'esia-1' })
  services.give(auth.bindingState, { binded: true })
  services.give(auth.confirmEsia, grant({ authType: 'Esia' }))
  return services
}
const esiaEndpoints: Endpoint[] = [auth.openSession, auth.bindingState, auth.confirmEsia]
const esiaCalls = (services: Services) =>
  services.sent.map(({ endpoint }) => endpoint).filter((endpoint) => esiaEndpoints.includes(endpoint))

async function askForGateway(tab: Tab): Promise<void> {
  tab.send('entryForm', { type: 'agreement.toggled' })
  tab.send('entryForm', { type: 'gateway.requested' })
  await pass(300)
}

describe('the way to the identity provider', () => {
  eachInCleanBrowser()

  it('[4.4-01] asks for the gateway with /lk/esia and goes there in the same window', async () => {
    const services = withEsia()
    const tab = await openAndSettle('/lk/services/redemption-statement')
    await askForGateway(tab)
    expect(services.calls(auth.gateway).map(({ body }) => body)).toEqual([{ redirectPath: '/lk/esia' }])
    expect(left.assign.mock.calls).toEqual([['https://esia.gosuslugi.ru/login?state=1']])
    tab.close()
    const back = await openAndSettle('/lk/esia?result=Authorized')
    expect({ session: back.state('session'), address: addressNow() }).toEqual({
      session: { holding: { signedIn: { asClient: { introduction: 'active', tasks: 'none' } } } },
      address: '/lk/services/redemption-statement',
    })
  })

  it.each([
    '',
    'http://esia.gosuslugi.ru/login',
    'https://esia.gosuslugi.ru.evil.example/login',
    'https://esia.gosuslugi.ru@evil.example/login',
    'https://evil.example/?esia.gosuslugi.ru',
    'https://esia.gosuslugi.ru:8443/login',
    'javascript:alert(1)',
    '//evil.example',
    'data:text/html,x',
    'nonsense://x',
  ])('[4.4-01] [8-14] does not follow «%s», and says so in a dialog', async (url) => {
    const services = withEsia()
    services.give(auth.gateway, { url })
    const tab = await openAndSettle('/lk/login')
    await askForGateway(tab)
    expect({
      assigned: left.assign.mock.calls,
      toasts: tab.toasts(),
      dialogs: tab.dialogs(),
      entryForm: tab.state('entryForm'),
    }).toEqual({
      assigned: [],
      toasts: [],
      dialogs: ['UnknownResponse'],
      entryForm: { signIn: { esia: { editing: 'plain' } } },
    })
  })

  it.each([
    [true, ['http://localhost:3000/sandbox/esia?returnUrl=%2Flk%2Fesia']],
    [false, []],
  ])('[4.4-01] follows an address of its own beside the sandbox alone: %s', async (isSandbox, followed) => {
    const services = withEsia()
    services.give(auth.gateway, { url: '/sandbox/esia?returnUrl=%2Flk%2Fesia' })
    const tab = await openAndSettle('/lk/login', { isSandbox })
    await askForGateway(tab)
    expect(left.assign.mock.calls.flat()).toEqual(followed)
  })
})

describe('the way back from the identity provider', () => {
  eachInCleanBrowser()

  it('[4.4-08] leads a client to /lk, and one who is joining to the holding\u2019s statement with the id of the request', async () => {
    const services = withEsia()
    begin()
    const client = await openAndSettle('/lk/esia?result=Authorized')
    await pass(1000)
    expect(addressNow()).toBe('/lk')
    client.close()
    window.localStorage.clear()
    services.give(auth.confirmEsia, grant({ userType: 'OnlineClientProfile', scope: [] }))
    services.give(account.authorize, joiner)
    services.give(tables.statements.joiningRequest, joiningRequest)
    begin()
    await openAndSettle('/lk/esia?result=Authorized')
    await pass(1000)
    expect(addressNow()).toBe('/lk/sever/joining-statement?id=r-1')
  })

  it.each(['Authorized', 'AUTHORIZED', 'authorized'])(
    '[4.4-02, 4.4-06] as %s: token, binding, confirmation, the client, /lk',
    async (result) => {
      const services = withEsia()
      begin()
      const tab = await openAndSettle(`/lk/esia?result=${result}&state=secret`)
      await pass(1000)
      expect(
        services.sent
          .map(({ endpoint }) => endpoint)
          .slice(0, 6)
          .filter((endpoint) => endpoint !== tables.content.routes),
      ).toEqual([auth.openSession, auth.bindingState, auth.confirmEsia, account.authorize, account.me])
      expect(services.calls(auth.confirmEsia)[0]?.url.pathname).toBe('/api/auth/v4/auth/esia/confirm/esia-1')
      expect({
        session: tab.state('session'),
        address: addressNow(),
        dialogs: tab.dialogs(),
        mark: window.sessionStorage.getItem('esiaMark'),
      }).toEqual({
        session: { holding: { signedIn: { asClient: { introduction: 'active', tasks: 'none' } } } },
        address: '/lk',
        dialogs: [],
        mark: null,
      })
    },
  )

  it('[7-08] takes the token of the session with credentials', async () => {
    const services = withEsia()
    begin()
    await openAndSettle('/lk/esia?result=Authorized')
    expect(
      services.sent.filter(({ credentials }) => credentials === 'include').map(({ endpoint }) => endpoint),
    ).toEqual([auth.openSession])
  })

  it('[4.4-03, 4.2-08] without a binding leads to the form that binds a number; back from there forgets the token', async () => {
    const services = withEsia()
    services.give(auth.bindingState, { binded: false })
    begin('/lk/services/redemption-statement')
    const tab = await openAndSettle('/lk/esia?result=Authorized')
    expect({
      address: addressNow(),
      entryForm: tab.state('entryForm'),
      esiaToken: tab.snapshot('entryForm').context.esiaToken,
    }).toEqual({
      address: '/lk/login?redirect=%2Flk%2Fservices%2Fredemption-statement',
      entryForm: { signUp: { phone: { editing: 'plain' } } },
      esiaToken: 'esia-1',
    })
    tab.send('entryForm', { type: 'entry.returned' })
    tab.close()
    const again = await openAndSettle()
    expect(again.state('entryForm')).toMatchObject({ signIn: {} })
  })

  it('[4.4-04] as Failed shows what the provider said, as text and cut short', async () => {
    const services = withEsia()
    begin()
    const words = { error: 'server_error', error_description: `<b>Отказ</b>${'!'.repeat(500)}` }
    const tab = await openAndSettle(`/lk/esia?${new URLSearchParams({ result: 'Failed', ...words }).toString()}`)
    expect(tab.snapshot('noticeBoard').context.dialogs).toEqual([
      { kind: 'EsiaCallbackError', error: 'server_error', errorDescription: words.error_description.slice(0, 300) },
    ])
    expect({ address: addressNow(), calls: esiaCalls(services) }).toEqual({ address: '/lk/login', calls: [] })
  })

  it.each([
    '?result=None',
    '?result=none',
    '',
    '?result=',
    '?result=Whatever',
    '?result=__proto__',
    '?result=constructor',
  ])('[4.4-05] with %j leads to the form with the default dialog', async (query) => {
    const services = withEsia()
    begin()
    const tab = await openAndSettle(`/lk/esia${query}`)
    expect({
      address: addressNow(),
      dialogs: tab.dialogs(),
      calls: esiaCalls(services),
      session: tab.state('session'),
    }).toEqual({ address: '/lk/login', dialogs: ['Default'], calls: [], session: 'anonymous' })
  })

  it.each([
    ['no session token', { endpoint: auth.openSession, answer: () => Response.json({}), dialog: 'Default' }],
    [
      'an empty one',
      { endpoint: auth.openSession, answer: () => Response.json({ confirmationToken: '' }), dialog: 'Default' },
    ],
    [
      'a refusal',
      { endpoint: auth.openSession, answer: () => refusal(404, { code: 'SessionNotFound' }), dialog: 'Default' },
    ],
    ['an unreadable answer', { endpoint: auth.bindingState, answer: () => new Response('<html>'), dialog: 'Default' }],
    [
      'an account that is not verified',
      {
        endpoint: auth.confirmEsia,
        answer: () => refusal(403, { code: 'EsiaAccountUntrusted' }),
        dialog: 'EsiaAccountUntrusted',
      },
    ],
    [
      'an unknown answer',
      {
        endpoint: auth.confirmEsia,
        answer: () => refusal(500, { code: 'UnknownResponse' }),
        dialog: 'UnknownResponse',
      },
    ],
  ] as const)(
    '[4.4-07, 8-14] with %s shows its dialog and leaves nobody signed in',
    async (_, { endpoint, answer, dialog }) => {
      const services = withEsia()
      services.answer(endpoint, answer)
      begin()
      const tab = await openAndSettle('/lk/esia?result=Authorized')
      expect({
        address: addressNow(),
        dialogs: tab.dialogs(),
        session: tab.state('session'),
        tokensIn: whereTokensAre(tab),
      }).toEqual({ address: '/lk/login', dialogs: [dialog], session: 'anonymous', tokensIn: [] })
    },
  )

  it('[4.4-09] a second time confirms nothing and does not hang', async () => {
    const services = withEsia()
    begin()
    const first = await openAndSettle('/lk/esia?result=Authorized')
    await pass(1000)
    first.send('session', { type: 'session.closed' })
    await pass(1000)
    first.close()
    services.sent.length = 0
    const again = await openAndSettle('/lk/esia?result=Authorized')
    expect({
      calls: esiaCalls(services),
      address: addressNow(),
      toasts: again.toasts(),
      session: again.state('session'),
    }).toEqual({ calls: [], address: '/lk/login', toasts: [unfinished], session: 'anonymous' })
  })

  it('[4.4-09] reloaded in the middle confirms nothing and does not hang', async () => {
    const services = withEsia()
    services.hold(auth.confirmEsia)
    begin()
    const first = await openAndSettle('/lk/esia?result=Authorized')
    expect(first.state('esiaCallback')).toBe('confirming')
    first.close()
    services.sent.length = 0
    const again = await openAndSettle()
    expect({ calls: esiaCalls(services), address: addressNow(), toasts: again.toasts() }).toEqual({
      calls: [],
      address: '/lk/login',
      toasts: [unfinished],
    })
  })

  it('[4.4-09] that this browser has not begun, or began too long ago, is not accepted', async () => {
    const services = withEsia()
    const forged = await openAndSettle('/lk/esia?result=Authorized')
    expect({ calls: esiaCalls(services), address: addressNow(), toasts: forged.toasts() }).toEqual({
      calls: [],
      address: '/lk/login',
      toasts: [unfinished],
    })
    forged.close()
    begin()
    await pass(limits.esiaMarkLifetime)
    const late = await openAndSettle('/lk/esia?result=Authorized')
    expect({ calls: esiaCalls(services), toasts: late.toasts() }).toEqual({ calls: [], toasts: [unfinished] })
  })

  it('[4.1-11] goes on by itself once the network is back', async () => {
    const services = withEsia()
    services.answer(auth.bindingState, noConnection)
    begin()
    const tab = await openAndSettle('/lk/esia?result=Authorized')
    expect(tab.state('esiaCallback')).toBe('offline')
    services.give(auth.bindingState, { binded: true })
    window.dispatchEvent(new Event('online'))
    await pass(1500)
    expect({ session: tab.state('session'), openings: services.calls(auth.openSession).length }).toEqual({
      session: { holding: { signedIn: { asClient: { introduction: 'active', tasks: 'none' } } } },
      openings: 1,
    })
  })
})
