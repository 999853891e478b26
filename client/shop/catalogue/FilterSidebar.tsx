import { Button, Flex, Heading } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Link as RouterLink, useHref } from 'react-router-dom'
import type { FilterFields_ProductsFragment } from '../../__generated__/graphql.ts'
import { galleryParameters, type GalleryChoice } from '../../../shared/catalogue/gallery-address.ts'
import { countFilters } from '../../lib/gallery-choice.ts'
import { withoutFilters } from '../../lib/without-filters.ts'
import { paths } from '../../../shared/paths.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { FilterFields, type ListTotal } from './FilterFields.tsx'
import { filterFormId } from './filter-ids.ts'
import { useFilterChanges } from './use-filter-changes.ts'

export interface FilterSidebarProps {
  choice: GalleryChoice
  facets: FilterFields_ProductsFragment['facets'] | undefined
  total: ListTotal | undefined
  shop: { hasDeliveryZones: boolean } | undefined
  onChange: () => void
}

/**
 * The filters beside the list, which take effect at once; without JavaScript they are submitted as a
 * form.
 */
export function FilterSidebar({ choice, facets, total, shop, onChange }: FilterSidebarProps) {
  const { draft, changes } = useFilterChanges(choice, onChange)
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    repeatEarlyChoices(form.current!)
  }, [])
  const action = useHref(paths.gallery())
  const typed = { search: choice.search, ranges: { unitPrice: choice.ranges.unitPrice } }
  return (
    <form ref={form} action={action} id={filterFormId} onSubmit={(event) => event.preventDefault()}>
      {galleryParameters(typed).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Flex align="center" justify="space-between" minH="11" gap="2">
        <Heading as="h2" size="lg">
          <Trans>Filters</Trans>
        </Heading>
        {countFilters(choice) > 0 && (
          <Button asChild variant="plain" px="0" textDecoration="underline" textUnderlineOffset="3px">
            <RouterLink to={paths.gallery(withoutFilters(choice))} preventScrollReset>
              <Trans>Reset Filters</Trans>
            </RouterLink>
          </Button>
        )}
      </Flex>
      <FilterFields choice={draft} facets={facets} total={total} shop={shop} changes={changes} />
      {!hydrated && (
        <Button type="submit" width="full">
          <Trans>Apply</Trans>
        </Button>
      )}
    </form>
  )
}

/** Replays changes made before hydration: React preserves the input's state but fires no event. */
function repeatEarlyChoices(form: HTMLFormElement) {
  for (const input of form.querySelectorAll('input')) {
    const isChanged = input.checked !== input.defaultChecked
    if (!isChanged || (input.type === 'radio' && !input.checked)) continue
    input.checked = input.defaultChecked
    input.click()
  }
}
