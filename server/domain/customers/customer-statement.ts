import type { PaymentKind, PaymentMethod } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Database } from '../../platform/database/client.ts'
import type { Context } from '../context.ts'
import { hasRevenue } from '../orders/revenue.ts'
import { timeZone } from '../shop/shop-time.ts'
import { parsePeriod, type StatementPeriod, withBalances } from '../shop/statement-period.ts'
import type { Customer } from './customer.ts'
import { findCustomer } from './list-customers.ts'

/** A customer's account of a period; amounts are in paise, those of entries and balances also less than 0. */
export interface CustomerStatement extends StatementPeriod {
  customer: Customer
  opening: number
  /** Of orders, less credit notes. */
  charged: number
  /** Of payments, less refunds. */
  received: number
  closing: number
  entries: CustomerEntry[]
}

export interface CustomerEntry extends Omit<Row, 'day' | 'amount'> {
  day: string
  amount: number
  /** What was to be paid after it. */
  balance: number
}

interface Row {
  kind: 'ORDER' | 'CREDIT_NOTE' | 'PAYMENT'
  /** Of the shop's calendar. */
  day: Date
  /** In paise: what it adds to what is to be paid. */
  amount: bigint
  orderId: string
  orderNumber: string
  /** Of a credit note. */
  creditNoteNumber: string | null
  /** Of a payment. */
  paymentKind: PaymentKind | null
  method: PaymentMethod | null
  reference: string | null
}

const MAX_DAYS = 366

/**
 * What a customer ordered and paid from one day to another, both included. An order counts from the day on which it was placed, with
 * its price of now; a cancelled one costs nothing, while its payments and refunds stay. Null when there is no such customer.
 * @throws Unauthenticated, Forbidden, Refused (INVALID) for a period that is too long or ends before it begins
 */
export async function readCustomerStatement(
  ctx: Context,
  { customerId, ...days }: StatementPeriod & { customerId: string },
): Promise<CustomerStatement | null> {
  const customer = await findCustomer(ctx, customerId)
  const period = parsePeriod(days, MAX_DAYS)
  if (!customer) return null
  const { opening, rows } = await readAccount(ctx.db, customer.id, period)
  const { entries, closing } = withBalances(opening, rows)
  const sumOf = (isCounted: (kind: Row['kind']) => boolean) =>
    entries.reduce((sum, { kind, amount }) => sum + (isCounted(kind) ? amount : 0), 0)
  return {
    customer,
    ...period,
    opening,
    charged: sumOf((kind) => kind !== 'PAYMENT'),
    received: 0 - sumOf((kind) => kind === 'PAYMENT'),
    closing,
    entries,
  }
}

/** The entries of the period by day, and what was to be paid before it: of one moment. */
async function readAccount(
  db: Pick<Database, '$queryRaw'>,
  userId: string,
  { from, to }: StatementPeriod,
): Promise<{ opening: number; rows: Row[] }> {
  const [opening, ...rows] = await db.$queryRaw<Row[]>`
    WITH "own" AS MATERIALIZED (
      SELECT "id", "orderNumber", "orderDate", "totalToPay", ${hasRevenue} AS "counts"
      FROM "orders" WHERE "userId" = ${userId}::uuid
    ), "account" AS (
      SELECT 'ORDER' AS "kind", "orderDate" AS "at", "totalToPay" AS "amount", "id" AS "orderId", "orderNumber",
        NULL AS "creditNoteNumber", NULL AS "paymentKind", NULL AS "method", NULL AS "reference"
      FROM "own" WHERE "counts" AND "totalToPay" IS NOT NULL
      UNION ALL
      SELECT 'CREDIT_NOTE', "issuedAt", -"total", "orderId", "orderNumber", "number", NULL, NULL, NULL
      FROM "own" JOIN "invoices" ON "invoices"."orderId" = "own"."id"
      -- A correction is followed by a new invoice of the same price.
      WHERE "counts" AND "kind" = 'CREDIT_NOTE' AND "creditReason" <> 'CORRECTION'
      UNION ALL
      SELECT 'PAYMENT', "receivedAt", -"amount", "orderId", "orderNumber", NULL, "kind"::text, "method"::text, "reference"
      FROM "own" JOIN "payments" ON "payments"."orderId" = "own"."id"
    ), "until" AS MATERIALIZED (
      SELECT *, ("at" AT TIME ZONE ${timeZone})::date AS "day" FROM "account"
      WHERE ("at" AT TIME ZONE ${timeZone})::date <= ${to}::date
    )
    SELECT NULL AS "kind", NULL AS "at", coalesce(sum("amount"), 0)::bigint AS "amount", NULL AS "orderId",
      NULL AS "orderNumber", NULL AS "creditNoteNumber", NULL AS "paymentKind", NULL AS "method", NULL AS "reference",
      NULL AS "day"
    FROM "until" WHERE "day" < ${from}::date
    UNION ALL
    (SELECT * FROM "until" WHERE "day" >= ${from}::date)
    ORDER BY "at" NULLS FIRST, "orderNumber", "kind"`
  return { opening: Number(opening!.amount), rows }
}
