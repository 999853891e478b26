import { useQuery } from '@apollo/client/react'
import { Button, Skeleton, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { MonthResult_query } from '../expenses/expense-documents.ts'
import { MonthResult } from '../expenses/MonthResult.tsx'
import { isForbidden } from '../shell/is-forbidden.ts'
import { MonthField, useMonth } from '../forms/MonthField.tsx'
import { NotPermitted } from '../shell/NotPermitted.tsx'
import { useIsAllowed } from '../shell/use-access.ts'

/** What was received or invoiced in a month, less what was spent. */
export function AdminMonthPage() {
  const { t } = useLingui()
  const { month, period, choose } = useMonth()
  const mayReadExpenses = useIsAllowed('RECORD_EXPENSES')
  const { data, error, refetch } = useQuery(MonthResult_query, {
    variables: { month: period.from },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  if (isForbidden(error)) return <NotPermitted page="monthResult" />
  return (
    <>
      <AdminHeading title={t`Month’s result`}>
        {mayReadExpenses && (
          <Button asChild variant="outline" minH="12">
            <RouterLink to={adminPaths.expenses(period)}>
              <Trans>Its expenses</Trans>
            </RouterLink>
          </Button>
        )}
      </AdminHeading>
      <Stack gap="4">
        <MonthField month={month} choose={choose} />
        {data ? (
          <MonthResult result={data.monthResult} />
        ) : error ? (
          <ErrorState
            title={t`The result could not be read`}
            retry={{ label: t`Try again`, onClick: () => void refetch().catch(() => null) }}
          >
            <Trans>Check your connection and try again.</Trans>
          </ErrorState>
        ) : (
          <Skeleton role="status" aria-label={t`Loading the result`} height="96" borderRadius="l3" />
        )}
      </Stack>
    </>
  )
}
