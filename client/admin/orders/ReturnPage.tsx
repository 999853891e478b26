import { useQuery } from '@apollo/client/react'
import { Button, Skeleton } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { NotPermitted } from '../shell/NotPermitted.tsx'
import { UnreadPage } from '../shell/UnreadPage.tsx'
import { useIsAllowed } from '../shell/use-access.ts'
import { OrderClosed } from './OrderClosed.tsx'
import { OrderToReturn_query } from './returns/counter-return-documents.ts'
import { CounterReturnForm } from './returns/CounterReturnForm.tsx'

/** Takes back ready-made pieces at the counter. */
export function ReturnPage() {
  const { t } = useLingui()
  const { orderId = '' } = useParams()
  const mayReturn = useIsAllowed('MANAGE_ORDERS')
  const { data, error, refetch } = useQuery(OrderToReturn_query, {
    variables: { id: orderId },
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    skip: !mayReturn,
  })
  if (!mayReturn) return <NotPermitted page="counter" />
  if (!data)
    return error ? (
      <UnreadPage title={t`The order could not be read`} retry={refetch} />
    ) : (
      <Skeleton height="96" borderRadius="l3" role="status" aria-label={t`Loading the order`} />
    )
  const { order } = data
  if (!order || order.returnableAtCounter.length === 0)
    return <OrderClosed order={order} reason={t`Nothing of this order can be returned`} />
  return (
    <>
      <AdminHeading title={t`Return of ${{ orderNumber: order.orderNumber }}`}>
        <Button asChild minH="12" variant="ghost">
          <RouterLink to={adminPaths.order(order.id)}>
            <Trans>Open the order</Trans>
          </RouterLink>
        </Button>
      </AdminHeading>
      <CounterReturnForm key={order.id} order={order} />
    </>
  )
}
