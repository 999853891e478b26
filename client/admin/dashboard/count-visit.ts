import { isNumber } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'

const visits = storedValue({
  key: 'totalVisitors',
  version: 1,
  area: 'local',
  isValid: isNumber,
  fallback: 0,
})

/** Counts a visit to the dashboard, in this browser only and once per session (specification, section 2). */
export function countVisit(): number {
  const count = visits.read() + 1
  visits.write(count)
  return count
}
