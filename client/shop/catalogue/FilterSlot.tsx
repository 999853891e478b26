import { Box } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import { DeferredSection } from '../../ui/DeferredSection.tsx'
import { filtersId } from './filter-ids.ts'
import type { FilterSidebarProps } from './FilterSidebar.tsx'

const FilterSidebar = lazy(async () => ({ default: (await import('./FilterSidebar.tsx')).FilterSidebar }))

/** The filters beside the list. Small screens have a drawer for them. */
export function FilterSlot(filters: FilterSidebarProps) {
  const { t } = useLingui()
  return (
    <Box
      as="aside"
      id={filtersId}
      aria-label={t`Filters`}
      display={{ base: 'none', lg: 'block' }}
      position={{ lg: 'sticky' }}
      top="20"
      maxH={{ lg: 'calc(100dvh - 6rem)' }}
      overflowY={{ lg: 'auto' }}
      mb={{ base: '6', lg: '0' }}
      px="1"
      // Room for the focus ring of the last row.
      pb={{ lg: '3' }}
      ms={{ lg: '-1' }}
      css={{ '&:target': { display: 'block' }, scrollbarGutter: 'stable', scrollbarWidth: 'thin' }}
    >
      <DeferredSection>
        <FilterSidebar {...filters} />
      </DeferredSection>
    </Box>
  )
}
