/** Deeper than any answer of the services: what lies deeper counts as new. */
const deepest = 200

type Parts = Readonly<Record<string, unknown>>

/**
 * The new value, with every part that says the same as before replaced by the part from before: so what shows it is not drawn anew.
 * An item put into a list or taken out of it leaves the others what they were. Both values are JSON.
 */
export const share = <Value>(before: unknown, after: Value): Value => shared(before, after, 0) as Value

function shared(before: unknown, after: unknown, depth: number): unknown {
  if (
    before === after ||
    depth > deepest ||
    !isWhole(before) ||
    !isWhole(after) ||
    Array.isArray(before) !== Array.isArray(after)
  )
    return after
  return Array.isArray(after)
    ? sharedList(before as unknown as readonly unknown[], after, depth + 1)
    : sharedRecord(before, after, depth + 1)
}

const isWhole = (value: unknown): value is Parts => typeof value === 'object' && value !== null

function sharedRecord(before: Parts, after: Parts, depth: number): Parts {
  const keys = Object.keys(after)
  const was = (key: string) => (Object.hasOwn(before, key) ? before[key] : undefined)
  const parts = keys.map((key) => shared(was(key), after[key], depth))
  const isSame =
    keys.length === Object.keys(before).length &&
    keys.every((key, at) => Object.hasOwn(before, key) && parts[at] === before[key])
  return isSame ? before : Object.fromEntries(keys.map((key, at) => [key, parts[at]]))
}

/** From the first item that differs on, items are matched from the end. */
function sharedList(before: readonly unknown[], after: readonly unknown[], depth: number): readonly unknown[] {
  const difference = before.length - after.length
  let shift = 0
  const items = after.map((item, at) => {
    const part = shared(before[at + shift], item, depth)
    if (shift === difference || part === before[at]) return part
    shift = difference
    return shared(before[at + shift], item, depth)
  })
  return difference === 0 && items.every((item, at) => item === before[at]) ? before : items
}
