import { Box, Heading, Link, Text } from '@chakra-ui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type {
  AboveDesigns_ProductsFragment,
  FilterFields_ProductsFragment,
} from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'
import type { GalleryChoice } from '../../../shared/catalogue/gallery-address.ts'
import { paths } from '../../../shared/paths.ts'
import { rememberedDay } from '../cart/needed-day.ts'
import { AppliedFilters } from './AppliedFilters.tsx'
import { HelpLinks } from './HelpLinks.tsx'
import { PromisedDays } from './PromisedDays.tsx'

export const AboveDesigns_products = graphql(`
  fragment AboveDesigns_products on ProductConnection {
    totalCount
    totalCountIsCapped
    isPartialMatch
    helpTopics
    interpretation {
      words
      filters {
        kind
        words
        remaining
        minPrice
        maxPrice
        size
        minDiscount
        occasion {
          id
          name
          translations {
            locale
            name
          }
        }
        # Their names are in the facet.
        styles {
          id
        }
        readyBy
      }
      corrections {
        typed
        used
      }
      notSoldFor
    }
    promisedDays {
      ...PromisedDays_days
    }
  }
`)

interface AboveDesignsProps {
  choice: GalleryChoice
  products: AboveDesigns_ProductsFragment
  /** The options of the style book that the list names. */
  styles: FilterFields_ProductsFragment['facets']['style'] | undefined
}

/** What the designs below are: for which words, filtered by what, and where they differ from what was typed. */
export function AboveDesigns({ choice, products, styles }: AboveDesignsProps) {
  const { helpTopics, interpretation, totalCount } = products
  useRememberedDay(choice.readyBy ?? interpretation?.filters.find(({ readyBy }) => readyBy)?.readyBy ?? null)
  return (
    <>
      {helpTopics.length > 0 && <HelpLinks topics={helpTopics} />}
      {(totalCount > 0 || interpretation?.notSoldFor) && (
        <Box role="status" mb={{ base: '3', md: '4' }}>
          {totalCount > 0 && <ResultTitle products={products} />}
          {interpretation && interpretation.corrections.length > 0 && (
            <Corrected choice={choice} interpretation={interpretation} />
          )}
          <Closest products={products} />
        </Box>
      )}
      {products.promisedDays && <PromisedDays promised={products.promisedDays} />}
      <AppliedFilters choice={choice} styles={styles} interpretation={interpretation} />
    </>
  )
}

/** An order of one of the designs begins with the day for which they are looked for, until the list is without it. */
function useRememberedDay(day: string | null) {
  useEffect(() => {
    if (day === null) return
    rememberedDay.write(day)
    const { pathname } = location
    return () => {
      if (location.pathname === pathname) rememberedDay.remove()
    }
  }, [day])
}

type Interpretation = NonNullable<AboveDesigns_ProductsFragment['interpretation']>

/** The words that are looked for: of a misspelt one, the closest that the catalogue has. */
const searchedWords = ({ words, corrections }: Interpretation) =>
  corrections.reduce((text, { typed, used }) => {
    const at = text.toLowerCase().indexOf(typed)
    return at === -1 ? text : text.slice(0, at) + used[0] + text.slice(at + typed.length)
  }, words)

function ResultTitle({ products }: { products: AboveDesigns_ProductsFragment }) {
  const { interpretation, totalCount, totalCountIsCapped, isPartialMatch } = products
  const words = interpretation && !isPartialMatch ? searchedWords(interpretation) : ''
  return (
    <Heading as="h2" size={{ base: 'lg', md: 'xl' }} overflowWrap="anywhere">
      {totalCountIsCapped ? (
        words ? (
          <Trans>
            More than {totalCount} designs for “{words}”
          </Trans>
        ) : (
          <Trans>More than {totalCount} designs</Trans>
        )
      ) : words ? (
        <Plural value={totalCount} one={`# design for “${words}”`} other={`# designs for “${words}”`} />
      ) : (
        <Plural value={totalCount} one="# design" other="# designs" />
      )}
    </Heading>
  )
}

interface CorrectedProps {
  choice: GalleryChoice
  interpretation: Interpretation
}

/** The search by the catalogue's own words, and the way back to what was typed. */
function Corrected({ choice, interpretation }: CorrectedProps) {
  const words = searchedWords(interpretation)
  const typed = interpretation.words
  return (
    <Text color="fg.muted">
      <Trans>Showing results for “{words}”.</Trans>{' '}
      <Link asChild minH="11" textDecoration="underline" textUnderlineOffset="3px">
        <RouterLink to={paths.gallery({ ...choice, isExact: true, after: null })}>
          <Trans>Search for “{typed}” instead</Trans>
        </RouterLink>
      </Link>
    </Text>
  )
}

function Closest({ products: { interpretation, isPartialMatch } }: Pick<AboveDesignsProps, 'products'>) {
  if (!isPartialMatch && !interpretation?.notSoldFor) return null
  return (
    <Text color="fg.muted">
      {interpretation?.notSoldFor === 'MEN' ? (
        <Trans>We make clothes for women only, none for men.</Trans>
      ) : interpretation?.notSoldFor === 'CHILDREN' ? (
        <Trans>We make clothes for women only, none for children.</Trans>
      ) : (
        <Trans>No design has all of these words. The closest are:</Trans>
      )}
    </Text>
  )
}
