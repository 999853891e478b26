import { useQuery } from '@apollo/client/react'
import { SimpleGrid, Skeleton, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { formatRupees } from '../../lib/money.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { BestDesigns } from './BestDesigns.tsx'
import { CounterButtons } from './CounterButtons.tsx'
import { DashboardSearch } from './DashboardSearch.tsx'
import { DayChart } from './DayChart.tsx'
import { LastBackup } from './LastBackup.tsx'
import { Metrics } from './Metrics.tsx'
import { OpenRequests } from './OpenRequests.tsx'
import { PeriodSwitch } from './PeriodSwitch.tsx'
import { periodOf } from './periods.ts'
import { ProductManagement } from './ProductManagement.tsx'
import { RunningOut } from './RunningOut.tsx'
import { StockAlertsToSend } from './StockAlertsToSend.tsx'
import { Today } from './today/Today.tsx'

const AdminDashboard_query = graphql(`
  query AdminDashboard($days: Int!) {
    dashboard(days: $days) {
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
      days {
        day
        orders
        revenue
      }
      bestDesigns {
        product {
          id
          productName
          images {
            url
            width
            height
            thumbhash
          }
        }
        pieces
        revenue
      }
      sizesRunningOut {
        product {
          id
          productName
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
  const [parameters, setParameters] = useSearchParams()
  const period = periodOf(parameters)
  const { data, previousData, error, refetch } = useQuery(AdminDashboard_query, {
    variables: { days: period.days },
    fetchPolicy: 'cache-and-network',
  })
  const dashboard = (data ?? previousData)?.dashboard
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
          <PeriodSwitch
            chosen={period}
            onChoose={(days) =>
              setParameters(
                (old) => {
                  old.set('days', String(days))
                  return old
                },
                { replace: true, preventScrollReset: true },
              )
            }
          />
          <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4">
            <DayChart
              title={t`Orders`}
              days={dashboard.days.map(({ day, orders }) => ({ day, value: orders }))}
              format={String}
            />
            {dashboard.revenue != null && (
              <DayChart
                title={t`Revenue`}
                days={dashboard.days.map(({ day, revenue }) => ({ day, value: revenue ?? 0 }))}
                format={formatRupees}
              />
            )}
            <BestDesigns designs={dashboard.bestDesigns} period={period} />
            <RunningOut designs={dashboard.runningOut} sizes={dashboard.sizesRunningOut} />
          </SimpleGrid>
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
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4">
        <Skeleton height="72" borderRadius="l3" />
        <Skeleton height="72" borderRadius="l3" />
      </SimpleGrid>
    </Stack>
  )
}
