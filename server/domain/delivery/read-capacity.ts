import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../../platform/database/client.ts'
import { isBeforeReady } from '../orders/order-status.ts'
import type { WorkshopCapacity } from './delivery-days.ts'

/**
 * The workshop's open work, whether it has a day, is late or neither: the garments of open orders less those that are ready
 * before their order is, and the alterations that were requested. The statuses are those of the workshop's calendar. Orders
 * are read from an index alone.
 */
const capacity = Prisma.sql`
  SELECT "weeklyCapacity", "stitchingDays", "dispatchDays", (
    SELECT coalesce(sum("garments"), 0)::int FROM "orders"
    WHERE ${isBeforeReady}
  ) - (
    SELECT count(*)::int FROM "orders" JOIN "garments" ON "orderId" = "orders"."id"
    WHERE "isUnderWay" AND "orderStatus" IN ('STITCHING', 'TRIAL')
      AND "stageId" IN (SELECT "id" FROM "workshop_stages" WHERE "kind" = 'DONE')
  ) + (SELECT count(*)::int FROM "alterations" WHERE "completedAt" IS NULL) AS "openGarments"
  FROM "workshop" WHERE "id" = 1`

/** The workshop's open work, and how fast it works. */
export const readCapacity = async (db: Database): Promise<WorkshopCapacity> =>
  (await db.prepared<WorkshopCapacity>`${capacity}`)[0]!

/** The same inside of a transaction. */
export const readCapacityIn = async (tx: Transaction): Promise<WorkshopCapacity> =>
  (await tx.$queryRaw<WorkshopCapacity[]>(capacity))[0]!
