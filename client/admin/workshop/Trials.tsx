import { Box, Flex, Heading, Link, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import type { BoardGarmentFragment } from '../../__generated__/graphql.ts'
import { customerName } from '../../lib/customer-name.ts'
import { currentDay, formatNearDay, noonOf } from '../../lib/shop-days.ts'
import { garmentName } from './garment-name.ts'

/** The agreed trials by day, the first day at the top. */
export function Trials({ garments }: { garments: readonly BoardGarmentFragment[] }) {
  const { t, i18n } = useLingui()
  const today = currentDay()
  const days = [...new Set(garments.flatMap(({ trialDate }) => trialDate ?? []))].sort()
  if (days.length === 0)
    return (
      <Text py="8" textAlign="center" color="fg.muted">
        <Trans>No trial is agreed. Select garments on the board to set their trial’s day.</Trans>
      </Text>
    )
  return (
    <Stack gap="4">
      {days.map((day) => (
        <Box key={day} as="section" aria-label={formatNearDay(noonOf(day), i18n)}>
          <Heading as="h2" size="md" fontFamily="body" color={day < today ? 'fg.error' : undefined}>
            {day === today ? t`Today` : formatNearDay(noonOf(day), i18n)}
            {day < today && t`, has passed`}
          </Heading>
          {garments
            .filter(({ trialDate }) => trialDate === day)
            .map((garment) => (
              <Flex key={garment.id} gap="4" align="center" borderTopWidth="1px" minH="12" wrap="wrap">
                <Link asChild minH="11" fontWeight="semibold">
                  <RouterLink to={adminPaths.garment(garment.code)}>{garment.code}</RouterLink>
                </Link>
                <Text>{customerName(i18n, garment.customerName)}</Text>
                <Text color="fg.muted">
                  {garmentName(i18n, garment)} · {garment.tailor?.name ?? t`nobody yet`}
                </Text>
              </Flex>
            ))}
        </Box>
      ))}
    </Stack>
  )
}
