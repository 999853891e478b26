import { Button, HStack } from '@chakra-ui/react'
import type { OrderStatus } from '../../../__generated__/graphql.ts'
import { statuses, statusNames } from './order-words.ts'

interface StatusTabsProps {
  status: OrderStatus | null
  counts: Map<OrderStatus, number>
  onStatus: (status: OrderStatus | null) => void
}

/** Narrows the list to one status; each says how many it has. */
export function StatusTabs({ status, counts, onStatus }: StatusTabsProps) {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return (
    <HStack role="group" aria-label="Status" gap="1" wrap="wrap" mb="3">
      <Tab name="All" count={all} chosen={status === null} onClick={() => onStatus(null)} />
      {statuses.map((each) => (
        <Tab
          key={each}
          name={statusNames[each]}
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
