import { Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CustomerOrders_CustomerFragment } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import { formatRupees, listedRupees } from '../../lib/money.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { Panel } from '../../ui/Panel.tsx'
import { AdminTable } from '../lists/AdminTable.tsx'
import { RowLink } from '../lists/RowLink.tsx'
import { cutOff } from '../lists/table-lines.ts'
import { orderSubject } from '../orders/order-labels.ts'
import { StatusBadge } from '../orders/StatusBadge.tsx'
import { formatNearDay } from '../../lib/shop-days.ts'

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
      customCategory
      items {
        productName
        hindiName: productName(locale: HI, fallback: false)
        quantity
      }
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
          layout="lines"
          areas={{
            gridTemplateAreas: { mdDown: '"name placed status" "what what pay"' },
            gridTemplateColumns: { mdDown: 'auto minmax(0, 1fr) auto' },
          }}
          columns={[
            {
              header: t`Number`,
              kind: 'name',
              css: { gridArea: 'name' },
              cell: ({ id, orderNumber }) => (
                <RowLink to={adminPaths.order(id)} minH={{ base: '9', md: '11' }}>
                  {orderNumber}
                </RowLink>
              ),
            },
            {
              header: t`What`,
              css: { gridArea: 'what', ...cutOff('40%') },
              cell: (order) => orderSubject(i18n, order),
            },
            {
              header: t`Placed`,
              css: { gridArea: 'placed' },
              cell: ({ orderDate }) => formatNearDay(orderDate, i18n),
            },
            {
              header: t`Status`,
              css: { gridArea: 'status' },
              cell: ({ orderStatus }) => <StatusBadge status={orderStatus} />,
            },
            {
              header: t`Total`,
              css: { hideBelow: 'md', textAlign: 'end' },
              cell: ({ totalToPay }) => (totalToPay == null ? t`no price yet` : formatRupees(totalToPay)),
            },
            {
              header: t`Still to pay`,
              css: { gridArea: 'pay', textAlign: 'end' },
              cell: ({ balance }) => balance != null && listedRupees(balance),
            },
          ]}
        />
      )}
    </Panel>
  )
}
