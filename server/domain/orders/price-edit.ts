import type { Transaction } from '../../platform/database/client.ts'
import { roundingOf } from '../../../shared/catalogue/offers.ts'
import { type Price, type PricedLine, price } from '../catalogue/pricing.ts'
import { pincodeOf } from '../delivery/delivery-zone.ts'
import { type Destination, readDestinationIn } from '../delivery/destination.ts'
import { withTranslations } from '../name-translations.ts'
import type { CandidatePromotion } from '../promotions/apply-promotions.ts'
import { type Shares, sharePromotions } from '../promotions/share-promotions.ts'
import { type Order, type OrderPromotion, sumOfPromotions } from './order.ts'

/** What an edited order comes to, in paise. */
export interface EditedPrice {
  totalPrice: number
  delivery: number
  /** What cash on delivery added when it was placed; nothing once the order is picked up. */
  cashFee: number
  promotions: OrderPromotion[]
  promotionTotal: number
  agreedDiscount: number
  /** What rounds `totalToPay`; 0 where the order's total isn't rounded. */
  rounding: number
  totalToPay: number
  /** What the promotions take off each line; null where the price stays as it was. */
  shares: Shares | null
}

/** What an order costs without a change of its price; null while it has none. */
export function presentPrice(order: Order): EditedPrice | null {
  const { totalPrice, delivery, cashFee, totalToPay, promotions, agreedDiscount, rounding } = order
  if (totalPrice === null || delivery === null || totalToPay === null) return null
  const promotionTotal = sumOfPromotions(promotions)
  return {
    totalPrice,
    delivery,
    cashFee,
    promotions,
    promotionTotal,
    agreedDiscount,
    rounding,
    totalToPay,
    shares: null,
  }
}

/** An order's destination after an edit; null for one that is picked up. */
export const destinationOf = (
  tx: Transaction,
  { fulfilment, customer }: Pick<Order, 'fulfilment' | 'customer'>,
) =>
  fulfilment === 'PICKUP'
    ? Promise.resolve(null)
    : readDestinationIn(tx, { userId: null, pincode: pincodeOf(customer.pincode) })

/**
 * What the order costs with these lines and this destination, by the one pricing function. Its promotions are calculated
 * again by what they say now, also where they have ended: the customer was promised them. Others are not added. The fee of
 * the same destination stays as it was agreed, and so does that of cash while the order is delivered.
 */
export async function priceEdit(
  tx: Transaction,
  before: Order,
  lines: PricedLine[],
  after: Pick<Order, 'fulfilment' | 'customer'>,
  destination: Destination | null,
): Promise<EditedPrice> {
  const isSameWay =
    after.fulfilment === before.fulfilment && after.customer.pincode === before.customer.pincode
  const keepsFee = isSameWay && (destination?.hasZones || before.orderType === 'CUSTOM')
  const fee = keepsFee ? before.delivery : (destination?.zone?.fee ?? null)
  const cost = price(lines, await promotionsOf(tx, before), after.fulfilment, fee)
  return withDeleted(cost, lines, before, after.fulfilment === 'DELIVERY' ? before.cashFee : 0)
}

/** The order's promotions as they are now, whatever their limits: their use is counted already. */
async function promotionsOf(tx: Transaction, { promotions }: Order): Promise<CandidatePromotion[]> {
  const ids = promotions.flatMap(({ promotionId }) => promotionId ?? [])
  const rows = await tx.promotion.findMany({ where: { id: { in: ids } } })
  return rows.map(({ amount, minimumTotal, maximumDiscount, ...row }) => ({
    ...withTranslations(row),
    amount: amount === null ? null : Number(amount),
    minimumTotal: Number(minimumTotal),
    maximumDiscount: maximumDiscount === null ? null : Number(maximumDiscount),
    problem: null,
  }))
}

/** Promotions that were deleted take off what they did, as far as there is something left of what they were for. */
function withDeleted(
  cost: Price,
  lines: PricedLine[],
  { promotions, agreedDiscount, roundsTotal }: Order,
  cashFee: number,
): EditedPrice {
  const deleted = promotions.filter(({ promotionId }) => promotionId === null)
  const current = cost.promotions.map(({ version: _, ...promotion }) => promotion)
  const applied = deleted.reduce<OrderPromotion[]>((before, promotion) => {
    const amount = takenBy(cost, lines, [...before, promotion]) - takenBy(cost, lines, before)
    return amount > 0 ? [...before, { ...promotion, amount }] : before
  }, current)
  const promotionTotal = sumOfPromotions(applied)
  const exactTotal = cost.finalTotal + cost.delivery + cashFee - promotionTotal - agreedDiscount
  const rounding = roundsTotal ? roundingOf(exactTotal) : 0
  return {
    totalPrice: cost.finalTotal,
    delivery: cost.delivery,
    cashFee,
    promotions: applied,
    promotionTotal,
    agreedDiscount,
    rounding,
    totalToPay: exactTotal + rounding,
    shares: sharesOf(cost, lines, applied),
  }
}

const sharesOf = ({ delivery }: Price, lines: PricedLine[], promotions: OrderPromotion[]): Shares =>
  sharePromotions(
    lines.map(({ offer, quantity, product }) => ({
      category: product.category,
      amount: offer.unitPrice * quantity,
    })),
    delivery,
    promotions,
  )

function takenBy(cost: Price, lines: PricedLine[], promotions: OrderPromotion[]): number {
  const { goods, delivery } = sharesOf(cost, lines, promotions)
  return goods.reduce((sum, share) => sum + share, delivery)
}
