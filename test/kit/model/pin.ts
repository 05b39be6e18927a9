import { isDeepStrictEqual } from 'node:util'
import { matchesState } from 'xstate'
import { indexOfDeed } from './deed.ts'
import type { Pin, StepResult } from './model.ts'
import { plain } from './trace.ts'

/** What a pin says and a step does not bear out, in words; nothing where it holds. */
export function brokenPin(pin: Pin, result: StepResult): string | null {
  const { step, seen } = result
  const unless = (holds: boolean, found: unknown) =>
    holds ? null : `after ${JSON.stringify(step)} is not true: ${JSON.stringify(pin)}, but ${JSON.stringify(found)}`
  if ('state' in pin) return unless(matchesState(pin.state, seen.value), seen.value)
  if ('context' in pin) return unless(isPartOf(plain(pin.context), seen.context), seen.context)
  if ('ended' in pin)
    return unless(isDeepStrictEqual([seen.status, seen.output], ['done', plain(pin.ended)]), [seen.status, seen.output])
  if ('not' in pin) return unless(brokenPin(pin.not, result) !== null, seen)
  if ('tagged' in pin) return unless(isDeepStrictEqual(pin.tagged, seen.tags), seen.tags)
  if ('silent' in pin) return unless(!seen.traces.some((trace) => 'did' in trace || 'wrote' in trace), seen.traces)
  return unless(indexOfDeed(pin, seen.traces) !== -1, seen.traces)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Each part that is named is so, and so are the parts that it names in turn. */
function isPartOf(wanted: unknown, found: unknown): boolean {
  if (Array.isArray(wanted))
    return (
      Array.isArray(found) && wanted.length === found.length && wanted.every((part, at) => isPartOf(part, found[at]))
    )
  if (!isObject(wanted)) return wanted === found
  return isObject(found) && Object.entries(wanted).every(([key, part]) => isPartOf(part, found[key]))
}
