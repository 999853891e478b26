import { Prisma } from '../../database/__generated__/prisma/client.ts'
import { requireViewer } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { decodeCursor, isInstant, type Page, pageSize, toPage } from '../paging.ts'
import { isId } from '../validation.ts'
import type { Feedback } from './feedback.ts'

export interface FeedbackQuery {
  where?: { productId?: string | null; mine?: boolean | null } | null
  sort: 'HIGHEST_RATED' | 'NEWEST'
  first: number
  after?: string | null
}

export interface FeedbackPage extends Page<Feedback> {
  totalCount: () => Promise<number>
}

type Key = [rating: number, createdAt: string, id: string]

/**
 * Feedback in pages: by rating, then newest first (specification, section 7), or newest first alone.
 * @throws Refused for a page size or cursor that isn't allowed
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
  const rows = await ctx.db.$queryRaw<Feedback[]>`
    SELECT "id", "userId", "name", "email", "profilePicture", "rating", "comments", "screenshotUrl", "productId",
      "createdAt", "updatedAt"
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
      const [row] = await ctx.db.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS "count" FROM "feedback" WHERE ${all}`
      return row?.count ?? 0
    },
  }
}

/**
 * All of it, sorted by rating, then newest first: `feedback/getAll`.
 * @throws Unauthenticated
 */
export async function listWholeFeedback(ctx: Context): Promise<Feedback[]> {
  requireViewer(ctx.viewer)
  return ctx.db.feedback.findMany({ orderBy: [{ rating: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }] })
}

const isKey = ([rating, createdAt, id, ...rest]: unknown[]) =>
  [1, 2, 3, 4, 5].includes(rating as number) && isInstant(createdAt) && isId(id) && rest.length === 0

function condition(ctx: Context, { productId, mine }: NonNullable<FeedbackQuery['where']>): Prisma.Sql {
  const viewerId = ctx.viewer?.id ?? null
  const parts = [Prisma.sql`TRUE`]
  if (productId != null)
    parts.push(isId(productId) ? Prisma.sql`"productId" = ${productId}::uuid` : Prisma.sql`FALSE`)
  if (mine === true) parts.push(Prisma.sql`"userId" = ${viewerId}::uuid`)
  if (mine === false) parts.push(Prisma.sql`"userId" IS DISTINCT FROM ${viewerId}::uuid`)
  return Prisma.join(parts, ' AND ')
}
