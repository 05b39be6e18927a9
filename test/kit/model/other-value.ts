/** The same value with its first leaf changed, or a function that hands such a value over. */
export const otherValue = (value: unknown): unknown =>
  typeof value === 'function'
    ? (...args: unknown[]) => leafChanged((value as (...args: unknown[]) => unknown)(...args))
    : leafChanged(value)

function leafChanged(value: unknown): unknown {
  if (typeof value === 'boolean') return !value
  if (typeof value === 'string') return `${value}-other`
  if (typeof value === 'number') return value + 1
  if (Array.isArray(value)) return value.length > 0 ? value.with(0, leafChanged(value[0])) : ['other']
  if (!isPlain(value)) return 'other'
  const [key = 'other'] = Object.keys(value)
  return { ...value, [key]: leafChanged(value[key]) }
}

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
