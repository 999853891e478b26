import type { SystemStyleObject } from '@chakra-ui/react'

/** Dense rows with thin rules; digits have equal width so that numbers align. */
export const tableStyle = {
  width: 'full',
  textStyle: 'sm',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { textAlign: 'start', fontWeight: 'semibold', color: 'fg.muted', whiteSpace: 'nowrap' },
  '& th, & td': { px: '2.5', py: '2', borderBottomWidth: '1px', borderColor: 'border' },
  '& tbody tr:hover': { bg: 'bg.panel' },
  '& [data-numeric]': { textAlign: 'end', whiteSpace: 'nowrap' },
} satisfies SystemStyleObject
