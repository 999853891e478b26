import type { Order } from '../orders/order.ts'
import { type Balance, balanceOf } from '../orders/balance.ts'
import type { UpiAccount } from '../shop/shop-settings.ts'
import type { Payment } from './payment.ts'

/** A UPI transfer to be made. */
export interface UpiRequest {
  /** In paise. */
  amount: number
  account: UpiAccount
  /** The shop's reference: at most 35 characters. */
  reference: string
  link: string
}

/**
 * The next transfer of an order: the advance while it is missing, otherwise the balance. Null when nothing is due, or
 * the shop takes no UPI transfers.
 * @param checked what the shopper has paid by UPI and the shop is checking, in paise
 */
export function upiRequestOf(
  account: UpiAccount | null,
  order: Order,
  payments: readonly Payment[],
  checked = 0,
): UpiRequest | null {
  const amount = nextAmount(withoutUnconfirmed(balanceOf(order, payments), checked))
  if (account === null || amount === 0) return null
  // Each entry makes a new reference, so that two transfers of one order can be distinguished.
  const reference = `ORDER${order.orderNumber.replaceAll('-', '')}N${payments.length + 1}`
  return { amount, account, reference, link: linkOf(account, amount, order.orderNumber, reference) }
}

/** What is still due when all of the transfers that are being checked have arrived, in paise. */
export const withoutUnconfirmed = ({ advanceDue, balance }: Balance, checked: number) => ({
  advanceDue: Math.max(0, advanceDue - checked),
  balance: balance === null ? null : Math.max(0, balance - checked),
})

const nextAmount = ({ advanceDue, balance }: Pick<Balance, 'advanceDue' | 'balance'>) =>
  advanceDue || balance || 0

/** The link of NPCI's UPI linking specification, with the amount in rupees. */
function linkOf({ vpa, payeeName }: UpiAccount, amount: number, orderNumber: string, reference: string) {
  const parameters = {
    pa: vpa,
    pn: payeeName,
    am: (amount / 100).toFixed(2),
    cu: 'INR',
    tn: `Order ${orderNumber}`,
    tr: reference,
  }
  const query = Object.entries(parameters).map(([name, value]) => `${name}=${encoded(value)}`)
  return `upi://pay?${query.join('&')}`
}

/** Spaces as %20 and @ as it is: payment apps show the + of form encoding, and some don't decode the address. */
const encoded = (value: string) => encodeURIComponent(value).replaceAll('%40', '@')
