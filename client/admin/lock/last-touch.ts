import { isNumber } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'

/** When somebody touched a page of this browser last, in milliseconds. */
const stored = storedValue({ key: 'last-touch', version: 1, area: 'local', isValid: isNumber, fallback: 0 })

/** Written no more often. */
const everyMs = 1_000

export function touch() {
  if (Date.now() - stored.read() >= everyMs) stored.write(Date.now())
}

/** For how long nobody has touched it; none before the first time. */
export function idleMs(): number {
  const last = stored.read()
  return last === 0 ? 0 : Date.now() - last
}
