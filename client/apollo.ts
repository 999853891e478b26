import {
  ApolloClient,
  type ApolloLink,
  InMemoryCache,
  type InMemoryCacheConfig,
  type ObservableQuery,
  type OperationVariables,
  type Reference,
} from '@apollo/client'
import type { GraphQLCodegenDataMasking } from '@apollo/client/masking'
import { connectionPages } from './connection-pages.ts'

declare module '@apollo/client' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- how Apollo Client takes the types of codegen's masking
  export interface TypeOverrides extends GraphQLCodegenDataMasking.TypeOverrides {}
}

/** Tells what is shown without its own way to it, which prints every document first: a phone takes 70 ms for that. */
export class ShopClient extends ApolloClient {
  /** Whether each has been shown yet: one that is made while a page renders isn't. */
  readonly #watched = new Map<ObservableQuery, boolean>()

  override watchQuery<Data = unknown, Variables extends OperationVariables = OperationVariables>(
    options: ApolloClient.WatchQueryOptions<Data, Variables>,
  ): ObservableQuery<Data, Variables> {
    const query = super.watchQuery(options)
    this.#watched.set(query as unknown as ObservableQuery, false)
    return query
  }

  /** The queries that something on the page shows. */
  shownQueries(): ObservableQuery[] {
    for (const [query, wasShown] of this.#watched) {
      if (query.hasObservers()) this.#watched.set(query, true)
      else if (wasShown) this.#watched.delete(query)
    }
    return [...this.#watched].flatMap(([query, isShown]) => (isShown ? query : []))
  }
}

/** The browser's client. The server has a simpler one for each page: see rendering/page-data.ts. */
export const createApolloClient = (link: ApolloLink) =>
  new ShopClient({ link, cache: new InMemoryCache(cacheOptions), dataMasking: true })

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
        removed: { merge: (told: unknown[] = [], incoming: unknown[]) => [...told, ...incoming] },
      },
    },
    ...Object.fromEntries(valueTypes.map((type) => [type, { merge: true }])),
  },
}
