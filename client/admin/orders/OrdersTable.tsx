import { Box, Button, chakra, Flex, IconButton } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { HandCoins, Printer } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { OrderInList_OrderFragment, OrderWhere } from '../../__generated__/graphql.ts'
import { customerName } from '../../lib/customer-name.ts'
import { formatRupees } from '../../lib/money.ts'
import { formatMoment } from '../../lib/shop-days.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { AdminList } from '../lists/AdminList.tsx'
import { RowLink } from '../lists/RowLink.tsx'
import { cutOff } from '../lists/table-lines.ts'
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
        layout="lines"
        areas={{
          gridTemplateAreas: {
            mdDown: '"mark name customer due due" "mark what what pay status"',
          },
          gridTemplateColumns: { mdDown: 'auto auto minmax(0, 1fr) auto auto' },
        }}
        columns={[
          {
            header: t`Mark`,
            css: { gridArea: 'mark', px: '0' },
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
            css: { gridArea: 'name' },
            cell: ({ id, orderNumber, orderDate }) => (
              <>
                <RowLink to={adminPaths.order(id)} minH={{ base: '9', md: '11' }}>
                  {orderNumber}
                </RowLink>
                <Box as="span" hideBelow="xl" ms="3" color="fg.muted" textStyle="xs" fontWeight="normal">
                  {formatMoment(orderDate, i18n)}
                </Box>
              </>
            ),
          },
          {
            header: t`Customer`,
            css: { gridArea: 'customer', ...cutOff('36%') },
            cell: ({ customer }) => (
              <>
                {customerName(i18n, customer.name)}
                <Box as="span" hideBelow="xl" ms="2" color="fg.muted" textStyle="xs">
                  {customer.phone}
                </Box>
              </>
            ),
          },
          {
            header: t`What`,
            css: { gridArea: 'what', ...cutOff('34%') },
            cell: (order) => (
              <>
                <AlterationBadge order={order} />
                {orderSubject(i18n, order)}
              </>
            ),
          },
          {
            header: t`Due`,
            css: { gridArea: 'due', textAlign: { mdDown: 'end' } },
            cell: ({ deliveryDate, isOverdue }) => (
              <DueDay deliveryDate={deliveryDate} isOverdue={isOverdue} isShort />
            ),
          },
          {
            header: t`To pay`,
            kind: 'figures',
            css: { gridArea: 'pay', textAlign: 'end', whiteSpace: 'normal', lineHeight: 'short' },
            cell: (order) => toPay(i18n, order),
          },
          {
            header: t`Status`,
            css: { gridArea: 'status' },
            cell: ({ id, orderNumber, orderStatus }) => (
              <Flex align="center" gap="1">
                <StatusBadge status={orderStatus} />
                {orderStatus === 'READY' && (
                  <IconButton asChild size="sm" boxSize="11" my={{ base: '-1', md: '0' }} variant="ghost">
                    <RouterLink to={adminPaths.handOver(id)} aria-label={t`Hand over ${{ orderNumber }}`}>
                      <HandCoins aria-hidden />
                    </RouterLink>
                  </IconButton>
                )}
              </Flex>
            ),
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
  if (balance != null)
    return balance === 0
      ? i18n._(msg({ message: 'Paid', context: 'nothing is left to pay' }))
      : formatRupees(balance)
  return quote ? i18n._(msg`${{ price: formatRupees(quote.totalToPay) }} asked`) : i18n._(msg`To be quoted`)
}
