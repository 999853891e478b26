import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bell, BellOff } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { OrderInList_OrderFragment } from '../../__generated__/graphql.ts'
import { isBoolean } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'
import { chime } from './chime.ts'
import { NewOrders } from './NewOrders.tsx'
import { AdminOrderInList_query } from './order-list-documents.ts'
import { followOrders, onOrderEvent } from './order-stream.ts'

const noticesOn = storedValue({
  key: 'admin-order-notices',
  version: 1,
  area: 'local',
  isValid: isBoolean,
  fallback: true,
})

/**
 * Follows the order stream and announces new orders of shoppers with a sound and a notice, which can be switched
 * off. What the staff took themselves is no news to them. The notice has a slot of its own: a toast would cover the buttons below it, and disappear before
 * the owner looks at the screen.
 */
export function OrderNotices() {
  const { t } = useLingui()
  const client = useApolloClient()
  const [on, setOn] = useState(noticesOn.read)
  const [orders, setOrders] = useState<OrderInList_OrderFragment[]>([])
  /** The order, if a shopper placed it; both that use it share the request. */
  const readNews = async (orderId: string) => {
    if (!noticesOn.read()) return null
    const { data } = await client.query({
      query: AdminOrderInList_query,
      variables: { id: orderId },
      fetchPolicy: 'network-only',
    })
    return data?.order?.placedBy === null ? data.order : null
  }
  const announce = useEffectEvent(async (orderId: string) => {
    const order = await readNews(orderId)
    if (order) setOrders((shown) => [order, ...shown.filter(({ id }) => id !== order.id)])
  })
  const ring = useEffectEvent(async (orderId: string) => {
    if (await readNews(orderId)) chime()
  })
  useEffect(() => {
    return followOrders((orderId) => void ring(orderId).catch(() => null))
  }, [])
  useEffect(() => {
    return onOrderEvent(
      (event) => void (event.kind === 'placed' && announce(event.orderId).catch(() => null)),
    )
  }, [])
  const toggle = () => {
    noticesOn.write(!on)
    setOn(!on)
    if (!on) chime()
  }
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        minH="11"
        px="3"
        flexShrink="0"
        justifyContent="flex-start"
        color="fg.muted"
        aria-pressed={on}
        title={on ? t`A new order is told with a sound and a notice` : t`New orders come silently`}
        onClick={toggle}
      >
        {on ? <Bell aria-hidden /> : <BellOff aria-hidden />}
        <Trans>Tell new orders</Trans>
      </Button>
      <NewOrders
        orders={orders}
        onOpen={(opened) => setOrders((shown) => shown.filter(({ id }) => id !== opened))}
        onDismiss={() => setOrders([])}
      />
    </>
  )
}
