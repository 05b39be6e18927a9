import type { Condition } from '../form-rules.ts'
import type { Day } from '../moscow-day.ts'
import { placeBeside, valueAt } from './paths.ts'

/** A part of a rule that the portal does not know, so that it asks nothing. */
export type UnknownRule = { path: string; part: 'path' | 'check' | 'condition' | 'pattern' | 'key'; what: string }

/** What a form is judged over. `onUnknown` hears of what asks nothing, so that a development build can tell. */
export type Judged = {
  values: unknown
  files: readonly { fileType: string }[]
  today: Day
  onUnknown?: ((unknown: UnknownRule) => void) | undefined
}

const isScalar = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value)

/** Whether a condition holds where the rule looks; null where it is not known what it asks. */
function holds({ path, equals, ...more }: Condition, rule: string, place: string, values: unknown): boolean | null {
  if (path == null || !isScalar(equals) || Object.keys(more).length > 0) return null
  const at = placeBeside(path, rule, place)
  return at === null ? null : (valueAt(values, at) ?? null) === equals
}

type Requirement = { required?: boolean | null | undefined; requiredWhen?: Condition | null | undefined }

/** `requiredWhen` overrides `required`; a condition that is not known asks nothing. */
export function isRequired(
  { required, requiredWhen }: Requirement,
  rule: string,
  place: string,
  judged: Judged,
): boolean {
  if (!requiredWhen) return required ?? false
  const does = holds(requiredWhen, rule, place, judged.values)
  if (does === null) judged.onUnknown?.({ path: rule, part: 'condition', what: JSON.stringify(requiredWhen) })
  return does ?? false
}

/** Tells of the keys of a rule that the portal does not know. */
export function tellUnknownKeys(path: string, rule: object, known: readonly string[], { onUnknown }: Judged): void {
  for (const what of Object.keys(rule)) if (!known.includes(what)) onUnknown?.({ path, part: 'key', what })
}
