import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Category, CustomCategory } from '../../platform/database/__generated__/prisma/enums.ts'
import { findProduct } from '../catalogue/find-product.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { dayIn } from '../shop/shop-time.ts'
import { type OrderedStyle, toOrderedStyle } from '../style-options/ordered-style.ts'
import { voterOf } from './voter.ts'

/** How long a link works, in days. */
export const SHARE_DAYS = 14

/** A style that a shopper asks others about, by a link. */
export interface StyleShare {
  id: string
  /** Of its link. */
  token: string
  userId: string
  draftId: string | null
  /** Null for a custom garment. */
  productId: string | null
  /** Of a custom garment. */
  customCategory: CustomCategory | null
  category: Category
  /** Who asks, as the shopper wrote it. */
  sharerName: string | null
  /** Of the cloth, as the shopper wrote it. */
  color: string | null
  isOwnCloth: boolean
  /** As the style book had it then. */
  style: OrderedStyle[]
  /** What one garment cost then, in paise; null for a custom garment. */
  price: number | null
  /** When it would have been ready if it had been ordered then; null for a custom garment. */
  readyBy: string | null
  createdAt: Date
  expiresAt: Date
  likes: number
  dislikes: number
  /** How this browser voted; null before. */
  viewerLikes: boolean | null
}

/** 128 random bits in base64url. */
const tokenPattern = /^[\w-]{22}$/

/** Whether a text can be the token of a link: others don't reach the database. */
export const isShareToken = (text: string): boolean => tokenPattern.test(text)

/** Those that match and work still, the newest first. */
export async function readStyleShares(
  ctx: Context,
  where: Prisma.StyleShareWhereInput,
): Promise<StyleShare[]> {
  const rows = await ctx.db.styleShare.findMany({
    where: { ...where, expiresAt: { gt: ctx.now() } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  })
  if (rows.length === 0) return []
  const browser = ctx.voter.id
  const [votes, own] = await Promise.all([
    ctx.db.styleVote.groupBy({
      by: ['shareId', 'likes'],
      where: { shareId: { in: rows.map(({ id }) => id) } },
      _count: true,
    }),
    browser === null
      ? []
      : ctx.db.styleVote.findMany({
          where: { OR: rows.map(({ id }) => ({ shareId: id, voter: voterOf(id, browser) })) },
        }),
  ])
  return rows.map(({ price, readyBy, style, ...row }) => {
    const count = (likes: boolean) =>
      votes.find((vote) => vote.shareId === row.id && vote.likes === likes)?._count ?? 0
    return {
      ...row,
      price: price === null ? null : Number(price),
      readyBy: dayIn(readyBy),
      style: toOrderedStyle(style),
      likes: count(true),
      dislikes: count(false),
      viewerLikes: own.find(({ shareId }) => shareId === row.id)?.likes ?? null,
    }
  })
}

/**
 * The one whose link has this token; null when there is none, when it has expired or was withdrawn, and while its design is hidden
 * from shoppers. Public.
 */
export async function findStyleShare(ctx: Context, token: string): Promise<StyleShare | null> {
  if (!isShareToken(token)) return null
  const [share] = await readStyleShares(ctx, { token })
  if (!share || (share.productId !== null && !(await findProduct(ctx, share.productId)))) return null
  return share
}

/** The same. @throws Refused (NOT_FOUND) */
export async function requireStyleShare(ctx: Context, token: string): Promise<StyleShare> {
  const share = await findStyleShare(ctx, token)
  if (!share) throw unknownShare()
  return share
}

export const unknownShare = () =>
  notFound((i18n) => i18n._('This link works no more: it has expired, or was withdrawn.'))
