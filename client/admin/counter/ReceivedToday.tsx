import { useQuery } from '@apollo/client/react'
import { Link, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { movesMoney } from '../../../shared/orders/moves-money.ts'
import { paymentMethodNames } from '../../lib/payment-methods.ts'
import { currentDay, formatNearDay, noonOf } from '../../lib/shop-days.ts'
import { paiseOf } from '../../lib/signed-amount.ts'
import { Panel } from '../../ui/Panel.tsx'
import { AmountLine } from '../closing/AmountLine.tsx'
import { DayClosing_query } from '../closing/closing-documents.ts'
import { withoutDeduplication } from '../orders/order-stream.ts'
import { useRefetchOnOrderEvents } from '../orders/use-refetch-on-order-events.ts'

/** What all tablets have received so far, by method: today, or with the days before it that were not closed. */
export function ReceivedToday() {
  const { t, i18n } = useLingui()
  const date = currentDay()
  const { data, error, refetch } = useQuery(DayClosing_query, {
    variables: { date },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: withoutDeduplication,
  })
  useRefetchOnOrderEvents(refetch)
  const day = data?.dayClosing
  if (!day)
    return error ? (
      <Text color="fg.muted">
        <Trans>What was received today can’t be read now.</Trans>
      </Text>
    ) : (
      <Skeleton height="24" borderRadius="l3" role="status" aria-label={t`Loading the day`} />
    )
  const receipts = day.receipts.filter(({ method }) => movesMoney(method))
  const sumOf = (rows: typeof receipts) => rows.reduce((sum, { net }) => sum + paiseOf(net), 0)
  const methods = [...new Set(receipts.map(({ method }) => method))]
  const since = formatNearDay(noonOf(day.firstDay), i18n)
  return (
    <Panel
      title={day.firstDay === date ? t`Received Today` : t`Received since ${since}`}
      action={
        <Link asChild minH="11" color="brand.fg">
          <RouterLink to={adminPaths.closing()}>
            <Trans>Daily closing</Trans>
          </RouterLink>
        </Link>
      }
    >
      <Stack gap="1" maxW="xs">
        {methods.map((method) => (
          <AmountLine
            key={method}
            label={i18n._(paymentMethodNames[method])}
            amount={sumOf(receipts.filter((row) => row.method === method))}
          />
        ))}
        <AmountLine label={t`Together`} amount={sumOf(receipts)} strong />
      </Stack>
    </Panel>
  )
}
