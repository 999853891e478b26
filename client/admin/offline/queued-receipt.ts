import type { CreateOrderInput } from '../../__generated__/graphql.ts'
import { readSession } from '../../app/session/session.ts'
import type { CounterCustomer } from '../counter/counter-order.ts'
import type { PriceOfOrder } from '../counter/use-counter-price.ts'
import { paiseOf } from '../../lib/signed-amount.ts'
import type { CounterCopy } from './counter-copy.ts'
import { lineByCopy } from './price-by-copy.ts'
import type { OrderWrite } from './writes.ts'

interface Taken {
  input: CreateOrderInput
  customer: CounterCustomer | null
  price: PriceOfOrder
  at: string
}

/** The receipt of an order that the shop doesn't have yet; null where the copy doesn't know what was ordered. */
export function queuedReceipt(
  copy: CounterCopy,
  { input, customer, price, at }: Taken,
): OrderWrite['receipt'] | null {
  const items = input.lines.flatMap((line) => {
    const known = lineByCopy(copy, line)
    if (!known) return []
    const { name: productName, hindiName, unitPrice, addOns } = known
    const { quantity = 1, size = null, isOwnCloth = false, clothMetres = null } = line
    return [
      {
        __typename: 'OrderItem' as const,
        productName,
        hindiName,
        quantity,
        unitPrice,
        totalPrice: unitPrice * quantity,
        isOwnCloth: isOwnCloth ?? false,
        clothMetres,
        size: size === null ? null : { __typename: 'ProductSize' as const, label: size },
        addOns: addOns.map(({ name, translations, price }) => ({
          __typename: 'OrderItemAddOn' as const,
          name,
          translations,
          price,
        })),
      },
    ]
  })
  if (items.length < input.lines.length) return null
  const payments = (input.payments ?? []).map(({ amount, method }, index) => ({
    __typename: 'Payment' as const,
    id: String(index),
    kind: 'PAYMENT' as const,
    method,
    amount,
    receivedAt: at,
    isReversed: false,
  }))
  const { totalToPay, delivery, promotionTotal } = price
  const { amount, isNegative } = price.rounding
  return {
    __typename: 'Order',
    id: '',
    orderStatus: input.handedOver ? 'DELIVERED' : 'CONFIRMED',
    orderDate: at,
    placedBy: readSession().name,
    customCategory: null,
    neededBy: input.neededBy ?? null,
    deliveryDate: null,
    courier: null,
    trackingNumber: null,
    customer: { __typename: 'OrderCustomer', name: customer?.name ?? null, phone: customer?.phone ?? null },
    items,
    totalPrice: totalToPay - paiseOf(price.rounding) - delivery + promotionTotal,
    rounding: { __typename: 'SignedAmount', amount, isNegative },
    delivery,
    cashFee: 0,
    promotions: [],
    agreedDiscount: promotionTotal,
    totalToPay,
    credited: 0,
    payments,
    balance: totalToPay - payments.reduce((sum, { amount }) => sum + amount, 0),
    refundDue: 0,
    upiRequest: null,
    invoices: [],
    garments: input.trialDate ? [{ __typename: 'Garment', id: '', trialDate: input.trialDate }] : [],
  }
}
