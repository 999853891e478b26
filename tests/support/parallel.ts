/** Runs all tasks with limited concurrency, and returns their results in the order of the items. */
export async function inParallel<Item, Result>(
  width: number,
  items: Item[],
  run: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  const worker = async () => {
    while (next < items.length) {
      const index = next++
      results[index] = await run(items[index]!, index)
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return results
}
