import { getResponse, type HttpHandler } from 'msw'
import { setTimeout as pause } from 'node:timers/promises'
import { sufferFault, takeFault } from './interventions.ts'
import { Refusal, refusalResponse } from './refusals.ts'
import type { RequestLog } from './request-log.ts'
import type { World } from './world.ts'

const ours = /^\/(api|apirp|cms)\//i
const controls = /^\/sandbox(\/|$)/i

function dated(world: World, response: Response): Response {
  const headers = new Headers(response.headers)
  headers.set('Date', new Date(world.clock.now()).toUTCString())
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-store')
  return new Response(response.body, { status: response.status, headers })
}

const isDecodable = (path: string) => {
  try {
    return decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}

/** A page of another origin, open in the same browser, neither reads messages and codes here nor turns the clock. */
function isForeign(world: World, request: Request): boolean {
  const origin = request.headers.get('Origin')
  return origin !== null && origin !== new URL(request.url).origin && origin !== world.originOf(request)
}

/** The whole sandbox as one function: an answer; 'drop' to close the connection; null where the address is not its own. */
export const respondIn =
  (world: World, handlers: readonly HttpHandler[], log: RequestLog) =>
  async (request: Request): Promise<Response | 'drop' | null> => {
    const { origin, pathname } = new URL(request.url)
    if (!ours.test(pathname) && !controls.test(pathname)) return null
    if (isForeign(world, request)) return dated(world, new Response('Foreign origin', { status: 403 }))
    // msw prepares the request anew for each handler that it asks; over all of them that costs 8 ms a call.
    const answer = () =>
      getResponse(
        handlers.filter(({ info: { path } }) => path instanceof RegExp && path.test(origin + pathname)),
        request,
      )
    const notFound = () => refusalResponse(new Refusal('NotFound'))
    if (!isDecodable(pathname)) return dated(world, notFound())
    if (!ours.test(pathname)) return dated(world, (await answer()) ?? notFound())
    const logged = log.begin(request)
    if (world.store.state.isSlow) await pause(world.slowDelay(), undefined, { signal: request.signal })
    const fault = takeFault(world, request)
    const suffered = fault ? await sufferFault(fault, request.signal) : null
    if (suffered === 'drop') {
      logged(0)
      return suffered
    }
    const response = suffered ?? (await answer()) ?? notFound()
    logged(response.status)
    return dated(world, response)
  }
