import type { InvoiceLine } from './invoice.ts'

export const deliveryDescription = /*i18n*/ 'Delivery'

/** Whether a line of an invoice is the delivery: the only one of that name which is no line of the order. */
const isDeliveryLine = ({ orderPosition, description }: InvoiceLine): boolean =>
  orderPosition === null && description === deliveryDescription

export const cashFeeDescription = /*i18n*/ 'Cash on delivery fee'

/** Whether a line is no goods: the delivery, or the fee for cash. */
export const isChargeLine = (line: InvoiceLine): boolean =>
  isDeliveryLine(line) || (line.orderPosition === null && line.description === cashFeeDescription)
