import { expect } from 'vitest'
import type { Pin } from './model.ts'
import type { Trace } from './trace.ts'

/** What is seen of a machine from outside: what a pin may say, an event that is emitted, or a delay begun, in milliseconds. */
export type Deed =
  | Extract<Pin, { did: unknown } | { wrote: unknown } | { asked: unknown }>
  | { emitted: string }
  | { waits: readonly [delay: string, milliseconds: number] }

const like = (part: unknown): unknown => (part !== null && typeof part === 'object' ? expect.objectContaining(part) : part)

/** What a trace must have at least; what the deed leaves out may be anything. */
function traceOf(deed: Deed): object {
  if ('did' in deed) return { did: deed.did[0], ...(deed.did.length > 1 && { with: like(deed.did[1]) }) }
  if ('asked' in deed) return { asked: deed.asked[0], ...(deed.asked.length > 1 && { input: like(deed.asked[1]) }) }
  if ('emitted' in deed) return { emitted: like({ type: deed.emitted }) }
  if ('waits' in deed) return { waits: expect.stringContaining(`.${deed.waits[0]}.`) as unknown, for: deed.waits[1] }
  const [to, type, payload] = deed.wrote
  return { wrote: to, letter: like({ type, ...payload }) }
}

/** What the trace of a deed looks like, for those who compare by `expect`. */
export const traceLike = (deed: Deed): unknown => expect.objectContaining(traceOf(deed))

/** Where among the traces a deed is seen, −1 where it is not. */
export const placeOf = (deed: Deed, traces: readonly Trace[]): number => {
  const matcher = traceLike(deed) as { asymmetricMatch: (trace: unknown) => boolean }
  return traces.findIndex((trace) => matcher.asymmetricMatch(trace))
}

/** The names by which a trace can be told: of an effect, a recipient, a letter, a port or an event. */
export function namesOf(trace: Trace): string[] {
  if ('did' in trace) return [trace.did]
  if ('asked' in trace) return [trace.asked]
  if ('wrote' in trace) return [trace.wrote, (trace.letter as { type: string }).type]
  return 'emitted' in trace ? [(trace.emitted as { type: string }).type] : []
}
