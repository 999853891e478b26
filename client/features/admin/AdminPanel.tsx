import { Box, type BoxProps, Flex, Heading } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

interface AdminPanelProps extends Omit<BoxProps, 'title'> {
  /** Also names the part to screen readers. */
  title: string
  /** At the end of the title's line. */
  beside?: ReactNode
}

/** A part of one of the owner's pages, on a sheet of its own. */
export function AdminPanel({ title, beside, children, ...box }: AdminPanelProps) {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      p={{ base: '4', lg: '5' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      minW="0"
      {...box}
    >
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb="3">
        <Heading as="h2" id={id} size="md">
          {title}
        </Heading>
        {beside}
      </Flex>
      {children}
    </Box>
  )
}
