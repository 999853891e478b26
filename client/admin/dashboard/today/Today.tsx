import { useQuery } from '@apollo/client/react'
import { Heading, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { currentDay, formatNearDay, noonOf } from '../../../lib/shop-days.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { withoutDeduplication } from '../../orders/order-stream.ts'
import { useRefetchOnOrderEvents } from '../../orders/use-refetch-on-order-events.ts'
import { AdminToday_query } from './today-documents.ts'
import { TodayList } from './TodayList.tsx'
import { todayLists } from './today-lists.ts'
import { Trans, useLingui } from '@lingui/react/macro'

/** What waits for the shop's staff now. Empty lists are only named. */
export function Today() {
  const { t, i18n } = useLingui()
  const { data, error, refetch } = useQuery(AdminToday_query, {
    fetchPolicy: 'cache-and-network',
    context: withoutDeduplication,
  })
  useRefetchOnOrderEvents(refetch)
  const lists = data ? todayLists(i18n, data.today) : []
  const waiting = lists.filter(({ total }) => total > 0)
  const empty = lists.filter(({ total }) => total === 0).map(({ title }) => title.toLowerCase())
  return (
    <Stack as="section" aria-labelledby="today" gap="3">
      <Heading as="h2" id="today" size="lg">
        <Trans>Today, {{ day: formatNearDay(noonOf(currentDay()), i18n) }}</Trans>
      </Heading>
      {data ? (
        <>
          <SimpleGrid columns={{ base: 1, md: 2, '2xl': 3 }} gap="4" alignItems="start">
            {waiting.map((list) => (
              <TodayList key={list.title} {...list} readAgain={refetch} />
            ))}
          </SimpleGrid>
          {empty.length > 0 && (
            <Text color="fg.muted">
              {waiting.length === 0
                ? t`Nothing waits.`
                : t`Nothing else waits: ${{ lists: empty.join(', ') }}.`}
            </Text>
          )}
        </>
      ) : error ? (
        <ErrorState
          title={t`What is to do today could not be read`}
          retry={{ label: t`Read it again`, onClick: () => void refetch().catch(() => null) }}
        >
          <Trans>Check your connection and try again.</Trans>
        </ErrorState>
      ) : (
        <Skeleton height="60" borderRadius="l3" role="status" aria-label={t`Loading what is to do today`} />
      )}
    </Stack>
  )
}
