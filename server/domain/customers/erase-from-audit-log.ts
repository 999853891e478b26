import type { RecordedWord } from '../../../shared/audit/recorded-words.ts'
import type { Transaction } from '../../platform/database/client.ts'

export const deletedAccount: RecordedWord = 'A deleted account'

/**
 * The audit log retains that something was changed, without a customer's name, those of merged duplicates, and what was written about
 * them. To be called while the customer's orders, feedback and merges still name the account.
 */
export async function eraseFromAuditLog(tx: Transaction, userId: string): Promise<void> {
  const duplicates = await tx.user.findMany({ where: { mergedIntoId: userId }, select: { id: true } })
  const people = [userId, ...duplicates.map(({ id }) => id)]
  await forgetNames(tx, people)
  await forgetMerges(tx, people)
  await forgetOrders(tx, userId)
}

/** In the entries about the accounts themselves, and about their feedback. */
async function forgetNames(tx: Transaction, people: string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE "audit_entries"
    SET "entityName" = ${deletedAccount}, "words" = concat_ws(' ', "actorName", ${deletedAccount}::text, "action"),
      "changes" = CASE
        WHEN "action" IN ('customer.create', 'customer.update', 'customer.merge', 'customer.undo-merge', 'customer.measure') THEN '[]'
        ELSE "changes"
      END
    WHERE ("entity" = 'CUSTOMER' AND "entityId" = ANY (${people}::text[]))
      OR ("entity" = 'FEEDBACK' AND "entityId" IN (SELECT "id"::text FROM "feedback" WHERE "userId"::text = ANY (${people}::text[])))
      OR ("entity" = 'FEEDBACK' AND "action" = 'feedback.delete'
        AND "entityName" IN (SELECT "name" FROM "users" WHERE "id"::text = ANY (${people}::text[])))`
}

/** A merge, and its undoing, are in the other customer's log: each is the first entry since its time. */
async function forgetMerges(tx: Transaction, people: string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE "audit_entries" SET
      "words" = concat_ws(' ', "actorName", "entityName", "action"),
      "changes" = (
        SELECT coalesce(jsonb_agg("change"), '[]') FROM jsonb_array_elements("changes") AS "change"
        WHERE "change" ->> 'field' <> 'duplicate')
    WHERE "id" IN (
      SELECT "entry"."id" FROM "customer_merges" AS "merge" CROSS JOIN LATERAL (
        (SELECT "id" FROM "audit_entries"
         WHERE "entity" = 'CUSTOMER' AND "entityId" = "merge"."customerId"::text
           AND "action" = 'customer.merge' AND "audit_entries"."at" >= "merge"."at"
         ORDER BY "audit_entries"."at", "id" LIMIT 1)
        UNION ALL
        (SELECT "id" FROM "audit_entries"
         WHERE "entity" = 'CUSTOMER' AND "entityId" = "merge"."customerId"::text
           AND "action" = 'customer.undo-merge' AND "audit_entries"."at" >= "merge"."undoneAt"
         ORDER BY "audit_entries"."at", "id" LIMIT 1)
      ) AS "entry"
      WHERE "merge"."duplicateId"::text = ANY (${people}::text[]))`
}

/** Notes, measurements and contacts of orders, which are deleted with the account. */
async function forgetOrders(tx: Transaction, userId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE "audit_entries" SET "words" = concat_ws(' ', "actorName", "entityName", "action"), "changes" = '[]'
    WHERE "entity" = 'ORDER' AND "action" IN ('order.place', 'order.edit', 'order.note')
      AND "entityId" IN (SELECT "id"::text FROM "orders" WHERE "userId" = ${userId}::uuid)`
}
