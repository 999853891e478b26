import { useQuery } from '@apollo/client/react'
import { withoutDeduplication } from './order-stream.ts'
import { useIsAllowed } from '../shell/use-access.ts'
import { useRefetchOnOrderEvents } from './use-refetch-on-order-events.ts'
import { Workshop_query } from './workshop-documents.ts'

/**
 * The workshop's calendar for a number of weeks, refetched when orders change; null until it is loaded, and for those who don't
 * manage orders.
 */
export function useWorkshop(weeks: number) {
  const mayRead = useIsAllowed('MANAGE_ORDERS')
  const { data, refetch } = useQuery(Workshop_query, {
    skip: !mayRead,
    variables: { weeks },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: withoutDeduplication,
  })
  useRefetchOnOrderEvents(async () => mayRead && refetch())
  return { workshop: data?.workshop ?? null, refetch }
}
