import { chakra, Link } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import type { OutstandingOrdersQuery } from '../../__generated__/graphql.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { currentDay, dayOfInstant, formatDay } from '../../lib/shop-days.ts'
import { AdminTable } from '../lists/AdminTable.tsx'
import { OrderMessages } from '../messages/OrderMessages.tsx'
import { StatusBadge } from '../orders/StatusBadge.tsx'

type Order = OutstandingOrdersQuery['outstandingOrders']['edges'][number]['node']

interface OutstandingOrdersProps {
  orders: readonly Order[]
}

const columns = [
  msg`Order`,
  msg`Status`,
  msg({ message: 'Placed', context: 'column' }),
  msg`Still to pay`,
  msg`Remind`,
]
const dayMs = 86_400_000

/** Orders that are not paid in full, with their age and a reminder by WhatsApp. */
export function OutstandingOrders({ orders }: OutstandingOrdersProps) {
  const { t, i18n } = useLingui()
  return (
    <AdminTable
      caption={t`Orders that are not paid in full`}
      columns={columns.map((column) => i18n._(column))}
    >
      {orders.map((order) => (
        <tr key={order.id}>
          <th scope="row">
            <Link asChild minH="11" color="brand.fg" fontWeight="semibold" whiteSpace="nowrap">
              <RouterLink to={adminPaths.order(order.id)}>{order.orderNumber}</RouterLink>
            </Link>
            <chakra.div fontWeight="normal">{order.customer.name}</chakra.div>
          </th>
          <td>
            <StatusBadge status={order.orderStatus} />
          </td>
          <td>
            {formatDay(order.orderDate, i18n)}
            <chakra.div color="fg.muted" textStyle="xs">
              {ageOf(order.orderDate, i18n)}
            </chakra.div>
          </td>
          <chakra.td whiteSpace="nowrap">{formatExactRupees(order.balance ?? 0)}</chakra.td>
          <td>
            <OrderMessages
              order={order}
              drafts={order.messageDrafts.filter(({ event }) => event === 'PAYMENT_REMINDER')}
            />
          </td>
        </tr>
      ))}
    </AdminTable>
  )
}

/** In days of the shop's calendar. */
function ageOf(orderDate: string, i18n: I18n) {
  const days = (Date.parse(currentDay()) - Date.parse(dayOfInstant(orderDate))) / dayMs
  return i18n._(days === 0 ? msg`today` : msg`${plural(days, { one: '# day ago', other: '# days ago' })}`)
}
