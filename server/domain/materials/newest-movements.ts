import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/client.ts'

export type MaterialMovementRow = Prisma.MaterialMovementGetPayload<object>

/** The beginning of a material's movements. */
export interface NewestMovements {
  materialId: string
  take: number
}

export const newestFirst: Prisma.MaterialMovementOrderByWithRelationInput[] = [
  { recordedAt: 'desc' },
  { id: 'desc' },
]

/** The beginnings of the movements of several materials. */
export async function readNewestMovements(
  db: Database,
  keys: readonly NewestMovements[],
): Promise<MaterialMovementRow[][]> {
  const most = Math.max(...keys.map(({ take }) => take))
  const newest = await db.rows<{ id: string }>`
    SELECT "newest"."id" FROM unnest(${keys.map(({ materialId }) => materialId)}::uuid[]) AS "material" ("id")
    CROSS JOIN LATERAL (
      SELECT "id" FROM "material_movements" WHERE "materialId" = "material"."id"
      ORDER BY "recordedAt" DESC, "id" DESC LIMIT ${most}) AS "newest"`
  const rows = await db.materialMovement.findMany({
    where: { id: { in: newest.map(({ id }) => id) } },
    orderBy: newestFirst,
  })
  return keys.map(({ materialId, take }) =>
    rows.filter((row) => row.materialId === materialId).slice(0, take),
  )
}
