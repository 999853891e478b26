import { Box, type BoxProps, Heading } from '@chakra-ui/react'
import { useId } from 'react'

interface OrderPanelProps extends Omit<BoxProps, 'title'> {
  title: string
}

/** One part of an order's page. */
export function OrderPanel({ title, children, ...box }: OrderPanelProps) {
  const id = useId()
  return (
    <Box
      as="section"
      aria-labelledby={id}
      p={{ base: '4', md: '6' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      {...box}
    >
      <Heading as="h2" id={id} size="xl" mb="4">
        {title}
      </Heading>
      {children}
    </Box>
  )
}
