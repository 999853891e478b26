import { Badge } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import type { OrderStatus } from '../../__generated__/graphql.ts'
import { statusLabels } from './order-labels.ts'

export function StatusBadge({ status }: { status: OrderStatus }) {
  const { i18n } = useLingui()
  return (
    <Badge colorPalette={statusLabels[status].palette} variant="subtle" px="2" py="0.5" whiteSpace="nowrap">
      {i18n._(statusLabels[status].name)}
    </Badge>
  )
}
