import { Box } from '@chakra-ui/react'
import { formatNearDay } from '../../../lib/shop-days.ts'

interface DueDayProps {
  deliveryDate: string | null | undefined
  isOverdue: boolean
}

/** When it is due; what is late says so in words, too. */
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
