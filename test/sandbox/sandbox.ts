import type { HttpHandler } from 'msw'
import { createClock, type Clock } from './clock.ts'
import { serviceDelay } from './delays.ts'
import { controlHandlers } from './handlers/controls.ts'
import { pageHandlers } from './handlers/pages.ts'
import { handleIn } from './handle.ts'
import { serviceHandlers } from './handlers/all.ts'
import { middlewareOf, type Middleware } from './middleware.ts'
import { createRequestLog } from './request-log.ts'
import { respondIn } from './respond.ts'
import { openStore, type Store } from './store.ts'
import type { World } from './world.ts'

export type SandboxOptions = {
  /** Where the state is kept; null keeps it in memory alone. */
  file?: string | null
  /** Where the portal is; by default as each caller addresses it. */
  origin?: string
  fundName?: string
  /** How long one answer takes while answers are slow; by default as long as that of a real service. */
  slowDelay?: () => number
}

/** The pretended services of the fund (§4 of the contract). */
export type Sandbox = {
  handlers: HttpHandler[]
  middleware: Middleware
  store: Store
  clock: Clock
  /** Resolves once the state is in its file. */
  flush: () => Promise<void>
  /** Flushes, and writes no more. */
  close: () => Promise<void>
}

export const stateFile = '.sandbox/state.json'

export function createSandbox({
  file = null,
  origin,
  fundName = process.env['VITE_FUND_NAME'] ?? 'НПФ «Причал»',
  slowDelay = serviceDelay,
}: SandboxOptions = {}): Sandbox {
  const store = openStore(file)
  const clock = createClock(store)
  const world: World = {
    store,
    clock,
    fundName,
    originOf: (request) => origin ?? new URL(request.url).origin,
    slowDelay,
  }
  const log = createRequestLog(world)
  const handlers = [...serviceHandlers(world), ...controlHandlers(handleIn(world), world, log), ...pageHandlers(world)]
  return {
    handlers,
    middleware: middlewareOf(respondIn(world, handlers, log)),
    store,
    clock,
    flush: store.flush,
    close: store.close,
  }
}
