import type { StoreObject, TypePolicies } from '@apollo/client'
import { connectionPages } from '../../connection-pages.ts'

/**
 * How the cache keeps the owner's lists, and joins what they and her pages ask of an order. Its lines stay what they are, and what belongs to
 * it has no id of its own: what a list asked of them joins what a page did.
 */
export const adminPolicies: TypePolicies = {
  Query: {
    fields: {
      orders: connectionPages(['where', 'sort', 'first']),
      auditLog: connectionPages(['where', 'first']),
      customers: connectionPages(['where', 'first']),
    },
  },
  Order: {
    fields: {
      items: {
        merge: (known: StoreObject[] = [], incoming: StoreObject[], { mergeObjects }) =>
          incoming.map((each, index) => mergeObjects(known[index] ?? {}, each)),
      },
    },
  },
  ...Object.fromEntries(
    ['Measurements', 'MeasurementsAsTyped', 'OrderCustomer', 'OrderQuote'].map((type) => [
      type,
      { merge: true },
    ]),
  ),
}
