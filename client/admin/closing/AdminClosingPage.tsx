import { useQuery } from '@apollo/client/react'
import { Box, Button, chakra, Flex, Grid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink, useNavigate, useParams } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { currentDay, formatDay, formatNearDay, isDay } from '../../lib/shop-days.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Panel } from '../../ui/Panel.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { withoutDeduplication } from '../orders/order-stream.ts'
import { useRefetchOnOrderEvents } from '../orders/use-refetch-on-order-events.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { listOf } from '../lists/admin-list.ts'
import { AdminList } from '../lists/AdminList.tsx'
import { RowLink } from '../lists/RowLink.tsx'
import { CashDrawer } from './CashDrawer.tsx'
import { DayClosing_query, DayClosings_query } from './closing-documents.ts'
import { Receipts, Spent } from './Receipts.tsx'
import { formatSigned, paiseOf } from '../../lib/signed-amount.ts'
import { isForbidden } from '../shell/is-forbidden.ts'
import { NotPermitted } from '../shell/NotPermitted.tsx'

/** Counting the cash at the end of a day: the day of the address, or today. */
export function AdminClosingPage() {
  const { t, i18n } = useLingui()
  const today = currentDay()
  const { date: given = '' } = useParams()
  const date = isDay(given) && given <= today ? given : today
  const navigate = useNavigate()
  const found = useQuery(DayClosing_query, {
    variables: { date },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    context: withoutDeduplication,
  })
  // The other tablet may take money while the notes are counted at this one.
  useRefetchOnOrderEvents(found.refetch)
  const all = useQuery(DayClosings_query, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const day = found.data?.dayClosing
  const closings = all.data?.dayClosings
  const lastClosed = closings?.edges.find(({ node }) => node.status === 'CLOSED')?.node.date
  if (isForbidden(found.error) || isForbidden(all.error)) return <NotPermitted page="closing" />
  return (
    <>
      <AdminHeading title={t`Daily closing`} />
      <Stack gap="4">
        <Flex gap="4" wrap="wrap" align="end">
          <Box width="48">
            <TextField
              label={t`Day`}
              type="date"
              max={today}
              minH="12"
              value={date}
              onChange={({ target: { value } }) =>
                isDay(value) && void navigate(adminPaths.closing(value), { preventScrollReset: true })
              }
            />
          </Box>
          <OpenDays days={closings?.openDays ?? []} />
        </Flex>
        {day && closings ? (
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', xl: '24rem minmax(0, 1fr)' }}
            gap="4"
            alignItems="start"
          >
            <CashDrawer day={day} isFirst={lastClosed === undefined} isLastClosed={date === lastClosed} />
            <Stack gap="4">
              <Receipts receipts={day.receipts} />
              <Spent expenses={day.expenses} />
            </Stack>
          </Grid>
        ) : (found.error ?? all.error) ? (
          <ErrorState
            title={t`The day could not be read`}
            retry={{
              label: t`Try again`,
              onClick: () => void Promise.all([found.refetch(), all.refetch()]).catch(() => null),
            }}
          >
            <Trans>Check your connection and try again.</Trans>
          </ErrorState>
        ) : (
          <Skeleton role="status" aria-label={t`Loading the day`} height="96" borderRadius="l3" />
        )}
        <Panel title={t`Closed days`}>
          <AdminList
            list={listOf(all, (data) => data.dayClosings)}
            empty={t`No day is closed yet.`}
            caption={t`Days that were closed`}
            columns={[
              {
                header: t`Day`,
                kind: 'name',
                cell: ({ date: day, status, reopenedBy, reopenReason }) => (
                  <>
                    <RowLink to={adminPaths.closing(day)} minH="12" whiteSpace="nowrap">
                      {formatDay(day, i18n)}
                    </RowLink>
                    {status === 'REOPENED' && (
                      <chakra.div fontWeight="normal" color="fg.muted">
                        <Trans>
                          Opened again by {reopenedBy}: “{reopenReason}”
                        </Trans>
                      </chakra.div>
                    )}
                  </>
                ),
              },
              {
                header: t`Expected`,
                kind: 'figures',
                cell: ({ expectedCash }) => expectedCash && formatSigned(paiseOf(expectedCash)),
              },
              {
                header: t`Counted`,
                kind: 'figures',
                cell: ({ countedCash }) => formatExactRupees(countedCash ?? 0),
              },
              {
                header: t`Difference`,
                cell: ({ difference, explanation }) => (
                  <>
                    {difference && formatSigned(paiseOf(difference))}
                    {explanation && <chakra.div color="fg.muted">“{explanation}”</chakra.div>}
                  </>
                ),
              },
              { header: t`Signed by`, cell: ({ closedBy }) => closedBy },
            ]}
          />
        </Panel>
      </Stack>
    </>
  )
}

/** The first of the days that have passed since the last closed one. */
function OpenDays({ days }: { days: readonly string[] }) {
  const { t, i18n } = useLingui()
  if (days.length === 0) return null
  return (
    <Flex gap="2" wrap="wrap" align="center" role="group" aria-label={t`Days that are not closed`}>
      <Text>
        <Trans>Not closed:</Trans>
      </Text>
      {days.slice(0, 5).map((day) => (
        <Button key={day} asChild variant="outline" minH="12">
          <RouterLink to={adminPaths.closing(day)}>{formatNearDay(day, i18n)}</RouterLink>
        </Button>
      ))}
      {days.length > 5 && (
        <Text>
          <Trans>and later ones</Trans>
        </Text>
      )}
    </Flex>
  )
}
