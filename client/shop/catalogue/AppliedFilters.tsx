import { Box, Button, Flex } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { facetNames, rangeNames, type GalleryChoice } from '../../../shared/catalogue/gallery-address.ts'
import { withoutFilters } from '../../lib/gallery-choice.ts'
import { withRange, withValue } from '../../lib/toggle-filter.ts'
import { paths } from '../../../shared/paths.ts'
import { customizationLabel, describeChosenRange, notFeaturedLabel, facetLabel } from './filter-labels.ts'

interface AppliedFilter {
  key: string
  label: string
  without: GalleryChoice
}

/** Each active filter, as a link to the list without it. */
export function AppliedFilters({ choice }: { choice: GalleryChoice }) {
  const { t, i18n } = useLingui()
  const list = useRef<HTMLDivElement>(null)
  const applied = appliedFilters(choice, i18n)
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
          <RouterLink to={paths.gallery(withoutFilters(choice))} preventScrollReset onClick={keepFocus}>
            <Trans>Reset Filters</Trans>
          </RouterLink>
        </Button>
      </li>
    </Flex>
  )
}

function appliedFilters(choice: GalleryChoice, i18n: I18n): AppliedFilter[] {
  const values = facetNames.flatMap((name) =>
    (choice.facets[name] ?? []).map((value) => ({
      key: `${name} ${value}`,
      label: facetLabel(name, value, i18n),
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
    ...(choice.show === 'others' ? [others] : []),
  ]
}
