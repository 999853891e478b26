import { Box, SimpleGrid, Stack, VisuallyHidden } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { AdminDashboardQuery } from '../../__generated__/graphql.ts'
import { formatRupees } from '../../lib/money.ts'
import { countVisit } from './count-visit.ts'

type Dashboard = AdminDashboardQuery['dashboard']

/** The order counters and metric tiles of the specification, and those of the shop. */
export function Metrics({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useLingui()
  const { orders, totalProducts, revenue, todaysRevenue } = dashboard
  const { todaysInvoices, todaysReceipts, outstanding } = dashboard
  const [visitors] = useState(countVisit)
  return (
    <Stack gap="3">
      <Tiles
        title={t`Orders`}
        tiles={[
          [t`Pending Orders`, orders.pending, t`not confirmed yet`],
          [t`Completed Orders`, orders.completed, t`delivered`],
          [t`Total Orders`, orders.total, t`of all time, cancelled ones included`],
          [t`New Orders`, orders.new, t`placed today, without cancelled ones`],
        ]}
      />
      <Tiles
        title={t`The shop`}
        tiles={[
          [t`Total Products`, totalProducts, t`drafts and archived ones included`],
          // Staff don't see revenue, nor that such a tile exists.
          ...(revenue == null
            ? []
            : ([
                [t`Revenue`, formatRupees(revenue), t`of all orders, without cancelled ones`],
              ] satisfies Tile[])),
          ...(todaysRevenue == null
            ? []
            : ([[t`Today’s Revenue`, formatRupees(todaysRevenue), t`of the new orders`]] satisfies Tile[])),
          [t`Total Visitors`, visitors, t`visits to this page, in this browser`],
        ]}
      />
      {todaysInvoices && todaysReceipts && outstanding != null && (
        <Tiles
          title={t`Money`}
          tiles={[
            [t`Invoiced Today`, signedRupees(todaysInvoices), t`less credit notes`],
            [t`Received Today`, signedRupees(todaysReceipts), t`by all methods, less what was returned`],
            [t`Outstanding`, formatRupees(outstanding), t`still to be paid, for all orders`],
          ]}
        />
      )}
    </Stack>
  )
}

const signedRupees = ({ amount, isNegative }: { amount: number; isNegative: boolean }) =>
  `${isNegative ? '−' : ''}${formatRupees(amount)}`

type Tile = [label: string, metric: number | string, note?: string]

function Tiles({ title, tiles }: { title: string; tiles: Tile[] }) {
  return (
    <Box as="section">
      <VisuallyHidden asChild>
        <h2>{title}</h2>
      </VisuallyHidden>
      <SimpleGrid as="dl" columns={{ base: 2, lg: tiles.length }} gap="3">
        {tiles.map(([label, value, note]) => (
          <Box key={label} p="4" bg="bg.panel" borderWidth="1px" borderRadius="l3" minW="0">
            <Box as="dt" color="fg.muted">
              {label}
            </Box>
            <Box as="dd" fontFamily="heading" textStyle={{ base: 'xl', lg: '2xl' }} fontWeight="600">
              {typeof value === 'number' ? value.toLocaleString('en-IN') : value}
            </Box>
            {note && (
              <Box as="dd" textStyle="xs" color="fg.muted">
                {note}
              </Box>
            )}
          </Box>
        ))}
      </SimpleGrid>
    </Box>
  )
}
