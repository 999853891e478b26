import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { requireViewer } from '../accounts/policy.ts'
import { selectColumns } from '../catalogue/product.ts'
import type { Context } from '../context.ts'
import { type DestinationRow, destinations, toDestination } from '../delivery/destination.ts'
import { promotionsOf, type PromotionRow, toCandidate } from '../promotions/read-promotions.ts'
import { type Cart, cartColumns, type CartProduct, type Line, toCart } from './cart.ts'

/** A line after a change, with its product; null when that was deleted. */
export interface ReadLine extends Line {
  product: CartProduct | null
  isChanged: boolean
}

/** A person's lines, oldest first, with what they are priced with. */
export interface ReadCart {
  lines: ReadLine[]
  promotions: PromotionRow[]
  destination: DestinationRow
  /** Null before it was set. */
  roundsTotals: boolean | null
}

/**
 * The viewer's cart. Lines whose product was deleted are removed, and reported this once.
 * @throws Unauthenticated
 */
export async function readCart(ctx: Context): Promise<Cart> {
  requireViewer(ctx.viewer)
  return cartOf(ctx, ctx.viewer.id, await readStored(ctx, ctx.viewer.id))
}

/**
 * What is stored of a person's cart, in one statement. `changes` are common table expressions of the same statement, the
 * last of them `changed`: the ids of changed lines with their new quantity, 0 for a removed one.
 */
export async function readStored(
  ctx: Context,
  userId: string,
  changes: Prisma.Sql = noChange,
): Promise<ReadCart> {
  const run = changes === noChange ? ctx.db.prepared<ReadCart> : ctx.db.change<ReadCart>
  const [cart] = await run`
    WITH ${changes}
    SELECT (SELECT coalesce(json_agg("line"), '[]') FROM (
        SELECT "cart_lines"."id", "productType", nullif("cart_lines"."size", '') AS "size",
          coalesce("changed"."quantity", "cart_lines"."quantity") AS "quantity",
          "unitPriceSeen", to_json("product") AS "product", "changed"."id" IS NOT NULL AS "isChanged"
        FROM "cart_lines"
          LEFT JOIN "changed" ON "changed"."id" = "cart_lines"."id"
          LEFT JOIN (SELECT ${selectColumns(cartColumns)} FROM "products") AS "product" ON "product"."id" = "productId"
        WHERE "userId" = ${userId}::uuid ORDER BY "createdAt", "cart_lines"."id"
      ) AS "line") AS "lines",
      (SELECT coalesce(json_agg("promotion"), '[]') FROM (${promotionsOf(ctx.now(), [userId])}) AS "promotion")
        AS "promotions",
      (SELECT to_json("destination") FROM (${destinations([{ userId, pincode: null }])}) AS "destination")
        AS "destination",
      (SELECT ("settings"->>'roundsTotals')::boolean FROM "shop_settings") AS "roundsTotals"`
  return cart!
}

const noChange = Prisma.sql`"changed" AS (SELECT NULL::uuid AS "id", NULL::smallint AS "quantity" WHERE FALSE)`

/** The cart that consists of exactly these lines. */
export async function cartOf(
  ctx: Context,
  userId: string,
  { lines, promotions, destination, roundsTotals }: ReadCart,
): Promise<Cart> {
  const left = lines.filter(({ quantity }) => quantity > 0)
  const removed = left.some(({ product }) => product === null) ? await dropOrphans(ctx, userId) : []
  return toCart(
    userId,
    left.flatMap(({ product, ...line }) => (product ? [{ line, product }] : [])),
    removed,
    promotions.map(toCandidate),
    toDestination(destination),
    roundsTotals ?? false,
  )
}

const dropOrphans = (ctx: Context, userId: string) =>
  ctx.db.change<Cart['removed'][number]>`
    DELETE FROM "cart_lines" WHERE "userId" = ${userId}::uuid AND "productId" IS NULL
    RETURNING "productName", "translatedNames", "productType"::text AS "productType"`
