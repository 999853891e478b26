import { useQuery } from '@apollo/client/react'
import { Skeleton } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useParams } from 'react-router-dom'
import { OrderClosed } from '../orders/OrderClosed.tsx'
import { NotPermitted } from '../shell/NotPermitted.tsx'
import { PriceList_query } from '../price-list/price-list-documents.ts'
import { EditOrder } from './EditOrder.tsx'
import { OrderToEdit_query } from './order-edit-documents.ts'
import { UnreadPage } from '../shell/UnreadPage.tsx'
import { useIsAllowed } from '../shell/use-access.ts'

/** Changes what was ordered. */
export function OrderEditPage() {
  const { t } = useLingui()
  const { orderId = '' } = useParams()
  const { data, error, refetch } = useQuery(OrderToEdit_query, {
    variables: { id: orderId },
    // A colleague's change must not replace what is being typed.
    fetchPolicy: 'no-cache',
  })
  const mayEdit = useIsAllowed('MANAGE_ORDERS')
  const list = useQuery(PriceList_query, { skip: !mayEdit })
  const retry = () => Promise.all([refetch(), list.refetch()])
  if (!mayEdit) return <NotPermitted page="orders" />
  if ((error && !data) || (list.error && !list.data))
    return <UnreadPage title={t`The order could not be read`} retry={retry} />
  if (!data || !list.data) return <Skeleton height="96" role="status" aria-label={t`Loading the order`} />
  const { order } = data
  if (!order?.viewerCanEdit)
    return <OrderClosed order={order} reason={t`This order can’t be changed any more`} />
  return (
    <EditOrder
      key={order.version}
      order={order}
      priceList={list.data.priceList}
      onReload={() => void refetch().catch(() => null)}
    />
  )
}
