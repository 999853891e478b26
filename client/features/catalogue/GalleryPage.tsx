import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Container, Heading, Stack, Text } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { galleryVariables, readGalleryChoice } from '../../lib/gallery-choice.ts'
import { paths } from '../../paths.ts'
import { useServedStatus } from '../shell/page-context.ts'
import { PageHead } from '../shell/PageHead.tsx'
import { CatalogueFailure } from './CatalogueFailure.tsx'
import { GalleryControls } from './GalleryControls.tsx'
import { GalleryEnd } from './GalleryEnd.tsx'
import { isBadCursor } from './is-bad-cursor.ts'
import { ListPageGone } from './ListPageGone.tsx'
import { NoProducts } from './NoProducts.tsx'
import { ProductCard } from './ProductCard.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { ProductSkeletons } from './ProductSkeletons.tsx'

const GalleryPage_query = graphql(`
  query GalleryPage(
    $where: ProductWhere!
    $everything: ProductWhere!
    $search: String
    $sort: ProductSort
    $after: String
  ) {
    products(where: $where, search: $search, sort: $sort, first: 24, after: $after) {
      edges {
        cursor
        node {
          id
          ...ProductCard_product
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      facets {
        featuredProduct
      }
    }
    all: products(where: $everything, search: $search, first: 1) {
      totalCount
    }
  }
`)

/** As many cards as the widest screen shows in its first row. */
const firstRow = 5

/** The designs: featured ones first, or all of them. */
export function GalleryPage() {
  const choice = readGalleryChoice(useSearchParams()[0])
  const { data, error, refetch, fetchMore, networkStatus } = useQuery(GalleryPage_query, {
    variables: galleryVariables(choice),
    notifyOnNetworkStatusChange: true,
  })
  const served = useServedStatus()
  const status = data
    ? 200
    : error
      ? isBadCursor(error)
        ? 404
        : 503
      : networkStatus === NetworkStatus.loading
        ? served
        : null
  const designs = data?.products.edges
  return (
    <Container pt={{ base: '6', md: '10' }} pb={{ base: '12', md: '20' }}>
      <PageHead
        title={choice.show === 'all' ? 'All Designs' : 'Featured Designs'}
        description="Lehengas, sarees, suits, blouses and dresses, ready to wear or stitched to your measurements in Mumbai."
        path={choice.search ? undefined : paths.gallery({ show: choice.show })}
      />
      <Stack gap="1" mb={{ base: '5', md: '8' }}>
        <Heading as="h1" size={{ base: '3xl', md: '4xl' }}>
          Our Designs
        </Heading>
        <Text color="fg.muted" fontSize={{ md: 'lg' }}>
          Ready to wear, or stitched to your measurements.
        </Text>
      </Stack>
      <GalleryControls
        choice={choice}
        counts={data && { featured: data.products.facets.featuredProduct, all: data.all.totalCount }}
      />
      {status === 404 ? (
        <ListPageGone first={paths.gallery({ ...choice, after: null })} />
      ) : status === 503 ? (
        <CatalogueFailure onRetry={() => void refetch()} />
      ) : designs === undefined ? (
        <ProductSkeletons />
      ) : designs.length === 0 ? (
        <NoProducts choice={choice} />
      ) : (
        <>
          <ProductGrid>
            {designs.map(({ node }, index) => (
              <ProductCard key={node.id} product={node} eager={index < firstRow} />
            ))}
          </ProductGrid>
          <GalleryEnd
            choice={choice}
            shown={designs.length}
            total={data?.products.totalCount ?? 0}
            next={data?.products.pageInfo.hasNextPage ? data.products.pageInfo.endCursor : null}
            loading={networkStatus === NetworkStatus.fetchMore}
            onMore={(after) => fetchMore({ variables: { after } })}
          />
        </>
      )}
    </Container>
  )
}
