import { useQuery } from '@apollo/client/react'
import { Box, Button, Flex, Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { listedRupees } from '../lib/money.ts'
import { currentMonth, daysOfMonth, monthAfter, monthBefore } from '../lib/months.ts'
import { noonOf } from '../lib/shop-days.ts'
import { timeZone } from '../lib/shop-zone.ts'
import { ShopDay } from './ShopDay.tsx'
import { asTailor } from './tailor-session.ts'
import { useEntryText } from './use-entry-text.ts'
import { TailorOwnAccount_query } from './account-documents.ts'

/** What the signed-in tailor earned and received in a month, in large type. */
export function TailorAccount({ token }: { token: string }) {
  const { t, i18n } = useLingui()
  const [month, setMonth] = useState(currentMonth)
  const period = daysOfMonth(month)
  const textOf = useEntryText()
  const { data, previousData, error, refetch } = useQuery(TailorOwnAccount_query, {
    variables: period,
    fetchPolicy: 'cache-and-network',
    context: asTailor(token),
  })
  const statement = (data ?? previousData)?.tailorViewer?.statement
  const signed = ({ amount, isNegative }: { amount: number; isNegative: boolean }) =>
    `${isNegative ? '−' : ''}${listedRupees(amount)}`
  const name = i18n.date(noonOf(period.from), { timeZone, month: 'long', year: 'numeric' })
  return (
    <Box as="section" aria-labelledby="own-account" p="3" borderWidth="1px" borderRadius="l3" bg="bg.panel">
      <Heading as="h2" id="own-account" size="xl" mb="2">
        <Trans>My account</Trans>
      </Heading>
      <Flex justify="space-between" align="center" gap="2" mb="2">
        <Button
          minH="12"
          variant="outline"
          aria-label={t`The month before`}
          onClick={() => setMonth(monthBefore(month))}
        >
          ‹
        </Button>
        <Text fontSize="lg" fontWeight="semibold" role="status">
          {name}
        </Text>
        <Button
          minH="12"
          variant="outline"
          aria-label={t`The next month`}
          disabled={month >= currentMonth()}
          onClick={() => setMonth(monthAfter(month))}
        >
          ›
        </Button>
      </Flex>
      {statement ? (
        <Stack gap="1" fontSize="lg" fontVariantNumeric="tabular-nums">
          <Row label={t`From before`} value={signed(statement.opening)} />
          {statement.entries.map((entry, index) => {
            const { title, details } = textOf(entry)
            return (
              <Row
                key={index}
                label={
                  <>
                    <ShopDay day={entry.day} />: {title}
                    {details && (
                      <Text fontSize="md" color="fg.muted" overflowWrap="anywhere">
                        {details}
                      </Text>
                    )}
                  </>
                }
                value={signed(entry.amount)}
              />
            )
          })}
          <Row label={t`To be paid to you at the end`} value={signed(statement.closing)} strong />
        </Stack>
      ) : error ? (
        <Box role="alert">
          <Trans>Your account could not be read.</Trans>{' '}
          <Button minH="12" variant="outline" onClick={() => void refetch().catch(() => null)}>
            <Trans>Try again</Trans>
          </Button>
        </Box>
      ) : (
        <Skeleton height="40" role="status" aria-label={t`Loading`} />
      )}
    </Box>
  )
}

const Row = ({ label, value, strong }: { label: ReactNode; value: string; strong?: boolean }) => (
  <Flex
    justify="space-between"
    gap="3"
    py="1"
    borderTopWidth="1px"
    fontWeight={strong ? 'semibold' : undefined}
  >
    <Box>{label}</Box>
    <Box whiteSpace="nowrap">{value}</Box>
  </Flex>
)
