import { tables } from '#api/tables/all.ts'
import { patternOf } from './handle.ts'
import { claimsOf } from './tokens.ts'
import type { World } from './world.ts'

const kept = 2000
const secretQuery = new Set(['confirmationcode', 'esiaconfirmationtoken', 'confirmationtoken', 'confirmationkey'])

/** Addresses that carry a token as their last part. */
const withToken = Object.values(tables)
  .flatMap((rows) => Object.values(rows) as { path: string }[])
  .map(({ path }) => path)
  .filter((path) => /\/(confirm|confirm-registration|confirmation|state)\/:\w+$/i.test(path))
  .map(patternOf)

export type LoggedCall = {
  method: string
  path: string
  query: Record<string, string[]>
  status: number
  at: string
  authorized: boolean
  deviceId: string | null
}

const maskedPath = (url: URL) =>
  withToken.some((pattern) => pattern.test(url.origin + url.pathname))
    ? url.pathname.replace(/[^/]+\/?$/, '***')
    : url.pathname

const maskedQuery = (url: URL) =>
  Object.fromEntries(
    [...new Set(url.searchParams.keys())].map((key) => [
      key,
      secretQuery.has(key.toLowerCase()) ? ['***'] : url.searchParams.getAll(key),
    ]),
  )

/** The last calls of the services, without tokens and codes. */
export function createRequestLog(world: World) {
  let calls: LoggedCall[] = []
  return {
    get calls(): readonly LoggedCall[] {
      return calls
    },
    clear: () => {
      calls = []
    },
    /** Begins a line of the log, before the call can change what its token is worth. Status 0 is a connection that was closed. */
    begin: (request: Request) => {
      const url = new URL(request.url)
      const call = {
        method: request.method,
        path: maskedPath(url),
        query: maskedQuery(url),
        at: world.clock.moment(),
        authorized: claimsOf(world, request) !== null,
        deviceId: request.headers.get('x-device-id'),
      }
      return (status: number) => {
        calls = [{ ...call, status }, ...calls].slice(0, kept)
      }
    },
  }
}
export type RequestLog = ReturnType<typeof createRequestLog>
