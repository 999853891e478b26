/** The longest that a write waits for the shop before it is taken for unreachable. */
const waitMs = 20_000

/** The context of a request that ends when the shop hasn't answered for so long. */
export const withinReach = () => ({ fetchOptions: { signal: AbortSignal.timeout(waitMs) } })
