import { useQuery } from '@apollo/client/react'
import { Flex, Skeleton } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { graphql } from '../../__generated__/index.ts'
import { Section } from '../../ui/Section.tsx'
import { CategoryTile } from './CategoryTile.tsx'

export const CategoryTiles_query = graphql(`
  query CategoryTiles {
    shop {
      categoryTiles {
        category
        isShown
        title
        hindiTitle: title(locale: HI, fallback: false)
        picture
      }
    }
  }
`)

/** The category tiles that the owner has chosen, in a row. */
export function CategoryTiles() {
  const { t } = useLingui()
  const { data, error } = useQuery(CategoryTiles_query)
  const shown = data?.shop.categoryTiles.filter(({ isShown }) => isShown)
  // If they can't be loaded, the catalogue is still linked elsewhere.
  if (shown?.length === 0 || (error && !data)) return null
  return (
    <Section title={t`Shop by Category`} pt={{ base: '10', md: '14' }} pb="0">
      <Flex
        as="ul"
        listStyleType="none"
        gap={{ base: '3', md: '6' }}
        wrap={{ md: 'wrap' }}
        justify={{ md: 'center' }}
        mx={{ base: '-4', md: '0' }}
        px={{ base: '4', md: '0' }}
        overflowX={{ base: 'auto', md: 'visible' }}
        css={{ scrollSnapType: 'x proximity', scrollPaddingInline: '1rem' }}
      >
        {shown?.map((tile) => <CategoryTile key={tile.category} tile={tile} />) ?? (
          <Skeleton as="li" width="full" height={{ base: '13.5rem', md: '18.5rem' }} />
        )}
      </Flex>
    </Section>
  )
}
