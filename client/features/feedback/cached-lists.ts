import type { ApolloCache, Reference, StoreObject } from '@apollo/client'
import type { FeedbackWhere } from '../../__generated__/graphql.ts'

interface Edge extends StoreObject {
  cursor: string
  node: Reference
}
/** A list of feedback as the cache keeps it. */
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
  sort?: 'HIGHEST_RATED' | 'NEWEST'
}

/** The cache names a list by its arguments: `feedback:{"where":{"mine":true},"first":6}`. */
const argumentsOf = (storeFieldName: string) =>
  JSON.parse(storeFieldName.slice(storeFieldName.indexOf('{')) || '{}') as ListArguments

/** Others' lists don't hold her own; one about a design is left to the server. */
const includesOwn = ({ where }: ListArguments) => where?.mine !== false && where?.productId == null

const before = (a: Entry, b: Entry, sort: ListArguments['sort'] = 'HIGHEST_RATED') =>
  (sort === 'HIGHEST_RATED' && a.rating !== b.rating ? b.rating - a.rating : 0) ||
  b.createdAt.localeCompare(a.createdAt)

const reference = (cache: ApolloCache, id: string) => cache.identify({ __typename: 'Feedback', id }) ?? ''

/**
 * Puts an entry of the viewer's where it belongs in every list kept. Beyond the end of what is loaded it is left
 * out: it comes with its page.
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
        // Its cursor names no place of the server's list: pages go on from those that came from there.
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

/** Takes an entry of the viewer's out of every list kept. */
export function removeFeedback(cache: ApolloCache, id: string) {
  const __ref = reference(cache, id)
  cache.modify<{ feedback: CachedList }>({
    id: 'ROOT_QUERY',
    fields: {
      feedback: (value) => {
        const cached = value as CachedList
        const edges = cached.edges.filter(({ node }) => node.__ref !== __ref)
        // A list that doesn't show it may have been read anew since it is gone: it is counted there already.
        return edges.length === cached.edges.length
          ? cached
          : { ...cached, totalCount: (cached.totalCount ?? 1) - 1, edges }
      },
    },
  })
}
