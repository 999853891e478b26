import { Badge } from '@chakra-ui/react'
import type { OrderStatus } from '../../../__generated__/graphql.ts'
import { statusLabels } from './order-labels.ts'

export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <Badge colorPalette={statusLabels[status].palette} variant="subtle" px="2" py="0.5" whiteSpace="nowrap">
      {statusLabels[status].name}
    </Badge>
  )
}
