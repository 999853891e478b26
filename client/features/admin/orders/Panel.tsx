import { Box, Flex, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

interface PanelProps {
  title: string
  /** At the end of the title's line. */
  action?: ReactNode
  children: ReactNode
}

/** A part of an order's page. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} p="4" bg="bg.panel" borderWidth="1px" borderRadius="l2">
      <Flex justify="space-between" align="center" gap="3" mb="2">
        <Heading as="h2" id={id} size="md" fontFamily="body">
          {title}
        </Heading>
        {action}
      </Flex>
      {children}
    </Box>
  )
}
