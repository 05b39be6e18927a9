import { onTestFinished } from 'vitest'
import * as z from 'zod/mini'
import type { AuthResult } from '#domain/auth-answers.ts'
import type { Endpoint, ResponseOf } from '#api/endpoint.ts'
import { formParts } from '#api/form-parts.ts'
import { tables } from '#api/tables/all.ts'
import { startSandboxServer } from '#test/sandbox/sandbox-server.ts'
import type { SandboxOptions } from '#test/sandbox/sandbox.ts'

export type Given = {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: unknown
  token?: string
  headers?: Record<string, string>
}
export type Answer = {
  status: number
  headers: Headers
  text: string
  error: { code?: string; fields?: Record<string, string[]>; [key: string]: unknown }
}

export const phones = {
  anna: '89990000001',
  pavel: '89990000002',
  maria: '89990000003',
  oleg: '89990000004',
  vera: '89990000005',
  igor: '89990000007',
  inna: '89990000008',
  semyon: '89990000010',
  galina: '89990000011',
  petr: '89990000012',
}
export const device = { userAppType: 'WebClientApp', deviceName: 'Chrome 131, Windows', deviceId: '8124409231' }

function errorIn(text: string): Answer['error'] {
  try {
    return (JSON.parse(text) as { error?: Answer['error'] } | null)?.error ?? {}
  } catch {
    return {}
  }
}

async function toAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  return { status: response.status, headers: response.headers, text, error: errorIn(text) }
}

/** A sandbox on a server of its own, for one test, and a client of a few lines that calls rows of the endpoint table. */
export async function startCaller(options: SandboxOptions = {}) {
  const server = await startSandboxServer(options)
  onTestFinished(server.close)

  const send = async (
    endpoint: Endpoint,
    { params = {}, query = {}, body = {}, token, headers = {} }: Given = {},
  ): Promise<Answer> => {
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? 'none'))
    const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
    return toAnswer(
      await fetch(`${server.url}${path}?${search}`, {
        method: endpoint.method,
        headers: {
          ...(endpoint.isMultipart ? {} : { 'Content-Type': 'application/json' }),
          ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(endpoint.method === 'GET' ? {} : { body: endpoint.isMultipart ? formParts(body) : JSON.stringify(body) }),
      }),
    )
  }
  const read = async <E extends Endpoint>(endpoint: E, given?: Given): Promise<ResponseOf<E>> => {
    const { status, text } = await send(endpoint, given)
    if (status >= 300) throw new Error(`${endpoint.method} ${endpoint.path}: ${status} ${text}`)
    const { reply } = endpoint
    if (typeof reply === 'string') return (reply === 'nothing' ? undefined : text) as ResponseOf<E>
    return z.parse(reply, JSON.parse(text)) as ResponseOf<E>
  }
  const control = async (path: string, body: unknown) =>
    toAnswer(
      await fetch(`${server.url}/sandbox/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    )
  const advance = (seconds: number) => {
    server.clock.advance(seconds * 1000)
  }
  /** The newest code that was sent to a phone. */
  const codeFor = (phone: string) => server.store.state.outbox.find(({ to }) => to === phone)?.code ?? ''
  const sendSms = (phone: string) => send(tables.auth.sendSms, { query: { phoneNumber: phone }, body: device })
  const signIn = async (phone: string): Promise<AuthResult> => {
    const { confirmationToken } = await read(tables.auth.sendSms, { query: { phoneNumber: phone }, body: device })
    return read(tables.auth.confirmSms, {
      params: { token: confirmationToken },
      query: { confirmationCode: codeFor(phone) },
    })
  }
  return {
    ...server,
    send,
    read,
    control,
    advance,
    codeFor,
    sendSms,
    signIn,
    tokenOf: async (phone: string) => (await signIn(phone)).accessToken,
  }
}
export type Caller = Awaited<ReturnType<typeof startCaller>>

/** Another code than the right one. */
export const wrong = (code: string): string => (code === '0000' ? '0001' : '0000')

/** What the pretended state portal's form sends, and where it leads; the cookie is as the browser would send it back. */
export async function visitEsia(caller: Caller, outcome: string, persona = 'P1', returnUrl = '/lk/esia') {
  const response = await fetch(`${caller.url}/sandbox/esia`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ persona, returnUrl, [outcome]: 'yes' }),
  })
  const setCookie = response.headers.get('set-cookie') ?? ''
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    setCookie,
    cookie: setCookie.split(';')[0] ?? '',
  }
}

/** The confirmation token of a person who came back from the state portal. */
export async function esiaToken(caller: Caller, outcome: string, persona: string): Promise<string> {
  const { cookie } = await visitEsia(caller, outcome, persona)
  const { confirmationToken } = await caller.read(tables.auth.openSession, {
    body: { deviceName: 'x', deviceId: '1' },
    headers: { cookie },
  })
  return confirmationToken ?? ''
}
