import { Box, SimpleGrid, Stack, VisuallyHidden } from '@chakra-ui/react'
import { useState } from 'react'
import type { AdminDashboardQuery } from '../../../__generated__/graphql.ts'
import { formatRupees } from '../../../lib/money.ts'
import { countVisit } from './count-visit.ts'

type Dashboard = AdminDashboardQuery['dashboard']

/** The order counters and metric tiles of the specification, and those of the shop. */
export function Metrics({ dashboard }: { dashboard: Dashboard }) {
  const { orders, totalProducts, revenue, todaysRevenue } = dashboard
  const { todaysInvoices, todaysReceipts, outstanding } = dashboard
  const [visitors] = useState(countVisit)
  return (
    <Stack gap="3">
      <Tiles
        title="Orders"
        tiles={[
          ['Pending Orders', orders.pending, 'not confirmed yet'],
          ['Completed Orders', orders.completed, 'delivered'],
          ['Total Orders', orders.total, 'of all time, cancelled ones included'],
          ['New Orders', orders.new, 'placed today, without cancelled ones'],
        ]}
      />
      <Tiles
        title="The shop"
        tiles={[
          ['Total Products', totalProducts, 'drafts and archived ones included'],
          // Staff don't see revenue, nor that such a tile exists.
          ...(revenue == null
            ? []
            : ([
                ['Revenue', formatRupees(revenue), 'of all orders, without cancelled ones'],
              ] satisfies Tile[])),
          ...(todaysRevenue == null
            ? []
            : ([['Today’s Revenue', formatRupees(todaysRevenue), 'of the new orders']] satisfies Tile[])),
          ['Total Visitors', visitors, 'visits to this page, in this browser'],
        ]}
      />
      {todaysInvoices && todaysReceipts && outstanding != null && (
        <Tiles
          title="Money"
          tiles={[
            ['Invoiced Today', signedRupees(todaysInvoices), 'less credit notes'],
            ['Received Today', signedRupees(todaysReceipts), 'by all methods, less what was returned'],
            ['Outstanding', formatRupees(outstanding), 'still to be paid, for all orders'],
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
