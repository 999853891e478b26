import type { PaymentMethod, PaymentStatus } from '../../../../__generated__/graphql.ts'

export const methodNames: Record<PaymentMethod, string> = {
  CASH: 'Cash',
  UPI: 'UPI',
  CARD: 'Card',
  BANK_TRANSFER: 'Bank transfer',
  GATEWAY: 'Online payment',
}

export const paymentStatusNames: Record<PaymentStatus, string> = {
  PENDING: 'Not paid',
  PARTLY_PAID: 'Partly paid',
  PAID: 'Paid',
  PARTLY_REFUNDED: 'Partly refunded',
  REFUNDED: 'Refunded',
}
