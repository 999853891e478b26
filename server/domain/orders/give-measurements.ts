import { z } from 'zod'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { Context } from '../context.ts'
import { conflict, invalid } from '../errors.ts'
import { measurementsInput } from '../measurements/measurements-input.ts'
import { requireOwnFields } from '../measurements/own-measurements.ts'
import { parse } from '../validation.ts'
import { type ChangedOrder, changeOrder } from './change-order.ts'
import type { EditChange } from './edit-changes.ts'
import { snapshotOf } from './order-edit.ts'
import { canGiveMeasurements } from './order-policy.ts'
import type { Order } from './order.ts'

const giving = z.object({
  id: z.string(),
  /** Of the order's line; null for a custom order. */
  position: z.int().min(0).nullish(),
  measurements: measurementsInput,
})

/**
 * Gives the measurements of a line, or of a custom order, until one of its garments is begun. For the order's customer, and for
 * those who manage orders. It replaces what was measured, and is listed with the order's edits.
 * @throws Unauthenticated, Refused (INVALID, NOT_FOUND; CONFLICT when the garment is begun)
 */
export async function giveMeasurements(ctx: Context, input: unknown): Promise<ChangedOrder> {
  const { id, position = null, measurements } = parse(giving, input)
  await requireOwnFields(ctx, [['measurements', measurements]])
  return changeOrder(ctx, id, async (order, viewer, tx) => {
    const item = position === null ? null : order.items[position]
    if (order.orderType === 'CUSTOM' ? position !== null : !item?.needsMeasurements)
      throw invalid('position', (i18n) =>
        i18n._('This line is not made to measure. Look at the order as it is now.'),
      )
    if (!canGiveMeasurements(viewer, order) || (await isBegun(tx, id, position)))
      throw conflict('measurements', (i18n) =>
        i18n._('This garment is being sewn already. Call the shop if its measurements have to change.'),
      )
    const stored = measurements as Prisma.InputJsonObject
    if (position !== null)
      await tx.orderItem.update({
        where: { orderId_position: { orderId: id, position } },
        data: { measurements: stored },
      })
    await recordMeasurements(ctx, tx, order, { name: viewer.name, line: item?.productName ?? null })
    return { columns: position === null ? { measurements: stored } : {} }
  })
}

const isBegun = async (tx: Transaction, orderId: string, orderPosition: number | null) =>
  (await tx.garment.count({ where: { orderId, orderPosition, stage: { kind: { not: 'WAITING' } } } })) > 0

/** The values are in the snapshot, as for other edits. */
async function recordMeasurements(
  ctx: Context,
  tx: Transaction,
  before: Order,
  { name, line }: { name: string; line: string | null },
) {
  const change: EditChange = { field: 'MEASUREMENTS', line, before: null, after: null }
  await tx.orderEdit.create({
    data: {
      orderId: before.id,
      version: before.version + 1,
      at: ctx.now(),
      name,
      reason: null,
      changes: [change] as unknown as Prisma.InputJsonArray,
      before: snapshotOf(before) as unknown as Prisma.InputJsonObject,
    },
  })
}
