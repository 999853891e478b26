import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { FEW_PIECES } from '../../../shared/catalogue/stock-levels.ts'
import { lackMeasurements } from '../orders/lacking-measurements.ts'
import { addDays, startOfDay } from '../shop/shop-time.ts'

/** The rows of a list of the page "Today", as a part of a statement, and which of them come first. */
export interface UrgentRows {
  /** From `FROM` to the last condition. */
  from: Prisma.Sql
  /** The id of a row. */
  id: Prisma.Sql
  /** Of the most urgent row first; ends with the id. */
  order: Prisma.Sql
}

/** Agreed trials that have not taken place are listed for this long. */
const maxDaysSinceTrial = 30

const byDueDay = Prisma.sql`"deliveryDate", "orderDate", "id"`
const id = Prisma.sql`"id"`

/**
 * What is urgent on a day of the shop's. Each is read from an index: those of open orders and garments by their day, and
 * partial ones of what is open.
 */
export const urgentRows = (today: string) => {
  const [midnight, tomorrow] = [startOfDay(today), addDays(today, 1)]
  const birthdays = birthdaysFrom(today)
  return {
    overdue: {
      from: Prisma.sql`FROM "orders" WHERE "isUnderWay" AND "deliveryDate" < ${midnight}`,
      id,
      order: byDueDay,
    },
    due: {
      from: Prisma.sql`FROM "orders"
        WHERE "isUnderWay" AND "deliveryDate" >= ${midnight} AND "deliveryDate" < ${startOfDay(addDays(today, 2))}`,
      id,
      order: byDueDay,
    },
    trials: {
      from: Prisma.sql`FROM "garments" JOIN "workshop_stages" AS "stage" ON "stage"."id" = "stageId"
        WHERE "trialDate" BETWEEN ${addDays(today, -maxDaysSinceTrial)}::date AND ${tomorrow}::date
          AND "isOpen" AND "stage"."kind" <> 'DONE'
          AND ("trialDate" >= ${today}::date OR "stage"."position" <= (
            SELECT "position" FROM "workshop_stages" WHERE "id" = 'TRIAL'))`,
      id: Prisma.sql`"garments"."id"`,
      order: Prisma.sql`"trialDate", "garments"."id"`,
    },
    appointments: {
      from: Prisma.sql`FROM "appointments"
        WHERE "startsAt" >= ${midnight} AND "startsAt" < ${startOfDay(tomorrow)} AND "status" = 'BOOKED'`,
      id,
      order: Prisma.sql`"startsAt", "id"`,
    },
    toAssign: {
      from: Prisma.sql`FROM "garments" JOIN "workshop_stages" AS "stage" ON "stage"."id" = "stageId"
        WHERE "tailorId" IS NULL AND "isOpen" AND "stage"."kind" <> 'DONE' AND NOT EXISTS (
          SELECT FROM "orders" WHERE "orders"."id" = "orderId" AND "orderStatus" = 'PENDING')`,
      id: Prisma.sql`"garments"."id"`,
      order: Prisma.sql`"dueDate", "garments"."id"`,
    },
    alterations: {
      from: Prisma.sql`FROM "alterations" WHERE "completedAt" IS NULL`,
      id,
      order: Prisma.sql`"dueDate", "requestedAt", "id"`,
    },
    toQuote: {
      from: Prisma.sql`FROM "orders"
        WHERE "orderType" = 'CUSTOM' AND "orderStatus" = 'PENDING' AND "quotedAt" IS NULL`,
      id,
      order: Prisma.sql`"orderDate", "id"`,
    },
    toMeasure: {
      from: Prisma.sql`FROM "orders"
        WHERE "isUnderWay" AND "orderStatus" IN ('PENDING', 'CONFIRMED', 'MEASURED') AND ${lackMeasurements}`,
      id,
      order: byDueDay,
    },
    paymentsToConfirm: {
      from: Prisma.sql`FROM "upi_claims" WHERE "status" = 'WAITING'`,
      id,
      order: Prisma.sql`"submittedAt", "id"`,
    },
    // As `balanceOf` in domain/orders/balance.ts.
    readyUnpaid: {
      from: Prisma.sql`FROM "orders"
        WHERE "isUnderWay" AND "orderStatus" = 'READY' AND "totalToPay" - "credited" > (
          SELECT greatest(0, coalesce(sum("amount"), 0)) FROM "payments" WHERE "orderId" = "orders"."id")`,
      id,
      order: byDueDay,
    },
    messagesToSend: {
      from: Prisma.sql`FROM "messages" WHERE "status" IN ('TO_SEND', 'FAILED') AND "channel" <> 'PUSH'`,
      id,
      order: Prisma.sql`"createdAt", "id"`,
    },
    lowMaterials: {
      from: Prisma.sql`FROM "materials" WHERE "stock" <= "lowStockLimit" AND NOT "isArchived"`,
      id,
      order: Prisma.sql`"name", "id"`,
    },
    lowStock: {
      from: Prisma.sql`FROM "products"
        WHERE "productStatus" = 'ACTIVE' AND "readyMadePrice" IS NOT NULL AND "availabilityStatus" = 'AVAILABLE'
          AND "quantityInStock" BETWEEN 1 AND ${FEW_PIECES}`,
      id,
      order: Prisma.sql`"quantityInStock", "productName", "id"`,
    },
    birthdays: {
      from: Prisma.sql`FROM "users" WHERE "birthday" = ANY(${birthdays}) AND "role" = 'SHOPPER' AND "mergedIntoId" IS NULL`,
      id,
      order: Prisma.sql`array_position(${birthdays}, "birthday"), "name", "id"`,
    },
  } satisfies Record<string, UrgentRows>
}

const birthdayDays = 7

/** A week of birthdays: '11-14'. That of 29 February is kept on the 28th where there is none. */
export function birthdaysFrom(today: string): string[] {
  const days = Array.from({ length: birthdayDays }, (_, index) => addDays(today, index).slice(5))
  return days.flatMap((day, index) => {
    const next = addDays(today, index + 1).slice(5)
    return day === '02-28' && next !== '02-29' ? [day, '02-29'] : [day]
  })
}
