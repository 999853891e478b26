import { Box, Button, chakra, Flex, Link, Text } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { OrderInList_OrderFragment, OrderWhere } from '../../__generated__/graphql.ts'
import { customerName } from '../../lib/customer-name.ts'
import { formatRupees } from '../../lib/money.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { AdminList } from '../lists/AdminList.tsx'
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
        caption={t`Orders`}
        columns={[
          {
            header: t`Mark`,
            kind: 'mark',
            cell: ({ id, orderNumber }) => (
              <chakra.label display="grid" placeItems="center" boxSize="11" cursor="pointer">
                <chakra.span srOnly>{t`Mark ${{ orderNumber }}`}</chakra.span>
                <chakra.input
                  type="checkbox"
                  boxSize="5"
                  accentColor="brand.solid"
                  checked={marked.has(id)}
                  onChange={() => mark(id)}
                />
              </chakra.label>
            ),
          },
          {
            header: t`Order`,
            kind: 'name',
            css: { whiteSpace: 'nowrap' },
            cell: ({ id, orderNumber, orderDate }) => (
              <>
                <Link asChild fontWeight="semibold" minH="6">
                  <RouterLink to={adminPaths.order(id)}>{orderNumber}</RouterLink>
                </Link>
                <Box color="fg.muted" textStyle="xs" fontWeight="normal">
                  {formatMoment(orderDate, i18n)}
                </Box>
              </>
            ),
          },
          {
            header: t`Status`,
            cell: (order) => (
              <>
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
              </>
            ),
          },
          {
            header: t`Due`,
            css: { whiteSpace: { lg: 'nowrap' } },
            cell: ({ deliveryDate, isOverdue }) => (
              <DueDay deliveryDate={deliveryDate} isOverdue={isOverdue} />
            ),
          },
          {
            header: t`Customer`,
            cell: ({ customer }) => (
              <>
                {customerName(i18n, customer.name)}
                <Box color="fg.muted" textStyle="xs">
                  {customer.phone}
                </Box>
              </>
            ),
          },
          {
            header: t`What`,
            css: { minWidth: { lg: '40' }, maxWidth: '72' },
            cell: (order) => <Text lineClamp={2}>{orderSubject(i18n, order)}</Text>,
          },
          {
            header: t`To pay`,
            css: { whiteSpace: { lg: 'nowrap' }, fontVariantNumeric: 'tabular-nums' },
            cell: (order) => toPay(i18n, order),
          },
        ]}
      />
    </>
  )
}

/** What is still to be paid, or the state of a custom order's price. */
export function toPay(i18n: I18n, { balance, refundDue, quote, orderStatus }: OrderInList_OrderFragment) {
  if (refundDue > 0) return i18n._(msg`${{ refundDue: formatRupees(refundDue) }} to return`)
  if (orderStatus === 'CANCELLED') return i18n._(msg`Nothing`)
  if (balance != null) return balance === 0 ? i18n._(msg`Paid`) : formatRupees(balance)
  return quote ? i18n._(msg`${{ price: formatRupees(quote.totalToPay) }} asked`) : i18n._(msg`To be quoted`)
}
