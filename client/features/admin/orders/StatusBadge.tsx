import { Badge } from '@chakra-ui/react'
import type { OrderStatus } from '../../../__generated__/graphql.ts'
import { statusNames, statusPalettes } from './order-labels.ts'

export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <Badge colorPalette={statusPalettes[status]} variant="subtle" px="2" py="0.5" whiteSpace="nowrap">
      {statusNames[status]}
    </Badge>
  )
}
