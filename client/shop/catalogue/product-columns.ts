import type { GridProps } from '@chakra-ui/react'

/** Pictures beside the text. */
export const productColumns = {
  templateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) minmax(0, 1fr)',
    lg: 'minmax(0, 7fr) minmax(0, 6fr)',
  },
  gap: { base: '4', md: '8', lg: '14' },
  alignItems: 'start',
} satisfies GridProps
