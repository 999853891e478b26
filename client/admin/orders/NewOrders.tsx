import { Box, Flex, IconButton, Link, Text } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import type { OrderInList_OrderFragment } from '../../__generated__/graphql.ts'
import { customerName } from '../../lib/customer-name.ts'
import { formatRupees } from '../../lib/money.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { orderSubject } from './order-labels.ts'

/** The number of orders listed by name; the order list has the rest. */
const named = 2

interface NewOrdersProps {
  /** The newest first. */
  orders: OrderInList_OrderFragment[]
  /** Called when an order is opened. */
  onOpen: (orderId: string) => void
  onDismiss: () => void
}

/** Orders that arrived during this visit, until they are opened or dismissed. */
export function NewOrders({ orders, onOpen, onDismiss }: NewOrdersProps) {
  const { t } = useLingui()
  const more = orders.length - named
  return (
    <Box
      role="status"
      aria-label={t`New orders`}
      aria-atomic={false}
      // Sticky, so that it stays visible on long pages: below the sidebar's items, then below the
      // navigation bar.
      position={{ base: 'fixed', md: 'sticky' }}
      insetX={{ base: '2', md: 'auto' }}
      top={{ md: '20' }}
      bottom={{ base: 'calc(var(--bottom-bar, 0px) + 0.5rem)', md: 'auto' }}
      zIndex="toast"
    >
      {/* On a phone, the end of the page can be scrolled above it. */}
      {orders.length > 0 && (
        <Global styles={{ '@media (max-width: 47.99em)': { '#main': { paddingBottom: '15rem' } } }} />
      )}
      {orders.length > 0 && (
        <Box bg="bg.panel" borderWidth="1px" borderColor="brand.emphasized" borderRadius="l2" mt="2" pb="1">
          <Flex align="center" justify="space-between" ps="3">
            <Text fontWeight="semibold">
              <Trans>New orders</Trans>
            </Text>
            <IconButton variant="ghost" aria-label={t`Dismiss the new orders`} onClick={onDismiss}>
              <X aria-hidden />
            </IconButton>
          </Flex>
          {orders.slice(0, named).map((order) => (
            <Notice key={order.id} order={order} onClick={() => onOpen(order.id)} />
          ))}
          {more > 0 && (
            <Link asChild minH="11" px="3" onClick={onDismiss}>
              <RouterLink to={adminPaths.orders({ status: 'pending' })}>
                <Trans>and {more} more</Trans>
              </RouterLink>
            </Link>
          )}
        </Box>
      )}
    </Box>
  )
}

function Notice({ order, onClick }: { order: OrderInList_OrderFragment; onClick: () => void }) {
  const { t, i18n } = useLingui()
  const { id, orderNumber, customer, totalToPay } = order
  const price = totalToPay == null ? t`to be quoted` : formatRupees(totalToPay)
  return (
    <Link asChild minH="11" px="3" py="1" display="block" onClick={onClick}>
      <RouterLink to={adminPaths.order(id)}>
        <Trans>
          New order {orderNumber}: {{ ordered: orderSubject(i18n, order) }},{' '}
          {{ name: customerName(i18n, customer.name) }}, {price}
        </Trans>
      </RouterLink>
    </Link>
  )
}
