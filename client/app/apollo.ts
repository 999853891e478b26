import {
  ApolloClient,
  type ApolloLink,
  InMemoryCache,
  type InMemoryCacheConfig,
  type Reference,
} from '@apollo/client'
import { connectionPolicies } from './connection-pages.ts'

/** The browser's client. The server creates one per page: entry-server.tsx. */
export const createApolloClient = (link: ApolloLink) =>
  new ApolloClient({
    link,
    cache: new InMemoryCache(cacheOptions),
    // The development tools keep every client, also those of tests.
    devtools: { enabled: import.meta.env.MODE === 'development' },
  })

/** Types without an id: the fields that different components read are merged. */
const valueTypes = [
  'BlouseDetails',
  'DeliveryEstimate',
  'FeedbackReply',
  'FitNotes',
  'HiddenFeedback',
  'InvoiceParty',
  'LehengaDetails',
  'Measurements',
  'Offer',
  'OrderCustomer',
  'OrderQuote',
  'PostalAddress',
  'PriceRange',
  'ProductFacets',
  'ProductRowPage',
  'Rating',
  'SareeDetails',
  'SearchInterpretation',
  'SuitDetails',
  'TwoFactorStatus',
  'UpiAccount',
  'UpiRequest',
  'Workshop',
  'WorkshopStageList',
]

/**
 * The cache's type policies: the same on the client and the server, because the browser restores the
 * server's cache.
 */
export const cacheOptions: InMemoryCacheConfig = {
  typePolicies: {
    ...connectionPolicies,
    Query: {
      fields: {
        ...connectionPolicies['Query']?.fields,
        // A design already in the cache through a list needs no request, if all requested fields are
        // there.
        product: {
          read: (existing: Reference | null | undefined, { args, canRead, toReference }) => {
            if (existing !== undefined) return existing
            const listed = toReference({ __typename: 'Product', id: args?.['id'] as string })
            return canRead(listed) ? listed : undefined
          },
        },
        // The server's list is complete.
        savedAddresses: { merge: false },
        productsByIds: {
          read: (existing: Reference[] | undefined, { args, canRead, toReference }) => {
            if (existing !== undefined) return existing
            const ids = args?.['ids'] as string[]
            const listed = ids.map((id) => toReference({ __typename: 'Product', id }))
            return listed.every((each) => canRead(each)) ? listed : undefined
          },
        },
      },
    },
    // Singletons, and types identified by their address: none has an id.
    Shop: { keyFields: [], fields: { heroSlides: { merge: false } } },
    SocialLink: { keyFields: ['url'] },
    ProductImage: { keyFields: ['url'] },
    Cart: {
      fields: {
        // The server's list is complete: lines that are missing from it were removed.
        items: { merge: false },
        // The server reports removed lines once: they are cached until the shopper has dismissed them.
        removed: { merge: (existing: unknown[] = [], incoming: unknown[]) => [...existing, ...incoming] },
      },
    },
    // A draft's lines are replaced as a whole: those that are missing were removed.
    OrderDraft: { fields: { cartItems: { merge: false } } },
    Order: { fields: { onlinePayments: { merge: false }, returnableItems: { merge: false } } },
    ...Object.fromEntries(valueTypes.map((type) => [type, { merge: true }])),
  },
}
