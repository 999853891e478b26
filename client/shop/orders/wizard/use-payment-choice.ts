import { useState } from 'react'
import { pincodeDigits } from '../../../../shared/grammars/phone.ts'
import {
  type PaymentRules,
  type PaymentType,
  paymentTypesFor,
} from '../../../../shared/orders/payment-types.ts'
import type { DraftState } from './draft-store.ts'
import type { OrderTotal } from './use-order-totals.ts'

/** How the order is paid, and what it then costs. */
export interface PaymentOfOrder {
  /** What is offered, the proposed one first. */
  types: readonly PaymentType[]
  type: PaymentType
  choose: (type: PaymentType) => void
  /** What cash would add to the order, in paise. */
  cashFee: number
  /** In paise, with the fee where it is paid in cash; null while it isn't known. */
  toPay: number | null
}

/** The shop itself agrees on the payment with a shopper whose order it fills in. */
export function usePaymentChoice(
  rules: PaymentRules,
  total: OrderTotal,
  { copy, saved }: Pick<DraftState, 'copy' | 'saved'>,
): PaymentOfOrder {
  const [chosen, choose] = useState<PaymentType | null>(null)
  const { fulfilment, customer } = copy.values
  const isShops = saved?.isOwner === false
  const totals = total.state === 'known' ? total.totals : null
  const cashFee = isShops ? 0 : (totals?.cashFee ?? 0)
  const types: PaymentType[] = isShops
    ? ['COD']
    : paymentTypesFor(rules, {
        totalToPay: totals && totals.toPay,
        cashFee,
        fulfilment,
        pincode: pincodeDigits(customer.pincode),
      })
  const type = types.find((each) => each === chosen) ?? types[0]!
  return { types, type, choose, cashFee, toPay: totals && totals.toPay + (type === 'COD' ? cashFee : 0) }
}
