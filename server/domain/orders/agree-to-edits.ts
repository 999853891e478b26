import { z } from 'zod'
import { adminPaths } from '../../../shared/admin-paths.ts'
import type { Database, Transaction } from '../../platform/database/client.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { formatRupees } from '../format-rupees.ts'
import { editAgreedTexts } from '../notifications/notification-texts.ts'
import { notifyStaff } from '../notifications/notify-staff.ts'
import { parse } from '../validation.ts'
import { actorOf, type ChangedOrder, changeOrder, requireVersion } from './change-order.ts'
import type { Order } from './order.ts'
import { type OrderEdit, readEditsOf } from './order-edit.ts'
import { isOpen, mayAct } from './order-policy.ts'

/** An edit raises what the customer is to pay, who has ordered it without the shop's help. */
export const needsAgreement = (before: Order, after: Order): boolean =>
  before.placedBy === null &&
  before.totalToPay !== null &&
  after.totalToPay !== null &&
  after.totalToPay > before.totalToPay

/** What the customer has agreed to pay, in paise, while edits have raised the total above it; null otherwise. */
export function agreedTotalOf(order: Order, edits: readonly OrderEdit[]): number | null {
  const first = edits.find((edit) => edit.needsAgreement && edit.agreedAt === null)
  const agreed = first?.before.totalToPay ?? null
  if (agreed === null || order.totalToPay === null || !isOpen(order)) return null
  return order.totalToPay > agreed ? agreed : null
}

export const readAgreedTotal = async (db: Database | Transaction, order: Order): Promise<number | null> =>
  agreedTotalOf(order, await readEditsOf(db, [order.id]))

const agreeing = z.object({ id: z.string(), version: z.int() })

/**
 * The customer agrees to the total that edits of the shop have raised, or the shop on the customer's behalf.
 * @throws Unauthenticated, Refused (INVALID, NOT_FOUND; CONFLICT where there is nothing to agree to)
 */
export async function agreeToEdits(ctx: Context, input: unknown): Promise<ChangedOrder> {
  const { id, version } = parse(agreeing, input)
  return changeOrder(ctx, id, async (order, viewer, tx) => {
    requireVersion(order, version)
    if (!mayAct(viewer, order) || (await readAgreedTotal(tx, order)) === null)
      throw conflict(null, (i18n) => i18n._('There is no change of this order to be agreed to now.'))
    await tx.orderEdit.updateMany({
      where: { orderId: id, needsAgreement: true, agreedAt: null },
      data: { agreedAt: ctx.now(), agreedBy: actorOf(viewer) },
    })
    await notifyStaff(ctx, tx, {
      event: 'QUOTE_ACCEPTED',
      key: `${id}:${version}`,
      texts: editAgreedTexts(order.orderNumber, formatRupees(order.totalToPay!)),
      address: adminPaths.order(id),
      orderId: id,
      exceptUserId: viewer.id,
    })
    return {}
  })
}
