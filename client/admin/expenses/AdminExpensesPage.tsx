import { useQuery } from '@apollo/client/react'
import { Button, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { Panel } from '../../ui/Panel.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { listOf } from '../lists/admin-list.ts'
import { AdminList } from '../lists/AdminList.tsx'
import { TotalBadge } from '../lists/AdminListPage.tsx'
import { AmountLine } from '../closing/AmountLine.tsx'
import { AdminExpenses_query } from './expense-documents.ts'
import { expenseCategories, expenseMethods } from './expense-labels.ts'
import { ExpenseFilters } from './ExpenseFilters.tsx'
import { ExpenseForm } from './ExpenseForm.tsx'
import { ExpensesTable } from './ExpensesTable.tsx'
import { isForbidden } from '../shell/is-forbidden.ts'
import { NotPermitted } from '../shell/NotPermitted.tsx'
import { paiseOf } from '../../lib/signed-amount.ts'
import { useIsAllowed } from '../shell/use-access.ts'
import { useAddressChoice } from '../lists/use-address-choice.ts'

/** What the shop spends: recording it, and the list with its sum. */
export function AdminExpensesPage() {
  const { t } = useLingui()
  const { chosen, choose } = useAddressChoice(['for', 'how', 'from', 'to'])
  const mayReadResult = useIsAllowed('VIEW_REVENUE')
  const result = useQuery(AdminExpenses_query, {
    variables: {
      where: {
        category: expenseCategories.find((category) => category === chosen.for) ?? null,
        method: expenseMethods.find((method) => method === chosen.how) ?? null,
        from: dayIn(chosen.from),
        to: dayIn(chosen.to),
      },
    },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const list = listOf(result, (data) => data.expenses)
  const spent = (result.data ?? result.previousData)?.expenses.spent
  if (isForbidden(result.error)) return <NotPermitted page="expenses" />
  return (
    <>
      <AdminHeading title={t`Expenses`}>
        {mayReadResult && (
          <Button asChild variant="outline" minH="12">
            <RouterLink to={adminPaths.monthResult()}>
              <Trans>The month’s result</Trans>
            </RouterLink>
          </Button>
        )}
      </AdminHeading>
      <Stack gap="4">
        <Panel title={t`Record an expense`}>
          <ExpenseForm />
        </Panel>
        <Panel title={t`Recorded`} action={<TotalBadge list={list} />}>
          <Stack gap="4">
            <ExpenseFilters chosen={chosen} choose={choose} />
            {spent && (
              <AmountLine label={t`Spent, without what was reversed`} amount={paiseOf(spent)} strong />
            )}
            <div>
              <AdminList list={list} empty={t`No expense was recorded like this.`}>
                {(entries) => <ExpensesTable expenses={entries} />}
              </AdminList>
            </div>
          </Stack>
        </Panel>
      </Stack>
    </>
  )
}

/** A typed day; null for none. */
const dayIn = (typed: string) => (Number.isNaN(Date.parse(typed)) ? null : typed)
