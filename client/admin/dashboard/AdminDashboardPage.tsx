import { useQuery } from '@apollo/client/react'
import { Link, SimpleGrid, Skeleton, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChartColumn } from 'lucide-react'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { graphql } from '../../__generated__/index.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { withoutDeduplication } from '../orders/order-stream.ts'
import { useRefetchOnOrderEvents } from '../orders/use-refetch-on-order-events.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { CounterButtons } from './CounterButtons.tsx'
import { DashboardSearch } from './DashboardSearch.tsx'
import { LastBackup } from './LastBackup.tsx'
import { Metrics } from './Metrics.tsx'
import { OpenRequests } from './OpenRequests.tsx'
import { ProductManagement } from './ProductManagement.tsx'
import { RunningOut } from './RunningOut.tsx'
import { StockAlertsToSend } from './StockAlertsToSend.tsx'
import { Today } from './today/Today.tsx'

const AdminDashboard_query = graphql(`
  query AdminDashboard {
    dashboard {
      totalProducts
      orders {
        pending
        completed
        total
        new
      }
      openReturns
      stockAlertsToSend
      backup {
        lastTakenAt
        archivingFailsSince
        everyHours
        isOverdue
      }
      revenue
      todaysRevenue
      todaysInvoices {
        amount
        isNegative
      }
      todaysReceipts {
        amount
        isNegative
      }
      outstanding
      sizesRunningOut {
        product {
          id
          productName
          hindiName: productName(locale: HI, fallback: false)
          images {
            url
            width
            height
            thumbhash
          }
        }
        size
        quantityInStock
      }
      runningOut {
        id
        productName
        hindiName: productName(locale: HI, fallback: false)
        quantityInStock
        images {
          url
          width
          height
          thumbhash
        }
      }
    }
  }
`)

/** What is due today, then the metrics: specification, section 2, on /admin. */
export function AdminDashboardPage() {
  const { t } = useLingui()
  const { data, error, refetch } = useQuery(AdminDashboard_query, {
    fetchPolicy: 'cache-and-network',
    context: withoutDeduplication,
  })
  useRefetchOnOrderEvents(refetch)
  const dashboard = data?.dashboard
  return (
    <Stack gap="6">
      <AdminHeading title={t`Admin Dashboard`} />
      <CounterButtons />
      <DashboardSearch />
      <Today />
      <ProductManagement />
      {dashboard ? (
        <>
          <StockAlertsToSend people={dashboard.stockAlertsToSend} />
          <OpenRequests orders={dashboard.openReturns} choice="returns" />
          {dashboard.backup && <LastBackup backup={dashboard.backup} />}
          <Metrics dashboard={dashboard} />
          <Link asChild minH="12" color="brand.fg" fontWeight="semibold" alignSelf="start">
            <RouterLink to={adminPaths.figures()}>
              <ChartColumn aria-hidden size={18} />
              <Trans>Figures and charts</Trans>
            </RouterLink>
          </Link>
          <RunningOut designs={dashboard.runningOut} sizes={dashboard.sizesRunningOut} />
        </>
      ) : error ? (
        <ErrorState
          title={t`The figures could not be read`}
          retry={{ label: t`Try again`, onClick: () => void refetch().catch(() => null) }}
        >
          <Trans>Check your connection and try again.</Trans>
        </ErrorState>
      ) : (
        <DashboardSkeleton />
      )}
    </Stack>
  )
}

function DashboardSkeleton() {
  const { t } = useLingui()
  return (
    <Stack gap="6" role="status" aria-label={t`Loading the figures`}>
      <SimpleGrid columns={{ base: 2, md: 4 }} gap="3">
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} height="24" borderRadius="l3" />
        ))}
      </SimpleGrid>
      <Skeleton height="72" borderRadius="l3" />
    </Stack>
  )
}
