import { Prisma } from '../../database/__generated__/prisma/client.ts'
import { requireAdmin, requireViewer } from '../accounts/policy.ts'
import { containing } from '../containing.ts'
import type { Context } from '../context.ts'
import { decodeCursor, isInstant, type Page, pageSize, toPage } from '../paging.ts'
import { isId, optionalText, parse } from '../validation.ts'
import { canDelete, type Feedback } from './feedback.ts'

export interface FeedbackQuery {
  where?: {
    productId?: string | null
    mine?: boolean | null
    hidden?: boolean | null
    replied?: boolean | null
    search?: string | null
  } | null
  sort: 'HIGHEST_RATED' | 'NEWEST'
  first: number
  after?: string | null
}

export interface FeedbackPage extends Page<Feedback> {
  totalCount: () => Promise<number>
  /** From 5 to 1; over all pages. */
  ratingCounts: () => Promise<RatingCount[]>
}

export interface RatingCount {
  rating: number
  count: number
}

type Where = NonNullable<FeedbackQuery['where']>

type Key = [rating: number, createdAt: string, id: string]

/**
 * Feedback in pages: by rating, then newest first (specification, section 7), or newest first alone.
 * What the shop has hidden is its author's and the admins' alone to see.
 * @throws Refused for a condition, page size or cursor that isn't allowed; Unauthenticated, Forbidden for an admin's condition
 */
export async function listFeedback(ctx: Context, query: FeedbackQuery): Promise<FeedbackPage> {
  const first = pageSize(query.first)
  const after = query.after ? decodeCursor<Key>(query.after, isKey) : null
  const all = condition(ctx, query.where ?? {})
  const newest = query.sort === 'NEWEST'
  const order = newest ? Prisma.sql`"createdAt", "id"` : Prisma.sql`"rating", "createdAt", "id"`
  const beyond =
    after &&
    (newest
      ? Prisma.sql`AND (${order}) < (${after[1]}::timestamptz, ${after[2]}::uuid)`
      : Prisma.sql`AND (${order}) < (${after[0]}::smallint, ${after[1]}::timestamptz, ${after[2]}::uuid)`)
  const rows = await ctx.db.rows<Feedback>`
    SELECT "id", "userId", "name", "email", "profilePicture", "rating", "comments", "screenshotUrl", "productId",
      "reply", "repliedAt", "hiddenReason", "hiddenAt", "createdAt", "updatedAt"
    FROM "feedback" WHERE ${all} ${beyond ?? Prisma.empty}
    ORDER BY ${newest ? Prisma.empty : Prisma.sql`"rating" DESC,`} "createdAt" DESC, "id" DESC LIMIT ${first + 1}`
  return {
    ...toPage(
      rows,
      first,
      (row) => row,
      ({ rating, createdAt, id }): Key => [rating, createdAt.toISOString(), id],
    ),
    totalCount: async () => {
      const [row] = await ctx.db.rows<{ count: number }>`
        SELECT count(*)::int AS "count" FROM "feedback" WHERE ${all}`
      return row?.count ?? 0
    },
    ratingCounts: () => ctx.db.rows<RatingCount>`
      SELECT "given"."rating", count("feedback"."id")::int AS "count"
      FROM generate_series(5, 1, -1) AS "given"("rating")
      LEFT JOIN "feedback" ON "feedback"."rating" = "given"."rating" AND ${all}
      GROUP BY "given"."rating" ORDER BY "given"."rating" DESC`,
  }
}

/** One entry; null when there is none, or it is hidden from the viewer. */
export async function findFeedback(ctx: Context, id: string): Promise<Feedback | null> {
  const entry = isId(id) ? await ctx.db.feedback.findUnique({ where: { id } }) : null
  return entry && (entry.hiddenAt === null || canDelete(ctx.viewer, entry)) ? entry : null
}

/**
 * All that isn't hidden and all of the viewer's own, sorted by rating, then newest first: `feedback/getAll`.
 * @throws Unauthenticated
 */
export async function listWholeFeedback(ctx: Context): Promise<Feedback[]> {
  requireViewer(ctx.viewer)
  return ctx.db.feedback.findMany({
    where: { OR: [{ hiddenAt: null }, { userId: ctx.viewer.id }] },
    orderBy: [{ rating: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
  })
}

const isKey = ([rating, createdAt, id, ...rest]: unknown[]) =>
  [1, 2, 3, 4, 5].includes(rating as number) && isInstant(createdAt) && isId(id) && rest.length === 0

function condition(ctx: Context, where: Where): Prisma.Sql {
  const { productId, mine, replied } = where
  const search = parse(optionalText(100), where.search)
  const viewerId = ctx.viewer?.id ?? null
  const parts = [shownTo(ctx, where)]
  if (productId != null)
    parts.push(isId(productId) ? Prisma.sql`"productId" = ${productId}::uuid` : Prisma.sql`FALSE`)
  if (mine === true) parts.push(Prisma.sql`"userId" = ${viewerId}::uuid`)
  if (mine === false) parts.push(Prisma.sql`"userId" IS DISTINCT FROM ${viewerId}::uuid`)
  if (replied != null) parts.push(Prisma.sql`("reply" IS NOT NULL) = ${replied}`)
  if (search) {
    const pattern = `%${containing(search).contains}%`
    parts.push(Prisma.sql`("name" ILIKE ${pattern} OR "comments" ILIKE ${pattern})`)
  }
  return Prisma.join(parts, ' AND ')
}

/** Everybody sees what isn't hidden, and its author all of hers; an admin says what she wants to see. */
function shownTo(ctx: Context, { mine, hidden }: Where): Prisma.Sql {
  if (hidden !== undefined) {
    requireAdmin(ctx.viewer)
    return hidden === null ? Prisma.sql`TRUE` : Prisma.sql`("hiddenAt" IS NOT NULL) = ${hidden}`
  }
  return mine === true ? Prisma.sql`TRUE` : Prisma.sql`"hiddenAt" IS NULL`
}
