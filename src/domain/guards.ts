/** Says whether a value that came from outside is of the shape. Small enough for what is read before the first paint of a page. */
export type Guard<Value> = (value: unknown) => value is Value
/** The shape that a guard knows. */
export type Guarded<G> = G extends Guard<infer Value> ? Value : never

export const isText: Guard<string> = (value) => typeof value === 'string'
export const isNonEmptyText: Guard<string> = (value): value is string => typeof value === 'string' && value !== ''
export const isNumber: Guard<number> = (value): value is number => Number.isFinite(value)
export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean'
export const isUnknown: Guard<unknown> = (value): value is unknown => value !== undefined
export const isNullOr =
  <Value>(guard: Guard<Value>): Guard<Value | null> =>
  (value): value is Value | null =>
    value === null || guard(value)
export const isOneOf =
  <const Values extends readonly unknown[]>(values: Values): Guard<Values[number]> =>
  (value): value is Values[number] =>
    values.includes(value)
export const isListOf =
  <Value>(guard: Guard<Value>): Guard<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.every(guard)
export const isRecord =
  <Shape extends Record<string, Guard<unknown>>>(
    shape: Shape,
  ): Guard<{ [Name in keyof Shape]: Guarded<Shape[Name]> }> =>
  (value): value is { [Name in keyof Shape]: Guarded<Shape[Name]> } =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(([name, guard]) => guard((value as Record<string, unknown>)[name]))
