import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Category, PaymentMethod } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Database, Transaction } from '../../platform/database/client.ts'
import { timeZone } from '../shop/shop-time.ts'

/** One entry of a tailor's account. */
export interface LedgerRow {
  kind: 'EARNED' | 'PAYOUT' | 'ADVANCE' | 'DEDUCTION'
  /** Of the shop's calendar. */
  day: Date
  /** In paise: what it adds to what is due to the tailor. */
  amount: bigint
  /** Whether it takes back another entry: the reversal of an expense or of a deduction. */
  isReversal: boolean
  /** Of what was earned. */
  garmentCode: string | null
  category: Category | null
  stageId: string | null
  /** Of a payment. */
  method: PaymentMethod | null
  note: string | null
  /** A deduction that can be taken back. */
  deductionId: string | null
  /** Null for what was earned. */
  recordedBy: string | null
}

/**
 * The accounts of these tailors: what they earned, and what was paid, advanced and deducted, with the reversals. Money is known by its
 * expense; that of payouts before there were entries, by the dues that it settled.
 */
const ledgerOf = (tailorIds: readonly string[]) => Prisma.sql`(
  WITH "paid" AS (
    SELECT "tailorId", "expenseId", "kind"::text AS "kind", "note" FROM "tailor_entries"
    WHERE "tailorId" = ANY(${tailorIds}::uuid[]) AND "expenseId" IS NOT NULL
    UNION
    SELECT "tailorId", "expenseId", 'PAYOUT', NULL FROM "tailor_dues"
    WHERE "tailorId" = ANY(${tailorIds}::uuid[]) AND "expenseId" IS NOT NULL AND NOT EXISTS (
      SELECT FROM "tailor_entries" AS "entry" WHERE "entry"."expenseId" = "tailor_dues"."expenseId"
    )
  )
  SELECT "dues"."tailorId", 'EARNED' AS "kind", ("earnedAt" AT TIME ZONE ${timeZone})::date AS "day", "earnedAt" AS "at",
    "dues"."amount", FALSE AS "isReversal", "code" AS "garmentCode", "category"::text AS "category", "dues"."stageId",
    NULL::text AS "method", NULL::text AS "note", NULL::uuid AS "deductionId", NULL::text AS "recordedBy"
  FROM "tailor_dues" AS "dues" JOIN "garments" ON "garments"."id" = "garmentId"
  WHERE "dues"."tailorId" = ANY(${tailorIds}::uuid[])
  UNION ALL
  SELECT "paid"."tailorId", "kind", "spentOn", "recordedAt", -"amount", FALSE, NULL, NULL, NULL,
    "method"::text, "paid"."note", NULL, "recordedBy"
  FROM "paid" JOIN "expenses" ON "expenses"."id" = "paid"."expenseId"
  UNION ALL
  SELECT "paid"."tailorId", "kind", "spentOn", "recordedAt", -"amount", TRUE, NULL, NULL, NULL,
    "method"::text, "expenses"."note", NULL, "recordedBy"
  FROM "paid" JOIN "expenses" ON "expenses"."reversesId" = "paid"."expenseId"
  UNION ALL
  SELECT "tailorId", 'DEDUCTION', "day", "recordedAt", -"amount", "reversesId" IS NOT NULL, NULL, NULL, NULL,
    NULL, "note",
    CASE WHEN "reversesId" IS NULL AND NOT EXISTS (
      SELECT FROM "tailor_entries" AS "reversal" WHERE "reversal"."reversesId" = "deduction"."id"
    ) THEN "id" END,
    "recordedBy"
  FROM "tailor_entries" AS "deduction"
  WHERE "tailorId" = ANY(${tailorIds}::uuid[]) AND "expenseId" IS NULL
) AS "ledger"`

/**
 * What is due to these tailors, in paise: less than 0 while they have received more than they earned. Those without an account are
 * left out.
 */
export async function readBalancesOf(
  db: Pick<Database | Transaction, '$queryRaw'>,
  tailorIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ tailorId: string; balance: bigint }[]>`
    SELECT "tailorId", sum("amount")::bigint AS "balance" FROM ${ledgerOf(tailorIds)} GROUP BY "tailorId"`
  return new Map(rows.map(({ tailorId, balance }) => [tailorId, Number(balance)]))
}

/** What is due to a tailor, in paise: less than 0 while more was received than earned. */
export const readBalance = async (db: Pick<Database | Transaction, '$queryRaw'>, tailorId: string) =>
  (await readBalancesOf(db, [tailorId])).get(tailorId) ?? 0

export interface LedgerPeriod {
  /** In paise: what was due before the first day. */
  opening: number
  /** By day. */
  rows: LedgerRow[]
}

/** A tailor's account from one day to another, both included, and what was due before: of one moment. */
export async function readLedger(
  db: Pick<Database, '$queryRaw'>,
  tailorId: string,
  { from, to }: { from: string; to: string },
): Promise<LedgerPeriod> {
  const [opening, ...rows] = await db.$queryRaw<LedgerRow[]>`
    WITH "until" AS MATERIALIZED (SELECT * FROM ${ledgerOf([tailorId])} WHERE "day" <= ${to}::date)
    SELECT NULL AS "kind", NULL AS "day", NULL AS "at", coalesce(sum("amount"), 0)::bigint AS "amount", FALSE AS "isReversal",
      NULL AS "garmentCode", NULL AS "category", NULL AS "stageId", NULL AS "method", NULL AS "note",
      NULL::uuid AS "deductionId", NULL AS "recordedBy"
    FROM "until" WHERE "day" < ${from}::date
    UNION ALL
    SELECT "kind", "day", "at", "amount", "isReversal", "garmentCode", "category", "stageId", "method", "note", "deductionId",
      "recordedBy"
    FROM "until" WHERE "day" >= ${from}::date
    ORDER BY "day" NULLS FIRST, "at", "garmentCode", "stageId"`
  return { opening: Number(opening!.amount), rows }
}
