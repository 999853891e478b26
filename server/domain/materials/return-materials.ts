import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../platform/database/client.ts'
import { requireViewer } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { lockMaterial } from './material.ts'
import { recordMovement } from './record-movement.ts'

/** Puts back what garments have that are about to be deleted; they are locked until the transaction ends. */
export async function returnAllMaterials(
  ctx: Context,
  tx: Transaction,
  garments: readonly { id: string; code: string }[],
): Promise<void> {
  requireViewer(ctx.viewer)
  const viewer = ctx.viewer
  const ids = garments.map(({ id }) => id)
  await tx.$executeRaw`SELECT FROM "garments" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`
  const consumed = await tx.materialMovement.groupBy({
    by: ['materialId', 'garmentId'],
    where: { garmentId: { in: ids } },
    _sum: { quantity: true },
    // All transactions lock materials in this order.
    orderBy: [{ materialId: 'asc' }, { garmentId: 'asc' }],
  })
  for (const { materialId, garmentId, _sum } of consumed) {
    const quantity = -(_sum.quantity ?? 0)
    const garment = garments.find(({ id }) => id === garmentId)
    if (quantity === 0 || !garment) continue
    await recordMovement(ctx, tx, viewer, await lockMaterial(tx, materialId), {
      kind: 'RETURNED',
      quantity,
      garment,
      idempotencyKey: randomUUID(),
      requestHash: '',
    })
  }
}
