import type { StoreObject, TypePolicies } from '@apollo/client'

/** Type policies of the admin pages. An order's lines never change: fields read by a list and by a page are merged. */
export const adminPolicies: TypePolicies = {
  // The tablet itself: the frame of the pages and the lock screen read it.
  ThisDevice: { keyFields: [] },
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
