import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Fulfilment, type PaymentMethod } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { createGarments } from '../workshop/create-garments.ts'
import { advanceOf } from '../../../shared/orders/advance.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import { type Price, price } from '../catalogue/pricing.ts'
import type { Context } from '../context.ts'
import type { Customer } from '../customers/customer.ts'
import { lockCustomer } from '../customers/lock-customer.ts'
import { type Destination, destinationIssues, readDestinationIn } from '../delivery/destination.ts'
import { goodsOf, promiseDelivery } from '../delivery/estimate-delivery.ts'
import { conflict, invalid, type Issue, Refused, refuseIssues } from '../errors.ts'
import { formatRupees } from '../format-rupees.ts'
import { requirePictures } from '../images/require-pictures.ts'
import { announceOrder } from '../messages/announce-order.ts'
import { notifyOfOrder } from '../notifications/notify-of-order.ts'
import { requireOwnFields } from '../measurements/own-measurements.ts'
import {
  counterPayment,
  counterPayments,
  enterCounterPayments,
  requireCounterPayments,
  totalOf,
} from '../payments/counter-payments.ts'
import { readPriceListIn } from '../price-list/price-list.ts'
import type { CandidatePromotion } from '../promotions/apply-promotions.ts'
import { readPromotionsIn, readPromotionsOfGuests } from '../promotions/read-promotions.ts'
import { takePromotions } from '../promotions/take-promotions.ts'
import { recordOnce } from '../record-once.ts'
import { readPaymentTerms } from '../shop/read-shop.ts'
import { comingDayIssue } from '../shop/plausible-day.ts'
import { dayOf, noonOf } from '../shop/shop-time.ts'
import { stylesOf } from '../style-options/choose-style.ts'
import { readStyleOptionsOf } from '../style-options/style-option.ts'
import { day, idempotencyKey, money, optionalLongText, parse, webAddress } from '../validation.ts'
import { changeOrderIn } from './change-order.ts'
import {
  copyCounterLines,
  counterLine,
  counterLineIssues,
  idsOfStyles,
  styledLines,
  toLines,
} from './counter-lines.ts'
import { withShares } from './share-discounts.ts'
import { type Order, orderRelations, readOrder, toOrder } from './order.ts'
import { recordStaffOrder } from './record-staff-order.ts'
import { languageOf, nextOrderNumber } from './place-order.ts'
import { takeStock } from './take-stock.ts'
import type { Sentence } from '../../i18n.ts'

const creating = z.object({
  customerId: z.string().nullish(),
  lines: z.array(counterLine).min(1, { error: /*i18n*/ 'Add at least one garment.' }).max(50),
  fulfilment: z.enum(Fulfilment).default('PICKUP'),
  neededBy: day.nullish(),
  trialDate: day.nullish(),
  confirmedDay: z.boolean().default(false),
  clothPics: z.array(webAddress).max(20).default([]),
  specialInstructions: optionalLongText(5000),
  confirmedTotal: money.nullish(),
  payment: counterPayment.nullish(),
  payments: counterPayments,
  handedOver: z.boolean().default(false),
  idempotencyKey,
})

type Creating = z.infer<typeof creating>

/**
 * Takes an order at the counter or on the phone, for a customer with or without an account; requires MANAGE_ORDERS, and
 * RECORD_PAYMENTS if one is taken. Stock, the order and the payment are one transaction. Idempotent: a repeated request
 * with the same key returns the same order.
 * What is handed over at once needs no customer, if it is paid in full.
 * @throws Unauthenticated, Forbidden (also for a payment without the permission), Refused (every issue at once, each
 * line's named `lines.0.quantity`; CONFLICT for a key under which something else was ordered)
 */
export async function createOrder(ctx: Context, input: unknown): Promise<Order> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const viewer = ctx.viewer
  const request = parse(creating, input)
  requireCounterPayments(ctx, viewer, paymentsOf(request))
  if (request.payment && request.payments)
    throw invalid('payment', (i18n) => i18n._('Name what is received in one of the two fields.'))
  await requirePictures(
    ctx,
    request.clothPics.map((url, index) => ({ field: `clothPics.${index}`, url })),
  )
  await requireOwnFields(
    ctx,
    request.lines.map(({ measurements }, index) => [`lines.${index}.measurements`, measurements]),
  )
  // The answer to a question is no part of what is ordered.
  const { confirmedDay: _, ...ordered } = request
  const requestHash = createHash('sha256').update(JSON.stringify(ordered)).digest('hex')
  return recordOnce(
    () => findCreated(ctx, viewer, request, requestHash),
    async () => {
      const ofGuests = request.customerId ? [] : await readPromotionsOfGuests(ctx.db, ctx.now())
      return ctx.db.transaction((tx) => create(ctx, tx, viewer, { ...request, ofGuests }, requestHash))
    },
  )
}

const paymentsOf = ({ payment, payments }: Creating) => payments ?? (payment ? [payment] : [])

async function findCreated(ctx: Context, { id }: User, { idempotencyKey }: Creating, requestHash: string) {
  const row = await ctx.db.order.findUnique({
    where: { placedById_idempotencyKey: { placedById: id, idempotencyKey } },
    include: orderRelations,
  })
  if (row && row.requestHash !== requestHash)
    throw conflict('idempotencyKey', (i18n) =>
      i18n._('Another order was taken under this key. Take a new key for a new order.'),
    )
  return row && toOrder(row)
}

interface Requested extends Creating {
  /** The promotions that apply to everybody, for an order without a customer. */
  ofGuests: CandidatePromotion[]
}

/** What another change of the shop sells along with it: all of it is paid in one way. */
interface FurtherSale extends Omit<z.input<typeof creating>, 'payment' | 'payments'> {
  paidBy: PaymentMethod
  ofGuests: CandidatePromotion[]
}

/**
 * Takes an order within the transaction of another change.
 * @throws Forbidden, Refused as `createOrder`
 */
export function createOrderIn(
  ctx: Context,
  tx: Transaction,
  viewer: User,
  { paidBy, ofGuests, ...sale }: FurtherSale,
  requestHash: string,
): Promise<Order> {
  return create(ctx, tx, viewer, { ...parse(creating, sale), ofGuests }, requestHash, paidBy)
}

async function create(
  ctx: Context,
  tx: Transaction,
  viewer: User,
  request: Requested,
  requestHash: string,
  paidBy?: PaymentMethod,
) {
  const { lines, fulfilment, neededBy = null, trialDate = null, idempotencyKey } = request
  const now = ctx.now()
  // Products are locked before the customer, as when an order is placed.
  const locked = await takeStock(tx, now, toLines(lines))
  const customer = request.customerId ? await lockCustomer(tx, request.customerId) : null
  const list = await readPriceListIn(tx)
  const options = await readStyleOptionsOf(tx, [...idsOfStyles(lines), ...stylesOf(locked.products)])
  const destination =
    fulfilment === 'PICKUP'
      ? null
      : await readDestinationIn(tx, { userId: null, pincode: customer?.pincode ?? null })
  const issues = [
    ...counterLineIssues(lines, locked, list, viewer, options),
    ...(customer ? contactIssues(customer, request, destination) : []),
    ...handOverIssues(request),
    ...dayIssues(request, dayOf(now)),
  ]
  refuseIssues(issues)
  const { rows, priced } = copyCounterLines(lines, locked.products, list, options)
  const promotions = customer ? await readPromotionsIn(tx, now, customer.id) : request.ofGuests
  const { advanceRules, roundsTotals } = await readPaymentTerms(ctx, tx)
  const cost = price(priced, promotions, fulfilment, destination?.zone?.fee ?? null, roundsTotals)
  confirm(cost, request.confirmedTotal ?? null)
  const payments =
    paidBy && cost.totalToPay > 0
      ? [{ amount: cost.totalToPay, method: paidBy, reference: null }]
      : paymentsOf(request)
  if (!customer && totalOf(payments) < cost.totalToPay)
    throw invalid('payments', (i18n) => i18n._('Without a customer, the whole total is paid at once.'))
  const goods = goodsOf(styledLines(lines, options, locked.products))
  const promised = await promiseDelivery(tx, now, destination, goods)
  const due = neededBy ?? promised
  const { garments } = goods
  const orderType = garments > 0 ? 'TAILOR' : 'READYMADE'
  const { id } = await tx.order.create({
    data: {
      userId: customer?.id ?? null,
      orderNumber: await nextOrderNumber(tx),
      idempotencyKey,
      requestHash,
      orderType,
      customerName: customer?.name ?? '',
      customerEmail: customer?.email ?? '',
      customerPhone: customer?.phone ?? '',
      ...addressOf(customer, fulfilment),
      clothPics: request.clothPics,
      designPics: [],
      specialInstructions: request.specialInstructions ?? null,
      fulfilment,
      neededBy: neededBy && new Date(neededBy),
      totalPrice: cost.finalTotal,
      delivery: cost.delivery,
      roundsTotal: roundsTotals,
      promotionTotal: cost.promotionTotal - cost.rounding,
      advance: advanceOf(advanceRules, { orderType, totalToPay: cost.totalToPay }),
      promisedDate: promised && new Date(promised),
      deliveryDate: due && noonOf(due),
      garments,
      orderDate: now,
      orderStatus: 'CONFIRMED',
      language: customer ? await languageOf(tx, customer.id) : 'EN',
      placedById: viewer.id,
      placedBy: viewer.name,
      items: { createMany: { data: withShares(rows, cost) } },
      timeline: { create: { version: 1, status: 'CONFIRMED', at: now, by: 'SHOP', name: viewer.name } },
    },
    select: { id: true },
  })
  await takePromotions(tx, { id, userId: customer?.id ?? null }, cost.promotions)
  await createGarments(tx, id)
  if (trialDate)
    await tx.garment.updateMany({ where: { orderId: id }, data: { trialDate: new Date(trialDate) } })
  const order = (await readOrder(tx, id))!
  if (!request.handedOver) await announceOrder(ctx, tx, order, { event: 'ORDER_PLACED', key: id })
  await notifyOfOrder(ctx, tx, order, locked.lowStock)
  await recordStaffOrder(tx, ctx, order, order.customer.name ?? '')
  const ledger = { order, payments: [], pendingRefund: null }
  await enterCounterPayments(ctx, tx, viewer, ledger, { payments, idempotencyKey, requestHash })
  if (!request.handedOver) return order
  const actor = { by: 'SHOP', name: viewer.name } as const
  const handedOver = await changeOrderIn(ctx, tx, actor, order, {
    moveTo: { status: 'DELIVERED', note: null },
  })
  return handedOver!
}

/** Who and what can be handed over at once. */
function* handOverIssues({ customerId, lines, fulfilment, handedOver }: Creating): Generator<Issue> {
  const issue = (field: string, message: Sentence): Issue => ({ field, code: 'INVALID', message })
  if (!handedOver && !customerId)
    yield issue('customerId', (i18n) => i18n._('Find the customer by phone first.'))
  if (handedOver && fulfilment !== 'PICKUP')
    yield issue('fulfilment', (i18n) => i18n._('What is taken along is picked up.'))
  if (handedOver && toLines(lines).some(({ productType }) => productType === 'TAILOR'))
    yield issue('handedOver', (i18n) => i18n._('A garment that is sewn is handed over later.'))
}

/** An order that is delivered takes the customer's address. */
const addressOf = (customer: Customer | null, fulfilment: Fulfilment) => {
  const { street, city, state, pincode } = customer ?? {}
  const isSent = fulfilment === 'DELIVERY'
  return {
    street: (isSent && street) || '',
    city: (isSent && city) || '',
    state: (isSent && state) || '',
    pincode: (isSent && pincode) || '',
    country: 'India',
  }
}

function* contactIssues(
  { phone, street, city, state, pincode }: Customer,
  { fulfilment, handedOver }: Creating,
  destination: Destination | null,
): Generator<Issue> {
  const issue = (message: Sentence): Issue => ({ field: 'customerId', code: 'INVALID', message })
  if (!phone && !handedOver)
    yield issue((i18n) => i18n._('The customer has no phone number. Write it in the customer’s details.'))
  if (fulfilment === 'PICKUP') return
  if (!street || !city || !state || !pincode)
    yield issue((i18n) =>
      i18n._(
        'The customer’s address is not complete. Write it in the customer’s details, or choose pick-up.',
      ),
    )
  else yield* destinationIssues(destination)
}

function* dayIssues({ neededBy, trialDate, confirmedDay }: Creating, today: string): Generator<Issue> {
  const issue = (field: string, message: Sentence): Issue => ({ field, code: 'INVALID', message })
  for (const [field, day] of Object.entries({ neededBy, trialDate })) {
    const found = comingDayIssue({ field, day, today, isConfirmed: confirmedDay })
    if (found) yield found
  }
  if (trialDate && neededBy && trialDate > neededBy)
    yield issue('trialDate', (i18n) => i18n._('The trial comes before the day on which the order is needed.'))
}

/** The customer pays only the total that was named at the counter. */
function confirm({ totalToPay }: Price, confirmed: number | null): void {
  if (confirmed === null || confirmed === totalToPay) return
  const message: Sentence = (i18n) =>
    i18n._('The total is now {amount}. Look at the prices and take the order again.', {
      amount: formatRupees(totalToPay),
    })
  throw new Refused([{ field: 'confirmedTotal', code: 'PRICE_CHANGED', message }])
}
