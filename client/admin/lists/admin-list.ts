/** A list of an admin page: its query's state, and the pages loaded so far. */
export interface AdminListState<Entry> {
  /** Undefined until the first page is loaded. */
  entries: readonly Entry[] | undefined
  total?: { count: number; isCapped: boolean } | undefined
  failed: boolean
  retry: () => Promise<unknown>
  hasMore: boolean
  /** Adds the next page; rejects if it could not be loaded. */
  loadMore: () => Promise<unknown>
}

interface QueryResult<Data> {
  data?: Data | undefined
  previousData?: Data | undefined
  error?: unknown
  refetch(): Promise<unknown>
  fetchMore(options: { variables: { after: string } }): Promise<unknown>
}

interface Connection<Entry> {
  totalCount?: number
  totalCountIsCapped?: boolean
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
  edges: readonly { node: Entry }[]
}

/** The state of a query's connection. While other filters load, the list of those before stays. */
export function listOf<Data, Entry>(
  result: QueryResult<Data>,
  connectionOf: (data: Data) => Connection<Entry> | null | undefined,
): AdminListState<Entry> {
  const data = result.data ?? result.previousData
  const list = data && connectionOf(data)
  const endCursor = list?.pageInfo.endCursor
  return {
    entries: list?.edges.map(({ node }) => node),
    total:
      list?.totalCount === undefined
        ? undefined
        : { count: list.totalCount, isCapped: list.totalCountIsCapped ?? false },
    failed: result.error !== undefined,
    retry: () => result.refetch(),
    hasMore: list?.pageInfo.hasNextPage ?? false,
    loadMore: async () => endCursor && result.fetchMore({ variables: { after: endCursor } }),
  }
}
