import type { Database } from '../../platform/database/client.ts'

/** What to know before measuring a customer again, the newest first. */
export interface FitHistory {
  notes: { id: string; text: string; at: Date; name: string }[]
  alterations: { orderNumber: string; details: string; at: Date }[]
}

export const maxNotes = 50
const maxAlterations = 20

interface PastAlteration {
  userId: string
  orderNumber: string
  details: string
  at: Date
}

/** The fit histories of these customers. */
export async function readFitHistoriesOf(db: Database, userIds: readonly string[]): Promise<FitHistory[]> {
  const [notes, alterations] = await Promise.all([
    db.fitNote.findMany({
      where: { userId: { in: [...userIds] } },
      orderBy: [{ at: 'desc' }, { id: 'asc' }],
    }),
    db.$queryRaw<PastAlteration[]>`
      SELECT "account"."id" AS "userId", "orderNumber", "details", "requestedAt" AS "at"
      FROM unnest(${userIds}::uuid[]) AS "account" ("id") CROSS JOIN LATERAL (
        SELECT "alterations"."id", "orderNumber", "details", "requestedAt"
        FROM "orders" JOIN "alterations" ON "orderId" = "orders"."id" WHERE "userId" = "account"."id"
        ORDER BY "requestedAt" DESC, "alterations"."id" LIMIT ${maxAlterations}) AS "latest"
      ORDER BY "requestedAt" DESC, "latest"."id"`,
  ])
  const of = <Row extends { userId: string }>(rows: Row[], id: string) =>
    rows.filter(({ userId }) => userId === id).map(({ userId: _, ...row }) => row)
  return userIds.map((id) => ({ notes: of(notes, id).slice(0, maxNotes), alterations: of(alterations, id) }))
}
