import { vi } from 'vitest'
import type { Database } from '../../server/platform/database/client.ts'
import type { ApiClient, Json } from './api-client.ts'

export interface ReadChanges {
  changes: Json[]
  /** Where the next changes begin. */
  cursor: string | null
}

export const changesQuery = `query ($of: ChangedEntity!, $first: Int! = 100, $after: String) {
  changes(of: $of, first: $first, after: $after) {
    edges { cursor node {
      entity entityId isDeleted changedAt
      product { id quantityInStock rating { count } } order { id version paidAmount } customer { id name }
    } }
    pageInfo { hasNextPage endCursor }
  }
}`

/** All changes after a cursor, page by page. */
export async function readChanges(
  who: ApiClient,
  of: string,
  after: string | null = null,
  first = 100,
): Promise<ReadChanges> {
  const changes: Json[] = []
  let cursor = after
  for (;;) {
    const { data, text } = await who.graphql(changesQuery, { of, first, after: cursor })
    if (!data?.changes) throw new Error(`The changes were refused: ${text}`)
    const { edges, pageInfo } = data.changes
    changes.push(...edges.map(({ node }: Json) => node))
    cursor = pageInfo.endCursor
    if (!pageInfo.hasNextPage) return { changes, cursor }
  }
}

/** The feed waits for older transactions, also for those of the other tests' databases on the same server. */
export async function waitForOlderTransactions(db: Database): Promise<void> {
  const [now] = await db.$queryRaw<[{ next: string }]>`
    SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS "next"`
  const haveEnded = async () => {
    const [row] = await db.$queryRaw<[{ haveEnded: boolean }]>`
      SELECT pg_snapshot_xmin(pg_current_snapshot()) >= ${now.next}::text::xid8 AS "haveEnded"`
    return row.haveEnded
  }
  await vi.waitUntil(haveEnded, { timeout: 120_000, interval: 50 })
}
