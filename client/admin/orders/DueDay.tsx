import { Box } from '@chakra-ui/react'
import { formatNearDay } from '../../lib/shop-days.ts'
import { Trans, useLingui } from '@lingui/react/macro'

interface DueDayProps {
  deliveryDate: string | null | undefined
  isOverdue: boolean
}

/** The due date. Overdue orders say so in text as well as in colour. */
export function DueDay({ deliveryDate, isOverdue }: DueDayProps) {
  const { t, i18n } = useLingui()
  if (!deliveryDate)
    return (
      <Box as="span" color="fg.muted">
        <Trans>Not set</Trans>
      </Box>
    )
  return (
    <Box as="span" color={isOverdue ? 'fg.error' : undefined} fontWeight={isOverdue ? 'semibold' : undefined}>
      {formatNearDay(deliveryDate, i18n)}
      {isOverdue && t` · overdue`}
    </Box>
  )
}
