import { z } from 'zod'
import type { Transaction } from '../../platform/database/client.ts'
import { MAX_QUANTITY } from '../../../shared/materials/quantities.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type Issue, Refused } from '../errors.ts'
import { amount, idempotencyKey, optionalLongText, parse, requiredLongText } from '../validation.ts'
import { lockMaterial, type Material, readMaterial } from './material.ts'
import { quantity, recordMovement, recordMovementOnce } from './record-movement.ts'

/** The material now; with issues when nothing was recorded. Null when there is none. */
export interface ChangedMaterial {
  material: Material | null
  issues: Issue[]
}

const buying = z.object({
  materialId: z.string(),
  quantity,
  price: amount.nullish(),
  note: optionalLongText(500),
  idempotencyKey,
})

/**
 * Adds what was bought. Requires MANAGE_MATERIALS, and VIEW_COSTS to set the price. A repeated request with the same key is
 * recorded once.
 * @throws Unauthenticated, Forbidden, Refused (INVALID)
 */
export async function buyMaterial(ctx: Context, input: unknown): Promise<ChangedMaterial> {
  requirePermission(ctx.viewer, 'MANAGE_MATERIALS')
  const viewer = ctx.viewer
  const request = parse(buying, input)
  const { materialId, quantity, price, note, idempotencyKey } = request
  if (price != null) requirePermission(viewer, 'VIEW_COSTS')
  return changed(ctx, materialId, () =>
    recordMovementOnce(ctx, viewer, 'BOUGHT', request, async (tx, requestHash) => {
      const material = await priced(tx, await lockMaterial(tx, materialId), price ?? null)
      const movement = { kind: 'BOUGHT', quantity, note: note ?? null, idempotencyKey, requestHash } as const
      await recordMovement(ctx, tx, viewer, material, movement)
    }),
  )
}

async function priced(tx: Transaction, material: Material, price: number | null): Promise<Material> {
  if (price === null || price === material.price) return material
  await tx.material.update({ where: { id: material.id }, data: { price, version: { increment: 1 } } })
  return { ...material, price }
}

const isCount = { error: /*i18n*/ 'Write what was counted: at most 10,000 m or 1,000,000 pieces.' }

const correcting = z.object({
  materialId: z.string(),
  counted: z.int(isCount).min(0, isCount).max(MAX_QUANTITY, isCount),
  reason: requiredLongText(500),
  idempotencyKey,
})

/**
 * Sets the stock to what was counted; where that is what it was said to be, nothing is recorded. Requires MANAGE_MATERIALS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID)
 */
export async function correctMaterial(ctx: Context, input: unknown): Promise<ChangedMaterial> {
  requirePermission(ctx.viewer, 'MANAGE_MATERIALS')
  const viewer = ctx.viewer
  const request = parse(correcting, input)
  const { materialId, counted, reason, idempotencyKey } = request
  return changed(ctx, materialId, () =>
    recordMovementOnce(ctx, viewer, 'CORRECTED', request, async (tx, requestHash) => {
      const material = await lockMaterial(tx, materialId)
      const quantity = counted - material.stock
      if (quantity === 0) return
      const movement = { kind: 'CORRECTED', quantity, note: reason, idempotencyKey, requestHash } as const
      await recordMovement(ctx, tx, viewer, material, movement)
    }),
  )
}

async function changed(ctx: Context, id: string, change: () => Promise<void>): Promise<ChangedMaterial> {
  const issues = await issuesOf(change)
  return { material: await readMaterial(ctx, id), issues }
}

/** The issues with which a change was refused; none when it was made. */
export async function issuesOf(change: () => Promise<void>): Promise<Issue[]> {
  try {
    await change()
    return []
  } catch (error) {
    if (error instanceof Refused) return error.issues
    throw error
  }
}
