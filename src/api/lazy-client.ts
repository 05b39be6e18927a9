import { Failure } from '#domain/faults.ts'
import type { Calls, Client } from './client.ts'

type Options = {
  /** They are fetched as soon as the client itself has come: so that a call is told by its own words even where the network is gone by then. */
  ahead?: boolean
}
/** Makes endpoints callable; those that are given as a function are fetched with the first call. */
export type LazyClient = <Endpoints extends Record<string, unknown>>(
  endpoints: Endpoints | (() => Promise<Endpoints>),
  options?: Options,
) => Calls<Endpoints>
type AnyCall = (...given: unknown[]) => Promise<unknown>

/** Loads once; a load that has failed is as if no answer had come, and is tried again the next time. */
export function loadedOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  const forget = (cause: unknown): never => {
    value = undefined
    throw new Failure({ kind: 'offline' }, { cause })
  }
  return () => (value ??= load().catch(forget))
}

/** A client that is loaded with the first call: no first paint of a page waits for it. */
export function createLazyClient(load: () => Promise<Client>): LazyClient {
  let tellArrived: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => {
    tellArrived = resolve
  })
  const loadClient = loadedOnce(async () => {
    const client = await load()
    tellArrived()
    return client
  })
  return <Endpoints extends Record<string, unknown>>(
    endpoints: Endpoints | (() => Promise<Endpoints>),
    { ahead = false }: Options = {},
  ) => {
    const loadCalls = loadedOnce(async () => {
      const client = await loadClient()
      const table = typeof endpoints === 'function' ? await endpoints() : endpoints
      return client(table) as Record<string, AnyCall>
    })
    if (ahead) void arrived.then(loadCalls).catch(() => undefined)
    const call =
      (name: string): AnyCall =>
      async (...given) =>
        (await loadCalls())[name]?.(...given)
    return new Proxy({}, { get: (_, name: string) => call(name) }) as Calls<Endpoints>
  }
}
