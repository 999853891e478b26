import type { Database, Transaction } from '../../platform/database/client.ts'
import { isAllowed, requirePermission } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import { recordChange } from '../audit/record-change.ts'
import { requireOpenDay } from '../closing/lock-days.ts'
import type { Context } from '../context.ts'
import { conflict, type Issue, Refused } from '../errors.ts'
import { formatRupees } from '../format-rupees.ts'
import { issueInvoiceIn } from '../invoices/issue-invoice.ts'
import { balanceOf } from '../orders/balance.ts'
import { createOrderIn } from '../orders/create-order.ts'
import { deliveredAt, type Order } from '../orders/order.ts'
import { lockProducts, returnStock } from '../orders/take-stock.ts'
import { enterPayment } from '../payments/enter-payment.ts'
import { lockLedger } from '../payments/lock-ledger.ts'
import { requireMethodByHand } from '../payments/record-payment.ts'
import type { CandidatePromotion } from '../promotions/apply-promotions.ts'
import { readPromotionsOfGuests } from '../promotions/read-promotions.ts'
import { recordOnce } from '../record-once.ts'
import { readShop } from '../shop/read-shop.ts'
import type { Shop } from '../shop/shop-settings.ts'
import { dayOf } from '../shop/shop-time.ts'
import { creditReturn, linesOf } from './accept-return.ts'
import { hashOf, isExchangeOf, keyOf, parseReturning, type Returning } from './counter-return-input.ts'
import { readReturnsOf } from './order-return.ts'
import { isWithinReturnDays, requireReturnable } from './returnable-items.ts'

/** What a return comes to, in paise. */
export interface CounterReturnPrice {
  /** The total of the credit note. */
  credited: number
  /** What of it had been paid, and is returned. */
  refunded: number
  /** What the other sizes cost today; null for a refund. */
  exchangeTotal: number | null
  /** What the customer gets in the end, or else pays. */
  toReturn: number
  toPay: number
}

/** The order, and the one of the other sizes; after a dry run null. */
export interface CounterReturn {
  orderId: string
  exchangeOrderId: string | null
  price: CounterReturnPrice
}

/**
 * Takes back ready-made pieces at the counter, and refunds them or exchanges them for other sizes: the return, the stock, the credit
 * note, the refund, and the order of the other sizes are one transaction. Where the order has no invoice, it is issued first. Idempotent
 * by its key. A dry run does the same and is rolled back. Requires MANAGE_ORDERS, ISSUE_INVOICES and REVERSE_PAYMENTS, for an exchange
 * RECORD_PAYMENTS, and after the shop's days for returns GIVE_DISCOUNTS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND; CONFLICT before the delivery and for a closed day; NEEDS_CONFIRMATION
 * after the shop's days for returns; OUT_OF_STOCK; PRICE_CHANGED for other amounts than the confirmed ones)
 */
export async function returnAtCounter(ctx: Context, input: unknown): Promise<CounterReturn> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const viewer = ctx.viewer
  requirePermission(viewer, 'ISSUE_INVOICES')
  requirePermission(viewer, 'REVERSE_PAYMENTS')
  const request = parseReturning(input)
  const isExchange = isExchangeOf(request)
  if (isExchange) requirePermission(viewer, 'RECORD_PAYMENTS')
  requireMethodByHand(ctx, 'method', request.method)
  const known = {
    isExchange,
    shop: await readShop(ctx),
    ofGuests: isExchange ? await readPromotionsOfGuests(ctx.db, ctx.now()) : [],
  }
  const take = () => ctx.db.transaction((tx) => takeBack(ctx, tx, viewer, request, known))
  if (!request.dryRun) return recordOnce(() => findTaken(ctx, viewer, request), take)
  try {
    return await take()
  } catch (error) {
    if (error instanceof DryRun) return error.result
    throw error
  }
}

/** Rolls its transaction back. */
class DryRun extends Error {
  readonly result: CounterReturn

  constructor(result: CounterReturn) {
    super('dry run')
    this.result = result
  }
}

/** What the viewer took back under this key; null when the key is unused. */
async function findTaken(ctx: Context, { id }: User, request: Returning): Promise<CounterReturn | null> {
  const row = await ctx.db.orderReturn.findUnique({
    where: { recordedById_idempotencyKey: { recordedById: id, idempotencyKey: request.idempotencyKey } },
    select: { id: true, requestHash: true },
  })
  if (row && row.requestHash !== hashOf(request))
    throw conflict('idempotencyKey', (i18n) =>
      i18n._('Another return was taken under this key. Take a new key for a new return.'),
    )
  return row && readTaken(ctx.db, row.id, { recordedById: id, request })
}

/** What a return at the counter came to, read from its entries. */
async function readTaken(
  db: Database | Transaction,
  id: string,
  { recordedById, request }: { recordedById: string; request: Returning },
): Promise<CounterReturn> {
  const { orderId, exchangeOrderId, creditNote, exchangeOrder } = await db.orderReturn.findUniqueOrThrow({
    where: { id },
    select: {
      orderId: true,
      exchangeOrderId: true,
      creditNote: { select: { total: true } },
      exchangeOrder: { select: { totalToPay: true } },
    },
  })
  const refund = await db.payment.findUnique({
    where: { recordedById_idempotencyKey: { recordedById, idempotencyKey: keyOf(request, 'refund') } },
    select: { amount: true },
  })
  const credited = Number(creditNote?.total ?? 0)
  const refunded = -Number(refund?.amount ?? 0)
  const exchangeTotal = exchangeOrder && Number(exchangeOrder.totalToPay ?? 0)
  const net = (exchangeTotal ?? 0) - refunded
  const price = { credited, refunded, exchangeTotal, toReturn: Math.max(0, -net), toPay: Math.max(0, net) }
  return { orderId, exchangeOrderId, price }
}

interface Known {
  isExchange: boolean
  shop: Shop
  /** The promotions that apply to everybody. */
  ofGuests: CandidatePromotion[]
}

async function takeBack(
  ctx: Context,
  tx: Transaction,
  viewer: User,
  request: Returning,
  { isExchange, shop, ofGuests }: Known,
): Promise<CounterReturn> {
  const { items, reason, idempotencyKey: key } = request
  const now = ctx.now()
  const { order } = await lockLedger(tx, request.orderId)
  requireInTime(order, shop.returnDays, now, viewer, request)
  requireReturnable(order, await readReturnsOf(tx, [order.id]), items)
  // Before the stock of the same designs is changed twice, in one order of ids.
  await lockProducts(tx, [...new Set(items.flatMap(({ item }) => order.items[item]!.productId ?? []))])
  await issueInvoiceIn(ctx, tx, viewer, shop, { orderId: order.id, buyerName: null })
  const { id } = await tx.orderReturn.create({
    data: {
      orderId: order.id,
      wish: isExchange ? 'EXCHANGE' : 'REFUND',
      status: 'RECEIVED',
      reason: reason ?? '',
      requestedAt: now,
      recordedById: viewer.id,
      idempotencyKey: key,
      requestHash: hashOf(request),
      items: {
        create: items.map(({ item, ...piece }) => ({ orderPosition: item, ...piece })),
      },
      events: { create: { status: 'RECEIVED', at: now, by: 'SHOP', name: viewer.name } },
    },
    select: { id: true },
  })
  const returned = (await readReturnsOf(tx, [order.id])).find((each) => each.id === id)!
  const locked = { viewer, order, returned }
  const undamaged = items.map(({ item, restocked }) => ({ item, quantity: restocked }))
  await returnStock(tx, now, linesOf(locked, undamaged))
  const creditNote = await creditReturn(ctx, tx, locked)
  await refund(ctx, tx, viewer, request, creditNote.total)
  const exchange = isExchange ? await exchangePieces(ctx, tx, viewer, order, request, ofGuests) : null
  const status = isExchange ? 'EXCHANGED' : 'ACCEPTED'
  await tx.orderReturn.update({
    where: { id },
    data: {
      status,
      creditNoteId: creditNote.id,
      exchangeOrderId: exchange?.id ?? null,
      events: { create: { status, at: now, by: 'SHOP', name: viewer.name } },
    },
    select: { id: true },
  })
  await recordChange(tx, ctx, {
    action: 'order.return',
    entity: 'ORDER',
    entityId: order.id,
    entityName: order.orderNumber,
    before: null,
    after: { returnStatus: status, note: reason },
  })
  const result = await readTaken(tx, id, { recordedById: viewer.id, request })
  if (request.dryRun) throw new DryRun({ ...result, exchangeOrderId: null })
  requireConfirmed(result.price, request)
  return result
}

/** @throws Refused (CONFLICT, NEEDS_CONFIRMATION) */
function requireInTime(
  order: Order,
  returnDays: number,
  now: Date,
  viewer: User,
  { confirmedLate }: Returning,
): void {
  const delivered = deliveredAt(order)
  if (delivered === null) throw conflict(null, (i18n) => i18n._('Only what was handed over can be returned.'))
  if (isWithinReturnDays(order, returnDays, now)) return
  if (!isAllowed(viewer, 'GIVE_DISCOUNTS'))
    throw conflict('confirmedLate', (i18n) =>
      i18n._('The {returnDays} days for returns are over. Ask the owner about an exception.', { returnDays }),
    )
  if (confirmedLate) return
  const issue: Issue = {
    field: 'confirmedLate',
    code: 'NEEDS_CONFIRMATION',
    message: (i18n) =>
      i18n._('The {returnDays} days for returns are over. Confirm that you make an exception.', {
        returnDays,
      }),
  }
  throw new Refused([issue])
}

/** Returns of the credited amount what was paid of it, and isn't on its way back already. */
async function refund(
  ctx: Context,
  tx: Transaction,
  viewer: User,
  request: Returning,
  credited: number,
): Promise<void> {
  const ledger = await lockLedger(tx, request.orderId)
  const { refundDue } = balanceOf(ledger.order, ledger.payments)
  const amount = Math.min(credited, Math.max(0, refundDue - (ledger.pendingRefund ?? 0)))
  if (amount === 0) return
  const now = ctx.now()
  await requireOpenDay(ctx, tx, 'method', dayOf(now))
  await enterPayment(ctx, tx, viewer, ledger, {
    kind: 'REFUND',
    amount,
    method: request.method,
    reference: null,
    note: request.reason,
    receivedAt: now,
    idempotencyKey: keyOf(request, 'refund'),
    requestHash: hashOf(request),
  })
}

/** Sells the other sizes at today's price. */
async function exchangePieces(
  ctx: Context,
  tx: Transaction,
  viewer: User,
  order: Order,
  request: Returning,
  ofGuests: CandidatePromotion[],
): Promise<Order> {
  const lines = request.items.map(({ item, quantity, exchangeSize }, index) => {
    const { productId } = order.items[item]!
    if (productId === null)
      throw conflict(`items.${index}.exchangeSize`, (i18n) =>
        i18n._('This design isn’t sold any more: its pieces can only be refunded.'),
      )
    return { productId, productType: 'READYMADE' as const, size: exchangeSize, quantity }
  })
  const sale = {
    customerId: order.userId,
    lines,
    handedOver: true,
    paidBy: request.method,
    idempotencyKey: keyOf(request, 'exchange'),
    ofGuests,
  }
  try {
    return await createOrderIn(ctx, tx, viewer, sale, hashOf(request))
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const issues = error.issues.map((issue) => ({
      ...issue,
      field: issue.field && issue.field.replace(/^lines\.(\d+)\..*$/, 'items.$1.exchangeSize'),
    }))
    throw new Refused(issues as [Issue, ...Issue[]])
  }
}

/** The customer gets, or pays, what was shown. */
function requireConfirmed(
  { toReturn, toPay }: CounterReturnPrice,
  { confirmedToReturn, confirmedToPay }: Returning,
): void {
  const isShown = (confirmed: number | null | undefined, amount: number) =>
    confirmed == null || confirmed === amount
  if (isShown(confirmedToReturn, toReturn) && isShown(confirmedToPay, toPay)) return
  throw new Refused([
    {
      field: toPay > 0 ? 'confirmedToPay' : 'confirmedToReturn',
      code: 'PRICE_CHANGED',
      message: (i18n) =>
        toPay > 0
          ? i18n._('The customer pays {amount} now. Look at it again.', { amount: formatRupees(toPay) })
          : i18n._('The customer gets {amount} now. Look at it again.', { amount: formatRupees(toReturn) }),
    },
  ])
}
