import { requireViewer } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type Cart, cartColumns, type Line, toCart } from './cart.ts'

type CartLine = Line & { productId: string | null }

/**
 * The viewer's cart. Lines whose product was deleted are dropped here, and told this once.
 * @throws Unauthenticated
 */
export async function readCart(ctx: Context): Promise<Cart> {
  requireViewer(ctx.viewer)
  const userId = ctx.viewer.id
  const lines = await ctx.db.prepared<CartLine>`
    SELECT "id", "productId", "productType", "quantity", "unitPriceSeen" FROM "cart_lines"
    WHERE "userId" = ${userId}::uuid ORDER BY "createdAt", "id"`
  const products = ctx.loaders.partOfProduct(cartColumns)
  const priced = await Promise.all(
    lines.map(async (line) => ({
      line,
      product: line.productId && (await products.load(line.productId)),
    })),
  )
  const removed = lines.some(({ productId }) => productId === null) ? await dropOrphans(ctx, userId) : []
  return toCart(
    userId,
    priced.flatMap(({ line, product }) => (product ? [{ line, product }] : [])),
    removed,
  )
}

const dropOrphans = (ctx: Context, userId: string) =>
  ctx.db.prepared<Cart['removed'][number]>`
    DELETE FROM "cart_lines" WHERE "userId" = ${userId}::uuid AND "productId" IS NULL
    RETURNING "productName", "productType"::text AS "productType"`
