import type { SystemStyleObject } from '@chakra-ui/react'

/**
 * Below `lg`, or another width, each row of a table is a card: its row header is the title, and every other value has the name of its column
 * above it. Browsers keep the roles of table elements whatever their display is.
 */
export const tableCards = (
  columns: readonly string[],
  below: 'lgDown' | 'mdDown' = 'lgDown',
): SystemStyleObject => ({
  [below]: { ...cards, ...columnNames(columns) },
})

const cards = {
  '&, & tbody': { display: 'block' },
  '& thead': { display: 'none' },
  '& tbody tr': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
    gap: '2',
    p: '3',
    mb: '3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'l3',
  },
  '& tbody :is(th, td)': {
    display: 'block',
    minWidth: '0',
    p: '0',
    borderWidth: '0',
    overflowWrap: 'anywhere',
  },
  '& tbody th': { gridColumn: '1 / -1', order: -1 },
  '& td[colspan]': { gridColumn: '1 / -1' },
  '& td:empty': { display: 'none' },
  // The box that marks the row.
  '& td[data-mark]': { position: 'absolute', top: '1', insetEnd: '1', _before: { display: 'none' } },
  '& td:not([colspan], [data-mark])::before': { display: 'block', textStyle: 'xs', color: 'fg.muted' },
} satisfies SystemStyleObject

const columnNames = (columns: readonly string[]): SystemStyleObject =>
  Object.fromEntries(
    columns.map((column, index) => [
      `& td:nth-child(${index + 1}):not([colspan])::before`,
      { content: JSON.stringify(column) },
    ]),
  )
