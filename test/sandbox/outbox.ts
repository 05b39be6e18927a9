import type * as z from 'zod/mini'
import type { Message } from './state.ts'
import { nextNumber, type World } from './world.ts'

const kept = 500
type Sent = Pick<z.output<typeof Message>, 'kind' | 'to' | 'text'> & { code?: string; link?: string }

/** Puts a message into the pretended phone or mailbox, where people and tests read it. */
export function deliver(world: World, { kind, to, text, code, link }: Sent): void {
  const id = `m-${nextNumber(world)}`
  world.store.change((state) => {
    state.outbox = [
      { id, kind, to, text, code: code ?? null, link: link ?? null, at: world.clock.moment() },
      ...state.outbox,
    ].slice(0, kept)
  })
}
