import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface ConfirmUnusualProps {
  /** What is unusual, as the person confirms it. */
  children: ReactNode
  confirmed: boolean
  onChange: (confirmed: boolean) => void
}

/** Below a field whose value is allowed but is often a mistake. */
export function ConfirmUnusual({ children, confirmed, onChange }: ConfirmUnusualProps) {
  return (
    <Flex as="label" gap="3" align="center" minH="11" py="1" cursor="pointer" color="fg.error">
      <Box asChild boxSize="5" flexShrink="0">
        <input
          type="checkbox"
          checked={confirmed}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      </Box>
      <span>{children}</span>
    </Flex>
  )
}
