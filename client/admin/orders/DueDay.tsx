import { Box } from '@chakra-ui/react'
import { formatNearDay, formatShortDay } from '../../lib/shop-days.ts'
import { Trans, useLingui } from '@lingui/react/macro'

interface DueDayProps {
  deliveryDate: string | null | undefined
  isOverdue: boolean
  /** Without the weekday of a day that has passed. */
  isShort?: boolean
}

/** The due date. Overdue orders say so in text as well as in colour. */
export function DueDay({ deliveryDate, isOverdue, isShort = false }: DueDayProps) {
  const { t, i18n } = useLingui()
  if (!deliveryDate)
    return (
      <Box as="span" color="fg.muted">
        <Trans>Not set</Trans>
      </Box>
    )
  return (
    <Box as="span" color={isOverdue ? 'fg.error' : undefined} fontWeight={isOverdue ? 'semibold' : undefined}>
      {isOverdue && isShort
        ? t`Late: ${{ day: formatShortDay(deliveryDate, i18n) }}`
        : formatNearDay(deliveryDate, i18n)}
      {isOverdue && !isShort && t` · overdue`}
    </Box>
  )
}
