/** How many numbers of six digits there are. */
const range = 900_000

/**
 * Coprime to the range, so that its multiples reach every number once before they repeat; chosen among those so that
 * numbers that differ in one digit are 70,000 orders apart.
 */
const stride = 553_847

/**
 * The number of the n-th order (n from 0): digits only, since letters are misheard on the phone, in two groups. A
 * misheard digit does not match another order's number for years, and the number does not reveal how many orders
 * there are. After 900,000 orders the second group grows.
 */
export function orderNumberOf(n: number): string {
  const round = Math.floor(n / range)
  const digits = String(100_000 + (((n % range) * stride) % range)) + (round === 0 ? '' : String(round))
  return `${digits.slice(0, 3)}-${digits.slice(3)}`
}
