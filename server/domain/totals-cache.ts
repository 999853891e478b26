import { waitInBudget } from '../request-budget.ts'
import { maxCounted } from './total.ts'

/** Aggregates of entire tables, cached in this process. Nothing that is ordered or charged is read from it. */
export interface TotalsCache {
  /** For what public responses show: counted again after each change of the catalogue, so that it is always exact. */
  ofCatalogue: <Result>(key: string, count: () => Promise<Result>) => Promise<Result>
  /**
   * For what the owner's pages show: a result that covers at least `maxCounted` rows is reused for `maxAgeMs`, or until
   * this process is notified of a changed order. Smaller ones are counted each time.
   */
  recent: <Result>(
    key: string,
    rowsOf: (result: Result) => number,
    count: () => Promise<Result>,
  ) => Promise<Result>
  /** An order was placed or changed, by any process. */
  ordersChanged: () => void
}

export const maxAgeMs = 3_000

/** More keys than the dashboard's periods of a few days make. */
const maxKeys = 500

interface CatalogueEntry {
  version: string
  result: Promise<unknown>
}

interface RecentEntry {
  until: number
  result: Promise<unknown>
}

export function createTotalsCache(catalogueVersion: () => Promise<string>, now: () => Date): TotalsCache {
  const catalogue = new Map<string, CatalogueEntry>()
  const recent = new Map<string, RecentEntry>()
  let orderChanges = 0

  async function ofCatalogue<Result>(key: string, count: () => Promise<Result>): Promise<Result> {
    const version = await catalogueVersion()
    const cached = catalogue.get(key)
    if (cached?.version === version) return waitInBudget(() => cached.result as Promise<Result>)
    // The version was read first: a change since then makes the next request count again.
    const entry = { version, result: count() }
    catalogue.set(key, entry)
    return dropFailed(catalogue, key, entry)
  }

  async function counted<Result>(
    key: string,
    rowsOf: (result: Result) => number,
    count: () => Promise<Result>,
  ): Promise<Result> {
    const cached = recent.get(key)
    const time = now().getTime()
    if (cached && time < cached.until) return waitInBudget(() => cached.result as Promise<Result>)
    const changesBefore = orderChanges
    const entry = { until: time + maxAgeMs, result: count() }
    // It was large before: concurrent requests share this count.
    if (cached) recent.set(key, entry)
    const result = await dropFailed(recent, key, entry)
    if (rowsOf(result) < maxCounted) recent.delete(key)
    else if (changesBefore === orderChanges) {
      if (recent.size >= maxKeys) recent.clear()
      recent.set(key, entry)
    }
    return result
  }

  return {
    ofCatalogue,
    recent: counted,
    ordersChanged: () => {
      orderChanges++
      for (const entry of recent.values()) entry.until = 0
    },
  }
}

/** The result of an entry, which is removed if it fails. */
async function dropFailed<Result, Entry extends { result: Promise<unknown> }>(
  entries: Map<string, Entry>,
  key: string,
  entry: Entry & { result: Promise<Result> },
): Promise<Result> {
  try {
    return await entry.result
  } catch (error) {
    if (entries.get(key) === entry) entries.delete(key)
    throw error
  }
}
