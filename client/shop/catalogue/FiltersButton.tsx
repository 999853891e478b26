import { Button } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { SlidersHorizontal } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { GalleryChoice } from '../../../shared/catalogue/gallery-address.ts'
import { countFilters } from '../../lib/gallery-choice.ts'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'
import { filtersId } from './filter-ids.ts'

const loadDrawer = async () => (await import('./FilterDrawer.tsx')).FilterDrawer

/** Opens the filters on small screens; without JavaScript they expand above the list. */
export function FiltersButton({ choice }: { choice: GalleryChoice }) {
  const [open, setOpen] = useState(false)
  const { Component: FilterDrawer, warmUp, want } = useLazyComponent(loadDrawer)
  const close = useCallback(() => setOpen(false), [])
  const count = countFilters(choice)
  return (
    <>
      <Button asChild variant="outline" px="4" hideFrom="lg" flex="1 1 8rem">
        <a
          href={`#${filtersId}`}
          role="button"
          aria-haspopup="dialog"
          onPointerEnter={warmUp}
          onFocus={warmUp}
          onKeyDown={(event) => event.key === ' ' && event.currentTarget.click()}
          onClick={async (event) => {
            event.preventDefault()
            setOpen(await want())
          }}
        >
          <SlidersHorizontal aria-hidden />
          {count > 0 ? <Trans>Filters ({count})</Trans> : <Trans>Filters</Trans>}
        </a>
      </Button>
      {FilterDrawer && <FilterDrawer choice={choice} open={open} onClose={close} />}
    </>
  )
}
