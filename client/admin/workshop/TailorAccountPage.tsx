import { useQuery } from '@apollo/client/react'
import { Button, Flex, Skeleton, Stack } from '@chakra-ui/react'
import { Global } from '@emotion/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { Link as RouterLink, useParams } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { Panel } from '../../ui/Panel.tsx'
import { printStyles } from '../../ui/print-styles.ts'
import { AmountLine } from '../closing/AmountLine.tsx'
import { paiseOf } from '../../lib/signed-amount.ts'
import { MonthField, useMonth } from '../forms/MonthField.tsx'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { isForbidden } from '../shell/is-forbidden.ts'
import { NotPermitted } from '../shell/NotPermitted.tsx'
import { UnreadPage } from '../shell/UnreadPage.tsx'
import { TailorAccount_query } from './account-documents.ts'
import { AccountEntries } from './AccountEntries.tsx'
import { type AccountAction, AccountForm } from './AccountForm.tsx'

/** A tailor's account by month: what was earned, paid, advanced and deducted, and what is due now. */
export function TailorAccountPage() {
  const { t } = useLingui()
  const { tailorId = '' } = useParams()
  const { month, period, choose } = useMonth()
  const [action, setAction] = useState<AccountAction | null>(null)
  const { data, previousData, error, refetch } = useQuery(TailorAccount_query, {
    variables: { tailorId, ...period },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  if (isForbidden(error)) return <NotPermitted page="tailorAccount" />
  const shown = data ?? previousData
  if (error && !shown) return <UnreadPage title={t`The account could not be read`} retry={refetch} />
  if (!shown) return <Skeleton height="96" role="status" aria-label={t`Loading the account`} />
  const statement = shown.tailorStatement
  const board = (
    <Button asChild minH="12" variant="ghost">
      <RouterLink to={adminPaths.workshop('tailors')}>
        <Trans>Tailors</Trans>
      </RouterLink>
    </Button>
  )
  const tailor = statement?.tailor
  if (!tailor) return <AdminHeading title={t`There is no such tailor`}>{board}</AdminHeading>
  const [due, advance] = [tailor.due ?? 0, tailor.advance ?? 0]
  const again = () => void refetch().catch(() => null)
  const actions = { pay: t`Pay`, advance: t`Give an advance`, deduct: t`Deduct` }
  return (
    <>
      <Global styles={printStyles} />
      <AdminHeading title={t`Account of ${{ name: tailor.name }}`}>
        <Button asChild minH="12" variant="outline" data-screen="">
          <RouterLink to={adminPaths.tailorStatement(tailorId, period.from, period.to)}>
            <Printer aria-hidden />
            <Trans>Statement to print</Trans>
          </RouterLink>
        </Button>
        {board}
      </AdminHeading>
      <Stack gap="4">
        <Panel title={t`Now`} gap="3">
          <AmountLine
            label={advance > 0 ? t`Paid before it is earned` : t`Due to the tailor`}
            amount={advance > 0 ? advance : due}
            strong
          />
          <Flex gap="2" wrap="wrap" data-screen="">
            {(Object.keys(actions) as AccountAction[])
              .filter((each) => each !== 'pay' || due > 0)
              .map((each) => (
                <Button
                  key={each}
                  minH="12"
                  variant={each === 'pay' ? 'solid' : 'outline'}
                  aria-expanded={action === each}
                  onClick={() => setAction(action === each ? null : each)}
                >
                  {actions[each]}
                </Button>
              ))}
          </Flex>
          {action && (
            <AccountForm
              key={`${action} ${due}`}
              action={action}
              tailor={tailor}
              due={due}
              onClose={() => setAction(null)}
              onDone={again}
            />
          )}
        </Panel>
        <div data-screen="">
          <MonthField month={month} choose={choose} />
        </div>
        <Panel title={t`Statement`} gap="3">
          <AmountLine label={t`Due before`} amount={paiseOf(statement.opening)} />
          <AmountLine label={t`Earned`} amount={statement.earned} />
          <AmountLine label={t`Paid and advanced`} amount={-paiseOf(statement.paid)} />
          <AmountLine label={t`Deducted`} amount={-paiseOf(statement.deducted)} />
          <AmountLine label={t`Due at the end`} amount={paiseOf(statement.closing)} strong />
          <AccountEntries entries={statement.entries} onChanged={again} />
        </Panel>
      </Stack>
    </>
  )
}
