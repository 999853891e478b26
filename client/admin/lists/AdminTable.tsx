import { Box, chakra, type SystemStyleObject } from '@chakra-ui/react'
import { Fragment, type ReactNode } from 'react'
import { tableCards } from './table-cards.ts'
import { tableLines } from './table-lines.ts'

export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** `name`: the row's header; `mark`: a box in the corner of the row's card; `figures`: numbers below each other. */
  kind?: 'name' | 'mark' | 'figures'
  /** Of its cells. */
  css?: SystemStyleObject
}

export interface TableProps<Row> {
  /** The accessible name of the table. */
  caption: string
  columns: readonly Column<Row>[]
  /** `cards`, unless named: below `lg` each row is a card. `lines`: a line, of which there are two below `md`. */
  layout?: 'cards' | 'lines'
  /** Of each row below `md`, for `lines`. */
  areas?: SystemStyleObject
  /** Below a row, over the whole width: a form that the row opens. */
  below?: (row: Row) => ReactNode
}

interface AdminTableProps<Row> extends TableProps<Row> {
  rows: readonly Row[]
  /** The last row: a sum. */
  children?: ReactNode
}

/** A table; on narrow screens its rows are cards, in which every value has its column's name above it, or lines. */
export function AdminTable<Row extends object>(props: AdminTableProps<Row>) {
  const { caption, columns, layout = 'cards', areas, rows, below, children } = props
  const framedFrom = layout === 'cards' ? 'lg' : 'base'
  return (
    <Box
      role="region"
      aria-label={caption}
      tabIndex={0}
      overflowX={{ lg: 'auto' }}
      bg={{ [framedFrom]: 'bg.panel' }}
      borderWidth={{ [framedFrom]: '1px' }}
      borderRadius="l3"
    >
      <chakra.table
        width="full"
        css={
          layout === 'cards'
            ? {
                '& :is(th, td)': { px: '3', py: '1.5', textAlign: 'start', verticalAlign: 'middle' },
                '& thead th': { color: 'fg.muted', fontWeight: 'semibold', whiteSpace: 'nowrap', py: '2.5' },
                '& tbody tr': {
                  borderTopWidth: '1px',
                },
                '& tbody tr:hover': { bg: 'bg.subtle' },
                ...columnStyles(columns),
                ...tableCards(columns.map(({ header }) => header)),
              }
            : [tableLines, columnStyles(columns), { '& tbody tr': areas }]
        }
      >
        <thead>
          <tr>
            {columns.map(({ header }) => (
              <th key={header} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const more = below?.(row)
            return (
              <Fragment key={'id' in row ? String(row.id) : index}>
                <tr>
                  {columns.map(({ header, kind, cell }) =>
                    kind === 'name' ? (
                      <th key={header} scope="row">
                        {cell(row)}
                      </th>
                    ) : (
                      <td key={header} data-mark={kind === 'mark' ? '' : undefined}>
                        {cell(row)}
                      </td>
                    ),
                  )}
                </tr>
                {more && (
                  <tr>
                    <td colSpan={columns.length}>{more}</td>
                  </tr>
                )}
              </Fragment>
            )
          })}
          {children}
        </tbody>
      </chakra.table>
    </Box>
  )
}

const figures = { whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' } satisfies SystemStyleObject

const columnStyles = (columns: readonly Column<never>[]): SystemStyleObject =>
  Object.fromEntries(
    columns.map(({ kind, css }, index) => [
      `& tbody :is(th, td):nth-child(${index + 1}):not([colspan])`,
      { ...(kind === 'figures' && figures), ...css },
    ]),
  )
