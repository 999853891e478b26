import type { StoreObject, TypePolicies } from '@apollo/client'
import { connectionPages } from '../../connection-pages.ts'

/**
 * Type policies of the admin lists and of the orders. An order's lines never change, and its nested
 * objects have no ids: fields read by a list and by a page are merged.
 */
export const adminPolicies: TypePolicies = {
  Query: {
    fields: {
      orders: connectionPages(['where', 'sort', 'first']),
      auditLog: connectionPages(['where', 'first']),
      customers: connectionPages(['where', 'first']),
      promotions: connectionPages(['first']),
      upiClaims: connectionPages(['status', 'first']),
      alterations: connectionPages(['tailorId', 'first']),
      outstandingOrders: connectionPages(['first']),
      invoices: connectionPages(['from', 'to', 'first']),
      dayClosings: connectionPages(['first']),
      expenses: connectionPages(['where', 'first']),
      materials: connectionPages(['where', 'first']),
    },
  },
  Material: { fields: { movements: connectionPages(['first']) } },
  Order: {
    fields: {
      items: {
        merge: (known: StoreObject[] = [], incoming: StoreObject[], { mergeObjects }) =>
          incoming.map((each, index) => mergeObjects(known[index] ?? {}, each)),
      },
    },
  },
  Measurements: { merge: true },
  OrderCustomer: { merge: true },
  OrderQuote: { merge: true },
}
