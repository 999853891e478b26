import { Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatSigned } from '../../lib/signed-amount.ts'

interface AmountLineProps {
  label: ReactNode
  /** In paise; may be less than 0. Null while it isn't known. */
  amount: number | null
  strong?: boolean
}

/** One amount of a sum. */
export const AmountLine = ({ label, amount, strong = false }: AmountLineProps) => (
  <Flex
    justify="space-between"
    gap="4"
    fontWeight={strong ? 'semibold' : undefined}
    fontVariantNumeric="tabular-nums"
  >
    <span>{label}</span>
    <span>{amount === null ? '–' : formatSigned(amount)}</span>
  </Flex>
)
