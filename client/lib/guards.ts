/** Checks of values from outside, such as parsed JSON. */
export type Guard<Value> = (value: unknown) => value is Value

export const isString: Guard<string> = (value) => typeof value === 'string'
export const isNumber: Guard<number> = (value) => typeof value === 'number'
export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean'

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const oneOf =
  <const Value>(...values: Value[]): Guard<Value> =>
  (value): value is Value =>
    (values as unknown[]).includes(value)

export const nullOr =
  <Value>(guard: Guard<Value>): Guard<Value | null> =>
  (value): value is Value | null =>
    value === null || guard(value)

export const arrayOf =
  <Value>(guard: Guard<Value>): Guard<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.every(guard)

export const recordOf =
  <Value>(guard: Guard<Value>): Guard<Record<string, Value>> =>
  (value): value is Record<string, Value> =>
    isRecord(value) && Object.values(value).every(guard)

/** An object with these properties; others may be there, too. */
export const objectOf =
  <Value extends object>(guards: { [Key in keyof Value]-?: Guard<Value[Key]> }): Guard<Value> =>
  (value): value is Value =>
    isRecord(value) && Object.entries<Guard<unknown>>(guards).every(([key, guard]) => guard(value[key]))
