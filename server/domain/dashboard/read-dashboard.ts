import { FEW_PIECES } from '../../../shared/catalogue/stock-levels.ts'
import type { OrderStatus } from '../../platform/database/__generated__/prisma/enums.ts'
import { isAllowed, isShopOwner, requireAdmin } from '../accounts/policy.ts'
import { sumReceipts } from '../closing/ledger-totals.ts'
import { findPartialProduct } from '../catalogue/find-product.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { netInvoiced } from '../invoices/list-invoices.ts'
import { countOpenAlterations } from '../alterations/open-alterations.ts'
import { countOpenReturns } from '../returns/open-returns.ts'
import { hasRevenue, lineRevenue } from '../orders/revenue.ts'
import { sumOutstanding } from '../payments/list-outstanding-orders.ts'
import { addDays, dayOf, startOfDay } from '../shop/shop-time.ts'
import { countStockAlertsToSend } from '../stock-alerts/list-stock-alerts.ts'
import type { BackupStatus } from './backup-status.ts'
import { countByKind, countKinds, countOrdersByDay } from '../totals.ts'

export interface OrderMetrics {
  pending: number
  completed: number
  total: number
  /** Placed today, except those cancelled since. */
  new: number
  /** In paise; null without `VIEW_REVENUE`. */
  revenue: number | null
  /** In paise; null without `VIEW_REVENUE`. */
  todaysRevenue: number | null
}

export interface DayMetrics {
  /** Of the shop's calendar: `2026-11-20`. */
  day: string
  orders: number
  /** In paise; null without `VIEW_REVENUE`. */
  revenue: number | null
}

/** A size with 1 to `FEW_PIECES` pieces left. */
export interface SizeRunningOut {
  productId: string
  size: string
  quantityInStock: number
}

export interface BestDesign {
  productId: string
  pieces: number
  /** That of its lines, in paise; null without `VIEW_REVENUE`. */
  revenue: number | null
}

/** Each metric is read when it is requested. */
export interface Dashboard {
  totalProducts: () => Promise<number>
  orders: () => Promise<OrderMetrics>
  openAlterations: () => Promise<number>
  openReturns: () => Promise<number>
  sizesRunningOut: () => Promise<SizeRunningOut[]>
  /** How many people wait for designs and sizes that are in stock again. */
  stockAlertsToSend: () => Promise<number>
  /** In paise, negative when more was credited than invoiced; null without `VIEW_REVENUE`. */
  todaysInvoices: () => Promise<number | null>
  /** In paise, negative when more was returned than received; null without `VIEW_REVENUE`. */
  todaysReceipts: () => Promise<number | null>
  /** In paise; null without `VIEW_REVENUE`. */
  outstanding: () => Promise<number | null>
  days: () => Promise<DayMetrics[]>
  bestDesigns: () => Promise<BestDesign[]>
  /** Ids of designs. */
  runningOut: () => Promise<string[]>
  /** Null for staff, and where the shop makes no backups. */
  backup: () => Promise<BackupStatus | null>
}

/**
 * The shop's metrics (specification, section 2, on /admin), by the shop's calendar days. Revenue is that of orders/revenue.ts;
 * cancelled orders are not among the orders of a day either.
 * @param period the number of days, today included
 * @throws Unauthenticated, Forbidden, Refused for a period that isn't 7 to 366
 */
export function readDashboard(ctx: Context, period: number): Dashboard {
  requireAdmin(ctx.viewer)
  if (!Number.isInteger(period) || period < 7 || period > 366)
    throw invalid('days', (i18n) => i18n._('Ask for 7 to 366 days.'))
  const seesRevenue = isAllowed(ctx.viewer, 'VIEW_REVENUE')
  const revenueOf: Revenue = (paise) => (seesRevenue ? paise : null)
  const today = dayOf(ctx.now())
  let metrics: Promise<OrderMetrics> | undefined
  return {
    totalProducts: async () => (await countKinds(ctx, 'products')).count,
    orders: () => (metrics ??= readOrders(ctx, revenueOf)),
    openAlterations: () => countOpenAlterations(ctx),
    openReturns: () => countOpenReturns(ctx),
    stockAlertsToSend: () => countStockAlertsToSend(ctx),
    todaysInvoices: async () => (seesRevenue ? netInvoiced(ctx, { from: today, to: today }) : null),
    todaysReceipts: async () => (seesRevenue ? sumReceipts(ctx, today, today) : null),
    outstanding: async () => (seesRevenue ? (await sumOutstanding(ctx)).outstanding : null),
    days: () => readDays(ctx, period, revenueOf),
    bestDesigns: () => readBestDesigns(ctx, period, revenueOf),
    backup: async () => (isShopOwner(ctx.viewer) ? ctx.backups.status() : null),
    runningOut: async () => {
      const rows = await ctx.db.$queryRaw<{ id: string }[]>`
        SELECT "id" FROM "products"
        WHERE "productStatus" = 'ACTIVE' AND "readyMadePrice" IS NOT NULL
          AND "quantityInStock" BETWEEN 1 AND ${FEW_PIECES} AND "availabilityStatus" = 'AVAILABLE'
        ORDER BY "quantityInStock", "productName", "id" LIMIT 10`
      return rows.map(({ id }) => id)
    },
    sizesRunningOut: () => readSizesRunningOut(ctx),
  }
}

/** Sizes of which none is left are sold out, not running out. The first condition is that of an index. */
const readSizesRunningOut = ({ db }: Context): Promise<SizeRunningOut[]> =>
  db.rows<SizeRunningOut>`
    SELECT "id" AS "productId", "one"->>'label' AS "size", ("one"->>'quantityInStock')::int AS "quantityInStock"
    FROM "products", jsonb_array_elements("sizes") WITH ORDINALITY AS "all" ("one", "position")
    WHERE "sizes" @? '$[*].quantityInStock ? (@ >= 1 && @ <= 3)'
      AND "productStatus" = 'ACTIVE' AND "readyMadePrice" IS NOT NULL AND "availabilityStatus" = 'AVAILABLE'
      AND ("one"->>'quantityInStock')::int BETWEEN 1 AND ${FEW_PIECES}
    ORDER BY 3, "productName", "id", "position" LIMIT 20`

type Revenue = (paise: number) => number | null

async function readOrders(ctx: Context, revenueOf: Revenue): Promise<OrderMetrics> {
  const day = dayOf(ctx.now())
  const [totals, [today]] = await Promise.all([
    countByKind<OrderStatus>(ctx, 'orders'),
    countOrdersByDay(ctx, day, day),
  ])
  const sum = (metric: 'count' | 'paise', counts: (status: OrderStatus) => boolean) =>
    totals.filter(({ kind }) => counts(kind)).reduce((all, total) => all + total[metric], 0)
  return {
    pending: sum('count', (status) => status === 'PENDING'),
    completed: sum('count', (status) => status === 'DELIVERED'),
    total: sum('count', () => true),
    new: today?.count ?? 0,
    revenue: revenueOf(sum('paise', (status) => status !== 'CANCELLED')),
    todaysRevenue: revenueOf(today?.paise ?? 0),
  }
}

async function readDays(ctx: Context, period: number, revenueOf: Revenue): Promise<DayMetrics[]> {
  const first = firstDayOf(ctx, period)
  const totals = await countOrdersByDay(ctx, first, addDays(first, period - 1))
  const ordered = new Map(totals.map((total) => [total.kind, total]))
  return Array.from({ length: period }, (_, n) => {
    const day = addDays(first, n)
    const { count = 0, paise = 0 } = ordered.get(day) ?? {}
    return { day, orders: count, revenue: revenueOf(paise) }
  })
}

const maxBest = 5

/** Without designs that were deleted, or have left the catalogue and are not for the viewer. */
async function readBestDesigns(ctx: Context, period: number, revenueOf: Revenue): Promise<BestDesign[]> {
  const [first, last] = [firstDayOf(ctx, period), dayOf(ctx.now())]
  const rows = await ctx.totals.recent(
    `best designs ${first} ${last}`,
    ([best]) => best?.lines ?? 0,
    () =>
      ctx.fromReplica(
        (db) => db.rows<BestDesign & { revenue: number; lines: number }>`
      SELECT "productId", sum("quantity")::int AS "pieces", sum(${lineRevenue})::bigint AS "revenue",
        (sum(count(*)) OVER ())::int AS "lines"
      FROM "order_items" JOIN "orders" ON "orders"."id" = "orderId"
      WHERE "orderDate" >= ${startOfDay(first)} AND "orderDate" < ${startOfDay(addDays(last, 1))}
        AND ${hasRevenue} AND "productId" IS NOT NULL
      GROUP BY "productId" ORDER BY "pieces" DESC, "revenue" DESC, "productId" LIMIT ${maxBest}`,
      ),
  )
  const designs = await Promise.all(rows.map(({ productId }) => findPartialProduct(ctx, productId, ['id'])))
  return rows
    .filter((_row, index) => designs[index] !== null)
    .map(({ productId, pieces, revenue }) => ({ productId, pieces, revenue: revenueOf(revenue) }))
}

/** For a period of this many days that ends today. */
const firstDayOf = ({ now }: Context, period: number) => addDays(dayOf(now()), 1 - period)
