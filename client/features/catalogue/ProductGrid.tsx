import { Box, type SystemStyleObject } from '@chakra-ui/react'
import type { ReactNode } from 'react'

/** Columns and gaps in pixels: specification, section 9. */
const layout: SystemStyleObject = {
  '--columns': { base: '2', md: '3', lg: '5' },
  '--gap': { base: '8', md: '12', lg: '16' },
  display: 'grid',
  gridTemplateColumns: 'repeat(var(--columns), minmax(0, 1fr))',
  columnGap: 'calc(var(--gap) * 1px)',
  gridAutoRows: 'minmax(8px, auto)',
}

const stepWidth = 24

/**
 * How wide the grid is, as a number that CSS can calculate with: the middle of a step. It can't divide lengths
 * by lengths yet, and the number of rows that a card takes follows from its width.
 */
const widths = Object.fromEntries(
  Array.from({ length: 46 }, (_, step) => {
    const from = 288 + step * stepWidth
    return [`@container (min-width: ${from}px)`, { '--width': String(from + stepWidth / 2) }]
  }),
) as SystemStyleObject

/**
 * A masonry of cards in the order of the page: each spans as many rows of 8 px as its picture, its text and the
 * gap below take. Nothing is measured, so it stands at once, without script.
 */
export function ProductGrid({ children }: { children: ReactNode }) {
  return (
    <Box css={{ containerType: 'inline-size' }}>
      <Box as="ul" css={{ '--width': '288', ...layout, ...widths }}>
        {children}
      </Box>
    </Box>
  )
}

/** The place of a card whose picture is `ratio` times as high as wide; its picture fills what the text leaves. */
export const cardSlot = (ratio: number): SystemStyleObject => ({
  '--ratio': ratio.toFixed(3),
  // Beside the filters, five columns are narrow until the screen is wide.
  '--text': { base: '190', md: '172', lg: '236', xl: '172' },
  // Badges and prices take another line each.
  '@container (max-width: 340px)': { '--text': '236' },
  '--column': 'calc((var(--width) - (var(--columns) - 1) * var(--gap)) / var(--columns))',
  gridRowEnd: 'span calc((var(--column) * var(--ratio) + var(--text) + var(--gap)) / 8)',
  marginBottom: 'calc(var(--gap) * 1px)',
})
