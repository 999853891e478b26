import { randomBytes } from 'node:crypto'
import { requireViewer } from '../accounts/policy.ts'
import type { PartialProduct, ProductColumns } from '../catalogue/product.ts'
import type { Context } from '../context.ts'
import { listWishlistItems, readWishlist, type Wishlist } from './read-wishlist.ts'

/** What a wishlist's link shows. */
export interface SharedWishlist {
  ownerFirstName: string
  products: PartialProduct[]
}

/** 128 bits: nobody finds a link by guessing. */
const newToken = () => randomBytes(16).toString('base64url')
const tokenPattern = /^[\w-]{22}$/

/** The token of the link to the viewer's wishlist; null while it isn't shared. */
export async function readShareToken(ctx: Context): Promise<string | null> {
  requireViewer(ctx.viewer)
  const link = await ctx.db.wishlistLink.findUnique({ where: { userId: ctx.viewer.id } })
  return link?.token ?? null
}

/**
 * Makes the link to the viewer's wishlist, if there is none: of two concurrent requests both get the same.
 * @throws Unauthenticated
 */
export async function shareWishlist(ctx: Context): Promise<Wishlist> {
  requireViewer(ctx.viewer)
  await ctx.db.wishlistLink.createMany({
    data: [{ userId: ctx.viewer.id, token: newToken(), createdAt: ctx.now() }],
    skipDuplicates: true,
  })
  return readWishlist(ctx)
}

/**
 * Revokes the link to the viewer's wishlist; the next one has another token.
 * @throws Unauthenticated
 */
export async function stopSharingWishlist(ctx: Context): Promise<Wishlist> {
  requireViewer(ctx.viewer)
  await ctx.db.wishlistLink.deleteMany({ where: { userId: ctx.viewer.id } })
  return readWishlist(ctx)
}

/** The wishlist whose link has this token, with these columns of its designs; null when there is none. */
export async function findSharedWishlist(
  ctx: Context,
  token: string,
  columns: ProductColumns,
): Promise<SharedWishlist | null> {
  if (!tokenPattern.test(token)) return null
  const link = await ctx.db.wishlistLink.findUnique({
    where: { token },
    select: { user: { select: { id: true, name: true } } },
  })
  if (!link) return null
  const items = await listWishlistItems(ctx, link.user.id, columns)
  return { ownerFirstName: firstNameIn(link.user.name), products: items.map(({ product }) => product) }
}

const firstNameIn = (name: string) => name.trim().split(/\s+/, 1)[0] ?? ''
