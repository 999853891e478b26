import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { requirePermission, requireViewer } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { containsPattern, findIds } from '../find-ids.ts'
import { type CountedPage, isInstant, listId, pageOf, type PageQuery } from '../paging.ts'
import { isId, optionalText, parse } from '../validation.ts'
import { capped, exactly, maxCounted, readOnce, type Total } from '../total.ts'
import { countByKind, type KindTotal } from '../totals.ts'
import { canDelete, type Feedback } from './feedback.ts'

export type FeedbackSort = 'HIGHEST_RATED' | 'LOWEST_RATED' | 'NEWEST'

export interface FeedbackQuery extends PageQuery {
  where?: {
    productId?: string | null
    mine?: boolean | null
    hidden?: boolean | null
    replied?: boolean | null
    search?: string | null
  } | null
  sort: FeedbackSort
}

export interface FeedbackPage extends CountedPage<Feedback> {
  /** From 5 to 1; over all pages, or over the newest `maxCounted` entries where a search finds more. */
  ratingCounts: () => Promise<RatingCount[]>
}

export interface RatingCount {
  rating: number
  count: number
}

type Where = NonNullable<FeedbackQuery['where']>

type Key = [rating: number, createdAt: string, id: string]

interface Order {
  by: Prisma.Sql
  /** The condition of what follows the entry with this key. */
  beyond: (key: Key) => Prisma.Sql
}

const forwards: Record<FeedbackSort, Order> = {
  HIGHEST_RATED: {
    by: Prisma.sql`"rating" DESC, "createdAt" DESC, "id" DESC`,
    beyond: ([rating, createdAt, id]) =>
      Prisma.sql`("rating", "createdAt", "id") < (${rating}::smallint, ${createdAt}::timestamptz, ${id}::uuid)`,
  },
  LOWEST_RATED: {
    by: Prisma.sql`"rating", "createdAt" DESC, "id" DESC`,
    // The first condition lets the index start there.
    beyond: ([rating, createdAt, id]) => Prisma.sql`"rating" >= ${rating}::smallint
      AND ("rating" > ${rating}::smallint OR ("createdAt", "id") < (${createdAt}::timestamptz, ${id}::uuid))`,
  },
  NEWEST: {
    by: Prisma.sql`"createdAt" DESC, "id" DESC`,
    beyond: ([, createdAt, id]) => Prisma.sql`("createdAt", "id") < (${createdAt}::timestamptz, ${id}::uuid)`,
  },
}

/** The same from the end of the list. */
const backwards: Record<FeedbackSort, Order> = {
  HIGHEST_RATED: {
    by: Prisma.sql`"rating", "createdAt", "id"`,
    beyond: ([rating, createdAt, id]) =>
      Prisma.sql`("rating", "createdAt", "id") > (${rating}::smallint, ${createdAt}::timestamptz, ${id}::uuid)`,
  },
  LOWEST_RATED: {
    by: Prisma.sql`"rating" DESC, "createdAt", "id"`,
    beyond: ([rating, createdAt, id]) => Prisma.sql`"rating" <= ${rating}::smallint
      AND ("rating" < ${rating}::smallint OR ("createdAt", "id") > (${createdAt}::timestamptz, ${id}::uuid))`,
  },
  NEWEST: {
    by: Prisma.sql`"createdAt", "id"`,
    beyond: ([, createdAt, id]) => Prisma.sql`("createdAt", "id") > (${createdAt}::timestamptz, ${id}::uuid)`,
  },
}

/**
 * Feedback in pages: by rating, then newest first (specification, section 7), or newest first alone. Hidden entries
 * are visible to their author, and with MODERATE_FEEDBACK by a condition.
 * @throws Refused for a condition, page size or cursor that isn't allowed; Unauthenticated, Forbidden for one that
 * requires MODERATE_FEEDBACK
 */
export async function listFeedback(ctx: Context, query: FeedbackQuery): Promise<FeedbackPage> {
  const list = await listOf(ctx, query.where ?? {})
  const page = await pageOf(query, {
    id: listId('feedback', { where: query.where, sort: query.sort }),
    isKey,
    keyOf: ({ rating, createdAt, id }: Feedback): Key => [rating, createdAt.toISOString(), id],
    read: ({ key, isBackward, take }) => {
      const order = (isBackward ? backwards : forwards)[query.sort]
      return ctx.db.rows<Feedback>`
        ${list.found} SELECT "id", "userId", "name", "email", "profilePicture", "rating", "comments", "screenshotUrl", "productId", "fit", "asDrawn",
          "reply", "repliedAt", "hiddenReason", "hiddenAt", "createdAt", "updatedAt"
        FROM "feedback" WHERE ${list.condition} ${key ? Prisma.sql`AND ${order.beyond(key)}` : Prisma.empty}
        ORDER BY ${order.by} LIMIT ${take}`
    },
    toItem: (row) => row,
  })
  return {
    ...page,
    total: readOnce(() => countAll(ctx, query.where ?? {}, list)),
    ratingCounts: () => countRatings(ctx, query.where ?? {}, list),
  }
}

/**
 * Counts of unfiltered lists come from the totals cache, and those of one product's public feedback from its rating.
 */
async function countAll(ctx: Context, where: Where, { found, condition }: List): Promise<Total> {
  const cached = await cachedTotals(ctx, where)
  if (cached) return exactly(sumOf(cached))
  const { productId, mine, ...others } = where
  if (mine === false && ctx.viewer && productId == null) {
    const everybodys = await cachedTotals(ctx, others)
    if (everybodys) return exactly(sumOf(everybodys) - (await countOwn(ctx, ctx.viewer.id, others)))
  }
  if (isId(productId) && mine == null && Object.keys(given(others)).length === 0) {
    const product = await ctx.loaders.partialProduct(['ratingCount']).load(productId)
    return exactly(product?.ratingCount ?? 0)
  }
  const [row] = await ctx.db.rows<{ count: number }>`
    ${found} SELECT count(*)::int AS "count" FROM (SELECT FROM "feedback" WHERE ${condition} LIMIT ${maxCounted + 1}) AS "counted"`
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
  const cached = await cachedTotals(ctx, where)
  const counts: RatingCount[] = cached
    ? cached.map(({ kind, count }) => ({ rating: Number(kind.at(-1)), count }))
    : await ctx.db.rows<RatingCount>`
        ${found} SELECT "rating", count(*)::int AS "count" FROM (
          SELECT "rating" FROM "feedback" WHERE ${condition}
          ${where.search ? Prisma.sql`ORDER BY "createdAt" DESC, "id" DESC LIMIT ${maxCounted}` : Prisma.empty}
        ) AS "counted" GROUP BY 1`
  return [5, 4, 3, 2, 1].map((rating) => ({
    rating,
    count: counts.filter((each) => each.rating === rating).reduce((sum, { count }) => sum + count, 0),
  }))
}

const given = (where: Where) =>
  Object.fromEntries(Object.entries(where).filter(([field, value]) => value != null || field === 'hidden'))

/** The totals of a list filtered by nothing but visibility and reply; null for others. */
async function cachedTotals(ctx: Context, where: Where): Promise<KindTotal[] | null> {
  const { hidden = false, replied, ...others } = where
  if (Object.keys(given(others)).length > 0) return null
  const totals = await countByKind(ctx, 'feedback')
  return totals.filter(({ kind }) => {
    const [seen, replyState] = kind.split(' ')
    return (
      (hidden == null || hidden === (seen === 'hidden')) &&
      (replied == null || replied === (replyState === 'replied'))
    )
  })
}

/** One entry; null when there is none, or it is hidden from the viewer. */
export async function findFeedback(ctx: Context, id: string): Promise<Feedback | null> {
  const entry = isId(id) ? await ctx.db.feedback.findUnique({ where: { id } }) : null
  return entry && (entry.hiddenAt === null || canDelete(ctx.viewer, entry)) ? entry : null
}

/**
 * All public feedback and all of the viewer's own, sorted by rating, then newest first: `feedback/getAll`.
 * @throws Unauthenticated
 */
export async function listAllFeedback(ctx: Context): Promise<Feedback[]> {
  requireViewer(ctx.viewer)
  return ctx.db.feedback.findMany({
    where: { OR: [{ hiddenAt: null }, { userId: ctx.viewer.id }] },
    orderBy: [{ rating: 'desc' }, { createdAt: 'desc' }, { id: 'desc' }],
  })
}

const isKey = ([rating, createdAt, id, ...rest]: unknown[]) =>
  [1, 2, 3, 4, 5].includes(rating as number) && isInstant(createdAt) && isId(id) && rest.length === 0

/** A common table expression of the search's matches when they are few, and the remaining condition. */
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
  const words = Prisma.sql`(${await nameContains(ctx, search)} OR "comments" ILIKE ${containsPattern(search)})`
  return (await findIds(ctx.db, 'feedback', words))
    ? {
        found: Prisma.sql`WITH "feedback" AS MATERIALIZED (SELECT * FROM "feedback" WHERE ${words})`,
        condition: Prisma.join(parts, ' AND '),
      }
    : { found: Prisma.empty, condition: Prisma.join([...parts, words], ' AND ') }
}

/** With more authors than this, names are so diverse that the trigram index is fast. */
const maxNames = 5_000
const maxMatchingNames = 100

/** The condition that an author's name contains this text: as a list of the matching names when they are few. */
async function nameContains(ctx: Context, words: string): Promise<Prisma.Sql> {
  const names = await ctx.totals.ofCatalogue('names of authors', () => readNames(ctx))
  const part = words.toLowerCase()
  const matching = names.filter((name) => name.toLowerCase().includes(part))
  return names.length > maxNames || matching.length > maxMatchingNames
    ? Prisma.sql`"name" ILIKE ${containsPattern(words)}`
    : Prisma.sql`"name" = ANY(${matching}::text[])`
}

/** The distinct names, at most one more than `maxNames`: a loose index scan, one step per name. */
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

/** Public entries, and all of the author's own; with MODERATE_FEEDBACK, as the filter says. */
function shownTo(ctx: Context, { mine, hidden }: Where): Prisma.Sql {
  if (hidden !== undefined) {
    requirePermission(ctx.viewer, 'MODERATE_FEEDBACK')
    if (hidden === null) return Prisma.sql`TRUE`
    return hidden ? Prisma.sql`"hiddenAt" IS NOT NULL` : Prisma.sql`"hiddenAt" IS NULL`
  }
  return mine === true ? Prisma.sql`TRUE` : Prisma.sql`"hiddenAt" IS NULL`
}
