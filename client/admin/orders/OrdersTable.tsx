import { Box, Button, chakra, Flex, Link, Text } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { OrderInList_OrderFragment, OrderWhere } from '../../__generated__/graphql.ts'
import { formatRupees } from '../../lib/money.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { AdminList } from '../lists/AdminList.tsx'
import { AdminTable } from '../lists/AdminTable.tsx'
import { AlterationBadge } from './AlterationBadge.tsx'
import { DueDay } from './DueDay.tsx'
import type { OrderChoice } from './order-choice.ts'
import { orderSubject } from './order-labels.ts'
import { StatusBadge } from './StatusBadge.tsx'
import { StatusTabs } from './StatusTabs.tsx'
import { useOrders } from './use-orders.ts'

interface OrdersTableProps {
  where: OrderWhere
  choice: OrderChoice
  onChange: (changes: Partial<OrderChoice>) => void
}

const pageSize = 50
const columns = [msg`Mark`, msg`Order`, msg`Status`, msg`Due`, msg`Customer`, msg`What`, msg`To pay`]

export function OrdersTable({ where, choice, onChange }: OrdersTableProps) {
  const { t, i18n } = useLingui()
  const { status, sort } = choice
  const list = useOrders({ where, status, sort, first: pageSize })
  const { counts } = list
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set())
  const printed = list.entries?.filter(({ id }) => marked.has(id)).map(({ id }) => id) ?? []
  const mark = (id: string) => {
    const next = new Set(marked)
    if (!next.delete(id)) next.add(id)
    setMarked(next)
  }
  return (
    <>
      <StatusTabs
        status={status}
        openOnly={sort === 'DUE_FIRST' && !(choice.alterations || choice.returns)}
        counts={counts}
        onStatus={(next) => onChange({ status: next })}
      />
      {list.stale && (
        <Button size="sm" mb="3" onClick={() => void list.retry()}>
          <Trans>There is something new: show it</Trans>
        </Button>
      )}
      {printed.length > 0 && (
        <Flex align="center" gap="3" mb="3" role="status">
          <span>
            <Plural value={printed.length} one="# order marked" other="# orders marked" />
          </span>
          <Button asChild size="sm" variant="outline">
            <RouterLink to={adminPaths.jobCards(printed)}>
              <Printer aria-hidden />
              <Trans>Job cards</Trans>
            </RouterLink>
          </Button>
          <Button size="sm" variant="ghost" onClick={() => setMarked(new Set())}>
            <Trans>Clear</Trans>
          </Button>
        </Flex>
      )}
      <AdminList
        list={list}
        empty={
          counts.size === 0 &&
          !where.search &&
          !choice.overdue &&
          !(choice.alterations || choice.returns) &&
          !choice.week
            ? t`No orders yet. The first one shows here by itself.`
            : t`No order matches.`
        }
      >
        {(orders) => (
          <AdminTable caption={t`Orders`} columns={columns.map((column) => i18n._(column))}>
            {orders.map((order) => (
              <OrderRow
                key={order.id}
                order={order}
                isMarked={marked.has(order.id)}
                onMark={() => mark(order.id)}
              />
            ))}
          </AdminTable>
        )}
      </AdminList>
    </>
  )
}

interface OrderRowProps {
  order: OrderInList_OrderFragment
  isMarked: boolean
  onMark: () => void
}

function OrderRow({ order, isMarked, onMark }: OrderRowProps) {
  const { t, i18n } = useLingui()
  return (
    <tr>
      <td data-mark="">
        <chakra.label display="grid" placeItems="center" boxSize="11" cursor="pointer">
          <chakra.span srOnly>{t`Mark ${{ orderNumber: order.orderNumber }}`}</chakra.span>
          <chakra.input
            type="checkbox"
            boxSize="5"
            accentColor="brand.solid"
            checked={isMarked}
            onChange={onMark}
          />
        </chakra.label>
      </td>
      <chakra.th scope="row" whiteSpace="nowrap">
        <Link asChild fontWeight="semibold" minH="6">
          <RouterLink to={adminPaths.order(order.id)}>{order.orderNumber}</RouterLink>
        </Link>
        <Box color="fg.muted" textStyle="xs" fontWeight="normal">
          {formatMoment(order.orderDate, i18n)}
        </Box>
      </chakra.th>
      <td>
        <StatusBadge status={order.orderStatus} />
        <AlterationBadge order={order} />
        {order.orderStatus === 'READY' && (
          <Button asChild minH="11" variant="outline" mt="1">
            <RouterLink
              to={adminPaths.handOver(order.id)}
              aria-label={t`Hand over ${{ orderNumber: order.orderNumber }}`}
            >
              <Trans>Hand over</Trans>
            </RouterLink>
          </Button>
        )}
      </td>
      <chakra.td whiteSpace={{ lg: 'nowrap' }}>
        <DueDay deliveryDate={order.deliveryDate} isOverdue={order.isOverdue} />
      </chakra.td>
      <td>
        {order.customer.name || t`Walk-in customer`}
        <Box color="fg.muted" textStyle="xs">
          {order.customer.phone}
        </Box>
      </td>
      <chakra.td minW={{ lg: '40' }} maxW="72">
        <Text lineClamp={2}>{orderSubject(i18n, order)}</Text>
      </chakra.td>
      <chakra.td whiteSpace={{ lg: 'nowrap' }} fontVariantNumeric="tabular-nums">
        {toPay(i18n, order)}
      </chakra.td>
    </tr>
  )
}

/** What is still to be paid, or the state of a custom order's price. */
export function toPay(i18n: I18n, { balance, refundDue, quote, orderStatus }: OrderInList_OrderFragment) {
  if (refundDue > 0) return i18n._(msg`${{ refundDue: formatRupees(refundDue) }} to return`)
  if (orderStatus === 'CANCELLED') return i18n._(msg`Nothing`)
  if (balance != null) return balance === 0 ? i18n._(msg`Paid`) : formatRupees(balance)
  return quote ? i18n._(msg`${{ price: formatRupees(quote.totalToPay) }} asked`) : i18n._(msg`To be quoted`)
}
