import { Box, chakra, Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { TailorStatement_StatementFragment } from '../../__generated__/graphql.ts'
import { formatDay, noonOf } from '../../lib/shop-days.ts'
import { formatSigned, paiseOf } from '../../lib/signed-amount.ts'
import { useEntryText } from '../../tailor/use-entry-text.ts'
import { AmountLine } from '../closing/AmountLine.tsx'

interface TailorSheetProps {
  name: string
  shopName: string
  statement: TailorStatement_StatementFragment
}

/** What a tailor earned and received in a period, and what is due at its end, to be signed by both. */
export function TailorSheet({ name, shopName, statement }: TailorSheetProps) {
  const { t, i18n } = useLingui()
  const textOf = useEntryText()
  const day = (of: string) => formatDay(noonOf(of), i18n)
  return (
    <Box
      as="section"
      aria-label={t`Statement`}
      width="190mm"
      maxW="full"
      p="4"
      bg="white"
      borderWidth="1px"
      _print={{ p: '0', borderWidth: '0', width: 'auto' }}
    >
      <Heading as="h2" size="lg">
        {name}
      </Heading>
      <Text mb="3">
        {shopName} · {day(statement.from)} – {day(statement.to)}
      </Text>
      <Stack gap="1" mb="4">
        <AmountLine label={t`Due before`} amount={paiseOf(statement.opening)} />
        <AmountLine label={t`Earned`} amount={statement.earned} />
        <AmountLine label={t`Paid and advanced`} amount={-paiseOf(statement.paid)} />
        <AmountLine label={t`Deducted`} amount={-paiseOf(statement.deducted)} />
        <AmountLine label={t`Due at the end`} amount={paiseOf(statement.closing)} strong />
      </Stack>
      {statement.entries.length === 0 ? (
        <Text>
          <Trans>Nothing was earned or paid in these days.</Trans>
        </Text>
      ) : (
        <Box
          overflowX="auto"
          tabIndex={0}
          role="region"
          aria-label={t`Entries`}
          _print={{ overflowX: 'visible' }}
        >
          <chakra.table
            width="full"
            minW="md"
            fontVariantNumeric="tabular-nums"
            css={{
              '& :is(td, th)': { py: '1.5mm', pe: '3mm', borderBottomWidth: '1px', verticalAlign: 'top' },
              '& :is(td, th):nth-of-type(n + 3)': { textAlign: 'end', whiteSpace: 'nowrap' },
              '& :is(td, th):last-of-type': { pe: '0' },
              '& th': { textAlign: 'start' },
              '& tr': { breakInside: 'avoid' },
            }}
          >
            <thead>
              <tr>
                <th scope="col">{t`Day`}</th>
                <th scope="col">{t`What`}</th>
                <th scope="col">{t`Amount`}</th>
                <th scope="col">{t`Due after it`}</th>
              </tr>
            </thead>
            <tbody>
              {statement.entries.map((entry, index) => {
                const { title, details } = textOf(entry)
                return (
                  <tr key={index}>
                    <chakra.td whiteSpace="nowrap">{formatDay(entry.day, i18n)}</chakra.td>
                    <chakra.td overflowWrap="anywhere">
                      {[title, details].filter(Boolean).join(' · ')}
                    </chakra.td>
                    <td>{formatSigned(paiseOf(entry.amount))}</td>
                    <td>{formatSigned(paiseOf(entry.balance))}</td>
                  </tr>
                )
              })}
            </tbody>
          </chakra.table>
        </Box>
      )}
      <Flex justify="space-between" gap="8" mt="16" css={{ breakInside: 'avoid' }}>
        <Text borderTopWidth="1px" borderColor="fg" pt="1" flex="1">
          <Trans>Signature of the tailor</Trans>
        </Text>
        <Text borderTopWidth="1px" borderColor="fg" pt="1" flex="1" textAlign="end">
          <Trans>For the shop</Trans>
        </Text>
      </Flex>
    </Box>
  )
}
