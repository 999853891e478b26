import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { MaterialMovementKind } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { formatQuantity, MAX_QUANTITY } from '../../../shared/materials/quantities.ts'
import type { User } from '../accounts/user.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { lowMaterialTexts } from '../notifications/notification-texts.ts'
import { notifyStaff } from '../notifications/notify-staff.ts'
import { recordOnce } from '../record-once.ts'
import { isLow, labelOf, type Material } from './material.ts'

export const isQuantity = {
  error: /*i18n*/ 'Write a quantity of more than 0, and of at most 10,000 m or 1,000,000 pieces.',
}

export const quantity = z.int(isQuantity).min(1, isQuantity).max(MAX_QUANTITY, isQuantity)

interface Keyed {
  idempotencyKey: string
}

export interface NewMovement extends Keyed {
  kind: MaterialMovementKind
  /** In cm or pieces; negative for what leaves the stock. */
  quantity: number
  garment?: { id: string; code: string }
  note?: string | null
  /** What was requested, to recognize it. */
  requestHash: string
}

/**
 * Records a movement of a material that the transaction has locked; a trigger changes its stock.
 * @returns the material as it is afterwards
 */
export async function recordMovement(
  ctx: Context,
  tx: Transaction,
  viewer: User,
  material: Material,
  { garment, note = null, ...movement }: NewMovement,
): Promise<Material> {
  const { id } = await tx.materialMovement.create({
    data: {
      ...movement,
      note,
      materialId: material.id,
      price: material.price,
      garmentId: garment?.id ?? null,
      garmentCode: garment?.code ?? null,
      recordedAt: ctx.now(),
      recordedById: viewer.id,
      recordedBy: viewer.name,
    },
    select: { id: true },
  })
  const after = { ...material, stock: material.stock + movement.quantity }
  if (isLow(after) && !isLow(material))
    await notifyStaff(ctx, tx, {
      event: 'LOW_MATERIAL',
      key: id,
      texts: lowMaterialTexts(labelOf(material), formatQuantity(after.stock, material.unit)),
      address: adminPaths.material(material.id),
      exceptUserId: viewer.id,
    })
  return after
}

/**
 * Runs a change of the stock once for each idempotency key of the viewer.
 * @throws Refused (CONFLICT) when something else was recorded under the key, and whatever `change` throws
 */
export async function recordMovementOnce<Request extends Keyed>(
  ctx: Context,
  viewer: User,
  kind: MaterialMovementKind,
  request: Request,
  change: (tx: Transaction, requestHash: string) => Promise<unknown>,
): Promise<void> {
  const requestHash = createHash('sha256')
    .update(JSON.stringify([kind, request]))
    .digest('hex')
  await recordOnce(
    () => findHash(ctx, viewer, request, requestHash),
    () => ctx.db.transaction((tx) => change(tx, requestHash)),
  )
}

async function findHash({ db }: Context, { id }: User, { idempotencyKey }: Keyed, requestHash: string) {
  const row = await db.materialMovement.findUnique({
    where: { recordedById_idempotencyKey: { recordedById: id, idempotencyKey } },
    select: { requestHash: true },
  })
  if (row && row.requestHash !== requestHash)
    throw conflict('idempotencyKey', (i18n) =>
      i18n._('Something else was recorded under this key. Take a new key for a new movement.'),
    )
  return row
}
