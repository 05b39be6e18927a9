import { vi } from 'vitest'
import type { Endpoint, ResponseOf } from '#api/endpoint.ts'
import { tables } from '#api/tables/all.ts'

/** One request as the portal sent it. */
export type Sent = {
  endpoint: Endpoint
  url: URL
  headers: Headers
  body: unknown
  credentials: RequestCredentials | undefined
  /** Tells that nobody waits for the answer any more. */
  signal: AbortSignal | null
  /** The token that it carried, by the name that the samples give it, or null. */
  token: string | null
}
type Answer = (sent: Sent) => Response | Promise<Response>

/** Calls of one row that wait until the test answers them. */
export type Held = {
  waiting: () => number
  /** Answers the oldest call that waits. */
  answer: (response: Response) => void
  /** The connection of the oldest call breaks. */
  drop: () => void
}

const endpoints: Endpoint[] = Object.values(tables as Record<string, Record<string, Endpoint>>).flatMap((service) =>
  Object.values(service),
)
const patterns = endpoints.map((endpoint) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`),
}))

function endpointOf(method: string, { pathname }: URL): Endpoint {
  const found = patterns.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname))
  if (!found) throw new Error(`No row of the endpoint table is ${method} ${pathname}`)
  return found.endpoint
}

function toSent(input: RequestInfo | URL, init: RequestInit): Sent {
  const url = new URL(input instanceof Request ? input.url : input, 'http://localhost:3000')
  const headers = new Headers(init.headers)
  return {
    endpoint: endpointOf(init.method ?? 'GET', url),
    url,
    headers,
    body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    credentials: init.credentials,
    signal: init.signal ?? null,
    token: /^Bearer (?:.+\.)?([^.]+)$/.exec(headers.get('Authorization') ?? '')?.[1] ?? null,
  }
}

export const json = (value: unknown, status = 200, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(value), {
    status,
    headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers },
  })

/** A refusal in the services' own envelope. */
export const refusal = (status: number, error: Record<string, unknown> = {}): Response => json({ error }, status)

/** How a browser says that no answer came. */
export const noConnection = () => Promise.reject<Response>(new TypeError('Failed to fetch'))

/** How a train's or a hotel's network answers until its user has agreed to something. */
export const signInPage = (status = 200): Response =>
  new Response('<!doctype html><title>Wi-Fi</title>', { status, headers: { 'Content-Type': 'text/html' } })

/** Stands in for the network: `fetch` answers as the test says, endpoint by endpoint, and remembers what was sent. `now` is the services' clock. */
export function stubServices({ now }: { now?: () => number } = {}) {
  const sent: Sent[] = []
  const answers = new Map<Endpoint, Answer>()
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    // As in a browser, what has been given up before is not sent.
    init.signal?.throwIfAborted()
    const call = toSent(input, init)
    sent.push(call)
    const answer = answers.get(call.endpoint)
    if (!answer) return noConnection()
    const { signal } = init
    const aborted = new Promise<never>((_, reject) => {
      const stop = () => reject(signal?.reason as Error)
      signal?.addEventListener('abort', stop)
    })
    const response = await Promise.race([aborted, answer(call)])
    if (now) response.headers.set('Date', new Date(now()).toUTCString())
    return response
  })

  const answer = (endpoint: Endpoint, how: Answer) => void answers.set(endpoint, how)
  return {
    sent,
    /** The calls of one row, the oldest first. */
    calls: (endpoint: Endpoint) => sent.filter((one) => one.endpoint === endpoint),
    answer,
    /** Answers every call of the row with this value. */
    give: <E extends Endpoint>(endpoint: E, value: ResponseOf<E>) =>
      answer(endpoint, () => (value === undefined ? new Response(null, { status: 204 }) : json(value))),
    /** Leaves every call of the row without an answer until the test gives one. */
    hold: (endpoint: Endpoint): Held => {
      const waiting: { resolve: (response: Response) => void; reject: (error: Error) => void }[] = []
      answer(endpoint, () => new Promise((resolve, reject) => waiting.push({ resolve, reject })))
      const next = () => {
        const oldest = waiting.shift()
        if (!oldest) throw new Error(`No call of ${endpoint.path} waits for an answer`)
        return oldest
      }
      return {
        waiting: () => waiting.length,
        answer: (response) => next().resolve(response),
        drop: () => next().reject(new TypeError('Failed to fetch')),
      }
    },
  }
}
export type Services = ReturnType<typeof stubServices>
