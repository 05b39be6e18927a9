import * as z from 'zod/mini'

type Schema = z.core.$ZodType
type Path = readonly string[]

/** What may be wrong with one field of an answer. */
export const damages = ['missing', 'null', 'wrong'] as const
export type Damage = (typeof damages)[number]

/** What a field too many says. */
export const surplus = 'Лишнее поле'
const every = '*'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Every field of an answer; those of the members of a list are the same ones. */
function fieldsOf(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value)) return unique(value.flatMap((member) => fieldsOf(member, [...path, every])))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => [[...path, key], ...fieldsOf(inner, [...path, key])])
}
const unique = (paths: readonly Path[]): Path[] => [...new Map(paths.map((path) => [path.join('/'), path])).values()]

function wrongly(value: unknown): unknown {
  if (typeof value === 'string') return 42
  return typeof value === 'object' ? 'не то' : { value }
}

/** The answer with this field damaged, in every member of a list. */
function damaged(value: unknown, [key, ...rest]: Path, damage: Damage): unknown {
  if (key === undefined) return damage === 'wrong' ? wrongly(value) : null
  if (key === every) return Array.isArray(value) ? value.map((one) => damaged(one, rest, damage)) : value
  if (!isRecord(value) || !(key in value)) return value
  const { [key]: inner, ...others } = value
  return rest.length === 0 && damage === 'missing' ? others : { ...others, [key]: damaged(inner, rest, damage) }
}

const fits = (reply: Schema, value: unknown) => z.safeParse(reply, value).success

/** The answer with one field damaged so that its schema refuses it; each damage is of another field, where there are several. */
export function refused(reply: Schema, value: unknown, damage: Damage): unknown {
  const refusals = [...fieldsOf(value), []]
    .map((path) => damaged(value, path, damage))
    .filter((one) => !fits(reply, one))
  const fields = Math.max(refusals.length - 1, 1)
  return refusals[Math.floor((damages.indexOf(damage) * fields) / damages.length)]
}

/** The answer with as many fields damaged as its schema lets pass: by turns missing and null, or the other where one does not pass. */
export const accepted = (reply: Schema, value: unknown): unknown =>
  fieldsOf(value).reduce((before, path, at) => {
    const ways: readonly Damage[] = at % 2 === 0 ? ['missing', 'null', 'wrong'] : ['null', 'missing', 'wrong']
    return ways.map((way) => damaged(before, path, way)).find((one) => fits(reply, one)) ?? before
  }, value)

/** The answer with a field too many in each of its objects. */
export function withSurplus(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withSurplus)
  if (!isRecord(value)) return value
  return {
    ...Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withSurplus(inner)])),
    surplus: { surplus },
  }
}
