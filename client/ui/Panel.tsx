import { Box, type BoxProps, Flex, Heading, Stack, type StackProps, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

interface PanelProps extends Omit<BoxProps, 'title' | 'gap'> {
  /** Also the section's accessible name. */
  title: string
  /** Below the title. */
  note?: string | undefined
  /** At the end of the title's row. */
  action?: ReactNode
  /** The admin pages use `sm`, the shopper's pages `lg`. */
  size?: 'sm' | 'lg'
  /** The space between the children; without it they are laid out by the caller. */
  gap?: StackProps['gap']
}

const sizes = {
  sm: { p: { base: '4', lg: '5' }, heading: 'md', mb: '3' },
  lg: { p: { base: '4', md: '6' }, heading: 'xl', mb: '4' },
} as const

/** A titled section of a page with a border. */
export function Panel({ title, note, action, size = 'sm', gap, children, ...box }: PanelProps) {
  const id = useId()
  const { p, heading, mb } = sizes[size]
  return (
    <Box
      as="section"
      aria-labelledby={id}
      p={p}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
      minW="0"
      {...box}
    >
      <Flex justify="space-between" align="center" gap="3" wrap="wrap" mb={note ? '0.5' : mb}>
        <Heading as="h2" id={id} size={heading}>
          {title}
        </Heading>
        {action}
      </Flex>
      {note && (
        <Text color="fg.muted" mb={mb}>
          {note}
        </Text>
      )}
      {gap === undefined ? children : <Stack gap={gap}>{children}</Stack>}
    </Box>
  )
}
