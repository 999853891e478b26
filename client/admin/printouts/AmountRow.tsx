import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { formatExactRupees } from '../../lib/money.ts'

interface AmountRowProps {
  label: ReactNode
  /** In paise. */
  amount: number
  strong?: boolean
}

export const AmountRow = ({ label, amount, strong = false }: AmountRowProps) => (
  <Flex justify="space-between" gap="2mm" fontWeight={strong ? 'bold' : undefined}>
    <Box minW="0">{label}</Box>
    <Box whiteSpace="nowrap">{formatExactRupees(amount)}</Box>
  </Flex>
)
