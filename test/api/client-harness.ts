import { afterEach, beforeEach, vi } from 'vitest'
import { createApi } from '#api/api.ts'
import type { CallOptions, Dependencies } from '#api/client.ts'
import type { Endpoint } from '#api/endpoint.ts'
import { tables } from '#api/tables/all.ts'
import { faultOf, type Fault } from '#domain/faults.ts'
import { stubServices } from '#test/system/services.ts'

export const base = 'https://services.example'
const services: Record<string, Record<string, Endpoint>> = tables
export const everyEndpoint = Object.entries(services).flatMap(([service, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ service, name, endpoint })),
)

type Given = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }
type AnyCall = (given?: Given, options?: CallOptions) => Promise<unknown>

/** The client of the API before a network that the test holds. */
export function connect(dependencies: Partial<Dependencies> = {}) {
  const network = stubServices()
  const onUnauthorized = vi.fn()
  const onServerTime = vi.fn()
  const api = createApi({
    baseURL: base,
    deviceId: () => '8124409231',
    token: () => Promise.resolve('token-1'),
    renewed: () => Promise.resolve(null),
    onUnauthorized,
    onServerTime,
    ...dependencies,
  })
  /** The call of a row that is known by name alone. */
  const callOf = (service: string, name: string): AnyCall =>
    (api as unknown as Record<string, Record<string, AnyCall>>)[service]?.[name] ??
    (() => Promise.reject(new Error(`no ${service}.${name}`)))
  return { network, api, callOf, onUnauthorized, onServerTime }
}

/** How a call ended, once the time for its floor and its second try has passed. */
export async function ended<Value>(call: Promise<Value>): Promise<{ value: Value } | { fault: Fault }> {
  const end = call.then(
    (value) => ({ value }),
    (error: unknown) => ({ fault: faultOf(error) }),
  )
  await vi.advanceTimersByTimeAsync(5000)
  return end
}

/** What a call failed with. */
export async function faultFrom(call: Promise<unknown>): Promise<Fault> {
  const end = await ended(call)
  if ('fault' in end) return end.fault
  throw new Error(`The call succeeded: ${JSON.stringify(end.value)}`)
}

/** Tests begin at a known moment, with timers of their own. */
export function eachAtKnownTime() {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.parse('2026-02-17T10:00:00Z') })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
}
