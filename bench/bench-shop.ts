import type { Client } from 'pg'
import type { Tokens } from '../server/domain/accounts/tokens.ts'
import { encodeCursor, listId } from '../server/domain/paging.ts'
import type { BenchShop } from './views.ts'

/** An owner account to authorize requests, and the ids and cursors that the views need. */
export async function findBenchShop(client: Client, tokens: Tokens): Promise<BenchShop> {
  await client.query(
    `INSERT INTO "users" ("name", "email", "emailKey", "role")
     VALUES ('Owner', 'bench-owner@example.com', 'bench-owner@example.com', 'ADMIN') ON CONFLICT DO NOTHING`,
  )
  const { rows } = await client.query<
    Record<
      'owner' | 'customer' | 'product' | 'order' | 'middle' | 'material' | 'webhook' | 'sequence',
      string
    >
  >(`
    SELECT (SELECT "id" FROM "users" WHERE "emailKey" = 'bench-owner@example.com') AS "owner",
      (SELECT "id" FROM "products" ORDER BY "ratingCount" DESC, "id" LIMIT 1) AS "product",
      (SELECT "dateAdded" FROM "products" ORDER BY "dateAdded" OFFSET (SELECT count(*) / 2 FROM "products") LIMIT 1) AS "middle",
      (SELECT "name" FROM "materials" ORDER BY "name" OFFSET (SELECT count(*) / 2 FROM "materials") LIMIT 1) AS "material",
      (SELECT "id" FROM "webhooks" ORDER BY "id" LIMIT 1) AS "webhook",
      (SELECT max("sequence") / 2 FROM "webhook_deliveries")::text AS "sequence",
      "theirs"."userId" AS "customer", "theirs"."order"
    FROM (SELECT "userId", min("id"::text) AS "order" FROM "orders" GROUP BY 1 HAVING count(*) = 4 ORDER BY 1 LIMIT 1)
      AS "theirs"`)
  const { owner, middle, material, sequence, ...known } = rows[0]!
  const least = '00000000-0000-0000-0000-000000000000'
  const aYearAgo = new Date(Date.now() - 365 * 24 * 60 * 60 * 1000).toISOString()
  const byTime = [aYearAgo, least]
  return {
    ...known,
    owner: `Bearer ${tokens.sign({ userId: owner, tokenVersion: 0 })}`,
    cursors: {
      catalogue: encodeCursor(
        listId('products', { where: { productStatus: { eq: 'ACTIVE' } }, sort: 'NEWEST' }),
        [new Date(middle).toISOString(), least],
      ),
      feedback: encodeCursor(listId('feedback', { sort: 'HIGHEST_RATED' }), [4, aYearAgo, least]),
      newestFeedback: encodeCursor(listId('feedback', { sort: 'NEWEST' }), [5, aYearAgo, least]),
      orders: encodeCursor(listId('orders', { filter: { mine: false }, sort: 'NEWEST' }), byTime),
      due: encodeCursor(listId('orders', { filter: { mine: false }, sort: 'DUE_FIRST' }), [
        aYearAgo,
        ...byTime,
      ]),
      drafts: encodeCursor(listId('orderDrafts', { mine: false }), byTime),
      customers: encodeCursor(listId('customers', {}), byTime),
      activity: encodeCursor(listId('auditLog', {}), byTime),
      materials: encodeCursor(listId('materials', {}), [material, least]),
      deliveries: encodeCursor(listId('webhook deliveries', { of: known.webhook }), [sequence]),
    },
  }
}
