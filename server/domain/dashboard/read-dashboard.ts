import { Prisma } from '../../database/__generated__/prisma/client.ts'
import type { OrderStatus } from '../../database/__generated__/prisma/enums.ts'
import { isShopOwner, requireAdmin } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { addDays, dayOf, startOfDay, timeZone } from '../shop/shop-time.ts'
import { countKinds, readRunningTotals } from '../totals.ts'

export interface OrderFigures {
  pending: number
  completed: number
  total: number
  /** Placed today. */
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
 * cost, goods and delivery, when they were placed; cancelled ones and those without a price don't count.
 * @param period how many days to look back, today included
 * @throws Unauthenticated, Forbidden, Refused for a period that isn't 7 to 366
 */
export function readDashboard(ctx: Context, period: number): Dashboard {
  requireAdmin(ctx.viewer)
  if (!Number.isInteger(period) || period < 7 || period > 366) throw invalid('days', 'Ask for 7 to 366 days.')
  // Sums come as bigint: to the owner alone, and as a number, which paise never outgrow.
  const forOwner: ForOwner = (paise) => (isShopOwner(ctx.viewer) ? Number(paise) : null)
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

type ForOwner = (paise: bigint | number) => number | null

async function readOrders(ctx: Context, forOwner: ForOwner): Promise<OrderFigures> {
  const [totals, [row]] = await Promise.all([
    readRunningTotals<OrderStatus>(ctx.db, 'orders'),
    ctx.db.$queryRaw<{ new: number; revenue: bigint }[]>`
      SELECT count(*)::int AS "new",
        coalesce(sum("totalPrice" + "delivery") FILTER (WHERE "orderStatus" <> 'CANCELLED'), 0)::bigint AS "revenue"
      FROM "orders" WHERE "orderDate" >= ${beginOf(ctx, 1)}`,
  ])
  const today = row!
  const sum = (figure: 'count' | 'paise', counts: (status: OrderStatus) => boolean) =>
    totals.filter(({ kind }) => counts(kind)).reduce((all, total) => all + total[figure], 0)
  return {
    pending: sum('count', (status) => status === 'PENDING'),
    completed: sum('count', (status) => status === 'DELIVERED'),
    total: sum('count', () => true),
    new: today.new,
    revenue: forOwner(sum('paise', (status) => status !== 'CANCELLED')),
    todaysRevenue: forOwner(today.revenue),
  }
}

async function readDays(ctx: Context, period: number, forOwner: ForOwner): Promise<DayFigures[]> {
  const rows = await ctx.db.$queryRaw<{ day: string; orders: number; revenue: bigint }[]>`
    SELECT to_char("days"."day", 'YYYY-MM-DD') AS "day", coalesce("orders", 0)::int AS "orders",
      coalesce("revenue", 0)::bigint AS "revenue"
    FROM generate_series(0, ${period - 1}::int) AS "past"("n")
    CROSS JOIN LATERAL (SELECT ${dayOf(ctx.now())}::date - "n" AS "day") AS "days"
    LEFT JOIN (
      SELECT ("orderDate" AT TIME ZONE ${timeZone}::text)::date AS "day", count(*) AS "orders",
        sum("totalPrice" + "delivery") FILTER (WHERE "orderStatus" <> 'CANCELLED') AS "revenue"
      FROM "orders" WHERE "orderDate" >= ${beginOf(ctx, period)} GROUP BY 1
    ) AS "placed" ON "placed"."day" = "days"."day"
    ORDER BY "days"."day"`
  return rows.map(({ revenue, ...day }) => ({ ...day, revenue: forOwner(revenue) }))
}

async function readBestDesigns(ctx: Context, period: number, forOwner: ForOwner): Promise<BestDesign[]> {
  const rows = await ctx.db.$queryRaw<{ productId: string; pieces: number; revenue: bigint }[]>`
    SELECT "productId", sum("quantity")::int AS "pieces", sum("unitPrice" * "quantity")::bigint AS "revenue"
    FROM "order_items" JOIN "orders" ON "orders"."id" = "order_items"."orderId"
    WHERE "orderDate" >= ${beginOf(ctx, period)} AND "orderStatus" <> 'CANCELLED'
      AND "productId" IS NOT NULL
    GROUP BY "productId" ORDER BY 2 DESC, 3 DESC, 1 LIMIT 5`
  return rows.map(({ revenue, ...design }) => ({ ...design, revenue: forOwner(revenue) }))
}

/** The moment at which a period of so many days begins that ends today. */
const beginOf = ({ now }: Context, period: number) =>
  Prisma.sql`${startOfDay(addDays(dayOf(now()), 1 - period)).toISOString()}::timestamptz`
