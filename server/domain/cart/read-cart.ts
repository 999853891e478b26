import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { requireViewer } from '../accounts/policy.ts'
import { selectColumns } from '../catalogue/product.ts'
import type { Context } from '../context.ts'
import { type Cart, cartColumns, type CartProduct, type Line, toCart } from './cart.ts'

/** A line after a change, with its product; null when that was deleted. */
export interface ReadLine extends Line {
  product: CartProduct | null
  isChanged: boolean
}

/**
 * The viewer's cart. Lines whose product was deleted are removed, and reported this once.
 * @throws Unauthenticated
 */
export async function readCart(ctx: Context): Promise<Cart> {
  requireViewer(ctx.viewer)
  return cartOf(ctx, ctx.viewer.id, await readLines(ctx, ctx.viewer.id))
}

/**
 * A person's lines, oldest first. `changes` are common table expressions of the same statement, the last of them
 * `changed`: the ids of changed lines with their new quantity, 0 for a removed one.
 */
export function readLines(ctx: Context, userId: string, changes: Prisma.Sql = noChange): Promise<ReadLine[]> {
  const run = changes === noChange ? ctx.db.prepared<ReadLine> : ctx.db.change<ReadLine>
  return run`
    WITH ${changes}
    SELECT "cart_lines"."id", "productType", nullif("cart_lines"."size", '') AS "size",
      coalesce("changed"."quantity", "cart_lines"."quantity") AS "quantity",
      "unitPriceSeen", to_json("product") AS "product", "changed"."id" IS NOT NULL AS "isChanged"
    FROM "cart_lines"
      LEFT JOIN "changed" ON "changed"."id" = "cart_lines"."id"
      LEFT JOIN (SELECT ${selectColumns(cartColumns)} FROM "products") AS "product" ON "product"."id" = "productId"
    WHERE "userId" = ${userId}::uuid ORDER BY "createdAt", "cart_lines"."id"`
}

const noChange = Prisma.sql`"changed" AS (SELECT NULL::uuid AS "id", NULL::smallint AS "quantity" WHERE FALSE)`

/** The cart that consists of exactly these lines. */
export async function cartOf(ctx: Context, userId: string, lines: ReadLine[]): Promise<Cart> {
  const left = lines.filter(({ quantity }) => quantity > 0)
  const removed = left.some(({ product }) => product === null) ? await dropOrphans(ctx, userId) : []
  const [promotions, destination] = await Promise.all([
    ctx.loaders.promotions.load(userId),
    ctx.loaders.destination.load({ userId, pincode: null }),
  ])
  return toCart(
    userId,
    left.flatMap(({ product, ...line }) => (product ? [{ line, product }] : [])),
    removed,
    promotions,
    destination,
  )
}

const dropOrphans = (ctx: Context, userId: string) =>
  ctx.db.change<Cart['removed'][number]>`
    DELETE FROM "cart_lines" WHERE "userId" = ${userId}::uuid AND "productId" IS NULL
    RETURNING "productName", "productType"::text AS "productType"`
