import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { tableCards } from './table-cards.ts'

interface AdminTableProps {
  /** The accessible name of the table. */
  caption: string
  columns: readonly string[]
  children: ReactNode
}

/** A table; below `lg` each row is a card, in which every value has its column's name above it. */
export function AdminTable({ caption, columns, children }: AdminTableProps) {
  return (
    <Box
      role="region"
      aria-label={caption}
      tabIndex={0}
      overflowX={{ lg: 'auto' }}
      bg={{ lg: 'bg.panel' }}
      borderWidth={{ lg: '1px' }}
      borderRadius="l3"
    >
      <chakra.table
        width="full"
        css={{
          '& :is(th, td)': { px: '3', py: '1.5', textAlign: 'start', verticalAlign: 'middle' },
          '& thead th': { color: 'fg.muted', fontWeight: 'semibold', whiteSpace: 'nowrap', py: '2.5' },
          '& tbody tr': {
            borderTopWidth: '1px',
          },
          '& tbody tr:hover': { bg: 'bg.subtle' },
          ...tableCards(columns),
        }}
      >
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </chakra.table>
    </Box>
  )
}
