import { chakra, Flex, IconButton, Link, Text } from '@chakra-ui/react'
import { ChevronDown, Search, X } from 'lucide-react'
import { Form, Link as RouterLink, useNavigate } from 'react-router-dom'
import {
  type GalleryChoice,
  type GallerySort,
  galleryParameters,
  gallerySortLabels,
} from '../../lib/gallery-choice.ts'
import { paths } from '../../paths.ts'
import { inputStyle } from '../../ui/input-style.ts'

interface GalleryControlsProps {
  choice: GalleryChoice
  /** Undefined while they load. */
  counts: { featured: number; all: number } | undefined
}

/** What to show, a search, and the order. All of it is in the address and works as plain links and a form. */
export function GalleryControls({ choice, counts }: GalleryControlsProps) {
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
        {/* A new key when the search changes from outside, so that the box shows it. */}
        <SearchBox key={choice.search} choice={choice} />
        <SortSelect choice={choice} />
      </Flex>
    </Flex>
  )
}

function ShowToggle({ choice, counts }: GalleryControlsProps) {
  const shows = [
    { show: 'featured', label: 'Featured', count: counts?.featured },
    { show: 'all', label: 'All Products', count: counts?.all },
  ] as const
  return (
    <Flex
      as="nav"
      aria-label="Designs to show"
      p="1"
      gap="1"
      bg="bg.subtle"
      borderRadius="full"
      alignSelf="start"
    >
      {shows.map(({ show, label, count }) => (
        <Link
          key={show}
          asChild
          minH="11"
          px={{ base: '3', sm: '4', xl: '5' }}
          borderRadius="full"
          color="fg"
          fontWeight="semibold"
          textDecoration="none"
          whiteSpace="nowrap"
          _hover={{ bg: 'bg.emphasized' }}
          _currentPage={{ bg: 'brand.solid', color: 'brand.contrast' }}
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

/** A search goes through the whole catalogue: few look for what they want among the featured alone. */
function SearchBox({ choice }: { choice: GalleryChoice }) {
  const { sort } = galleryParameters(choice)
  return (
    <Flex asChild position="relative" flex="1 1 11rem">
      <Form action={paths.gallery()} role="search" preventScrollReset>
        <input type="hidden" name="show" value="all" />
        {sort && <input type="hidden" name="sort" value={sort} />}
        <chakra.input
          type="search"
          name="search"
          aria-label="Search designs"
          placeholder="Search lehenga, silk, zari…"
          defaultValue={choice.search}
          maxLength={100}
          enterKeyHint="search"
          pe={choice.search ? '24' : '12'}
          css={{ ...inputStyle, '&::-webkit-search-cancel-button': { display: 'none' } }}
        />
        <Flex position="absolute" insetEnd="0" top="0">
          {choice.search && (
            <IconButton asChild variant="ghost" aria-label="Clear search">
              <RouterLink to={paths.gallery({ ...choice, search: '', after: null })} preventScrollReset>
                <X />
              </RouterLink>
            </IconButton>
          )}
          <IconButton type="submit" variant="ghost" aria-label="Search">
            <Search />
          </IconButton>
        </Flex>
      </Form>
    </Flex>
  )
}

function SortSelect({ choice }: { choice: GalleryChoice }) {
  const navigate = useNavigate()
  const usual = choice.search ? 'Best match first' : gallerySortLabels.newest
  const { newest, ...others } = gallerySortLabels
  const options = choice.search ? { newest, ...others } : others
  return (
    <Flex position="relative" align="center" flex={{ base: '1 1 9.5rem', sm: '0 0 14rem' }}>
      <chakra.select
        css={inputStyle}
        pe="10"
        cursor="button"
        aria-label="Sort by"
        value={choice.sort ?? ''}
        onChange={({ target }) => {
          const sort = (target.value || null) as GallerySort | null
          void navigate(paths.gallery({ ...choice, sort, after: null }), { preventScrollReset: true })
        }}
      >
        <option value="">{usual}</option>
        {Object.entries(options).map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </chakra.select>
      <Flex position="absolute" insetEnd="3" pointerEvents="none" color="fg.muted">
        <ChevronDown aria-hidden size={20} />
      </Flex>
    </Flex>
  )
}
