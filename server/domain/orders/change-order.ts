import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type {
  OrderActor,
  OrderEventKind,
  OrderStatus,
} from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { NewAlteration } from '../alterations/alteration.ts'
import { isAdmin, requireViewer } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import { cancelAppointmentsOf } from '../appointments/cancel-of-order.ts'
import { recordChange } from '../audit/record-change.ts'
import { roundingOf } from '../../../shared/catalogue/offers.ts'
import type { Context } from '../context.ts'
import { conflict, type Issue, notFound, Refused } from '../errors.ts'
import { announceChange } from '../messages/announce-order.ts'
import { refreshWaitingOf } from '../messages/refresh-message.ts'
import { readInvoicesOf } from '../invoices/invoice.ts'
import { currentInvoice } from '../invoices/remaining-lines.ts'
import { notifyOfAlteration } from '../notifications/notify-of-alteration.ts'
import { returnPromotions } from '../promotions/take-promotions.ts'
import { dayOf } from '../shop/shop-time.ts'
import { isId } from '../validation.ts'
import { finishGarments, updateDueDays } from '../workshop/follow-order.ts'
import { canRead } from './order-policy.ts'
import { type Order, readOrder, sumOfPromotions } from './order.ts'
import { findOrder } from './read-orders.ts'
import { returnStock } from './take-stock.ts'
import { lockRow } from '../../platform/database/lock-row.ts'

/** The result of a change: columns, and the new status, if any. */
export interface OrderChange {
  columns?: Omit<Prisma.OrderUncheckedUpdateManyInput, 'orderStatus' | 'agreedDiscount' | 'version'>
  /** Without `at` the current time. Customers are written to about moves, also those that follow garments. */
  moveTo?: {
    status: OrderStatus
    note: string | null
    at?: Date
    kind?: OrderEventKind
    /** For a status of finished garments: whether their tailors have completed those that aren't, and earn what is left. */
    tailorsEarn?: boolean
  }
  /** In paise; not of an order that is invoiced. */
  agreedDiscount?: { amount: number; reason: string }
  alteration?: NewAlteration
  /** The id of an open alteration request. */
  completedAlteration?: string
}

/** The order now; with issues when it wasn't changed. Null when the viewer may not see it. */
export interface ChangedOrder {
  order: Order | null
  issues: Issue[]
}

export const actorOf = (viewer: User): OrderActor => (isAdmin(viewer) ? 'SHOP' : 'CUSTOMER')

/**
 * Changes a locked order in one transaction: its status and its timeline together, and stock and promotions
 * when it is cancelled.
 * An invoiced order keeps its price and can't be cancelled.
 * @param decide returns the change for the current order, within the transaction; throws Refused when it isn't allowed
 * @throws Unauthenticated
 */
export async function changeOrder(
  ctx: Context,
  id: string,
  decide: (order: Order, viewer: User, tx: Transaction) => OrderChange | Promise<OrderChange>,
): Promise<ChangedOrder> {
  requireViewer(ctx.viewer)
  const viewer = ctx.viewer
  if (!isId(id)) throw unknownOrder()
  try {
    const order = await ctx.db.transaction(async (tx) => {
      const before = await lockOrder(tx, id)
      if (!before || !canRead(viewer, before)) throw unknownOrder()
      const actor = { by: actorOf(viewer), name: viewer.name }
      return changeOrderIn(ctx, tx, actor, before, await decide(before, viewer, tx))
    })
    return { order, issues: [] }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { order: await findOrder(ctx, id), issues: error.issues }
  }
}

/** The order, locked until the transaction ends; null when there is none. */
export async function lockOrder(tx: Transaction, id: string): Promise<Order | null> {
  await lockRow(tx, 'orders', id)
  return readOrder(tx, id)
}

interface Actor {
  by: OrderActor
  name: string
}

/** Changes an order that the transaction has locked; the shop's changes are recorded in the audit log. */
export async function changeOrderIn(
  ctx: Context,
  tx: Transaction,
  actor: Actor,
  before: Order,
  change: OrderChange,
): Promise<Order | null> {
  await write(ctx, tx, actor, before, change)
  const after = await readOrder(tx, before.id)
  const { kind, note } = change.moveTo ?? {}
  if (after && kind !== 'UNDO' && kind !== 'CORRECTION') await announceChange(ctx, tx, before, after)
  await refreshWaitingOf(ctx, tx, before.id)
  const reason = change.agreedDiscount?.reason ?? (kind === 'CORRECTION' ? note : null) ?? null
  if (actor.by === 'SHOP') await record(tx, ctx, before, after, reason)
  return after
}

const record = (tx: Transaction, ctx: Context, before: Order, after: Order | null, note: string | null) =>
  recordChange(tx, ctx, {
    action: before.orderStatus === after?.orderStatus ? 'order.update' : 'order.move',
    entity: 'ORDER',
    entityId: before.id,
    entityName: before.orderNumber,
    before: recorded(before),
    after: after && { ...recorded(after), note },
  })

/** The columns that the shop changes after an order was placed. */
const recorded = ({
  orderStatus,
  deliveryDate,
  quote,
  totalPrice,
  delivery,
  cashFee,
  agreedDiscount,
  courier,
  trackingNumber,
  alterations,
}: Order) => ({
  orderStatus,
  deliveryDate,
  quote,
  totalPrice,
  delivery,
  cashFee,
  agreedDiscount,
  courier,
  trackingNumber,
  openAlterations: alterations.filter(({ completedAt }) => completedAt === null).length,
})

async function write(ctx: Context, tx: Transaction, actor: Actor, before: Order, change: OrderChange) {
  const { id: orderId, version } = before
  const { columns, moveTo, agreedDiscount, alteration, completedAlteration } = change
  const at = moveTo?.at ?? ctx.now()
  if (agreedDiscount || moveTo?.status === 'CANCELLED') await requireNoInvoice(tx, orderId)
  // Products are locked before the counters of their sales, as when an order is placed.
  if (moveTo?.status === 'CANCELLED')
    await returnStock(
      tx,
      ctx.now(),
      before.items.map(({ size, ...item }) => ({ ...item, size: size?.label ?? null })),
    )
  const { count } = await tx.order.updateMany({
    where: { id: orderId, version },
    data: {
      ...columns,
      ...(moveTo && { orderStatus: moveTo.status }),
      ...(agreedDiscount && discountColumns(before, agreedDiscount.amount)),
      version: version + 1,
    },
  })
  if (count === 0) throw outdatedOrder()
  if (moveTo?.status === 'CANCELLED') {
    await returnPromotions(tx, before.promotions)
    await cancelAppointmentsOf(tx, orderId)
  }
  if (moveTo)
    await tx.orderEvent.create({
      data: {
        orderId,
        version: version + 1,
        status: moveTo.status,
        at,
        ...actor,
        note: moveTo.note,
        kind: moveTo.kind ?? 'MOVE',
      },
    })
  if (moveTo && moveTo.kind !== 'UNDO' && finished.includes(moveTo.status))
    await finishGarments(tx, orderId, { at, name: actor.name, tailorsEarn: moveTo.tailorsEarn ?? false })
  if (columns?.deliveryDate !== undefined)
    await updateDueDays(
      tx,
      orderId,
      dayOrNull(before.deliveryDate),
      dayOrNull(columns.deliveryDate as Date | null),
    )
  if (alteration) await addAlteration(ctx, tx, before, alteration)
  if (completedAlteration)
    await tx.alteration.update({
      where: { id: completedAlteration },
      data: { completedAt: ctx.now(), completedBy: actor.name, version: { increment: 1 } },
    })
}

/** The discount, and the rounding of the total that it changes. */
function discountColumns(before: Order, agreedDiscount: number) {
  const { totalToPay, rounding, roundsTotal, promotions } = before
  const exactTotal = (totalToPay ?? 0) - rounding + before.agreedDiscount - agreedDiscount
  return {
    agreedDiscount,
    ...(roundsTotal && { promotionTotal: sumOfPromotions(promotions) - roundingOf(exactTotal) }),
  }
}

async function addAlteration(
  ctx: Context,
  tx: Transaction,
  { id: orderId, orderNumber }: Order,
  alteration: NewAlteration,
): Promise<void> {
  const { id, version, tailorId } = await tx.alteration.create({
    data: { orderId, ...alteration, requestedAt: ctx.now() },
  })
  if (tailorId) await notifyOfAlteration(ctx, tx, { id, version, tailorId, orderId, orderNumber })
}

/** From these statuses on, all garments of an order are sewn. */
const finished: OrderStatus[] = ['READY', 'DISPATCHED', 'DELIVERED']

const dayOrNull = (date: Date | null) => date && dayOf(date)

/** @throws Refused (CONFLICT) */
export async function requireNoInvoice(tx: Transaction, orderId: string): Promise<void> {
  const issued = await readInvoicesOf(tx, [orderId])
  const current = currentInvoice(issued)
  if (current)
    throw conflict(null, (i18n) =>
      i18n._('This order is invoiced as {invoice}. Issue a credit note for the invoice instead.', {
        invoice: current.invoice.number,
      }),
    )
}

export const unknownOrder = () => notFound((i18n) => i18n._('There is no such order.'))

export const outdatedOrder = () =>
  conflict('version', (i18n) =>
    i18n._('This order was changed meanwhile. Look at it as it is now, then change it again.'),
  )

/** @throws Refused when another change came first */
export function requireVersion(order: Order, version: number): void {
  if (order.version !== version) throw outdatedOrder()
}
