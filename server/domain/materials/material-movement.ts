import type { Prisma } from '../../database/__generated__/prisma/client.ts'
import type { MaterialMovementKind } from '../../database/__generated__/prisma/enums.ts'
import type { Context } from '../context.ts'
import {
  decodeCursor,
  earlierThan,
  type InstantKey,
  isInstantKey,
  listId,
  type Page,
  pageSize,
  toPage,
} from '../paging.ts'
import { newestFirst } from './newest-movements.ts'

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
  query: { first: number; after?: string | null },
): Promise<Page<MaterialMovement>> {
  const first = pageSize(query.first)
  const list = listId('material movements', { materialId })
  const after = query.after ? decodeCursor<InstantKey>(query.after, list, isInstantKey) : null
  const rows = after
    ? await db.materialMovement.findMany({
        where: { AND: [{ materialId }, earlierThan('recordedAt', after)] },
        orderBy: newestFirst,
        take: first + 1,
      })
    : await loaders.newestMovements.load({ materialId, take: first + 1 })
  return toPage(
    rows,
    first,
    list,
    toMovement,
    ({ recordedAt, id }): InstantKey => [recordedAt.toISOString(), id],
    after,
  )
}
