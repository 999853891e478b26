import { Badge, Box, Button, Flex, Heading, Link, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import type { OrderInList_OrderFragment, OrderStatus, OrderWhere } from '../../__generated__/graphql.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { DueDay } from './DueDay.tsx'
import { openStatuses } from '../../../shared/orders/order-statuses.ts'
import { orderSubject, statusLabels } from './order-labels.ts'
import { toPay } from './OrdersTable.tsx'
import { useLoadMore } from '../lists/use-load-more.ts'
import { useOrders } from './use-orders.ts'
import { customerName } from '../../lib/customer-name.ts'

/** A column for each open status; the earliest due date is at the top. */
export function OrdersBoard({ where }: { where: OrderWhere }) {
  const { t } = useLingui()
  return (
    <Flex gap="3" overflowX="auto" pb="3" align="stretch" tabIndex={0} role="region" aria-label={t`Board`}>
      {openStatuses.map((status) => (
        <Column key={status} where={where} status={status} />
      ))}
    </Flex>
  )
}

const columnSize = 20

function Column({ where, status }: { where: OrderWhere; status: OrderStatus }) {
  const { t, i18n } = useLingui()
  const { entries, counts, failed, stale, retry, hasMore, loadMore } = useOrders({
    where,
    status,
    sort: 'DUE_FIRST',
    first: columnSize,
  })
  const more = useLoadMore(loadMore)
  return (
    <Stack
      as="section"
      aria-label={i18n._(statusLabels[status].name)}
      gap="2"
      flex="1 0 13rem"
      width="52"
      p="2"
      bg="bg.subtle"
      borderRadius="l2"
    >
      <Flex justify="space-between" align="center" px="1">
        <Heading as="h2" size="sm" fontFamily="body">
          {i18n._(statusLabels[status].name)}
        </Heading>
        <Badge colorPalette={statusLabels[status].palette}>{counts.get(status) ?? 0}</Badge>
      </Flex>
      {failed && !entries ? (
        <Button size="sm" variant="outline" onClick={() => void retry()}>
          <Trans>Try again</Trans>
        </Button>
      ) : entries === undefined ? (
        <Skeleton height="24" />
      ) : (
        entries.map((order) => <Card key={order.id} order={order} />)
      )}
      {entries?.length === 0 && (
        <Text px="1" color="fg.muted">
          <Trans>None</Trans>
        </Text>
      )}
      {(hasMore || stale) && (
        <Button
          size="sm"
          variant="ghost"
          loading={more.state === 'loading'}
          onClick={() => void (stale ? retry() : more.load())}
        >
          {stale ? t`Show what is new` : t`Show more`}
        </Button>
      )}
    </Stack>
  )
}

function Card({ order }: { order: OrderInList_OrderFragment }) {
  const { i18n } = useLingui()
  return (
    <Box
      position="relative"
      p="2.5"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      _hover={{ borderColor: 'brand.emphasized' }}
    >
      <Flex justify="space-between" gap="2">
        <Link asChild fontWeight="semibold" _after={{ content: '""', position: 'absolute', inset: '0' }}>
          <RouterLink to={adminPaths.order(order.id)}>{order.orderNumber}</RouterLink>
        </Link>
        <Text textStyle="xs" whiteSpace="nowrap">
          {toPay(i18n, order)}
        </Text>
      </Flex>
      <Text truncate>{customerName(i18n, order.customer.name)}</Text>
      <Text textStyle="xs" color="fg.muted" lineClamp={2}>
        {orderSubject(i18n, order)}
      </Text>
      <Text textStyle="xs" mt="1">
        <DueDay deliveryDate={order.deliveryDate} isOverdue={order.isOverdue} />
      </Text>
    </Box>
  )
}
