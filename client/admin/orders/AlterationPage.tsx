import { useQuery } from '@apollo/client/react'
import { Button, Skeleton } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { customerName } from '../../lib/customer-name.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { NotPermitted } from '../shell/NotPermitted.tsx'
import { UnreadPage } from '../shell/UnreadPage.tsx'
import { useIsAllowed } from '../shell/use-access.ts'
import { AlterationChoices_query } from './alteration-page-documents.ts'
import { AlterationForm } from './AlterationForm.tsx'
import { takesAlterations } from './order-labels.ts'
import { OrderClosed } from './OrderClosed.tsx'
import { StatusBadge } from './StatusBadge.tsx'

/** Adds what a customer wants altered after a trial or the delivery. */
export function AlterationPage() {
  const { t, i18n } = useLingui()
  const { orderId = '' } = useParams()
  const mayChange = useIsAllowed('MANAGE_ORDERS')
  const { data, error, refetch } = useQuery(AlterationChoices_query, {
    variables: { id: orderId },
    fetchPolicy: 'cache-and-network',
    skip: !mayChange,
  })
  if (!mayChange) return <NotPermitted page="workshop" />
  if (!data)
    return error ? (
      <UnreadPage title={t`The order could not be read`} retry={refetch} />
    ) : (
      <Skeleton height="96" borderRadius="l3" role="status" aria-label={t`Loading the order`} />
    )
  const { order, tailors } = data
  if (!order || !takesAlterations(order.orderStatus))
    return <OrderClosed order={order} reason={t`Alterations belong to confirmed orders`} />
  return (
    <>
      <AdminHeading
        title={t`Alteration of ${{ orderNumber: order.orderNumber }}`}
        beside={<StatusBadge status={order.orderStatus} />}
      >
        <Button asChild minH="12" variant="ghost">
          <RouterLink to={adminPaths.order(order.id)}>
            <Trans>Open the order</Trans>
          </RouterLink>
        </Button>
      </AdminHeading>
      <AlterationForm
        key={order.id}
        order={order}
        tailors={tailors}
        title={customerName(i18n, order.customer.name)}
      />
    </>
  )
}
