import { Box, type SystemStyleObject } from '@chakra-ui/react'
import type { CSSProperties, ReactNode } from 'react'

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
 * The grid's width as a unitless number, in steps, for the card's row span. CSS can't divide lengths by
 * lengths yet.
 */
const widths = Object.fromEntries(
  Array.from({ length: 46 }, (_, step) => {
    const from = 288 + step * stepWidth
    return [`@container (min-width: ${from}px)`, { '--width': String(from + stepWidth / 2) }]
  }),
) as SystemStyleObject

/**
 * A masonry grid in document order: each card spans as many rows of 8 px as its picture, text and gap
 * need. Nothing is measured, so the layout is final without JavaScript.
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

/** The length of a card's name, for its row span. */
export const nameLength = (name: string) => ({ '--name': name.length }) as CSSProperties

/**
 * The span of a card whose picture is `ratio` times as high as wide; the picture fills what the text
 * leaves.
 */
export const cardSlot = (ratio: number): SystemStyleObject => ({
  '--ratio': ratio.toFixed(3),
  // Beside the filters, five columns are narrow until the screen is wide.
  '--text': { base: '184', md: '172', lg: '260', xl: '186' },
  // Badges and prices take another line each.
  '@container (max-width: 310px)': { '--text': '220' },
  '--column': 'calc((var(--width) - (var(--columns) - 1) * var(--gap)) / var(--columns))',
  // The lines of a name beyond two: a letter is about 9 px wide, and a line 21 px high.
  '--more': 'max(0, var(--name, 0) * 9 / (var(--column) - 26) - 2) * 21',
  gridRowEnd: 'span calc((var(--column) * var(--ratio) + var(--text) + var(--more) + var(--gap)) / 8)',
  marginBottom: 'calc(var(--gap) * 1px)',
  // A card's size doesn't depend on its content, so that browsers need not lay out those out of sight.
  contentVisibility: 'auto',
})
