/*
 * Paths of the form rules. `personalData.snils` is a value; `assignees[].share` is that of every item of an array, `years[]` is every item
 * itself, and a condition whose path begins with the same `assignees[]` looks at the same item. What an array as a whole must be is
 * asked of `assignees`. A place in the values is named as the forms name it: `assignees.0.share`.
 */

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
/** The keys of a path between its arrays: `assignees` and `share`. */
const partsOf = (path: string) => path.split(/\[\]\.?/)
const join = (place: string, index: number | string, key: string) =>
  key === '' ? `${place}.${index}` : `${place}.${index}.${key}`

/** Whether a path is written in this way; of another nobody knows what it asks. */
export const isPath = (path: string): boolean => /^[\w-]+(\[\])?(\.[\w-]+(\[\])?)*$/.test(path)

/** What stands at a place, `assignees.0.share`; undefined where nothing does. */
export const valueAt = (values: unknown, place: string): unknown =>
  place.split('.').reduce((at, key) => (isRecord(at) && Object.hasOwn(at, key) ? at[key] : undefined), values)

/** The places that a path means in these values: one, or one for every item of its arrays. */
export function placesOf(path: string, values: unknown): string[] {
  const [first = '', ...rest] = partsOf(path)
  return rest.reduce<string[]>(
    (places, key) =>
      places.flatMap((place) => {
        const items = valueAt(values, place)
        return Array.isArray(items) ? items.map((_, index) => join(place, index, key)) : []
      }),
    [first],
  )
}

/** Which items of the arrays of a path a place is in. */
function indicesOf(path: string, place: string): string[] {
  const keys = place.split('.')
  let at = 0
  return partsOf(path)
    .slice(0, -1)
    .map((array) => {
      at += array.split('.').length
      return keys[at++] ?? ''
    })
}

/**
 * The place that another path means beside this one: `assignees[].relation` is `assignees.0.relation` where the rule looks at
 * `assignees.0.share`. Null where the path goes through an array that the rule does not.
 */
export function placeBeside(path: string, rule: string, place: string): string | null {
  const [first = '', ...rest] = partsOf(path)
  const arrays = partsOf(path).slice(0, -1)
  const own = partsOf(rule)
  if (!isPath(path) || arrays.length >= own.length || arrays.some((array, index) => array !== own[index])) return null
  const indices = indicesOf(rule, place)
  return rest.reduce((at, key, index) => join(at, indices[index] ?? '', key), first)
}

/** The place of another value of the same object. */
export const placeOfSibling = (place: string, name: string): string => place.replace(/[^.]*$/, name)
