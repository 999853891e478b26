import type { Transaction } from '../../database/client.ts'

/** Garments that were due with their order, or had no day, are due on the order's new day. Days are the shop's own. */
export async function followDueDay(
  tx: Transaction,
  orderId: string,
  before: string | null,
  after: string | null,
): Promise<void> {
  await tx.garment.updateMany({
    where: { orderId, dueDate: before === null ? null : new Date(before) },
    data: { dueDate: after === null ? null : new Date(after), version: { increment: 1 } },
  })
}

/** When the shop says that an order is ready, so are its garments. */
export async function finishGarments(
  tx: Transaction,
  orderId: string,
  { at, name }: { at: Date; name: string },
): Promise<void> {
  await tx.$executeRaw`
    WITH "moved" AS (
      SELECT "garments"."id", "garments"."stageId" AS "fromId", "done"."id" AS "toId"
      FROM "garments", "workshop_stages" AS "done"
      WHERE "orderId" = ${orderId}::uuid AND "done"."kind" = 'DONE' AND "done"."removedAt" IS NULL
        AND "garments"."stageId" <> "done"."id"
      FOR UPDATE OF "garments"
    ), "updated" AS (
      UPDATE "garments" SET "stageId" = "moved"."toId", "version" = "version" + 1
      FROM "moved" WHERE "garments"."id" = "moved"."id"
      RETURNING "garments"."id", "version", "moved"."fromId", "moved"."toId"
    )
    INSERT INTO "garment_moves" ("garmentId", "version", "fromId", "toId", "at", "name")
    SELECT "id", "version", "fromId", "toId", ${at}, ${name} FROM "updated"`
}
