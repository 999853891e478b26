import { Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CustomerOrders_CustomerFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { formatRupees, listedRupees } from '../../lib/money.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { Panel } from '../../ui/Panel.tsx'
import { AdminTable } from '../lists/AdminTable.tsx'
import { RowLink } from '../lists/RowLink.tsx'
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
          rows={customer.orders}
          columns={[
            {
              header: t`Number`,
              kind: 'name',
              cell: ({ id, orderNumber }) => <RowLink to={adminPaths.order(id)}>{orderNumber}</RowLink>,
            },
            { header: t`Placed`, cell: ({ orderDate }) => formatDay(orderDate, i18n) },
            { header: t`Status`, cell: ({ orderStatus }) => <StatusBadge status={orderStatus} /> },
            {
              header: t`Total`,
              cell: ({ totalToPay }) => (totalToPay == null ? t`no price yet` : formatRupees(totalToPay)),
            },
            { header: t`Still to pay`, cell: ({ balance }) => balance != null && listedRupees(balance) },
          ]}
        />
      )}
    </Panel>
  )
}
