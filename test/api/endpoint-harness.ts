import { createApi } from '#api/api.ts'
import type { AuthResult } from '#domain/auth-answers.ts'
import { connectSandbox } from '#test/kit/sandbox-client.ts'
import { startSandboxServer } from '#test/sandbox/sandbox-server.ts'

/** A request as it left, by the words of the specification. */
type Left = { line: string; body: string[]; hasToken: boolean }

export const phones = {
  anna: '89990000001',
  pavel: '89990000002',
  maria: '89990000003',
  oleg: '89990000004',
  vera: '89990000005',
  igor: '89990000007',
  galina: '89990000011',
  petr: '89990000012',
}
export const device = {
  userAppType: 'WebClientApp',
  deviceName: 'Chrome 131, Windows',
  deviceId: '8124409231',
} as const
/** A person whom only the identity provider knows, and the number that is to be bound to them. */
export const stranger = { persona: 'P9', phone: '89990000009' }

const plainFetch = globalThis.fetch
const cookies = new Map<string, string>()
const departures = new Map<string, Left[]>()

function noteOf(url: URL, init: RequestInit): Left {
  const keys = [...new Set(url.searchParams.keys())].filter((key) => key !== '_')
  const { body: sent } = init
  const body: unknown =
    sent instanceof FormData ? Object.fromEntries(sent) : typeof sent === 'string' ? JSON.parse(sent) : {}
  return {
    line: `${init.method} ${url.pathname}${keys.length > 0 ? `?${keys.join(',')}` : ''}`,
    body: Object.keys(body as object),
    hasToken: new Headers(init.headers).has('Authorization'),
  }
}

/** What a browser has and Node's fetch has not: a cookie that goes along where credentials are included. It also notes what left. */
export async function fetchAsBrowser(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
  if (input instanceof Request) return plainFetch(input, init)
  const url = new URL(input)
  departures.get(url.origin)?.push(noteOf(url, init))
  const headers = new Headers(init.headers)
  const cookie = cookies.get(url.origin)
  if (init.credentials === 'include' && cookie !== undefined) headers.set('Cookie', cookie)
  return plainFetch(url, { ...init, headers })
}

/** A sandbox on a server of its own, and the real client of the portal before it. */
export async function openHarness() {
  const server = await startSandboxServer()
  const left: Left[] = []
  departures.set(server.url, left)
  let token: string | null = null
  const api = createApi({
    baseURL: server.url,
    deviceId: () => device.deviceId,
    token: () => Promise.resolve(token),
    renewed: () => Promise.resolve(null),
    onUnauthorized: () => undefined,
    onServerTime: () => undefined,
  })
  const codeFor = (phone: string) => server.store.state.outbox.find(({ to }) => to === phone)?.code ?? ''
  const visitEsia = async (persona: string) => {
    const response = await plainFetch(`${server.url}/sandbox/esia`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ persona, returnUrl: '/lk/esia', Authorized: 'yes' }),
    })
    cookies.set(server.url, response.headers.get('set-cookie')?.split(';')[0] ?? '')
  }
  return {
    [Symbol.asyncDispose]: server.close,
    api,
    left,
    server,
    codeFor,
    visitEsia,
    sandbox: connectSandbox(server.url),
    signIn: async (phone: string): Promise<AuthResult> => {
      const { confirmationToken } = await api.auth.sendSms({ query: { phoneNumber: phone }, body: device })
      const auth = await api.auth.confirmSms({
        params: { token: confirmationToken },
        query: { confirmationCode: codeFor(phone) },
        body: {},
      })
      token = auth.accessToken
      return auth
    },
    /** The token of a person who has come back from the identity provider. */
    esiaToken: async (persona: string): Promise<string> => {
      await visitEsia(persona)
      return (
        (await api.auth.openSession({ body: { deviceName: device.deviceName, deviceId: device.deviceId } }))
          .confirmationToken ?? ''
      )
    },
  }
}
export type Harness = Awaited<ReturnType<typeof openHarness>>
