import { requirePermission } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { Context } from '../context.ts'
import { conflict, type Issue, Refused } from '../errors.ts'
import { formatRupees } from '../format-rupees.ts'
import { refreshWaitingOf } from '../messages/refresh-message.ts'
import { notifyOfLowStock } from '../notifications/notify-of-order.ts'
import { requireOwnFields } from '../measurements/own-measurements.ts'
import { isId, parse } from '../validation.ts'
import { lockOrder, requireNoInvoice, requireVersion, unknownOrder } from './change-order.ts'
import { type EditChange, changesBetween } from './edit-changes.ts'
import { type Editing, editing } from './edit-input.ts'
import { type Order, readOrder } from './order.ts'
import { canEdit } from './order-policy.ts'
import { planEdit } from './plan-edit.ts'
import type { EditedPrice } from './price-edit.ts'
import { findOrder } from './read-orders.ts'
import { recordEdit, writeEdit } from './write-edit.ts'
import type { Sentence } from '../../i18n.ts'

/** The order now, and what was changed; after a dry run what would be. With issues when the edit was refused. */
export interface EditedOrder {
  order: Order | null
  price: EditedPrice | null
  changes: EditChange[]
  issues: Issue[]
}

/**
 * Changes what was ordered, by whom and where it goes. Stock, garments, promotions and the total follow in one
 * transaction. A dry run does the same and is rolled back, so that it is refused for the same reasons. Needs
 * MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID)
 */
export async function editOrder(ctx: Context, input: unknown): Promise<EditedOrder> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const viewer = ctx.viewer
  const request = parse(editing, input)
  if (!isId(request.orderId)) throw unknownOrder()
  try {
    await requireOwnFields(ctx, [
      ['measurements', request.measurements],
      ...(request.lines ?? []).map(
        ({ measurements }, index) => [`lines.${index}.measurements`, measurements] as const,
      ),
    ])
    return await ctx.db.transaction((tx) => edit(ctx, tx, viewer, request))
  } catch (error) {
    if (error instanceof DryRun) return error.result
    if (!(error instanceof Refused)) throw error
    const order = await findOrder(ctx, request.orderId)
    return { order, price: null, changes: [], issues: error.issues }
  }
}

/** Rolls its transaction back. */
class DryRun extends Error {
  readonly result: EditedOrder

  constructor(result: EditedOrder) {
    super('dry run')
    this.result = result
  }
}

async function edit(ctx: Context, tx: Transaction, viewer: User, request: Editing): Promise<EditedOrder> {
  const before = await lockOrder(tx, request.orderId)
  if (!before) throw unknownOrder()
  requireVersion(before, request.version)
  await requireNoInvoice(tx, before.id)
  if (!canEdit(viewer, before))
    throw conflict(null, closedSentences[before.orderStatus] ?? ((i18n) => i18n._('This order is closed.')))
  const plan = await planEdit(ctx, tx, viewer, before, request)
  confirmPrice(before, plan.price, request)
  await writeEdit(ctx, tx, before, plan)
  const after = (await readOrder(tx, before.id))!
  const changes = changesBetween(before, after, plan.origins)
  if (request.dryRun) throw new DryRun({ order: before, price: plan.price, changes, issues: [] })
  if (changes.length === 0) throw conflict(null, (i18n) => i18n._('Nothing of this order was changed.'))
  await notifyOfLowStock(ctx, tx, plan.lowStock, `${after.id}:${after.version}`)
  await refreshWaitingOf(ctx, tx, after.id)
  await recordEdit(ctx, tx, viewer, { before, after, changes, reason: request.reason ?? null })
  return { order: after, price: plan.price, changes, issues: [] }
}

const closedSentences: Partial<Record<Order['orderStatus'], Sentence>> = {
  DISPATCHED: (i18n) =>
    i18n._('This order is dispatched and can’t be changed any more. Take a return or an alteration instead.'),
  DELIVERED: (i18n) =>
    i18n._('This order is delivered and can’t be changed any more. Take a return or an alteration instead.'),
  CANCELLED: (i18n) =>
    i18n._('This order is cancelled and can’t be changed any more. Take a new order instead.'),
}

/** The customer pays only what was shown, and is notified why it changed. */
function confirmPrice(before: Order, price: EditedPrice | null, request: Editing): void {
  if (!price) return
  if (price.totalToPay < 0) {
    const [discount, total] = [
      price.agreedDiscount,
      price.totalToPay - price.rounding + price.agreedDiscount,
    ].map(formatRupees)
    throw conflict('lines', (i18n) =>
      i18n._(
        'The agreed discount of {discount} is more than the order would cost, {total}. Lower the discount first.',
        { discount, total },
      ),
    )
  }
  if (request.dryRun) return
  if (request.confirmedTotal != null && request.confirmedTotal !== price.totalToPay) {
    const message: Sentence = (i18n) =>
      i18n._('The total would now be {amount}. Look at the change again.', {
        amount: formatRupees(price.totalToPay),
      })
    throw new Refused([{ field: 'confirmedTotal', code: 'PRICE_CHANGED', message }])
  }
  if (price.totalToPay !== before.totalToPay && !request.reason)
    throw new Refused([
      {
        field: 'reason',
        code: 'INVALID',
        message: (i18n) => i18n._('Write why the price changes. The customer sees it.'),
      },
    ])
}
