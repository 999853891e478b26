import { useQuery } from '@apollo/client/react'
import type { GarmentWhere } from '../../__generated__/graphql.ts'
import { withoutDeduplication } from '../orders/order-stream.ts'
import { useRefetchOnOrderEvents } from '../orders/use-refetch-on-order-events.ts'
import { WorkshopBoard_query } from './garment-documents.ts'

/** The garments that match, with the stages and the tailors, live. */
export function useGarmentBoard(where: GarmentWhere) {
  const { data, previousData, error, refetch, fetchMore } = useQuery(WorkshopBoard_query, {
    variables: { where },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: withoutDeduplication,
  })
  const read = () => void refetch().catch(() => null)
  useRefetchOnOrderEvents(refetch)
  /** Adds the garments that are due next; rejects if they could not be loaded. */
  const loadMore = async () => {
    const after = data?.garments.pageInfo.endCursor
    if (after) await fetchMore({ variables: { after } })
  }
  // While others are chosen, those from before stay.
  return { data: data ?? previousData, error, read, loadMore }
}

export type GarmentBoardData = NonNullable<ReturnType<typeof useGarmentBoard>['data']>
