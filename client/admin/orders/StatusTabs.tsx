import { Button, HStack } from '@chakra-ui/react'
import type { OrderStatus } from '../../__generated__/graphql.ts'
import { openStatuses, statuses } from '../../../shared/orders/order-statuses.ts'
import { statusLabels } from './order-labels.ts'
import { useLingui } from '@lingui/react/macro'

interface StatusTabsProps {
  status: OrderStatus | null
  /** Whether the list without a status filter excludes delivered and cancelled orders. */
  openOnly: boolean
  counts: Map<OrderStatus, number>
  onStatus: (status: OrderStatus | null) => void
}

/**
 * Filters the list by status, with the count of each. Sorted by due date, the unfiltered list holds
 * open orders only.
 */
export function StatusTabs({ status, openOnly, counts, onStatus }: StatusTabsProps) {
  const { t, i18n } = useLingui()
  const [name, listed] = openOnly ? [t`Open`, openStatuses] : [t`All`, statuses]
  const count = listed.reduce((sum, each) => sum + (counts.get(each) ?? 0), 0)
  return (
    <HStack role="group" aria-label={t`Status`} gap="1" wrap="wrap" mb="3">
      <Tab name={name} count={count} chosen={status === null} onClick={() => onStatus(null)} />
      {statuses.map((each) => (
        <Tab
          key={each}
          name={i18n._(statusLabels[each].name)}
          count={counts.get(each) ?? 0}
          chosen={status === each}
          onClick={() => onStatus(each)}
        />
      ))}
    </HStack>
  )
}

interface TabProps {
  name: string
  count: number
  chosen: boolean
  onClick: () => void
}

function Tab({ name, count, chosen, onClick }: TabProps) {
  return (
    <Button
      size="sm"
      px="2.5"
      variant={chosen ? 'subtle' : 'ghost'}
      color={count === 0 && !chosen ? 'fg.muted' : undefined}
      aria-pressed={chosen}
      onClick={onClick}
    >
      {name} <span>{count}</span>
    </Button>
  )
}
