import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderEditField } from '../__generated__/graphql.ts'

/** What an edit of an order changes. */
export const orderEditFieldNames: Record<OrderEditField, MessageDescriptor> = {
  LINE_ADDED: msg`Added`,
  LINE_REMOVED: msg`Removed`,
  QUANTITY: msg`Pieces`,
  SIZE: msg`Size`,
  UNIT_PRICE: msg`Unit price`,
  MEASUREMENTS: msg`Measurements`,
  STYLE: msg`Style`,
  CLOTH: msg`Own cloth, metres`,
  NOTE: msg`Note for the tailor`,
  CONTACT: msg`Contact`,
  ADDRESS: msg`Address`,
  FULFILMENT: msg`Delivery or pick-up`,
  NEEDED_BY: msg`Needed by`,
  INSTRUCTIONS: msg`Special instructions`,
  DELIVERY: msg`Delivery`,
  CASH_FEE: msg`Cash on delivery fee`,
  PROMOTIONS: msg`Offers`,
  TOTAL_TO_PAY: msg`Total`,
}

const amounts: OrderEditField[] = ['UNIT_PRICE', 'DELIVERY', 'CASH_FEE', 'PROMOTIONS', 'TOTAL_TO_PAY']

/** Whether its values are amounts, in paise. */
export const isAmount = (field: OrderEditField): boolean => amounts.includes(field)
