import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Category, CustomCategory } from '../../platform/database/__generated__/prisma/enums.ts'
import { findProduct } from '../catalogue/find-product.ts'
import type { Context } from '../context.ts'
import { invalid, notFound } from '../errors.ts'
import { dayIn } from '../shop/shop-time.ts'
import { type OrderedStyle, toOrderedStyle } from '../style-options/ordered-style.ts'
import { voterOf } from './voter.ts'

/** How long a link works, in days. */
export const SHARE_DAYS = 14

/** What is sewn. */
interface SharedGarment {
  /** Null for a custom garment. */
  productId: string | null
  /** Of a custom garment. */
  customCategory: CustomCategory | null
  category: Category
  /** Of the cloth, as the shopper wrote it. */
  color: string | null
  isOwnCloth: boolean
}

interface PricedStyle {
  /** As the style book had it then. */
  style: OrderedStyle[]
  /** What one garment cost then, in paise; null for a custom garment. */
  price: number | null
  /** When it would have been ready if it had been ordered then; null for a custom garment. */
  readyBy: string | null
}

/** One of the styles that a link shows. */
export interface StyleVariant extends SharedGarment, PricedStyle {
  /** Its place, from 1. */
  number: number
  /** How many chose it; of a link with one style how many like it. */
  votes: number
}

/** A style that a shopper asks others about, by a link; or several of one garment, the first of which is its own. */
export interface StyleShare extends SharedGarment, PricedStyle {
  id: string
  /** Of its link. */
  token: string
  userId: string
  draftId: string | null
  /** Who asks, as the shopper wrote it. */
  sharerName: string | null
  createdAt: Date
  expiresAt: Date
  variants: StyleVariant[]
  likes: number
  dislikes: number
  /** How this browser voted; null before. */
  viewerLikes: boolean | null
  /** The number of the variant that this browser chose; null before, and where there is one. */
  viewerVariant: number | null
}

/** 128 random bits in base64url. */
const tokenPattern = /^[\w-]{22}$/

/** Whether a text can be the token of a link: others don't reach the database. */
export const isShareToken = (text: string): boolean => tokenPattern.test(text)

const withVariants = { variants: { orderBy: { number: 'asc' } } } satisfies Prisma.StyleShareInclude

const priced = ({
  style,
  price,
  readyBy,
}: Pick<Prisma.StyleVariantGetPayload<object>, 'style' | 'price' | 'readyBy'>): PricedStyle => ({
  style: toOrderedStyle(style),
  price: price === null ? null : Number(price),
  readyBy: dayIn(readyBy),
})

/** Those that match and work still, the newest first. */
export async function readStyleShares(
  ctx: Context,
  where: Prisma.StyleShareWhereInput,
): Promise<StyleShare[]> {
  const rows = await ctx.db.styleShare.findMany({
    where: { ...where, expiresAt: { gt: ctx.now() } },
    include: withVariants,
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
  })
  if (rows.length === 0) return []
  const browser = ctx.voter.id
  const [votes, own] = await Promise.all([
    ctx.db.styleVote.groupBy({
      by: ['shareId', 'likes', 'variant'],
      where: { shareId: { in: rows.map(({ id }) => id) } },
      _count: true,
    }),
    browser === null
      ? []
      : ctx.db.styleVote.findMany({
          where: { OR: rows.map(({ id }) => ({ shareId: id, voter: voterOf(id, browser) })) },
        }),
  ])
  return rows.map(({ variants, ...row }) => {
    const cast = votes.filter(({ shareId }) => shareId === row.id)
    const count = (isCounted: (vote: (typeof cast)[number]) => boolean) =>
      cast.filter(isCounted).reduce((sum, { _count }) => sum + _count, 0)
    const vote = own.find(({ shareId }) => shareId === row.id)
    const { productId, customCategory, category, color, isOwnCloth } = row
    const likes = count((each) => each.likes)
    return {
      ...row,
      ...priced(row),
      variants: [{ number: 1, ...row }, ...variants].map(({ number, ...styled }) => ({
        ...{ productId, customCategory, category, color, isOwnCloth, number },
        ...priced(styled),
        votes: variants.length === 0 ? likes : count((each) => each.variant === number),
      })),
      likes,
      dislikes: count((each) => !each.likes),
      viewerLikes: vote?.likes ?? null,
      viewerVariant: vote?.variant ?? null,
    }
  })
}

/**
 * One of its styles.
 * @param number may be left out where there is one
 * @throws Refused (INVALID)
 */
export function requireVariant({ variants }: StyleShare, number: number | null | undefined): StyleVariant {
  const variant = variants.find((each) => each.number === (number ?? (variants.length === 1 ? 1 : null)))
  if (!variant) throw invalid('variant', (i18n) => i18n._('Say which of the link’s styles it is.'))
  return variant
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
