import type { Category } from '../../platform/database/__generated__/prisma/enums.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { isBeforeReady } from '../orders/order-status.ts'
import { dayOf } from '../shop/shop-time.ts'

/** Open work: garments to be sewn, and alterations. */
interface Work {
  garments: number
  alterations: number
  /** Of both: their day has passed. */
  late: number
  /** Of both: without a day. */
  undated: number
}

export interface Workload extends Work {
  /** Null for alterations of which nobody has said the piece. */
  category: Category | null
}

export interface TailorWorkload extends Work {
  /** Null for what nobody has been given. */
  tailorId: string | null
}

/** Open work of one kind of garment and one tailor. */
export type OpenWork = Work & { category: Category | null; tailorId: string | null }

/** By kind of garment, the largest first. */
export const workloadsOf = (open: OpenWork[]): Workload[] =>
  sumBy(open, ({ category }) => category).map(([category, work]) => ({ category, ...work }))

/** By tailor, the largest first. */
export const tailorWorkloadsOf = (open: OpenWork[]): TailorWorkload[] =>
  sumBy(open, ({ tailorId }) => tailorId).map(([tailorId, work]) => ({ tailorId, ...work }))

/**
 * Garments of open orders that are not ready, and open alterations: both are read from what is open alone. Requires
 * MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden
 */
export async function readOpenWork(ctx: Context): Promise<OpenWork[]> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const today = dayOf(ctx.now())
  return ctx.db.rows<OpenWork>`
    SELECT "category"::text AS "category", "tailorId", count(*)::int AS "garments", 0 AS "alterations",
      (count(*) FILTER (WHERE "dueDate" < ${today}::date))::int AS "late",
      (count(*) FILTER (WHERE "dueDate" IS NULL))::int AS "undated"
    FROM "orders" JOIN "garments" ON "orderId" = "orders"."id"
    WHERE ${isBeforeReady}
      AND "stageId" NOT IN (SELECT "id" FROM "workshop_stages" WHERE "kind" = 'DONE')
    GROUP BY 1, 2
    UNION ALL
    SELECT "category"::text, "alterations"."tailorId", 0, count(*)::int,
      (count(*) FILTER (WHERE "alterations"."dueDate" < ${today}::date))::int,
      (count(*) FILTER (WHERE "alterations"."dueDate" IS NULL))::int
    FROM "alterations" LEFT JOIN "garments" ON "garments"."id" = "garmentId"
    WHERE "completedAt" IS NULL
    GROUP BY 1, 2`
}

function sumBy<Key>(rows: OpenWork[], keyOf: (row: OpenWork) => Key): [Key, Work][] {
  const sums = new Map<Key, Work>()
  for (const row of rows) {
    const key = keyOf(row)
    const sum = sums.get(key) ?? { garments: 0, alterations: 0, late: 0, undated: 0 }
    sums.set(key, {
      garments: sum.garments + row.garments,
      alterations: sum.alterations + row.alterations,
      late: sum.late + row.late,
      undated: sum.undated + row.undated,
    })
  }
  const size = ({ garments, alterations }: Work) => garments + alterations
  return [...sums].sort(([, one], [, other]) => size(other) - size(one))
}
