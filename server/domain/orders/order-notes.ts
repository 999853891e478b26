import { z } from 'zod'
import { requirePermission } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { isId, parse, requiredLongText } from '../validation.ts'
import { unknownOrder } from './change-order.ts'
import { type Order, readOrder } from './order.ts'

const note = z.object({ orderId: z.string(), text: requiredLongText(2000) })

/**
 * Adds a note for those who read all orders; requires MANAGE_ORDERS. The order itself does not change, nor does its version.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND)
 */
export async function addOrderNote(ctx: Context, input: unknown): Promise<Order> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { orderId, text } = parse(note, input)
  const { name } = ctx.viewer
  if (!isId(orderId)) throw unknownOrder()
  return ctx.db.transaction(async (tx) => {
    // Locks the order, so that it cannot be deleted meanwhile.
    await tx.$executeRaw`SELECT FROM "orders" WHERE "id" = ${orderId}::uuid FOR KEY SHARE`
    const order = await readOrder(tx, orderId)
    if (!order) throw unknownOrder()
    await tx.orderNote.create({ data: { orderId, text, name, at: ctx.now() } })
    await recordChange(tx, ctx, {
      action: 'order.note',
      entity: 'ORDER',
      entityId: orderId,
      entityName: order.orderNumber,
      before: null,
      after: { note: text },
    })
    return order
  })
}
