import { Badge } from '@chakra-ui/react'
import type { OrderInList_OrderFragment } from '../../__generated__/graphql.ts'
import { Trans } from '@lingui/react/macro'

export function AlterationBadge({ order }: { order: Pick<OrderInList_OrderFragment, 'alterations'> }) {
  if (!order.alterations.some(({ completedAt }) => completedAt == null)) return null
  return (
    <Badge colorPalette="orange" variant="subtle" px="2" py="0.5" me="2" whiteSpace="nowrap">
      <Trans>Alteration requested</Trans>
    </Badge>
  )
}
