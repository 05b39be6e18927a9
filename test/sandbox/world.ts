import type { Clock } from './clock.ts'
import { refuse } from './refusals.ts'
import type { Client } from './state.ts'
import type { Store } from './store.ts'

/** What every handler stands in. */
export type World = {
  store: Store
  clock: Clock
  fundName: string
  /** Where the portal is, as the caller sees it. */
  originOf: (request: Request) => string
  /** How long one answer takes while answers are slow, in milliseconds. */
  slowDelay: () => number
}

export const clientByPhone = (world: World, phone: string): Client | undefined =>
  world.store.state.clients.find((one) => one.isRegistered && one.me.phoneNumber === phone)

export const clientById = (world: World, userId: string): Client =>
  world.store.state.clients.find((one) => one.userId === userId) ?? refuse('NotFound')

/** The next number of what the services number: consents, reports, messages. */
export const nextNumber = (world: World): number => world.store.change((state) => (state.counter += 1))
