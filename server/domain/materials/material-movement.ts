import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { MaterialMovementKind } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Context } from '../context.ts'
import { type ForwardQuery, listId, type Page } from '../paging.ts'
import { byInstant, sortedPage } from '../sorting.ts'

/** A change of a material's stock. */
export interface MaterialMovement {
  id: string
  kind: MaterialMovementKind
  /** In cm or pieces; negative for what left the stock. */
  quantity: number
  garmentCode: string | null
  note: string | null
  recordedAt: Date
  /** By the name at that time. */
  recordedBy: string
}

const toMovement = ({
  id,
  kind,
  quantity,
  garmentCode,
  note,
  recordedAt,
  recordedBy,
}: Prisma.MaterialMovementGetPayload<object>): MaterialMovement => ({
  id,
  kind,
  quantity,
  garmentCode,
  note,
  recordedAt,
  recordedBy,
})

/**
 * A material's movements, the newest first; those who may read the material may read them.
 * @throws Refused for a page size or cursor that isn't allowed
 */
export async function listMovements(
  { db, loaders }: Context,
  materialId: string,
  query: ForwardQuery,
): Promise<Page<MaterialMovement>> {
  return sortedPage(query, {
    id: listId('material movements', { materialId }),
    sort: byInstant('recordedAt', 'desc'),
    where: { materialId },
    find: (rows) =>
      query.after
        ? db.materialMovement.findMany(rows)
        : loaders.newestMovements.load({ materialId, take: rows.take }),
    toItem: toMovement,
  })
}
