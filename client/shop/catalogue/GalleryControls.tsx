import { chakra, Flex, IconButton, Link, Text } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { ChevronDown, Search, X } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { Link as RouterLink, useHref, useNavigate } from 'react-router-dom'
import {
  galleryParameters,
  type GalleryChoice,
  type GallerySort,
} from '../../../shared/catalogue/gallery-address.ts'
import { gallerySortLabels } from '../../lib/gallery-choice.ts'
import { paths } from '../../../shared/paths.ts'
import { inputStyle } from '../../ui/input-style.ts'
import { FiltersButton } from './FiltersButton.tsx'
import { filterFormId } from './filter-ids.ts'

interface GalleryControlsProps {
  choice: GalleryChoice
  /** Undefined while they load. */
  counts: { featured: string; all: string } | undefined
  /** The order that the search asks for; null where it asks for none. */
  searchedSort: GallerySort | null
}

/**
 * The Featured toggle, the search and the sort order, all stored in the address. They work as links and
 * as a form without JavaScript.
 */
export function GalleryControls({ choice, counts, searchedSort }: GalleryControlsProps) {
  return (
    <Flex
      direction={{ base: 'column', lg: 'row' }}
      justify="space-between"
      align={{ lg: 'center' }}
      gap="3"
      mb={{ base: '4', md: '6' }}
    >
      <ShowToggle choice={choice} counts={counts} />
      <Flex gap={{ base: '2', md: '3' }} wrap={{ base: 'wrap', sm: 'nowrap' }} flex={{ lg: '0 1 40rem' }}>
        {/* A new key resets the input when the search changes from outside. */}
        <SearchBox key={choice.search} choice={choice} />
        <FiltersButton choice={choice} />
        <SortSelect choice={choice} searchedSort={searchedSort} />
      </Flex>
    </Flex>
  )
}

function ShowToggle({ choice, counts }: Pick<GalleryControlsProps, 'choice' | 'counts'>) {
  const { t } = useLingui()
  const shows = [
    { show: 'featured', label: t`Featured`, count: counts?.featured },
    { show: 'all', label: t`All Products`, count: counts?.all },
  ] as const
  return (
    <Flex
      as="nav"
      aria-label={t`Designs to show`}
      // Stacked when the text size is large.
      wrap="wrap"
      flexShrink={{ lg: '0' }}
      p="1"
      gap="1"
      bg="bg.subtle"
      borderRadius="1.625rem"
      alignSelf="start"
    >
      {shows.map(({ show, label, count }) => (
        <Link
          key={show}
          asChild
          flex="auto"
          justifyContent="center"
          minH="11"
          px={{ base: '2.5', sm: '4', xl: '5' }}
          borderRadius="full"
          color="fg"
          fontWeight="semibold"
          textDecoration="none"
          _hover={{ bg: 'bg.emphasized' }}
          _currentPage={{ bg: 'brand.solid', color: 'brand.contrast', _hover: { bg: 'brand.solid' } }}
        >
          <RouterLink
            to={paths.gallery({ ...choice, show, after: null })}
            aria-current={choice.show === show ? 'page' : undefined}
            preventScrollReset
          >
            {label}{' '}
            <Text as="span" fontWeight="normal">
              {count === undefined ? '' : `(${count})`}
            </Text>
          </RouterLink>
        </Link>
      ))}
    </Flex>
  )
}

/** A search covers the whole catalogue, not only the featured designs. */
function SearchBox({ choice }: { choice: GalleryChoice }) {
  const { t } = useLingui()
  const other: GalleryChoice = { ...choice, show: 'all', search: '', isExact: false, after: null }
  const hiddenFields = galleryParameters(other)
  const navigate = useNavigate()
  const action = useHref(paths.gallery())
  const box = useRef<HTMLInputElement>(null)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const search = box.current!.value.trim()
    void navigate(paths.gallery({ ...other, search }), { preventScrollReset: true })
  }
  return (
    <Flex asChild position="relative" flex={{ base: '1 1 100%', sm: '1 1 11rem' }}>
      <form action={action} role="search" onSubmit={onSubmit}>
        {hiddenFields.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <chakra.input
          ref={box}
          type="search"
          name="search"
          aria-label={t`Search designs`}
          placeholder={t`Search lehenga, silk, zari…`}
          defaultValue={choice.search}
          maxLength={100}
          enterKeyHint="search"
          pe={choice.search ? '24' : '12'}
          css={{ ...inputStyle, '&::-webkit-search-cancel-button': { display: 'none' } }}
        />
        <Flex position="absolute" insetEnd="0" top="0">
          {choice.search && (
            <IconButton asChild variant="ghost" aria-label={t`Clear search`}>
              <RouterLink to={paths.gallery({ ...choice, search: '', after: null })} preventScrollReset>
                <X />
              </RouterLink>
            </IconButton>
          )}
          <IconButton type="submit" variant="ghost" aria-label={t`Search`}>
            <Search />
          </IconButton>
        </Flex>
      </form>
    </Flex>
  )
}

function SortSelect({ choice, searchedSort }: Pick<GalleryControlsProps, 'choice' | 'searchedSort'>) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const usualSort = searchedSort ?? (choice.search ? null : 'newest')
  const usual = usualSort === null ? t`Best match first` : i18n._(gallerySortLabels[usualSort])
  const options = Object.entries(gallerySortLabels).filter(([sort]) => sort !== usualSort)
  return (
    <Flex position="relative" align="center" flex={{ base: '1 1 9.5rem', sm: '0 0 14rem' }}>
      <chakra.select
        css={inputStyle}
        pe="10"
        cursor="button"
        aria-label={t`Sort by`}
        // Without JavaScript it is submitted with the filters.
        name="sort"
        form={filterFormId}
        value={choice.sort ?? ''}
        onChange={({ target }) => {
          const sort = (target.value || null) as GallerySort | null
          void navigate(paths.gallery({ ...choice, sort, after: null }), { preventScrollReset: true })
        }}
      >
        <option value="">{usual}</option>
        {options.map(([sort, label]) => (
          <option key={sort} value={sort}>
            {i18n._(label)}
          </option>
        ))}
      </chakra.select>
      <Flex position="absolute" insetEnd="3" pointerEvents="none" color="fg.muted">
        <ChevronDown aria-hidden size={20} />
      </Flex>
    </Flex>
  )
}
