import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { OrderSort, OrderStatus, OrderWhere } from '../../__generated__/graphql.ts'
import { listOf } from '../lists/admin-list.ts'
import { withoutDeduplication, onOrderEvent } from './order-stream.ts'
import { openStatuses } from '../../../shared/orders/order-statuses.ts'
import { AdminOrderInList_query, AdminOrders_query } from './order-list-documents.ts'

interface OrdersQuery {
  where: OrderWhere
  status: OrderStatus | null
  sort: OrderSort
  first: number
}

/**
 * A live list of orders: changes update in place, and new orders are added unless later pages have been
 * loaded, in which case `stale` is true. Sorted by due date without a status filter, it excludes
 * completed orders unless an alteration or a return was requested.
 */
export function useOrders({ where, status, sort, first }: OrdersQuery) {
  const client = useApolloClient()
  const openOnly = sort === 'DUE_FIRST' && !where.hasOpenAlteration && !where.hasOpenReturn
  const orderStatus = status ? { eq: status } : openOnly ? { in: openStatuses } : null
  const variables = {
    where: { ...where, ...(orderStatus && { orderStatus }) },
    sort,
    first,
  }
  const { data, error, refetch, fetchMore } = useQuery(AdminOrders_query, {
    variables,
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: withoutDeduplication,
  })
  const key = JSON.stringify(variables)
  const [staleKey, setStaleKey] = useState<string | null>(null)
  const edges = data?.orders.edges ?? []

  const begin = async () => {
    setStaleKey(null)
    await refetch().catch(() => null)
  }
  const handleEvent = useEffectEvent((orderId: string | null) => {
    if (edges.length <= first) return void begin()
    setStaleKey(key)
    if (orderId !== null && edges.some(({ node }) => node.id === orderId))
      void client
        .query({ query: AdminOrderInList_query, variables: { id: orderId }, fetchPolicy: 'network-only' })
        .catch(() => null)
  })
  useEffect(() => {
    return onOrderEvent((event) => handleEvent('orderId' in event ? event.orderId : null))
  }, [])

  return {
    ...listOf({ data, error, refetch: begin, fetchMore }, ({ orders }) => orders),
    counts: new Map(data?.orders.statusCounts.map(({ orderStatus, count }) => [orderStatus, count])),
    stale: staleKey === key,
  }
}
