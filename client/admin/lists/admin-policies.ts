import type { StoreObject, TypePolicies } from '@apollo/client'

/** Type policies of the admin pages. An order's lines never change: fields read by a list and by a page are merged. */
export const adminPolicies: TypePolicies = {
  // Whole lists of what has no id.
  Garment: {
    fields: { materials: { merge: false }, neededMaterials: { merge: false }, toTake: { merge: false } },
  },
  // The server's lists are complete; the dashboard and the charts of a period are apart by their arguments.
  Query: { fields: { appointments: { merge: false }, dashboard: { merge: false } } },
  Shop: { fields: { appointmentHours: { merge: false }, closedDays: { merge: false } } },
  Order: {
    fields: {
      messageDrafts: { merge: false },
      items: {
        merge: (known: StoreObject[] = [], incoming: StoreObject[], { mergeObjects }) =>
          incoming.map((each, index) => mergeObjects(known[index] ?? {}, each)),
      },
    },
  },
}
