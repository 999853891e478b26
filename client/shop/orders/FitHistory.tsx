import { Box, Stack, Text } from '@chakra-ui/react'
import type { FitHistory_HistoryFragment } from '../../__generated__/graphql.ts'
import { formatDay } from '../../lib/shop-days.ts'
import { Trans, useLingui } from '@lingui/react/macro'

/** What to know before measuring a customer again: fit notes and past alterations. Nothing where there are none. */
export function FitHistory({ history }: { history: FitHistory_HistoryFragment }) {
  const { t, i18n } = useLingui()
  const { notes, alterations } = history
  if (notes.length === 0 && alterations.length === 0) return null
  return (
    <Box as="section" aria-label={t`Fit notes and alterations`} p="3" bg="bg.subtle" borderRadius="l2">
      <Stack as="ul" gap="1" listStyleType="none">
        {notes.map(({ id, text, at }) => (
          <li key={id}>
            <Text as="span" fontWeight="semibold">
              {text}
            </Text>{' '}
            <Text as="span" color="fg.muted">
              {formatDay(at, i18n)}
            </Text>
          </li>
        ))}
        {alterations.map(({ orderNumber, details, at }) => (
          <li key={`${orderNumber} ${at}`}>
            <Trans>Altered: {details}</Trans>{' '}
            <Text as="span" color="fg.muted">
              {orderNumber}, {formatDay(at, i18n)}
            </Text>
          </li>
        ))}
      </Stack>
    </Box>
  )
}
