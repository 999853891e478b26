import { Link, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import type { CustomerOrders_CustomerFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { formatRupees } from '../../lib/money.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { Panel } from '../../ui/Panel.tsx'
import { AdminTable } from '../lists/AdminTable.tsx'
import { StatusBadge } from '../orders/StatusBadge.tsx'
import { formatDay } from '../../lib/shop-days.ts'

export const CustomerOrders_customer = graphql(`
  fragment CustomerOrders_customer on Customer {
    id
    orders {
      id
      orderNumber
      orderStatus
      orderDate
      totalToPay
      balance
    }
  }
`)

export function CustomerOrders({ customer }: { customer: CustomerOrders_CustomerFragment }) {
  const { t, i18n } = useLingui()
  return (
    <Panel title={t`Orders`}>
      {customer.orders.length === 0 ? (
        <Text color="fg.muted">
          <Trans>No orders yet.</Trans>
        </Text>
      ) : (
        <AdminTable
          caption={t`Orders of this customer`}
          columns={[t`Number`, t`Placed`, t`Status`, t`Total`, t`Still to pay`]}
        >
          {customer.orders.map(({ id, orderNumber, orderStatus, orderDate, totalToPay, balance }) => (
            <tr key={id}>
              <th scope="row">
                <Link asChild minH="11" color="brand.fg">
                  <RouterLink to={adminPaths.order(id)}>{orderNumber}</RouterLink>
                </Link>
              </th>
              <td>{formatDay(orderDate, i18n)}</td>
              <td>
                <StatusBadge status={orderStatus} />
              </td>
              <td>{totalToPay == null ? t`no price yet` : formatRupees(totalToPay)}</td>
              <td>{balance == null ? '' : formatRupees(balance)}</td>
            </tr>
          ))}
        </AdminTable>
      )}
    </Panel>
  )
}
