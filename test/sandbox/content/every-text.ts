const changed = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((member: unknown) => changed(member, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, member]: [string, unknown]) => [name, changed(member, change)]),
  )
}

/** A value of content with every text in it changed. */
export const everyText = <Value>(value: Value, change: (text: string) => string): Value =>
  changed(value, change) as Value
