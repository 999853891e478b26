import { Button } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'

interface OrderClosedProps {
  order: { id: string } | null | undefined
  /** Why the page's work can't be done with the order. */
  reason: string
}

/** In place of a page's work with an order that doesn't take it, or doesn't exist; leads back. */
export function OrderClosed({ order, reason }: OrderClosedProps) {
  const { t } = useLingui()
  return (
    <>
      <AdminHeading title={order ? reason : t`There is no such order`} />
      <Button asChild minH="12" variant="outline">
        <RouterLink to={order ? adminPaths.order(order.id) : adminPaths.orders()}>
          {order ? t`Back to the order` : t`All orders`}
        </RouterLink>
      </Button>
    </>
  )
}
