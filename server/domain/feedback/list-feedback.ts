import { Prisma } from '../../database/__generated__/prisma/client.ts'
import { requireAdmin, requireViewer } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { holding, lookUp } from '../look-up.ts'
import { decodeCursor, isInstant, listId, type Page, pageSize, toPage } from '../paging.ts'
import { isId, optionalText, parse } from '../validation.ts'
import { capped, countByKind, exactly, mostCounted, readOnce, type KindTotal, type Total } from '../totals.ts'
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
  total: () => Promise<Total>
  /** From 5 to 1; over all pages, or over the newest `mostCounted` entries where a search finds more. */
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
  const id = listId('feedback', { where: query.where, sort: query.sort })
  const after = query.after ? decodeCursor<Key>(query.after, id, isKey) : null
  const list = await listOf(ctx, query.where ?? {})
  const newest = query.sort === 'NEWEST'
  const order = newest ? Prisma.sql`"createdAt", "id"` : Prisma.sql`"rating", "createdAt", "id"`
  const beyond =
    after &&
    (newest
      ? Prisma.sql`AND (${order}) < (${after[1]}::timestamptz, ${after[2]}::uuid)`
      : Prisma.sql`AND (${order}) < (${after[0]}::smallint, ${after[1]}::timestamptz, ${after[2]}::uuid)`)
  const rows = await ctx.db.rows<Feedback>`
    ${list.found} SELECT "id", "userId", "name", "email", "profilePicture", "rating", "comments", "screenshotUrl", "productId",
      "reply", "repliedAt", "hiddenReason", "hiddenAt", "createdAt", "updatedAt"
    FROM "feedback" WHERE ${list.condition} ${beyond ?? Prisma.empty}
    ORDER BY ${newest ? Prisma.empty : Prisma.sql`"rating" DESC,`} "createdAt" DESC, "id" DESC LIMIT ${first + 1}`
  return {
    ...toPage(
      rows,
      first,
      id,
      (row) => row,
      ({ rating, createdAt, id }): Key => [rating, createdAt.toISOString(), id],
    ),
    total: readOnce(() => countAll(ctx, query.where ?? {}, list)),
    ratingCounts: () => countRatings(ctx, query.where ?? {}, list),
  }
}

/** Whole parts of the list come from the totals, and what everybody sees of one product from its rating. */
async function countAll(ctx: Context, where: Where, { found, condition }: List): Promise<Total> {
  const kept = await keptTotals(ctx, where)
  if (kept) return exactly(sumOf(kept))
  const { productId, mine, ...others } = where
  if (mine === false && ctx.viewer && productId == null) {
    const everybodys = await keptTotals(ctx, others)
    if (everybodys) return exactly(sumOf(everybodys) - (await countOwn(ctx, ctx.viewer.id, others)))
  }
  if (isId(productId) && mine == null && Object.keys(given(others)).length === 0) {
    const product = await ctx.loaders.partOfProduct(['ratingCount']).load(productId)
    return exactly(product?.ratingCount ?? 0)
  }
  const [row] = await ctx.db.rows<{ count: number }>`
    ${found} SELECT count(*)::int AS "count" FROM (SELECT FROM "feedback" WHERE ${condition} LIMIT ${mostCounted + 1}) AS "counted"`
  return capped(row?.count ?? 0)
}

const sumOf = (totals: KindTotal[]) => totals.reduce((sum, { count }) => sum + count, 0)

async function countOwn(ctx: Context, viewerId: string, where: Where): Promise<number> {
  const { condition } = await listOf(ctx, where)
  const [row] = await ctx.db.rows<{ count: number }>`
    SELECT count(*)::int AS "count" FROM "feedback"
    WHERE ${condition} AND "userId" = ${viewerId}::uuid`
  return row?.count ?? 0
}

async function countRatings(ctx: Context, where: Where, { found, condition }: List): Promise<RatingCount[]> {
  const kept = await keptTotals(ctx, where)
  const counts: RatingCount[] = kept
    ? kept.map(({ kind, count }) => ({ rating: Number(kind.at(-1)), count }))
    : await ctx.db.rows<RatingCount>`
        ${found} SELECT "rating", count(*)::int AS "count" FROM (
          SELECT "rating" FROM "feedback" WHERE ${condition}
          ${where.search ? Prisma.sql`ORDER BY "createdAt" DESC, "id" DESC LIMIT ${mostCounted}` : Prisma.empty}
        ) AS "counted" GROUP BY 1`
  return [5, 4, 3, 2, 1].map((rating) => ({
    rating,
    count: counts.filter((each) => each.rating === rating).reduce((sum, { count }) => sum + count, 0),
  }))
}

const given = (where: Where) =>
  Object.fromEntries(Object.entries(where).filter(([field, value]) => value != null || field === 'hidden'))

/** The totals of a list that is all there is, hidden or not, answered or not; null for others. */
async function keptTotals(ctx: Context, where: Where): Promise<KindTotal[] | null> {
  const { hidden = false, replied, ...others } = where
  if (Object.keys(given(others)).length > 0) return null
  const totals = await countByKind(ctx, 'feedback')
  return totals.filter(({ kind }) => {
    const [seen, answered] = kind.split(' ')
    return (
      (hidden == null || hidden === (seen === 'hidden')) &&
      (replied == null || replied === (answered === 'replied'))
    )
  })
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

/** The entries that a statement begins with, when there are few by then, and what they have to meet. */
interface List {
  found: Prisma.Sql
  condition: Prisma.Sql
}

async function listOf(ctx: Context, where: Where): Promise<List> {
  const { productId, mine, replied } = where
  const search = parse(optionalText(100), where.search)
  const viewerId = ctx.viewer?.id ?? null
  const parts = [shownTo(ctx, where)]
  if (productId != null)
    parts.push(isId(productId) ? Prisma.sql`"productId" = ${productId}::uuid` : Prisma.sql`FALSE`)
  if (mine === true) parts.push(Prisma.sql`"userId" = ${viewerId}::uuid`)
  if (mine === false) parts.push(Prisma.sql`"userId" IS DISTINCT FROM ${viewerId}::uuid`)
  if (replied != null) parts.push(replied ? Prisma.sql`"reply" IS NOT NULL` : Prisma.sql`"reply" IS NULL`)
  if (!search) return { found: Prisma.empty, condition: Prisma.join(parts, ' AND ') }
  const words = Prisma.sql`(${await nameContains(ctx, search)} OR "comments" ILIKE ${holding(search)})`
  return (await lookUp(ctx.db, 'feedback', words))
    ? {
        found: Prisma.sql`WITH "feedback" AS MATERIALIZED (SELECT * FROM "feedback" WHERE ${words})`,
        condition: Prisma.join(parts, ' AND '),
      }
    : { found: Prisma.empty, condition: Prisma.join([...parts, words], ' AND ') }
}

/** A catalogue with more authors than this has names so diverse that the trigram index is fast. */
const maxNames = 5_000
const maxMatchingNames = 100

/** The condition that an author's name contains these words: with the names that do, when they are few. */
async function nameContains(ctx: Context, words: string): Promise<Prisma.Sql> {
  const names = await ctx.totals.ofCatalogue('names of authors', () => readNames(ctx))
  const part = words.toLowerCase()
  const matching = names.filter((name) => name.toLowerCase().includes(part))
  return names.length > maxNames || matching.length > maxMatchingNames
    ? Prisma.sql`"name" ILIKE ${holding(words)}`
    : Prisma.sql`"name" = ANY(${matching}::text[])`
}

/** Every name once, at most one more than `maxNames`: each by a step of its own along the index. */
async function readNames({ db }: Context): Promise<string[]> {
  const rows = await db.prepared<{ name: string }>`
    WITH RECURSIVE "names" AS (
      (SELECT "name" FROM "feedback" ORDER BY "name" LIMIT 1)
      UNION ALL
      SELECT (SELECT "name" FROM "feedback" WHERE "name" > "names"."name" ORDER BY "name" LIMIT 1)
      FROM "names" WHERE "name" IS NOT NULL
    )
    SELECT "name" FROM "names" WHERE "name" IS NOT NULL LIMIT ${maxNames + 1}`
  return rows.map(({ name }) => name)
}

/** Everybody sees what isn't hidden, and its author all of hers; an admin says what she wants to see. */
function shownTo(ctx: Context, { mine, hidden }: Where): Prisma.Sql {
  if (hidden !== undefined) {
    requireAdmin(ctx.viewer)
    if (hidden === null) return Prisma.sql`TRUE`
    return hidden ? Prisma.sql`"hiddenAt" IS NOT NULL` : Prisma.sql`"hiddenAt" IS NULL`
  }
  return mine === true ? Prisma.sql`TRUE` : Prisma.sql`"hiddenAt" IS NULL`
}
