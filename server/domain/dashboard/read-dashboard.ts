import { Prisma } from '../../database/__generated__/prisma/client.ts'
import type { OrderStatus } from '../../database/__generated__/prisma/enums.ts'
import { isShopOwner, requireAdmin } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { addDays, dayOf } from '../shop/shop-time.ts'
import { countKinds, readRunningTotals, readTotalsOfDays } from '../totals.ts'

export interface OrderFigures {
  pending: number
  completed: number
  total: number
  /** Placed today, but for those cancelled since. */
  new: number
  /** In paise; null for staff. */
  revenue: number | null
  /** In paise; null for staff. */
  todaysRevenue: number | null
}

export interface DayFigures {
  /** Of the shop's calendar: `2026-11-20`. */
  day: string
  orders: number
  /** In paise; null for staff. */
  revenue: number | null
}

export interface BestDesign {
  productId: string
  pieces: number
  /** In paise, without delivery; null for staff. */
  revenue: number | null
}

/** Each figure is read when it is asked for. */
export interface Dashboard {
  totalProducts: () => Promise<number>
  orders: () => Promise<OrderFigures>
  days: () => Promise<DayFigures[]>
  bestDesigns: () => Promise<BestDesign[]>
  /** Ids of designs. */
  runningOut: () => Promise<string[]>
}

/** So few ready-made pieces are soon none. */
const fewPieces = 3

/**
 * The shop's figures (specification, section 2, on /admin), those of time in the shop's own days. Revenue is what orders
 * cost, goods and delivery, when they were placed; cancelled ones and those without a price don't count. Nor are cancelled
 * ones among the orders of a day.
 * @param period how many days to look back, today included
 * @throws Unauthenticated, Forbidden, Refused for a period that isn't 7 to 366
 */
export function readDashboard(ctx: Context, period: number): Dashboard {
  requireAdmin(ctx.viewer)
  if (!Number.isInteger(period) || period < 7 || period > 366) throw invalid('days', 'Ask for 7 to 366 days.')
  const forOwner: ForOwner = (paise) => (isShopOwner(ctx.viewer) ? paise : null)
  let figures: Promise<OrderFigures> | undefined
  return {
    totalProducts: async () => (await countKinds(ctx.db, 'products')).count,
    orders: () => (figures ??= readOrders(ctx, forOwner)),
    days: () => readDays(ctx, period, forOwner),
    bestDesigns: () => readBestDesigns(ctx, period, forOwner),
    runningOut: async () => {
      const rows = await ctx.db.$queryRaw<{ id: string }[]>`
        SELECT "id" FROM "products"
        WHERE "productStatus" = 'ACTIVE' AND "readyMadePrice" IS NOT NULL AND "quantityInStock" <= ${fewPieces}
          AND "availabilityStatus" <> 'DISCONTINUED'
        ORDER BY "quantityInStock", "productName", "id" LIMIT 10`
      return rows.map(({ id }) => id)
    },
  }
}

type ForOwner = (paise: number) => number | null

async function readOrders(ctx: Context, forOwner: ForOwner): Promise<OrderFigures> {
  const day = dayOf(ctx.now())
  const [totals, [today]] = await Promise.all([
    readRunningTotals<OrderStatus>(ctx.db, 'orders'),
    readTotalsOfDays(ctx.db, 'orders by day', day, day),
  ])
  const sum = (figure: 'count' | 'paise', counts: (status: OrderStatus) => boolean) =>
    totals.filter(({ kind }) => counts(kind)).reduce((all, total) => all + total[figure], 0)
  return {
    pending: sum('count', (status) => status === 'PENDING'),
    completed: sum('count', (status) => status === 'DELIVERED'),
    total: sum('count', () => true),
    new: today?.count ?? 0,
    revenue: forOwner(sum('paise', (status) => status !== 'CANCELLED')),
    todaysRevenue: forOwner(today?.paise ?? 0),
  }
}

async function readDays(ctx: Context, period: number, forOwner: ForOwner): Promise<DayFigures[]> {
  const first = firstDayOf(ctx, period)
  const totals = await readTotalsOfDays(ctx.db, 'orders by day', first, addDays(first, period - 1))
  const ordered = new Map(totals.map((total) => [total.kind, total]))
  return Array.from({ length: period }, (_, n) => {
    const day = addDays(first, n)
    const { count = 0, paise = 0 } = ordered.get(day) ?? {}
    return { day, orders: count, revenue: forOwner(paise) }
  })
}

/** So many designs of each month are looked at before all that were sold in the period. */
const bestOfMonth = 100
const mostBest = 5

/**
 * Few designs sell best, so that they are among each month's best ones. Whoever isn't has sold no more in the period than the
 * last of those lists together: while the fifth has sold more than that, nobody else needs to be looked at.
 */
async function readBestDesigns(ctx: Context, period: number, forOwner: ForOwner): Promise<BestDesign[]> {
  const [first, last] = [firstDayOf(ctx, period), dayOf(ctx.now())]
  let rows = await ctx.db.rows<BestDesign & { revenue: number; mostOfOthers: number }>`
    WITH "best" AS MATERIALIZED (
      SELECT "month", "productId", "pieces"
      FROM generate_series(date_trunc('month', ${first}::date), ${last}::date, '1 month') AS "months"("of")
      CROSS JOIN LATERAL (
        SELECT * FROM "sales_by_month" WHERE "month" = "of"::date ORDER BY "pieces" DESC LIMIT ${bestOfMonth}) AS "sales"
    ), "others" AS (
      SELECT coalesce(sum("least"), 0)::int AS "most"
      FROM (SELECT min("pieces") AS "least" FROM "best" GROUP BY "month" HAVING count(*) = ${bestOfMonth}) AS "ends"
    )
    SELECT "sold".*, "most" AS "mostOfOthers"
    FROM "others", (SELECT DISTINCT "productId" FROM "best") AS "each"
    CROSS JOIN LATERAL (
      SELECT "productId", ${soldOf} FROM "order_items"
      WHERE "productId" = "each"."productId" AND "soldOn" BETWEEN ${first}::date AND ${last}::date
      GROUP BY "productId") AS "sold"
    ORDER BY ${bestFirst}`
  const mostOfOthers = rows[0]?.mostOfOthers ?? 0
  if (mostOfOthers > 0 && (rows[mostBest - 1]?.pieces ?? 0) <= mostOfOthers)
    rows = await ctx.db.rows`
      SELECT "productId", ${soldOf} FROM "order_items"
      WHERE "soldOn" BETWEEN ${first}::date AND ${last}::date AND "productId" IS NOT NULL
      GROUP BY "productId" ORDER BY ${bestFirst}`
  return rows.map(({ productId, pieces, revenue }) => ({ productId, pieces, revenue: forOwner(revenue) }))
}

const soldOf = Prisma.sql`sum("quantity")::int AS "pieces", sum("unitPrice" * "quantity")::bigint AS "revenue"`
const bestFirst = Prisma.sql`"pieces" DESC, "revenue" DESC, "productId" LIMIT ${mostBest}`

/** Of a period of so many days that ends today. */
const firstDayOf = ({ now }: Context, period: number) => addDays(dayOf(now()), 1 - period)
