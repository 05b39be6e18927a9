import { isDeepStrictEqual } from 'node:util'
import type { Pin } from './model.ts'
import { plain, type Trace } from './trace.ts'

/** What is seen of a machine from outside: what a pin may say, an event that is emitted, or a delay begun, in milliseconds. */
export type Deed =
  | Extract<Pin, { did: unknown } | { wrote: unknown } | { asked: unknown }>
  | { emitted: string }
  | { waits: readonly [delay: string, milliseconds: number] }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Each part that is named is exactly so; what is left out may be anything. */
const isLike = (wanted: unknown, found: unknown): boolean =>
  isObject(wanted)
    ? isObject(found) &&
      Object.entries(wanted).every(([key, part]) => isDeepStrictEqual(plain(part), found[key] ?? null))
    : isDeepStrictEqual(plain(wanted), found)

function isTraceOf(deed: Deed, trace: Trace): boolean {
  if ('did' in deed)
    return 'did' in trace && trace.did === deed.did[0] && (deed.did.length === 1 || isLike(deed.did[1], trace.with))
  if ('asked' in deed)
    return (
      'asked' in trace &&
      trace.asked === deed.asked[0] &&
      (deed.asked.length === 1 || isLike(deed.asked[1], trace.input))
    )
  if ('emitted' in deed) return 'emitted' in trace && isLike({ type: deed.emitted }, trace.emitted)
  if ('waits' in deed)
    return 'waits' in trace && trace.waits.includes(`.${deed.waits[0]}.`) && trace.for === deed.waits[1]
  const [to, type, payload] = deed.wrote
  return 'wrote' in trace && trace.wrote === to && isLike({ type, ...payload }, trace.message)
}

/** Where among the traces a deed is seen, −1 where it is not. */
export const indexOfDeed = (deed: Deed, traces: readonly Trace[]): number =>
  traces.findIndex((trace) => isTraceOf(deed, trace))

/** The names by which a trace can be told: of an effect, a recipient, a message, a port or an event. */
export function namesOf(trace: Trace): string[] {
  if ('did' in trace) return [trace.did]
  if ('asked' in trace) return [trace.asked]
  if ('wrote' in trace) return [trace.wrote, (trace.message as { type: string }).type]
  return 'emitted' in trace ? [(trace.emitted as { type: string }).type] : []
}
