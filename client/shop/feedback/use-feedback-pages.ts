import { useQuery } from '@apollo/client/react'
import { useRef, useState } from 'react'
import type { FeedbackSort, FeedbackWhere } from '../../__generated__/graphql.ts'
import { cacheBroadcast } from '../../lib/cache-broadcast.ts'
import { FeedbackPages_query } from './feedback-pages.ts'

interface List {
  where?: FeedbackWhere
  /** The best first, unless it says otherwise. */
  sort?: FeedbackSort
  first: number
}

/** One feedback list, loaded `first` entries at a time. */
export function useFeedbackPages(list: List) {
  const { data, error, refetch, fetchMore } = useQuery(FeedbackPages_query, { variables: list })
  const [loadingMore, setLoadingMore] = useState(false)
  const [loadMoreFailed, setLoadMoreFailed] = useState(false)
  const busy = useRef(false)
  const { totalCount, pageInfo, edges = [] } = data?.feedback ?? {}

  /** Fetches the next entries after `until` has resolved. A second call meanwhile does nothing. */
  const loadMore = async (until?: Promise<unknown>) => {
    if (busy.current || !pageInfo?.hasNextPage) return
    busy.current = true
    setLoadingMore(true)
    setLoadMoreFailed(false)
    try {
      await until
      await fetchMore({ variables: { after: pageInfo.endCursor } })
      await cacheBroadcast()
    } catch {
      setLoadMoreFailed(true)
    } finally {
      busy.current = false
      setLoadingMore(false)
    }
  }

  return {
    state: data ? ('ready' as const) : error ? ('failed' as const) : ('loading' as const),
    retry: () => void refetch(),
    entries: edges.map(({ node }) => node),
    totalCount,
    hasMore: pageInfo?.hasNextPage ?? false,
    loadingMore,
    loadMoreFailed,
    loadMore,
  }
}
