import { useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent } from 'react'
import { withoutDeduplication, onOrderNews } from './order-stream.ts'
import { Workshop_query } from './workshop-documents.ts'

/** The workshop's calendar for a number of weeks, refetched when orders change; null until it is loaded. */
export function useWorkshop(weeks: number) {
  const { data, refetch } = useQuery(Workshop_query, {
    variables: { weeks },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: withoutDeduplication,
  })
  const again = useEffectEvent(() => void refetch().catch(() => null))
  useEffect(() => {
    return onOrderNews(() => again())
  }, [])
  return { workshop: data?.workshop ?? null, refetch }
}
