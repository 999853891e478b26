import { z } from 'zod'
import type { Transaction } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict, type Issue, Refused } from '../errors.ts'
import { idempotencyKey, isId, parse } from '../validation.ts'
import type { Garment } from '../workshop/garment.ts'
import { readGarment } from '../workshop/list-garments.ts'
import { unknownGarment } from '../workshop/move-garment.ts'
import { issuesOf } from './change-stock.ts'
import { labelOf, saidQuantity, lockMaterial } from './material.ts'
import { quantity, recordMovement, recordMovementOnce } from './record-movement.ts'
import { lockRow } from '../../platform/database/lock-row.ts'

/** The garment now; with issues when nothing was recorded. Null when there is none. */
export interface GarmentWithMaterial {
  garment: Garment | null
  issues: Issue[]
}

const using = z.object({ garmentId: z.string(), materialId: z.string(), quantity, idempotencyKey })

/**
 * Takes a material out of the stock for a garment. Requires MANAGE_ORDERS. A repeated request with the same key is recorded
 * once.
 * @throws Unauthenticated, Forbidden, Refused (INVALID)
 */
export async function consumeMaterial(ctx: Context, input: unknown): Promise<GarmentWithMaterial> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const viewer = ctx.viewer
  const request = parse(using, input)
  const { garmentId, materialId, quantity, idempotencyKey } = request
  return changed(ctx, garmentId, () =>
    recordMovementOnce(ctx, viewer, 'CONSUMED', request, async (tx, requestHash) => {
      const garment = await lockGarment(tx, garmentId)
      const material = await lockMaterial(tx, materialId)
      if (material.stock < quantity)
        throw new Refused([
          {
            field: 'quantity',
            code: 'OUT_OF_STOCK',
            message: (i18n) =>
              i18n._('Only {quantity} of {material} are left. Take less, or record what was bought first.', {
                quantity: saidQuantity(i18n, material.stock, material.unit),
                material: labelOf(material),
              }),
          },
        ])
      const movement = {
        kind: 'CONSUMED',
        quantity: -quantity,
        garment,
        idempotencyKey,
        requestHash,
      } as const
      await recordMovement(ctx, tx, viewer, material, movement)
    }),
  )
}

/**
 * Puts back what a garment doesn't need. Requires MANAGE_ORDERS. A repeated request with the same key is recorded once.
 * @throws Unauthenticated, Forbidden, Refused (INVALID)
 */
export async function returnMaterial(ctx: Context, input: unknown): Promise<GarmentWithMaterial> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const viewer = ctx.viewer
  const request = parse(using, input)
  const { garmentId, materialId, quantity, idempotencyKey } = request
  return changed(ctx, garmentId, () =>
    recordMovementOnce(ctx, viewer, 'RETURNED', request, async (tx, requestHash) => {
      const garment = await lockGarment(tx, garmentId)
      const material = await lockMaterial(tx, materialId)
      const { _sum } = await tx.materialMovement.aggregate({
        where: { garmentId, materialId },
        _sum: { quantity: true },
      })
      const consumed = -(_sum.quantity ?? 0)
      if (consumed < quantity)
        throw conflict('quantity', (i18n) =>
          i18n._('The garment has {quantity} of {material}. Give back at most that.', {
            quantity: saidQuantity(i18n, consumed, material.unit),
            material: labelOf(material),
          }),
        )
      const movement = { kind: 'RETURNED', quantity, garment, idempotencyKey, requestHash } as const
      await recordMovement(ctx, tx, viewer, material, movement)
    }),
  )
}

/** Until the transaction ends, the garment is not withdrawn. Garments are locked before materials. */
async function lockGarment(tx: Transaction, id: string): Promise<{ id: string; code: string }> {
  if (!isId(id)) throw unknownGarment()
  await lockRow(tx, 'garments', id, 'FOR SHARE')
  const garment = await tx.garment.findUnique({ where: { id }, select: { id: true, code: true } })
  if (!garment) throw unknownGarment()
  return garment
}

async function changed(ctx: Context, id: string, change: () => Promise<void>): Promise<GarmentWithMaterial> {
  const issues = await issuesOf(change)
  return { garment: isId(id) ? await readGarment(ctx, { id }) : null, issues }
}
