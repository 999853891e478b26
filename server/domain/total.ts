/** How many entries a list has, over all pages. */
export interface Total {
  count: number
  /** There are more than `count`, which is `maxCounted`. */
  isCapped: boolean
}

/**
 * Filtered lists are counted up to this number: counting costs as much as there is to count. Entire tables are
 * counted completely, through the totals cache.
 */
export const maxCounted = 1_000

/** The result of a statement that stops at one more than `maxCounted`. */
export const capped = (found: number): Total => ({
  count: Math.min(found, maxCounted),
  isCapped: found > maxCounted,
})

/** @param count counts up to this number */
export const countCapped = async (count: (take: number) => Promise<number>): Promise<Total> =>
  capped(await count(maxCounted + 1))

export const exactly = (count: number): Total => ({ count, isCapped: false })

/** Shared by several fields of a response: read when the first of them is requested, if any. */
export function readOnce<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined
  return () => (result ??= read())
}
