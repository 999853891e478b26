import type { Transaction } from '../../platform/database/client.ts'
import { recordDue, removeDues } from './dues.ts'

/** Garments that were due with their order, or had no day, are due on the order's new day. Days are the shop's own. */
export async function updateDueDays(
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

/**
 * Takes back what a move of the order did to its garments at that time.
 * @returns false, without a change, when one of them was moved since
 */
export async function undoFinishGarments(
  tx: Transaction,
  orderId: string,
  { of, at, name }: { of: Date; at: Date; name: string },
): Promise<boolean> {
  if ((await tx.garmentMove.count({ where: { garment: { orderId }, at: { gt: of } }, take: 1 })) > 0)
    return false
  await removeDues(tx, { orderId }, of)
  await tx.$executeRaw`
    WITH "last" AS (
      SELECT "garments"."id", "move"."fromId", "move"."toId"
      FROM "garments" JOIN "garment_moves" AS "move"
        ON "move"."garmentId" = "garments"."id" AND "move"."version" = "garments"."version"
      WHERE "orderId" = ${orderId}::uuid AND "move"."at" = ${of}
      FOR UPDATE OF "garments"
    ), "updated" AS (
      UPDATE "garments" SET "stageId" = "last"."fromId", "version" = "version" + 1
      FROM "last" WHERE "garments"."id" = "last"."id"
      RETURNING "garments"."id", "version", "last"."fromId", "last"."toId"
    )
    INSERT INTO "garment_moves" ("garmentId", "version", "fromId", "toId", "at", "name", "isUndo")
    SELECT "id", "version", "toId", "fromId", ${at}, ${name}, TRUE FROM "updated"`
  return true
}

/**
 * When the shop says that an order is ready, so are its garments.
 * @param tailorsEarn whether the tailors of those that are not ready have completed them, and earn what is left
 */
export async function finishGarments(
  tx: Transaction,
  orderId: string,
  { at, name, tailorsEarn }: { at: Date; name: string; tailorsEarn: boolean },
): Promise<void> {
  if (tailorsEarn) await recordDuesOfAll(tx, orderId, at)
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

async function recordDuesOfAll(tx: Transaction, orderId: string, at: Date): Promise<void> {
  const to = await tx.workshopStage.findFirst({ where: { kind: 'DONE', removedAt: null } })
  const garments = await tx.garment.findMany({
    where: { orderId, tailorId: { not: null }, stage: { kind: { not: 'DONE' } } },
    include: { stage: true },
  })
  if (!to) return
  for (const { id: garmentId, stage: from, ...garment } of garments)
    await recordDue(tx, { ...garment, garmentId, from, to, at, earned: 'ALL' })
}
