import {
  ApolloClient,
  type ApolloLink,
  InMemoryCache,
  type InMemoryCacheConfig,
  type Reference,
} from '@apollo/client'
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking'
import { connectionPages } from './connection-pages.ts'

declare module '@apollo/client' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- how Apollo Client takes the types of codegen's masking
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}

/** The browser's client. The server makes one for each page: entry-server.tsx. */
export const createApolloClient = (link: ApolloLink) =>
  new ApolloClient({ link, cache: new InMemoryCache(cacheOptions), dataMasking: true })

/** Parts without an id: what one component asks of them joins what another one asked. */
const valueTypes = [
  'BlouseDetails',
  'LehengaDetails',
  'Offer',
  'PostalAddress',
  'PriceRange',
  'ProductFacets',
  'Rating',
  'SareeDetails',
  'SuitDetails',
]

/** How answers are kept: the same in both halves, since the browser goes on from what the server has kept. */
export const cacheOptions: InMemoryCacheConfig = {
  typePolicies: {
    Query: {
      fields: {
        // Lists that grow by `fetchMore`. `first` stands for the screen: a strip of six must not pass for the
        // gallery's first page.
        products: connectionPages(['where', 'search', 'sort', 'first']),
        orders: connectionPages(['where', 'first']),
        orderDrafts: connectionPages(['where', 'first']),
        feedback: connectionPages(['where', 'sort', 'first']),
        // A design that a list has brought needs no request of its own, as far as the list asked for enough of it.
        product: {
          read: (existing: Reference | null | undefined, { args, canRead, toReference }) => {
            if (existing !== undefined) return existing
            const listed = toReference({ __typename: 'Product', id: args?.['id'] as string })
            return canRead(listed) ? listed : undefined
          },
        },
      },
    },
    // There is one shop, and what follows is known by its address: none of them has an id.
    Shop: { keyFields: [], fields: { heroSlides: { merge: false } } },
    SocialLink: { keyFields: ['url'] },
    ProductImage: { keyFields: ['url'] },
    Cart: {
      fields: {
        // The server's list is the whole list: lines that are missing from it have gone.
        items: { merge: false },
        // The server tells of removed lines once: they stay until she has seen them.
        removed: { merge: (existing: unknown[] = [], incoming: unknown[]) => [...existing, ...incoming] },
      },
    },
    ...Object.fromEntries(valueTypes.map((type) => [type, { merge: true }])),
  },
}
