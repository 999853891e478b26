import { Box } from '@chakra-ui/react'
import { formatNearDay, yearUnlessCurrent } from '../../lib/shop-days.ts'
import { timeZone } from '../../lib/shop-zone.ts'
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
        ? t`Late: ${{ day: i18n.date(deliveryDate, { day: 'numeric', month: 'short', ...yearUnlessCurrent(deliveryDate), timeZone }) }}`
        : formatNearDay(deliveryDate, i18n)}
      {isOverdue && !isShort && t` · overdue`}
    </Box>
  )
}
