import * as z from 'zod/mini'
import { ofetch, type FetchOptions } from 'ofetch'
import { Failure, isUnanswered, type Fault } from '#domain/faults.ts'
import * as limits from '#domain/limits.ts'
import type { RequestOf, Endpoint, ResponseOf } from './endpoint.ts'
import type { Progress } from './receive.ts'
import { readRefusal } from './refusal.ts'

/** What the client has to be given; it knows neither storage nor actors nor the interface. */
export type Dependencies = {
  /** Where the services are; an empty string means the portal's own origin. */
  baseURL: string
  deviceId: () => string
  /** The token for a call, once any renewal under way has ended; null for an anonymous visitor. Rejects where no token can be had. */
  token: (signal: AbortSignal) => Promise<string | null>
  /** A newer token for a call refused with this one, where this one had merely expired; else null. */
  renewed: (token: string, signal: AbortSignal) => Promise<string | null>
  /** A call that carried this token was answered 401 (4.1-03). */
  onUnauthorized: (token: string) => void
  /** The server's Date, and the middle of the request by this device's clock, both in milliseconds. */
  onServerTime: (server: number, device: number) => void
}

export type CallOptions = {
  signal?: AbortSignal
  /** Used instead of the session's token: while the session is being opened, renewed or closed. Its 401 is left to the caller. */
  token?: string
  /** How long an answer is waited for, in milliseconds. */
  timeout?: number
  /** Hears how far a file has come, or how far a form with a file has gone; never called for anything else. */
  onProgress?: (progress: Progress) => void
}
type Call<E> =
  object extends RequestOf<E>
    ? (request?: RequestOf<E>, options?: CallOptions) => Promise<ResponseOf<E>>
    : (request: RequestOf<E>, options?: CallOptions) => Promise<ResponseOf<E>>
/** The endpoints of one service made callable. */
export type Calls<Endpoints> = { [Name in keyof Endpoints]: Call<Endpoints[Name]> }
/** Makes endpoints callable: each part of the portal binds the services that it needs, and carries no others. */
export type Client = <Endpoints extends Record<string, unknown>>(endpoints: Endpoints) => Calls<Endpoints>
type Given = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })

/**
 * A page in place of an answer is what a network says that wants something of its user first, in a train or a hotel: nothing of it is
 * the services' word, least of all a 401. Their own front door may answer 404 and 5xx with a page.
 */
const isPageInstead = ({ reply }: Endpoint, { ok, status, headers }: Response) =>
  reply !== 'text' &&
  /^text\/html/i.test(headers.get('content-type') ?? '') &&
  (ok || [401, 403, 407, 511].includes(status))

/** Where a file cannot be made, words come in its place, whatever the status says: they are a refusal. */
const isRefused = ({ reply }: Endpoint, { ok, headers }: Response) =>
  !ok || (reply === 'file' && /json/i.test(headers.get('content-type') ?? ''))

const fetcherWith = async (onProgress: (progress: Progress) => void) =>
  ofetch.create({}, { fetch: (await import('./fetch-with-progress.ts')).fetchWithProgress(onProgress) })

/** The endpoint's path, filled. A value that would lead to another path instead of filling this one names nothing that is there. */
const fill = ({ path, prefix }: Endpoint, params: Record<string, string> = {}) =>
  path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name] ?? ''
    if (/^\.{0,2}$|\p{Surrogate}/u.test(value)) throw new Failure({ kind: 'refused', status: 404, prefix })
    return encodeURIComponent(value)
  })

/** Endpoints made callable (§7): headers, token, cache-busting, the floor of 200 ms, time limit, 401 and faults in one place. */
export function createClient(dependencies: Dependencies): Client {
  async function send(
    endpoint: Endpoint,
    given: Given,
    signal: AbortSignal,
    token: string | null,
    { timeout = limits.callTimeout, onProgress }: CallOptions,
  ) {
    const path = fill(endpoint, given.params)
    const limit = AbortSignal.timeout(timeout)
    let sentAt = Date.now()
    const options: FetchOptions = {
      baseURL: dependencies.baseURL,
      method: endpoint.method,
      query: endpoint.method === 'GET' ? { ...given.query, _: sentAt } : { ...given.query },
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        'X-Device-Id': dependencies.deviceId(),
        ...(endpoint.body && !endpoint.isMultipart ? { 'Content-Type': 'application/json; charset=utf-8' } : {}),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      body: endpoint.isMultipart
        ? (await import('./form-parts.ts')).formParts(given.body)
        : endpoint.body
          ? JSON.stringify(given.body ?? {})
          : null,
      credentials: endpoint.access === 'esia' ? 'include' : 'omit',
      responseType: endpoint.reply === 'file' ? 'stream' : 'text',
      ignoreResponseError: true,
      retry: endpoint.method === 'GET' ? 1 : 0,
      retryDelay: limits.networkRetryDelay,
      onRequest: () => {
        sentAt = Date.now()
      },
      signal: AbortSignal.any([signal, limit]),
    }
    try {
      const fetcher = endpoint.isMultipart && onProgress ? await fetcherWith(onProgress) : ofetch
      const response = await fetcher.raw<unknown, 'text'>(path, options as FetchOptions<'text'>)
      if (isPageInstead(endpoint, response)) throw new Error('A page came in place of an answer.')
      const server = Date.parse(response.headers.get('date') ?? '')
      if (Number.isFinite(server)) dependencies.onServerTime(server, (sentAt + Date.now()) / 2)
      if (endpoint.reply !== 'file') return response
      const { receive } = await import('./receive.ts')
      return Object.assign(response, { _data: await receive(response, response.ok ? onProgress : undefined) })
    } catch (cause) {
      const kind: Fault['kind'] = signal.aborted ? 'aborted' : limit.aborted ? 'timeout' : 'offline'
      throw new Failure({ kind, prefix: endpoint.prefix }, { cause })
    }
  }

  async function perform(endpoint: Endpoint, given: Given, options: CallOptions): Promise<unknown> {
    const { signal = new AbortController().signal, token: ownToken } = options
    let sessionToken =
      ownToken === undefined && endpoint.access === 'bearer'
        ? await onBehalf(endpoint, dependencies.token(signal))
        : null
    let response = await send(endpoint, given, signal, ownToken ?? sessionToken, options)
    if (response.status === 401 && sessionToken !== null) {
      const renewed = await onBehalf(endpoint, dependencies.renewed(sessionToken, signal))
      if (renewed !== null) {
        sessionToken = renewed
        response = await send(endpoint, given, signal, renewed, options)
      }
      if (response.status === 401) dependencies.onUnauthorized(sessionToken)
    }
    if (response.status === 404 && endpoint.absent !== undefined) return endpoint.absent
    if (isRefused(endpoint, response)) {
      const retryAfter = 1000 * Number(response.headers.get('retry-after')) || null
      const kind = response.status === 401 && sessionToken !== null ? 'unauthorized' : 'refused'
      throw new Failure({
        ...(await readRefusal(response._data)),
        kind,
        status: response.status,
        prefix: endpoint.prefix,
        retryAfter,
      })
    }
    return readReply(endpoint, response._data)
  }

  /** Where no token can be had for want of an answer, the call says so as if it had gone out itself. */
  async function onBehalf(endpoint: Endpoint, token: Promise<string | null>): Promise<string | null> {
    try {
      return await token
    } catch (error) {
      throw error instanceof Failure && isUnanswered(error.fault)
        ? new Failure({ ...error.fault, prefix: endpoint.prefix })
        : error
    }
  }

  const callOf =
    (endpoint: Endpoint) =>
    async (given: Given = {}, options: CallOptions = {}) => {
      const floor = pause(limits.fetchMinimumDelay)
      try {
        const value = await perform(endpoint, given, options)
        await floor
        return value
      } catch (error) {
        if (!options.signal?.aborted) await floor
        throw error
      }
    }

  return <Endpoints extends Record<string, unknown>>(endpoints: Endpoints) =>
    Object.fromEntries(
      Object.entries(endpoints).map(([name, endpoint]) => [name, callOf(endpoint as Endpoint)]),
    ) as unknown as Calls<Endpoints>
}

function readReply(endpoint: Endpoint, data: unknown): unknown {
  const { reply } = endpoint
  if (reply === 'nothing') return undefined
  if (reply === 'file' || reply === 'text') {
    if (!data) throw new Failure({ kind: 'broken', prefix: endpoint.prefix })
    return data
  }
  let json: unknown
  try {
    json = data === undefined || data === '' ? null : JSON.parse(data as string)
  } catch (cause) {
    throw new Failure({ kind: 'broken', prefix: endpoint.prefix }, { cause })
  }
  const parsed = z.safeParse(reply, json)
  if (parsed.success) return parsed.data
  throw new Failure({ kind: 'broken', prefix: endpoint.prefix, message: z.prettifyError(parsed.error) })
}
