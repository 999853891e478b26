import '../../theme/drawer.ts'
import { useQuery } from '@apollo/client/react'
import { Box, Button, Drawer, IconButton, Portal, Text } from '@chakra-ui/react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { memo, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import type { GalleryChoice } from '../../../shared/catalogue/gallery-address.ts'
import { galleryVariables } from '../../lib/gallery-choice.ts'
import { withoutFilters } from '../../lib/without-filters.ts'
import { paths } from '../../../shared/paths.ts'
import { afterPaint } from '../../ui/after-paint.ts'
import { useCloseWatcher } from '../../ui/use-close-watcher.ts'
import { FilterFields } from './FilterFields.tsx'
import { useDeferredFilters } from './use-filter-changes.ts'

const FilterDrawer_query = graphql(`
  query FilterDrawer(
    $where: ProductWhere!
    $everything: ProductWhere!
    $search: String
    $correctSpelling: Boolean = true
  ) {
    products(where: $where, search: $search, correctSpelling: $correctSpelling, first: 1) {
      totalCount
      totalCountIsCapped
      ...FilterFields_products
    }
    shop {
      hasDeliveryZones
    }
    all: products(where: $everything, search: $search, correctSpelling: $correctSpelling, first: 1) {
      totalCount
      totalCountIsCapped
    }
  }
`)

interface FilterDrawerProps {
  choice: GalleryChoice
  open: boolean
  onClose: () => void
}

/**
 * The filters on small screens. They take effect with Apply, which shows the number of matches
 * beforehand.
 */
export function FilterDrawer({ choice, open, onClose }: FilterDrawerProps) {
  const { t } = useLingui()
  useCloseWatcher(open, onClose)
  return (
    <Drawer.Root open={open} onOpenChange={(change) => !change.open && onClose()} lazyMount unmountOnExit>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content maxW="min(24rem, 92vw)">
            <Drawer.Header justifyContent="space-between" px="4" pt="3" pb="2">
              <Drawer.Title fontFamily="heading">
                <Trans>Filters</Trans>
              </Drawer.Title>
              <Drawer.CloseTrigger asChild position="static">
                <IconButton variant="ghost" aria-label={t`Close filters`}>
                  <X />
                </IconButton>
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <DeferredFilters choice={choice} onClose={onClose} />
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  )
}

/**
 * Starts from the address whenever the drawer opens. Memoized, so that closing the drawer doesn't
 * render it.
 */
const DeferredFilters = memo(({ choice, onClose }: Pick<FilterDrawerProps, 'choice' | 'onClose'>) => {
  const { t } = useLingui()
  const { draft, settled, changes } = useDeferredFilters(choice)
  const { after: _, sort: __, ...variables } = galleryVariables(settled)
  const { data: latest, previousData, error } = useQuery(FilterDrawer_query, { variables })
  const navigate = useNavigate()
  const data = latest ?? previousData
  const count = error ? undefined : data?.products.totalCount
  const result =
    count === undefined
      ? t`Show designs`
      : data?.products.totalCountIsCapped
        ? t`Show more than ${count} designs`
        : t`${plural(count, { one: 'Show # design', other: 'Show # designs' })}`
  const apply = () =>
    // Closing the drawer restyles the whole page, so the pressed button is painted first. The list follows it.
    afterPaint(() => {
      onClose()
      afterPaint(() => void navigate(paths.gallery({ ...draft, after: null }), { preventScrollReset: true }))
    })
  return (
    <>
      <Drawer.Body px="4">
        <FilterFields
          choice={draft}
          facets={data?.products.facets}
          total={data?.all}
          shop={data?.shop}
          changes={changes}
        />
      </Drawer.Body>
      <Drawer.Footer
        px="4"
        pt="3"
        pb="calc(0.75rem + env(safe-area-inset-bottom))"
        borderTopWidth="1px"
        gap="3"
        alignItems="stretch"
      >
        <Button variant="outline" px="4" height="auto" onClick={() => changes.choose(withoutFilters(draft))}>
          <Trans>Reset Filters</Trans>
        </Button>
        <ApplyButton result={result} onApply={apply} />
        <Box role="status" srOnly>
          {result}
        </Box>
      </Drawer.Footer>
    </>
  )
})

interface ApplyButtonProps {
  /** How many designs it shows. */
  result: string
  onApply: () => void
}

/** Stays pressed until the drawer has closed. A second tap does nothing. */
function ApplyButton({ result, onApply }: ApplyButtonProps) {
  const [isPressed, setPressed] = useState(false)
  return (
    <Button
      flex="1"
      height="auto"
      minH="12"
      flexDirection="column"
      gap="0"
      lineHeight="short"
      opacity={isPressed ? 0.7 : undefined}
      onClick={() => {
        if (isPressed) return
        setPressed(true)
        onApply()
      }}
    >
      <Trans>Apply</Trans>
      <Box as="span" srOnly>
        :
      </Box>
      <Text as="span" fontSize="sm" fontWeight="normal">
        {result}
      </Text>
    </Button>
  )
}
