import type { SystemStyleObject } from '@chakra-ui/react'

/**
 * One line for each row. Below `md` a row has two lines, in which the columns' `css` places the cells by `gridArea`, and
 * the link of its header is the whole row.
 */
export const tableLines: SystemStyleObject = {
  fontSize: { md: 'sm', lg: 'md' },
  '& :is(th, td)': {
    px: { md: '1', lg: '1.5', xl: '3' },
    py: '0',
    height: { md: '11' },
    textAlign: 'start',
    verticalAlign: 'middle',
  },
  '& thead th': {
    height: '8',
    color: 'fg.muted',
    fontWeight: 'semibold',
    textStyle: 'sm',
    whiteSpace: 'nowrap',
  },
  '& tbody :is(th, td)': { whiteSpace: 'nowrap' },
  '& tbody tr': { borderTopWidth: '1px' },
  '& tbody tr:hover': { bg: 'bg.subtle' },
  mdDown: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'none' },
    '& tbody tr': {
      position: 'relative',
      display: 'grid',
      alignItems: 'center',
      columnGap: '2',
      py: '1',
      pe: '3',
    },
    '& tbody tr:first-of-type': { borderTopWidth: '0' },
    '& tbody :is(th, td)': { display: 'block', minWidth: '0' },
    '& td:empty': { display: 'none' },
    '& th a::after': { content: '""', position: 'absolute', inset: '0' },
    '& td :is(a, label)': { position: 'relative', zIndex: '1' },
  },
}

/** What doesn't fit into a cell of a line is cut off; the cell has this share of the table's width. */
export const cutOff = (width: string): SystemStyleObject => ({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  width: { md: width },
  maxWidth: { md: '0' },
})
