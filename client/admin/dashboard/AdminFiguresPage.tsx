import { useQuery } from '@apollo/client/react'
import { SimpleGrid, Skeleton, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { formatRupees } from '../../lib/money.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { UnreadPage } from '../shell/UnreadPage.tsx'
import { BestDesigns } from './BestDesigns.tsx'
import { DayChart } from './DayChart.tsx'
import { PeriodSwitch } from './PeriodSwitch.tsx'
import { periodOf } from './periods.ts'

const AdminFigures_query = graphql(`
  query AdminFigures($days: Int!) {
    dashboard(days: $days) {
      revenue
      days {
        day
        orders
        revenue
      }
      bestDesigns {
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
        pieces
        revenue
      }
    }
  }
`)

/** Charts of a period, and what was ordered most in it. */
export function AdminFiguresPage() {
  const { t } = useLingui()
  const [parameters, setParameters] = useSearchParams()
  const period = periodOf(parameters)
  const { data, previousData, error, refetch } = useQuery(AdminFigures_query, {
    variables: { days: period.days },
    fetchPolicy: 'cache-and-network',
  })
  const figures = (data ?? previousData)?.dashboard
  const choose = (days: number) =>
    setParameters(
      (old) => {
        old.set('days', String(days))
        return old
      },
      { replace: true, preventScrollReset: true },
    )
  if (!figures && error)
    return (
      <UnreadPage title={t`The figures could not be read`} retry={refetch}>
        <Trans>Check your connection and try again.</Trans>
      </UnreadPage>
    )
  return (
    <Stack gap="4">
      <AdminHeading title={t`Figures`} />
      <PeriodSwitch chosen={period} onChoose={choose} />
      {figures ? (
        <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4">
          <DayChart
            title={t`Orders`}
            days={figures.days.map(({ day, orders }) => ({ day, value: orders }))}
            format={String}
          />
          {figures.revenue != null && (
            <DayChart
              title={t`Revenue`}
              days={figures.days.map(({ day, revenue }) => ({ day, value: revenue ?? 0 }))}
              format={formatRupees}
            />
          )}
          <BestDesigns designs={figures.bestDesigns} period={period} />
        </SimpleGrid>
      ) : (
        <SimpleGrid columns={{ base: 1, xl: 2 }} gap="4" role="status" aria-label={t`Loading the figures`}>
          <Skeleton height="72" borderRadius="l3" />
          <Skeleton height="72" borderRadius="l3" />
        </SimpleGrid>
      )}
    </Stack>
  )
}
