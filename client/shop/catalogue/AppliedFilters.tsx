import { Box, Button, Flex } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type {
  AboveDesigns_ProductsFragment,
  FilterFields_ProductsFragment,
} from '../../__generated__/graphql.ts'
import { facetNames, rangeNames, type GalleryChoice } from '../../../shared/catalogue/gallery-address.ts'
import { localizedName } from '../../lib/localized-name.ts'
import { withoutFilters } from '../../lib/without-filters.ts'
import { withRange, withValue } from '../../lib/toggle-filter.ts'
import { paths } from '../../../shared/paths.ts'
import {
  customizationLabel,
  describeChosenRange,
  describeFacet,
  describeReadyBy,
  notFeaturedLabel,
} from './filter-labels.ts'

interface AppliedFilter {
  key: string
  label: string
  without: GalleryChoice
}

type Interpretation = AboveDesigns_ProductsFragment['interpretation']

type Styles = FilterFields_ProductsFragment['facets']['style']

interface AppliedFiltersProps {
  choice: GalleryChoice
  /** The options of the style book that the list names. */
  styles: Styles | undefined
  /** What the search says beside its words. */
  interpretation: Interpretation | undefined
}

/** Each active filter, as a link to the list without it: those chosen, and those that the search names. */
export function AppliedFilters({ choice, styles, interpretation }: AppliedFiltersProps) {
  const { t, i18n } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  const applied = [
    ...filtersInSearch(choice, interpretation, styles, i18n),
    ...appliedFilters(choice, styles, i18n),
  ]
  if (applied.length === 0) return null
  // The chip that had the focus was removed with its filter.
  const keepFocus = () => list.current?.focus()
  return (
    <Flex
      as="ul"
      ref={list}
      tabIndex={-1}
      outline="none"
      aria-label={t`Applied filters`}
      wrap="wrap"
      gap="2"
      mb={{ base: '4', md: '5' }}
    >
      {applied.map(({ key, label, without }) => (
        <li key={key}>
          <Button
            asChild
            variant="subtle"
            px="3"
            gap="1.5"
            fontWeight="normal"
            borderRadius="full"
            maxW="full"
          >
            <RouterLink to={paths.gallery(without)} preventScrollReset onClick={keepFocus}>
              <Box as="span" srOnly>
                <Trans>Remove filter</Trans>
              </Box>
              <Box as="span" truncate>
                {label}
              </Box>
              <X aria-hidden />
            </RouterLink>
          </Button>
        </li>
      ))}
      <li>
        <Button asChild variant="plain" px="2" textDecoration="underline" textUnderlineOffset="3px">
          <RouterLink
            to={paths.gallery({ ...withoutFilters(choice), search: withoutPhrases(choice, interpretation) })}
            preventScrollReset
            onClick={keepFocus}
          >
            <Trans>Reset Filters</Trans>
          </RouterLink>
        </Button>
      </li>
    </Flex>
  )
}

const withoutPhrases = ({ search }: GalleryChoice, interpretation: Interpretation | undefined) =>
  interpretation && interpretation.filters.length > 0 ? interpretation.words : search

const rupees = (paise: number | null | undefined) => (paise == null ? null : paise / 100)

/** What phrases of the search stand for: a link takes the phrase out of it. */
function filtersInSearch(
  choice: GalleryChoice,
  interpretation: Interpretation | undefined,
  named: Styles | undefined,
  i18n: I18n,
): AppliedFilter[] {
  return (interpretation?.filters ?? []).map((filter) => ({
    key: `search ${filter.words}`,
    label: labelOf(filter, named, i18n),
    without: { ...choice, search: filter.remaining, after: null },
  }))
}

const orders = {
  LOWEST_PRICE_FIRST: msg`Lowest price first`,
  NEWEST_FIRST: msg`Newest first`,
}

function labelOf(
  filter: NonNullable<Interpretation>['filters'][number],
  named: Styles | undefined,
  i18n: I18n,
): string {
  const { kind, words, minPrice, maxPrice, size, minDiscount, occasion, styles, readyBy } = filter
  switch (kind) {
    case 'PRICE':
      return describeChosenRange('unitPrice', { from: rupees(minPrice), to: rupees(maxPrice) }, i18n)
    case 'DISCOUNT':
      return minDiscount === null
        ? i18n._(msg`On sale`)
        : describeChosenRange('discount', { from: minDiscount, to: null }, i18n)
    case 'SIZE':
      return size === null ? words : describeFacet('size', size, i18n)
    case 'STYLE':
      return named ? styles.map(({ id }) => describeFacet('style', id, i18n, named)).join(', ') : words
    case 'READY_BY':
      return readyBy ? describeReadyBy(readyBy, null, i18n) : words
    case 'OCCASION':
      return occasion ? localizedName(i18n, occasion) : words
    default:
      return i18n._(orders[kind])
  }
}

const readyBy = (choice: GalleryChoice, day: string, i18n: I18n): AppliedFilter => ({
  key: 'readyBy',
  label: describeReadyBy(day, choice.pincode, i18n),
  without: { ...choice, readyBy: null, pincode: null, after: null },
})

function appliedFilters(choice: GalleryChoice, styles: Styles | undefined, i18n: I18n): AppliedFilter[] {
  const values = facetNames.flatMap((name) =>
    (choice.facets[name] ?? []).map((value) => ({
      key: `${name} ${value}`,
      label: describeFacet(name, value, i18n, styles),
      without: withValue(choice, name, value, false),
    })),
  )
  const ranges = rangeNames.flatMap((name) => {
    const range = choice.ranges[name]
    return range
      ? {
          key: name,
          label: describeChosenRange(name, range, i18n),
          without: withRange(choice, name, null),
        }
      : []
  })
  const customization = {
    key: 'customizationAvailable',
    label: i18n._(customizationLabel),
    without: { ...choice, customizationAvailable: false, after: null },
  }
  const others = {
    key: 'others',
    label: i18n._(notFeaturedLabel),
    without: { ...choice, show: 'all' as const, after: null },
  }
  return [
    ...values,
    ...ranges,
    ...(choice.customizationAvailable ? [customization] : []),
    ...(choice.readyBy ? [readyBy(choice, choice.readyBy, i18n)] : []),
    ...(choice.show === 'others' ? [others] : []),
  ]
}
