import { isString } from '../../lib/guards.ts'
import { currentDay, isDay } from '../../lib/shop-days.ts'
import { storedValue } from '../../lib/stored-value.ts'

/** The day for which designs are looked for in this tab, from today on: a new order begins with it. */
export const rememberedDay = storedValue({
  key: 'neededBy',
  version: 1,
  area: 'session',
  isValid: (value): value is string => isString(value) && isDay(value) && value >= currentDay(),
  fallback: null,
})
