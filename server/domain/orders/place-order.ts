import { createHash } from 'node:crypto'
import { z } from 'zod'
import { PaymentType } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { limitConcurrency } from '../../platform/database/limit-concurrency.ts'
import { isAllowed, requireViewer } from '../accounts/policy.ts'
import { saveOrderedAddress } from '../addresses/save-address.ts'
import type { User } from '../accounts/user.ts'
import type { Price } from '../catalogue/pricing.ts'
import type { Context } from '../context.ts'
import { goodsOf, promiseDelivery } from '../delivery/estimate-delivery.ts'
import { destinationIssues, readDestinationIn } from '../delivery/destination.ts'
import { conflict, invalid, type Issue, Refused } from '../errors.ts'
import { formatRupees } from '../format-rupees.ts'
import { advanceOf } from '../../../shared/orders/advance.ts'
import { cashFeeOf, type PaymentRules, paymentTypesFor } from '../../../shared/orders/payment-types.ts'
import { recordOnce } from '../record-once.ts'
import { readPaymentTerms } from '../shop/read-shop.ts'
import { accountSentences } from '../promotions/apply-promotions.ts'
import { readPromotionsIn } from '../promotions/read-promotions.ts'
import { takePromotions } from '../promotions/take-promotions.ts'
import { announceOrder } from '../messages/announce-order.ts'
import { notifyOfOrder } from '../notifications/notify-of-order.ts'
import { storedLanguage } from '../messages/page-language.ts'
import { noonOf } from '../shop/shop-time.ts'
import { idempotencyKey, isId, money, parse } from '../validation.ts'
import { copyDraft, copyLine, garmentsOf, priceOf } from './copy-draft.ts'
import { draftsFor, type OrderDraft, type OrderDraftRow, withItems } from './order-draft.ts'
import { orderNumberOf } from './order-number.ts'
import { createGarments } from '../workshop/create-garments.ts'
import { canRead } from './order-policy.ts'
import { checkCustomer, dateIssues, draftStyleIssues, lineIssues, subjectIssues } from './order-readiness.ts'
import { type Order, readOrder, toOrder, orderRelations } from './order.ts'
import { recordStaffOrder } from './record-staff-order.ts'
import { findOrderDraft } from './read-order-drafts.ts'
import { outdated, unknownDraft } from './save-order-draft.ts'
import { chargedStyle } from '../style-options/charged-style.ts'
import { optionsOf, stylesOf } from '../style-options/choose-style.ts'
import { readStyleOptionsOf } from '../style-options/style-option.ts'
import { clothOf } from './own-cloth.ts'
import { withShares } from './share-discounts.ts'
import { takeFromCart } from './take-from-cart.ts'
import { takeStock } from './take-stock.ts'
import type { Sentence } from '../../i18n.ts'

const placing = z.object({
  draftId: z.string(),
  version: z.int(),
  idempotencyKey,
  confirmedTotal: money.nullish(),
  confirmedDay: z.boolean().default(false),
  paymentType: z.enum(PaymentType).default('COD'),
  saveAddress: z.boolean().default(false),
})

type Placing = z.infer<typeof placing>

/**
 * At most two orders are placed concurrently per process: buyers of one design would block on the same row anyway, and
 * would hold connections that other requests need, or run into the database's timeouts.
 */
const limitPlacing = limitConcurrency(2)

/** The order; or, when there are issues, the current draft with the catalogue's current prices. */
export interface PlacedOrder {
  order: Order | null
  orderDraft: OrderDraft | null
  issues: Issue[]
}

/**
 * Places one of the viewer's own drafts as an order; those with MANAGE_ORDERS may place a shopper's, and are recorded. Atomic
 * and idempotent: a repeated request with the same key returns the same order.
 * An issue is CONFLICT for a key under which something else was placed.
 * @throws Unauthenticated, Refused (INVALID input)
 */
export async function placeOrder(ctx: Context, input: unknown): Promise<PlacedOrder> {
  requireViewer(ctx.viewer)
  const viewer = ctx.viewer
  const request = parse(placing, input)
  try {
    const order = await recordOnce(
      () => findPlaced(ctx, viewer, request),
      () => limitPlacing(() => ctx.db.transaction((tx) => place(ctx, tx, viewer, request))),
    )
    return { order, orderDraft: null, issues: [] }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { order: null, orderDraft: await findOrderDraft(ctx, request.draftId), issues: error.issues }
  }
}

/** The order that the viewer placed under this key, as a shopper or for one; null when the key is unused. */
async function findPlaced(ctx: Context, { id }: User, request: Placing): Promise<Order | null> {
  const row = await ctx.db.order.findFirst({
    where: {
      idempotencyKey: request.idempotencyKey,
      OR: [{ userId: id, placedById: null }, { placedById: id }],
    },
    include: orderRelations,
  })
  if (row && row.requestHash !== hashOf(request))
    throw conflict('idempotencyKey', (i18n) =>
      i18n._('Another order was placed under this key. Take a new key for a new order.'),
    )
  return row && toOrder(row)
}

const hashOf = ({ draftId, version, confirmedTotal = null, paymentType }: Placing): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        ...[draftId.toLowerCase(), version, confirmedTotal],
        ...(paymentType === 'COD' ? [] : [paymentType]),
      ]),
    )
    .digest('hex')

async function place(ctx: Context, tx: Transaction, viewer: User, request: Placing): Promise<Order> {
  const draft = await lockDraft(tx, viewer, request)
  const isOwnOrder = draft.userId === viewer.id
  const now = ctx.now()
  const { products, isShort, lowStock } = await takeStock(tx, now, draft.items)
  const { customer, issues } = checkCustomer(draft)
  const destination =
    customer === null || draft.fulfilment === 'PICKUP'
      ? null
      : await readDestinationIn(tx, { userId: null, pincode: customer.pincode })
  const options = await readStyleOptionsOf(tx, [
    ...draft.style,
    ...draft.items.flatMap(({ style }) => style),
    ...stylesOf(products),
  ])
  issues.push(
    ...subjectIssues(draft),
    ...lineIssues(draft.items, products, isShort),
    ...draftStyleIssues(draft, products, options),
    ...dateIssues(draft, { now, isConfirmed: request.confirmedDay }),
    ...destinationIssues(destination),
  )
  if (customer === null || issues.length > 0) throw new Refused(issues as [Issue, ...Issue[]])

  const lines = draft.items.map((item) => {
    const product = products.get(item.productId!)!
    return {
      ...copyLine(item, product, optionsOf(options, item.style), optionsOf(options, product.style)),
      ...clothOf(item.productType, { isOwnCloth: item.isOwnCloth ?? draft.clothPics.length > 0 }),
    }
  })
  const terms = await readPaymentTerms(ctx, tx)
  const price =
    draft.orderType === 'CUSTOM'
      ? null
      : priceOf(
          lines,
          products,
          await readPromotionsIn(tx, now, draft.userId),
          draft.fulfilment,
          destination?.zone?.fee ?? null,
          terms.roundsTotals,
        )
  // The shop itself agrees on the payment with a shopper whose order it places.
  const cashFee =
    price && isOwnOrder && request.paymentType === 'COD'
      ? cashFeeOf(terms.cashOnDeliveryFee, { ...draft, totalToPay: price.totalToPay })
      : 0
  const totalToPay = price && price.totalToPay + cashFee
  confirm(price, totalToPay, request.confirmedTotal ?? null)
  if (isOwnOrder)
    requireOffered(request.paymentType, terms.rules, {
      totalToPay: price?.totalToPay ?? null,
      cashFee,
      fulfilment: draft.fulfilment,
      pincode: customer.pincode,
    })
  const promised =
    price &&
    (await promiseDelivery(
      tx,
      now,
      destination,
      goodsOf(
        draft.items.map((item) => ({
          ...item,
          style: chargedStyle(optionsOf(options, item.style), products.get(item.productId!)?.style),
        })),
      ),
    ))
  const { id } = await tx.order.create({
    data: {
      ...copyDraft(draft, customer, optionsOf(options, draft.style)),
      paymentType: request.paymentType,
      ...(price && {
        totalPrice: price.finalTotal,
        delivery: price.delivery + cashFee,
        cashFee,
        promotionTotal: price.promotionTotal - price.rounding,
        advance: advanceOf(terms.advanceRules, { ...draft, totalToPay }),
      }),
      ...(promised && { promisedDate: new Date(promised), deliveryDate: noonOf(promised) }),
      roundsTotal: terms.roundsTotals,
      garments: garmentsOf(draft),
      orderNumber: await nextOrderNumber(tx),
      idempotencyKey: request.idempotencyKey,
      requestHash: hashOf(request),
      orderDate: now,
      language: isOwnOrder ? storedLanguage(ctx.language) : await languageOf(tx, draft.userId),
      ...(!isOwnOrder && { placedById: viewer.id, placedBy: viewer.name }),
      items: { createMany: { data: price ? withShares(lines, price) : lines } },
      timeline: {
        create: {
          version: 1,
          status: 'PENDING',
          at: now,
          by: isOwnOrder ? 'CUSTOMER' : 'SHOP',
          name: isOwnOrder ? customer.name : viewer.name,
        },
      },
    },
    select: { id: true },
  })
  await createGarments(tx, id)
  await takeFromCart(tx, draft.userId, draft.items)
  await tx.orderDraft.deleteMany({ where: { id: draft.id } })
  await takePromotions(tx, { id, userId: draft.userId }, price?.promotions ?? [])
  await rememberPhone(tx, draft.userId, customer.phone)
  if (request.saveAddress && isOwnOrder && draft.fulfilment === 'DELIVERY')
    await saveOrderedAddress(tx, { userId: draft.userId, now }, customer)
  const order = (await readOrder(tx, id))!
  await announceOrder(ctx, tx, order, { event: 'ORDER_PLACED', key: id })
  await notifyOfOrder(ctx, tx, order, lowStock)
  if (!isOwnOrder) await recordStaffOrder(tx, ctx, order, customer.name)
  return order
}

/** The language of an account, or of a customer without one. */
export async function languageOf(tx: Transaction, id: string) {
  return (await tx.user.findUniqueOrThrow({ where: { id }, select: { language: true } })).language
}

/** Locks the draft until the transaction ends: saving it and placing it again wait. */
async function lockDraft(
  tx: Transaction,
  viewer: User,
  { draftId: id, version }: Placing,
): Promise<OrderDraftRow> {
  if (!isId(id)) throw unknownDraft()
  // Checked before locking, so that another account's request cannot hold the lock.
  await tx.$executeRaw`
    SELECT FROM "order_drafts" WHERE "id" = ${id}::uuid
      AND ("userId" = ${viewer.id}::uuid OR ${isAllowed(viewer, 'MANAGE_ORDERS')}) FOR UPDATE`
  const draft = await tx.orderDraft.findUnique({ where: { id, ...draftsFor(viewer) }, include: withItems })
  if (!draft) {
    const order = await tx.order.findUnique({
      where: { draftId: id },
      select: { orderNumber: true, userId: true },
    })
    if (order && canRead(viewer, order))
      throw conflict('draftId', (i18n) =>
        i18n._('This order is placed already: its number is {order}.', { order: order.orderNumber }),
      )
    throw unknownDraft()
  }
  if (draft.version !== version) throw new Refused([outdated])
  return draft
}

/** The shopper is charged only the total that they agreed to. */
function confirm(price: Price | null, totalToPay: number | null, confirmed: number | null): void {
  if (price === null || totalToPay === null) {
    if (confirmed === null) return
    throw invalid('confirmedTotal', (i18n) =>
      i18n._('A custom order has no total yet: the shop names its price afterwards.'),
    )
  }
  if (confirmed === null) throw invalid('confirmedTotal', (i18n) => i18n._('Say which total was confirmed.'))
  if (confirmed === totalToPay) return
  const now: Sentence = (i18n) =>
    i18n._('The total is now {amount}. Look at the prices and place the order again.', {
      amount: formatRupees(totalToPay),
    })
  const problem = price.coupon?.problem
  // A coupon that the account can't have any more, whatever the goods are.
  const ended = problem && problem.code in accountSentences ? problem : null
  throw new Refused([
    {
      field: 'confirmedTotal',
      code: ended ? 'PROMOTION_ENDED' : 'PRICE_CHANGED',
      message: (i18n) => (ended ? `${ended.message(i18n)} ${now(i18n)}` : now(i18n)),
    },
  ])
}

/** @throws Refused when the shop doesn't take this payment for this order */
function requireOffered(
  paymentType: PaymentType,
  rules: PaymentRules,
  order: Parameters<typeof paymentTypesFor>[1],
): void {
  if (paymentTypesFor(rules, order).includes(paymentType)) return
  const message: Sentence = (i18n) =>
    paymentType === 'COD'
      ? i18n._('This order can’t be paid in cash on delivery. Choose another way to pay.')
      : i18n._('This way to pay isn’t offered for this order. Choose another one.')
  throw conflict('paymentType', message)
}

/** The customer is found by the phone of the latest order. */
const rememberPhone = (tx: Transaction, userId: string, phone: string) =>
  tx.$executeRaw`
    UPDATE "users" SET "phone" = ${phone} WHERE "id" = ${userId}::uuid AND "phone" IS DISTINCT FROM ${phone}`

export async function nextOrderNumber(tx: Transaction): Promise<string> {
  const [row] = await tx.$queryRaw<{ n: bigint }[]>`SELECT nextval('order_numbers') AS "n"`
  return orderNumberOf(Number(row!.n))
}
