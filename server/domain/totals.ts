import type { Database } from '../platform/database/client.ts'
import type { FromReplica } from '../platform/database/read-replica.ts'
import { isBeforeReady } from './orders/order-status.ts'
import { hasRevenue, orderRevenue } from './orders/revenue.ts'
import { addDays, startOfDay, timeZone } from './shop/shop-time.ts'
import { exactly, type Total } from './total.ts'
import type { TotalsCache } from './totals-cache.ts'

/** The rows of one kind: how many, and their total in paise, where they have a price. */
export interface KindTotal<Kind extends string = string> {
  kind: Kind
  count: number
  paise: number
}

interface Counting {
  db: Database
  totals: TotalsCache
}

/** Each reads an index alone, without the table's rows. */
const statements = {
  products: (db: Database) => db.prepared<KindTotal>`
    SELECT "productStatus"::text AS "kind", count(*)::int AS "count", 0 AS "paise" FROM "products"
    GROUP BY "productStatus"`,
  feedback: (db: Database) => db.prepared<KindTotal>`
    SELECT concat_ws(' ', CASE WHEN "isShown" THEN 'shown' ELSE 'hidden' END,
      CASE WHEN "isOpen" THEN 'open' ELSE 'replied' END, "rating") AS "kind", "count", 0 AS "paise"
    FROM (
      SELECT "rating", "hiddenAt" IS NULL AS "isShown", "repliedAt" IS NULL AS "isOpen", count(*)::int AS "count"
      FROM "feedback" GROUP BY 1, 2, 3) AS "counted"`,
  orders: (db: Database) => db.prepared<KindTotal>`
    SELECT "orderStatus"::text AS "kind", count(*)::int AS "count",
      coalesce(sum(${orderRevenue}), 0)::bigint AS "paise"
    FROM "orders" GROUP BY "orderStatus"`,
  order_drafts: (db: Database) => db.prepared<KindTotal>`
    SELECT "orderType"::text AS "kind", count(*)::int AS "count", 0 AS "paise" FROM "order_drafts"
    GROUP BY "orderType"`,
  users: (db: Database) => db.prepared<KindTotal>`
    SELECT "role"::text AS "kind", count(*)::int AS "count", 0 AS "paise" FROM "users"
    WHERE "mergedIntoId" IS NULL GROUP BY "role"`,
  audit_entries: (db: Database) => db.prepared<KindTotal>`
    SELECT "entity"::text AS "kind", count(*)::int AS "count", 0 AS "paise" FROM "audit_entries" GROUP BY "entity"`,
}

type Table = keyof typeof statements

/** A table's rows by kind: kinds without any are left out. */
export function countByKind<Kind extends string>(
  { db, totals }: Counting,
  table: Table,
): Promise<KindTotal<Kind>[]> {
  const count = () => statements[table](db) as Promise<KindTotal<Kind>[]>
  return table === 'products' || table === 'feedback'
    ? totals.ofCatalogue(table, count)
    : totals.recent(table, sumOf, count)
}

const sumOf = (totals: { count: number }[]) => totals.reduce((sum, { count }) => sum + count, 0)

/**
 * Orders that weren't cancelled and their revenue, by the shop's days (`2026-11-20`), in a range of days. Days
 * without any are left out.
 */
export const countOrdersByDay = (
  { fromReplica, totals }: { fromReplica: FromReplica; totals: TotalsCache },
  from: string,
  to: string,
) =>
  totals.recent(`orders ${from} ${to}`, sumOf, () =>
    fromReplica(
      (db) => db.rows<KindTotal>`
      SELECT ("orderDate" AT TIME ZONE ${timeZone}::text)::date::text AS "kind", count(*)::int AS "count",
        coalesce(sum(${orderRevenue}), 0)::bigint AS "paise"
      FROM "orders"
      WHERE "orderDate" >= ${startOfDay(from)} AND "orderDate" < ${startOfDay(addDays(to, 1))}
        AND ${hasRevenue}
      GROUP BY 1`,
    ),
  )

/** Garments still to be stitched, by the shop's day on which they are due, in a range of days. */
export const countGarmentsByDueDay = ({ db, totals }: Counting, from: string, to: string) =>
  totals.recent(
    `garments ${from} ${to}`,
    sumOf,
    () => db.rows<Pick<KindTotal, 'kind' | 'count'>>`
      SELECT ("deliveryDate" AT TIME ZONE ${timeZone}::text)::date::text AS "kind", sum("garments")::int AS "count"
      FROM "orders"
      WHERE ${isBeforeReady}
        AND "deliveryDate" >= ${startOfDay(from)} AND "deliveryDate" < ${startOfDay(addDays(to, 1))}
      GROUP BY 1`,
  )

/** The number of rows of these kinds together; of all kinds if none is named. */
export async function countKinds(
  ctx: Counting,
  table: Table,
  kinds?: readonly string[] | null,
): Promise<Total> {
  const totals = await countByKind(ctx, table)
  return exactly(sumOf(kinds ? totals.filter(({ kind }) => kinds.includes(kind)) : totals))
}
