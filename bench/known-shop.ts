import type { Client } from 'pg'
import type { Tokens } from '../server/domain/accounts/tokens.ts'
import { encodeCursor } from '../server/domain/paging.ts'
import type { KnownShop } from './views.ts'

/** An owner to ask as, and from each list what its views need. */
export async function knownShop(client: Client, tokens: Tokens): Promise<KnownShop> {
  await client.query(
    `INSERT INTO "users" ("name", "email", "emailKey", "role")
     VALUES ('Owner', 'bench-owner@example.com', 'bench-owner@example.com', 'ADMIN') ON CONFLICT DO NOTHING`,
  )
  const { rows } = await client.query<Record<'owner' | 'customer' | 'product' | 'order' | 'middle', string>>(`
    SELECT (SELECT "id" FROM "users" WHERE "emailKey" = 'bench-owner@example.com') AS "owner",
      (SELECT "id" FROM "products" ORDER BY "ratingCount" DESC, "id" LIMIT 1) AS "product",
      (SELECT "dateAdded" FROM "products" ORDER BY "dateAdded" OFFSET (SELECT count(*) / 2 FROM "products") LIMIT 1) AS "middle",
      "theirs"."userId" AS "customer", "theirs"."order"
    FROM (SELECT "userId", min("id"::text) AS "order" FROM "orders" GROUP BY 1 HAVING count(*) = 4 ORDER BY 1 LIMIT 1)
      AS "theirs"`)
  const { owner, middle, ...known } = rows[0]!
  const least = '00000000-0000-0000-0000-000000000000'
  const aYearAgo = new Date(Date.now() - 365 * 24 * 60 * 60 * 1000).toISOString()
  return {
    ...known,
    owner: `Bearer ${tokens.sign({ userId: owner, tokenVersion: 0 })}`,
    cursors: {
      catalogue: encodeCursor([new Date(middle).toISOString(), least]),
      feedback: encodeCursor([4, aYearAgo, least]),
      newestFeedback: encodeCursor([5, aYearAgo, least]),
      time: encodeCursor([aYearAgo, least]),
      due: encodeCursor([aYearAgo, aYearAgo, least]),
    },
  }
}
