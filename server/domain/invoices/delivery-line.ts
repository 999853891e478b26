import type { InvoiceLine } from './invoice.ts'

export const deliveryDescription = /*i18n*/ 'Delivery'

/** Whether a line of an invoice is the delivery: the only one of that name which is no line of the order. */
export const isDeliveryLine = ({ orderPosition, description }: InvoiceLine): boolean =>
  orderPosition === null && description === deliveryDescription
