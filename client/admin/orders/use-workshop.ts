import { useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { withoutDeduplication, onOrderEvent } from './order-stream.ts'
import { useIsAllowed } from '../shell/use-access.ts'
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
  const again = useEffectEvent(() => {
    if (mayRead) void refetch().catch(() => null)
  })
  useEffect(() => {
    return onOrderEvent(() => again())
  }, [])
  return { workshop: data?.workshop ?? null, refetch }
}
