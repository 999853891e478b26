import { z } from 'zod'
import type { Transaction } from '../../platform/database/client.ts'
import { requireViewer } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { isId, parse } from '../validation.ts'
import { readWishlist, type Wishlist } from './read-wishlist.ts'
import { lockRow } from '../../platform/database/lock-row.ts'

/** The maximum number of designs on a wishlist. */
const maxItems = 200

const change = z.object({ productId: z.string() })
const collected = z.object({ productIds: z.array(z.string()).max(maxItems) })

/**
 * Adds a design to the viewer's wishlist; one that is there already stays where it is.
 * @throws Unauthenticated, Refused (NOT_FOUND for a design that isn't active, CONFLICT when the wishlist is full)
 */
export async function addToWishlist(ctx: Context, input: unknown): Promise<Wishlist> {
  requireViewer(ctx.viewer)
  const userId = ctx.viewer.id
  const [productId] = idsIn([parse(change, input).productId])
  await ctx.db.transaction(async (tx) => {
    const present = await lockItems(tx, userId)
    if (productId !== undefined && present.has(productId)) return
    const [design] = productId === undefined ? [] : await lockActive(tx, [productId])
    if (design === undefined)
      throw notFound((i18n) => i18n._('There is no such product; it may have left the catalogue.'))
    if (present.size >= maxItems)
      throw conflict(null, (i18n) =>
        i18n._('A wishlist holds at most {most} designs. Take one off that you don’t need.', {
          most: maxItems,
        }),
      )
    await tx.wishlistItem.create({ data: { userId, productId: design, addedAt: ctx.now() } })
  })
  return readWishlist(ctx)
}

/**
 * Takes a design off the viewer's wishlist; it doesn't have to be there.
 * @throws Unauthenticated, Refused
 */
export async function removeFromWishlist(ctx: Context, input: unknown): Promise<Wishlist> {
  requireViewer(ctx.viewer)
  const { productId } = parse(change, input)
  if (isId(productId)) await ctx.db.wishlistItem.deleteMany({ where: { userId: ctx.viewer.id, productId } })
  return readWishlist(ctx)
}

/**
 * Adds the designs of a list, the last added first, above those of the viewer's wishlist. Designs that aren't active,
 * and the last ones when the wishlist is full, are skipped: nobody could correct them.
 * @throws Unauthenticated, Refused (INVALID for more than 200)
 */
export async function mergeWishlist(ctx: Context, input: unknown): Promise<Wishlist> {
  requireViewer(ctx.viewer)
  const userId = ctx.viewer.id
  const productIds = idsIn(parse(collected, input).productIds)
  const now = ctx.now().getTime()
  await ctx.db.transaction(async (tx) => {
    const present = await lockItems(tx, userId)
    const active = new Set(await lockActive(tx, productIds))
    const added = productIds
      .filter((id) => active.has(id) && !present.has(id))
      .slice(0, maxItems - present.size)
    await tx.wishlistItem.createMany({
      // A millisecond apart, so that their order is stored.
      data: added.map((productId, index) => ({ userId, productId, addedAt: new Date(now - index) })),
    })
  })
  return readWishlist(ctx)
}

/** The texts that can be ids, each once, as the database writes them. */
const idsIn = (texts: string[]) => [...new Set(texts.filter(isId).map((id) => id.toLowerCase()))]

/** The ids of an account's designs. Serializes the additions of one account, so that none exceeds the limit. */
async function lockItems(tx: Transaction, userId: string): Promise<Set<string>> {
  await lockRow(tx, 'users', userId, 'FOR NO KEY UPDATE')
  const items = await tx.wishlistItem.findMany({ where: { userId }, select: { productId: true } })
  return new Set(items.map(({ productId }) => productId))
}

/** Those that are active, which can't be deleted until the transaction ends. */
async function lockActive(tx: Transaction, ids: string[]): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "products" WHERE "id" = ANY(${ids}::uuid[]) AND "productStatus" = 'ACTIVE'
    ORDER BY "id" FOR KEY SHARE`
  return rows.map(({ id }) => id)
}
