import { Box, Text } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'

/** Options of a combobox below their title. */
export function OptionGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} css={{ '& + &': { mt: '3' } }}>
      <Text id={id} role="presentation" textStyle="eyebrow" color="gold.fg" px="2" pb="1">
        {title}
      </Text>
      {children}
    </Box>
  )
}
