/** How many numbers of six digits there are. */
const range = 900_000

/**
 * Shares no factor with the range, so that its multiples meet each number once before they begin again; chosen among
 * those so that numbers which differ in one digit alone lie 70,000 orders apart.
 */
const stride = 553_847

/**
 * The number of the n-th order (n from 0): digits alone, since letters are misheard on the phone, in two groups. A digit
 * misheard is no other order's number, years of orders long, and nobody reads from hers how many orders there are. After
 * 900,000 of them the second group grows.
 */
export function orderNumberOf(n: number): string {
  const round = Math.floor(n / range)
  const digits = String(100_000 + (((n % range) * stride) % range)) + (round === 0 ? '' : String(round))
  return `${digits.slice(0, 3)}-${digits.slice(3)}`
}
