import { useQuery } from '@apollo/client/react'
import { Box, Heading, Stack } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { graphql } from '../../__generated__/index.ts'
import type { GalleryChoice } from '../../../shared/catalogue/gallery-address.ts'
import { galleryVariables } from '../../lib/gallery-choice.ts'
import { withoutFilters } from '../../lib/without-filters.ts'
import { CategoryLinks } from './CategoryLinks.tsx'
import { ProductCard } from './ProductCard.tsx'
import { ProductGrid } from './ProductGrid.tsx'

const OtherDesigns_query = graphql(`
  query OtherDesigns($where: ProductWhere!, $search: String) {
    closest: products(where: $where, search: $search, first: 10) {
      edges {
        cursor
        node {
          id
          ...ProductCard_product
        }
      }
    }
    newest: products(first: 10) {
      edges {
        cursor
        node {
          id
          ...ProductCard_product
        }
      }
    }
  }
`)

/**
 * Below an empty list: the categories, and the designs that match best without the filters except the category; where
 * there are none, the newest.
 */
export function OtherDesigns({ choice }: { choice: GalleryChoice }) {
  const { category } = choice.facets
  const wider = { ...withoutFilters(choice), show: 'all', facets: category ? { category } : {} } as const
  const { where, search } = galleryVariables(wider)
  const { data } = useQuery(OtherDesigns_query, { variables: { where, search } })
  const isClose = data !== undefined && data.closest.edges.length > 0 && (category || search)
  const designs = (isClose ? data?.closest : data?.newest)?.edges ?? []
  return (
    <Stack gap="8">
      <CategoryLinks />
      {designs.length > 0 && (
        <Box as="section">
          <Heading as="h2" size="xl" mb="4">
            {isClose ? <Trans>Designs close to that</Trans> : <Trans>Our newest designs</Trans>}
          </Heading>
          <ProductGrid>
            {designs.map(({ node }) => (
              <ProductCard key={node.id} product={node} eager={false} />
            ))}
          </ProductGrid>
        </Box>
      )}
    </Stack>
  )
}
