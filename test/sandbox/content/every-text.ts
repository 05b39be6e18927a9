/** A value of content with every text in it changed. */
export function everyText<Value>(value: Value, change: (text: string) => string): Value
export function everyText(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((member) => everyText(member, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, everyText(member, change)]))
}
