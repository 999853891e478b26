import type { Client } from 'pg'
import type { Tokens } from '../server/domain/accounts/tokens.ts'

/** A shopper whose cart has one tailor-made line. */
export interface Shopper {
  userId: string
  token: string
  productId: string
}

/** Creates a number of shoppers with full carts. */
export async function makeShoppers(client: Client, tokens: Tokens, count: number): Promise<Shopper[]> {
  await client.query(`DELETE FROM "users" WHERE "emailKey" LIKE 'bench-shopper-%'`)
  const { rows } = await client.query<{ userId: string; productId: string }>(
    `WITH "shoppers" AS (
       INSERT INTO "users" ("name", "email", "emailKey")
       SELECT 'Shopper ' || "n", 'bench-shopper-' || "n" || '@example.com', 'bench-shopper-' || "n" || '@example.com'
       FROM generate_series(1, $1) AS "n" RETURNING "id"),
     "one" AS (SELECT "id", "productName" FROM "products" ORDER BY "id" LIMIT 1)
     INSERT INTO "cart_lines" ("userId", "productId", "productType", "quantity", "unitPriceSeen", "productName")
     SELECT "shoppers"."id", "one"."id", 'TAILOR', 50, 0, "one"."productName" FROM "shoppers", "one"
     RETURNING "userId", "productId"`,
    [count],
  )
  return rows.map((row) => ({ ...row, token: tokens.sign({ userId: row.userId, tokenVersion: 0 }) }))
}
