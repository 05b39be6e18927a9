import { setTimeout as pause } from 'node:timers/promises'
import { errorBody, json } from './refusals.ts'
import type { Fault } from './state.ts'
import type { World } from './world.ts'

const patternOf = (match: string) => {
  const source = match
    .trim()
    .split('*')
    .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*')
  return new RegExp(`^${source.startsWith('/') ? `\\w+ ${source}` : source}$`, 'i')
}

/** The fault that was ordered for this call, spent by one; the newest first. */
export function takeFault(world: World, request: Request): Fault | undefined {
  const { pathname, search } = new URL(request.url)
  const fault = world.store.state.faults.find(({ match }) =>
    [pathname, pathname + search].some((path) => patternOf(match).test(`${request.method} ${path}`)),
  )
  if (fault) {
    world.store.change((state) => {
      fault.times -= 1
      state.faults = state.faults.filter((one) => one.times > 0)
    })
  }
  return fault
}

/** Orders a fault in place of those with the same match; with 0 times it only takes them back, and `*` takes back all. */
export function orderFault(world: World, fault: Fault): void {
  world.store.change((state) => {
    const others = state.faults.filter(
      (one) => one.match !== fault.match && !(fault.times === 0 && fault.match === '*'),
    )
    state.faults = fault.times === 0 ? others : [fault, ...others]
  })
}

/** What a fault answers: a Response; 'drop' where the connection is to be closed; null where it only makes wait. */
export async function sufferFault(fault: Fault, signal: AbortSignal): Promise<Response | 'drop' | null> {
  if (fault.delayMs !== undefined) await pause(fault.delayMs, undefined, { signal })
  if (fault.drop) return 'drop'
  if (fault.body !== undefined) {
    const text = typeof fault.body === 'string' ? fault.body : JSON.stringify(fault.body)
    return new Response(text, {
      status: fault.status ?? 200,
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
    })
  }
  if (fault.status === undefined && fault.code === undefined && fault.description === undefined) return null
  const status = fault.status ?? 500
  if (status === 204) return new Response(null, { status })
  return json(
    errorBody({ code: fault.code ?? null, description: fault.description ?? null, message: `Ordered fault ${status}` }),
    status,
  )
}
