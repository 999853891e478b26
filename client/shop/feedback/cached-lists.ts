import type { ApolloCache, Reference, StoreObject } from '@apollo/client'
import type { FeedbackSort, FeedbackWhere } from '../../__generated__/graphql.ts'

interface Edge extends StoreObject {
  cursor: string
  node: Reference
}
/** A cached feedback list. */
interface CachedList {
  totalCount?: number
  edges: Edge[]
  pageInfo?: { hasNextPage?: boolean }
}
interface Entry {
  id: string
  rating: number
  createdAt: string
}
interface ListArguments {
  where?: FeedbackWhere | null
  sort?: FeedbackSort
}

/** The cache identifies a list by its arguments: `feedback:{"where":{"mine":true},"first":6}`. */
const argumentsOf = (storeFieldName: string) =>
  JSON.parse(storeFieldName.slice(storeFieldName.indexOf('{')) || '{}') as ListArguments

/**
 * Lists of other users' entries don't include the viewer's own; lists about a design are left to the
 * server.
 */
const includesOwn = ({ where }: ListArguments) => where?.mine !== false && where?.productId == null

/** How many more stars count. */
const directions: Record<FeedbackSort, number> = { HIGHEST_RATED: 1, LOWEST_RATED: -1, NEWEST: 0 }

const before = (a: Entry, b: Entry, sort: FeedbackSort = 'HIGHEST_RATED') =>
  directions[sort] * (b.rating - a.rating) || b.createdAt.localeCompare(a.createdAt)

const reference = (cache: ApolloCache, id: string) => cache.identify({ __typename: 'Feedback', id }) ?? ''

/**
 * Inserts an entry of the viewer into every cached list at its sorted position. Beyond the loaded pages
 * it is left out, because it will come with its page.
 */
export function insertFeedback(cache: ApolloCache, entry: Entry, { isNew }: { isNew: boolean }) {
  const __ref = reference(cache, entry.id)
  cache.modify<{ feedback: CachedList }>({
    id: 'ROOT_QUERY',
    fields: {
      feedback: (value, { storeFieldName, readField }) => {
        const cached = value as CachedList
        const list = argumentsOf(storeFieldName)
        if (!includesOwn(list)) return cached
        const others = cached.edges.filter(({ node }) => node.__ref !== __ref)
        const at = others.findIndex(({ node }) => {
          const other = {
            id: '',
            rating: readField<number>('rating', node) ?? 0,
            createdAt: readField<string>('createdAt', node) ?? '',
          }
          return before(entry, other, list.sort) < 0
        })
        const index = at === -1 ? others.length : at
        const beyond = at === -1 && cached.pageInfo?.hasNextPage !== false
        // The cursor is no position of the server's list: the next page starts from the server's own
        // cursors.
        const edge: Edge = { __typename: 'FeedbackEdge', cursor: `placed:${entry.id}`, node: { __ref } }
        return {
          ...cached,
          totalCount: (cached.totalCount ?? 0) + (isNew ? 1 : 0),
          edges: beyond ? others : [...others.slice(0, index), edge, ...others.slice(index)],
        }
      },
    },
  })
}

/** Removes an entry of the viewer from every cached list. */
export function removeFeedback(cache: ApolloCache, id: string) {
  const __ref = reference(cache, id)
  cache.modify<{ feedback: CachedList }>({
    id: 'ROOT_QUERY',
    fields: {
      feedback: (value) => {
        const cached = value as CachedList
        const edges = cached.edges.filter(({ node }) => node.__ref !== __ref)
        // A list without the entry may have been refetched after the deletion, so its count is already
        // correct.
        return edges.length === cached.edges.length
          ? cached
          : { ...cached, totalCount: (cached.totalCount ?? 1) - 1, edges }
      },
    },
  })
}
