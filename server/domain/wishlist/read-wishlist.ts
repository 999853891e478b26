import { requireViewer } from '../accounts/policy.ts'
import {
  type PartialProduct,
  type ProductColumns,
  type ProductRow,
  selectColumns,
  toProduct,
} from '../catalogue/product.ts'
import type { Context } from '../context.ts'
import { memoize } from '../memoize.ts'

/** The viewer's wishlist: one per account. Its fields are read when they are requested. */
export interface Wishlist {
  /** The owner's id. */
  id: string
}

export interface WishlistItem {
  product: PartialProduct
  addedAt: Date
}

/** @throws Unauthenticated */
export function readWishlist(ctx: Context): Wishlist {
  requireViewer(ctx.viewer)
  return { id: ctx.viewer.id }
}

const withId = memoize((columns: ProductColumns): ProductColumns => [...columns, 'id'])

/** The active designs of an account's wishlist with these columns, the last added first. */
export async function listWishlistItems(
  { db }: Pick<Context, 'db'>,
  userId: string,
  columns: ProductColumns,
): Promise<WishlistItem[]> {
  const rows = await db.prepared<ProductRow & { addedAt: Date }>`
    SELECT "addedAt", ${selectColumns(withId(columns))}
    FROM "wishlist_items" JOIN "products" ON "products"."id" = "productId"
    WHERE "userId" = ${userId}::uuid AND "productStatus" = 'ACTIVE'
    ORDER BY "addedAt" DESC, "productId"`
  return rows.map(({ addedAt, ...row }) => ({ addedAt, product: toProduct(row) }))
}
