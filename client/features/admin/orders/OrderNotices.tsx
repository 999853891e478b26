import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { Bell, BellOff } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatRupees } from '../../../lib/money.ts'
import { adminPaths } from '../admin-paths.ts'
import { notify } from '../../../ui/notify.ts'
import { chime } from './chime.ts'
import { AdminOrderInList_query } from './order-list-documents.ts'
import { followOrders, onOrderNews } from './order-stream.ts'
import { orderSubject } from './order-words.ts'

const key = 'admin-order-notices'
const areOn = () => {
  try {
    return localStorage.getItem(key) !== 'off'
  } catch {
    // Storage may be switched off.
    return true
  }
}

/** Follows the shop's orders; a new one is told with a sound and a notice, which she can switch off. */
export function OrderNotices() {
  const client = useApolloClient()
  const navigate = useNavigate()
  const [on, setOn] = useState(areOn)
  const tell = useEffectEvent(async (orderId: string) => {
    if (!areOn()) return
    const { data } = await client.query({
      query: AdminOrderInList_query,
      variables: { id: orderId },
      fetchPolicy: 'network-only',
    })
    if (!data?.order) return
    const { orderNumber, customer, totalToPay } = data.order
    const price = totalToPay == null ? 'to be quoted' : formatRupees(totalToPay)
    void notify({
      id: orderId,
      type: 'info',
      title: `New order ${orderNumber}: ${orderSubject(data.order)}, ${customer.name}, ${price}`,
      action: { label: 'Open', onClick: () => void navigate(adminPaths.order(orderId)) },
    })
  })
  useEffect(() => followOrders(() => areOn() && chime()), [])
  useEffect(
    () => onOrderNews((news) => void (news.kind === 'placed' && tell(news.orderId).catch(() => null))),
    [],
  )
  const turn = () => {
    localStorage.setItem(key, on ? 'off' : 'on')
    setOn(!on)
    if (!on) chime()
  }
  return (
    <Button
      variant="ghost"
      size="sm"
      minH="11"
      px="3"
      flexShrink="0"
      justifyContent="flex-start"
      color="fg.muted"
      aria-pressed={on}
      title={on ? 'A new order is told with a sound and a notice' : 'New orders come silently'}
      onClick={turn}
    >
      {on ? <Bell aria-hidden /> : <BellOff aria-hidden />}
      Tell new orders
    </Button>
  )
}
