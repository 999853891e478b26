/**
 * Shares an amount in paise in proportion to these weights, so that the shares add up to it: each share is rounded down,
 * and what remains goes paisa by paisa to the largest remainders, of equal ones to the first.
 * @param weights not negative; with an amount above 0 at least one is above 0
 */
export function shareAmount(amount: number, weights: readonly number[]): number[] {
  const sum = BigInt(weights.reduce((total, weight) => total + weight, 0))
  if (amount === 0 || sum === 0n) return weights.map(() => 0)
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const shares = exact.map((product) => Number(product / sum))
  const rest = amount - shares.reduce((total, share) => total + share, 0)
  const byRemainder = exact
    .map((product, index) => ({ index, remainder: product % sum }))
    .sort((one, other) => (one.remainder > other.remainder ? -1 : one.remainder < other.remainder ? 1 : 0))
  for (const { index } of byRemainder.slice(0, rest)) shares[index]! += 1
  return shares
}
