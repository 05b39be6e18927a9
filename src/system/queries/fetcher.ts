import type { LazyClient } from '#api/lazy-client.ts'
import { serviceOf } from './rows.ts'
import { services } from './services.ts'

type Call = (request: unknown, options: { signal: AbortSignal }) => Promise<unknown>
/** Calls a row by its name; the rows of a service come with the first call of one of them. */
export type Fetcher = (row: string, request: unknown, signal: AbortSignal) => Promise<unknown>

export function createFetcher(client: LazyClient): Fetcher {
  const callsOf = Object.fromEntries(
    Object.entries(services).map(([name, { load }]) => [
      name,
      client<Record<string, unknown>>(load) as Record<string, unknown>,
    ]),
  )
  return (row, request, signal) => {
    const service = serviceOf(row)
    const call = callsOf[service]?.[row.slice(service.length + 1)] as Call
    return call(request, { signal })
  }
}
