import { Button, chakra, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { inputStyle } from '../../ui/input-style.ts'
import type { OrderChoice } from './order-choice.ts'

interface OrderFiltersProps {
  choice: OrderChoice
  onChange: (changes: Partial<OrderChoice>) => void
}

const typingMs = 250

/** How long after the last keystroke the search starts. */
export function OrderFilters({ choice, onChange }: OrderFiltersProps) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(choice.search)
  const [shown, setShown] = useState(choice.search)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // The address changed without typing, for example on Back: the box follows.
  if (shown !== choice.search) {
    setShown(choice.search)
    if (choice.search !== typed.trim()) setTyped(choice.search)
  }
  useEffect(() => {
    return () => clearTimeout(timer.current)
  }, [])
  const search = (text: string) => {
    setTyped(text)
    clearTimeout(timer.current)
    timer.current = setTimeout(() => onChange({ search: text.trim() }), typingMs)
  }
  return (
    <Flex gap="2" wrap="wrap" align="center" mb="3">
      <chakra.input
        type="search"
        aria-label={t`Search orders`}
        placeholder={t`Number, name or phone`}
        css={{ ...inputStyle, textStyle: 'sm', minH: '10', px: '3' }}
        flex="1"
        minW="56"
        maxW="96"
        maxLength={100}
        value={typed}
        onChange={({ currentTarget }) => search(currentTarget.value)}
      />
      <Button
        size="sm"
        variant={choice.overdue ? 'solid' : 'outline'}
        aria-pressed={choice.overdue}
        onClick={() => onChange({ overdue: !choice.overdue })}
      >
        <Trans>Overdue</Trans>
      </Button>
      <Button
        size="sm"
        variant={choice.alterations ? 'solid' : 'outline'}
        aria-pressed={choice.alterations}
        // The board has no column for delivered orders.
        onClick={() => onChange({ alterations: !choice.alterations, view: 'table', status: null })}
      >
        <Trans>Alteration requests</Trans>
      </Button>
      <Button
        size="sm"
        variant={choice.returns ? 'solid' : 'outline'}
        aria-pressed={choice.returns}
        onClick={() => onChange({ returns: !choice.returns, view: 'table', status: null })}
      >
        <Trans>Returns</Trans>
      </Button>
      {choice.view === 'table' && (
        <Button
          size="sm"
          variant={choice.sort === 'DUE_FIRST' ? 'solid' : 'outline'}
          aria-pressed={choice.sort === 'DUE_FIRST'}
          onClick={() => onChange({ sort: choice.sort === 'DUE_FIRST' ? 'NEWEST' : 'DUE_FIRST' })}
        >
          <Trans>By due day</Trans>
        </Button>
      )}
    </Flex>
  )
}
