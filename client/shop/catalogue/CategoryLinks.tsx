import { useQuery } from '@apollo/client/react'
import { Box, Flex, Heading } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { useLingui } from '@lingui/react'
import type { MouseEvent } from 'react'
import { graphql } from '../../__generated__/index.ts'
import type { Category } from '../../__generated__/graphql.ts'
import { categoryLabels } from '../../lib/catalogue-labels.ts'
import { paths } from '../../../shared/paths.ts'
import { ChipLink } from './ChipLink.tsx'

const CategoryLinks_query = graphql(`
  query CategoryLinks {
    shop {
      categoryTiles {
        category
        isShown
        title
        hindiTitle: title(locale: HI, fallback: false)
      }
    }
  }
`)

interface CategoryLink {
  category: Category
  title: string | null
  hindiTitle: string | null
}

/** The shop's own choice unless the owner has made another. */
const usual = (['LEHENGA', 'SAREE', 'SUIT', 'BLOUSE', 'DRESS'] as const).map((category): CategoryLink => ({
  category,
  title: null,
  hindiTitle: null,
}))

/** The categories of the home page's tiles as links to their designs. */
export function CategoryLinks({ onChoose }: { onChoose?: (event: MouseEvent) => void }) {
  const { i18n } = useLingui()
  const { data } = useQuery(CategoryLinks_query)
  const links = data?.shop.categoryTiles.filter(({ isShown }) => isShown) ?? usual
  const nameOf = ({ category, title, hindiTitle }: CategoryLink) =>
    (i18n.locale === 'hi' && hindiTitle) || title || i18n._(categoryLabels[category])
  if (links.length === 0) return null
  return (
    <Box as="section">
      <Heading as="h2" textStyle="eyebrow" color="gold.fg" fontFamily="body" mb="2">
        <Trans>Shop by Category</Trans>
      </Heading>
      <Flex as="ul" listStyleType="none" wrap="wrap" gap="2">
        {links.map((link) => (
          <li key={link.category}>
            <ChipLink
              to={paths.gallery({ show: 'all', facets: { category: [link.category] } })}
              onClick={onChoose}
            >
              {nameOf(link)}
            </ChipLink>
          </li>
        ))}
      </Flex>
    </Box>
  )
}
