import { Box } from '@chakra-ui/react'
import { formatNearDay } from '../../../lib/shop-days.ts'

interface DueDayProps {
  deliveryDate: string | null | undefined
  isOverdue: boolean
}

/** The due date. Overdue orders say so in text as well as in colour. */
export function DueDay({ deliveryDate, isOverdue }: DueDayProps) {
  if (!deliveryDate)
    return (
      <Box as="span" color="fg.muted">
        Not set
      </Box>
    )
  return (
    <Box as="span" color={isOverdue ? 'fg.error' : undefined} fontWeight={isOverdue ? 'semibold' : undefined}>
      {formatNearDay(deliveryDate)}
      {isOverdue && ' · overdue'}
    </Box>
  )
}
