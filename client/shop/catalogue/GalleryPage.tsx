import { NetworkStatus } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Box, Container, Grid, Heading, Link, Stack, Text } from '@chakra-ui/react'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import type { GalleryChoice } from '../../../shared/catalogue/gallery-address.ts'
import { countFilters, galleryVariables, readGalleryChoice } from '../../lib/gallery-choice.ts'
import { counted } from '../../lib/counted.ts'
import { load, pageLoader, useLoadFailure } from '../../app/page-loader.ts'
import { paths } from '../../../shared/paths.ts'
import { LazySection } from '../../ui/LazySection.tsx'
import { PageHead } from '../../app/shell/PageHead.tsx'
import { CatalogueFailure } from './CatalogueFailure.tsx'
import { FilterSlot } from './FilterSlot.tsx'
import { GalleryControls } from './GalleryControls.tsx'
import { isBadCursor } from './is-bad-cursor.ts'
import { ProductCard } from './ProductCard.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { ProductSkeletons } from './ProductSkeletons.tsx'
import { useListScrollPosition } from './use-list-scroll-position.ts'
import { useMoreDesigns } from './use-more-designs.ts'

const GalleryPage_query = graphql(`
  query GalleryPage(
    $where: ProductWhere!
    $everything: ProductWhere!
    $search: String
    $correctSpelling: Boolean = true
    $sort: ProductSort
    $after: String
    $more: Boolean = false
  ) {
    products(
      where: $where
      search: $search
      correctSpelling: $correctSpelling
      sort: $sort
      first: 24
      after: $after
    ) {
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
      ...AboveDesigns_products
      # The next pages bring cards alone: counts and totals stay what they were.
      ...FilterFields_products @skip(if: $more)
    }
    shop {
      hasDeliveryZones
    }
    all: products(where: $everything, search: $search, correctSpelling: $correctSpelling, first: 1)
      @skip(if: $more) {
      totalCount
      totalCountIsCapped
    }
  }
`)

export const loader = pageLoader(
  ({ search }) => [load(GalleryPage_query, galleryVariables(readGalleryChoice(search)))],
  (error) => (isBadCursor(error) ? 404 : 503),
)

const ListPageMissing = lazy(async () => ({
  default: (await import('./ListPageMissing.tsx')).ListPageMissing,
}))

const NoProducts = lazy(async () => ({ default: (await import('./NoProducts.tsx')).NoProducts }))

const AboveDesigns = lazy(async () => ({ default: (await import('./AboveDesigns.tsx')).AboveDesigns }))

const GalleryEnd = lazy(async () => ({ default: (await import('./GalleryEnd.tsx')).GalleryEnd }))

/** The number of cards in the first row of the widest layout. */
const firstRow = 5

/**
 * Search engines index neither searches nor filtered lists nor later pages. Another sort order has the
 * same canonical address.
 */
const isWholeList = (choice: GalleryChoice) =>
  paths.gallery({ ...choice, sort: null }) === paths.gallery({ show: choice.show })

const searchedSort = (filters: { kind: string }[]) => {
  const kinds = filters.map(({ kind }) => kind)
  return kinds.includes('LOWEST_PRICE_FIRST') ? 'price-low' : kinds.includes('NEWEST_FIRST') ? 'newest' : null
}

const titles = { featured: msg`Featured Designs`, all: msg`All Designs`, others: msg`Designs` }

/** The gallery: featured designs or all of them, filtered. */
export function GalleryPage() {
  const { t, i18n } = useLingui()
  const choice = readGalleryChoice(useSearchParams()[0])
  const variables = galleryVariables(choice)
  const {
    data: latest,
    previousData,
    error,
    refetch,
    fetchMore,
    networkStatus,
  } = useQuery(GalleryPage_query, {
    variables,
    notifyOnNetworkStatusChange: true,
  })
  // While another filter loads, the previous list stays, so that the inputs don't disappear during use.
  const data = latest ?? (error ? undefined : previousData)
  const loadFailure = useLoadFailure()
  const facets = data?.products.facets
  const status = data
    ? 200
    : error
      ? isBadCursor(error)
        ? 404
        : 503
      : networkStatus === NetworkStatus.loading
        ? loadFailure
        : null
  const designs = data?.products.edges
  const { helpTopics = [], interpretation } = data?.products ?? {}
  const more = useMoreDesigns(
    latest?.products.pageInfo.hasNextPage ? latest.products.pageInfo.endCursor : null,
    (after) => fetchMore({ variables: { after, more: true } }),
  )
  const list = useRef<HTMLDivElement>(null)
  useListScrollPosition(list, latest?.products.edges.length ?? 0, more)

  /** The shopper may have scrolled far down the previous list. */
  const toTop = () => {
    if (list.current && list.current.getBoundingClientRect().top < 0) list.current.scrollIntoView()
  }
  return (
    <Container pt={{ base: '6', md: '10' }} pb={{ base: '12', md: '20' }}>
      <PageHead
        title={i18n._(titles[choice.show])}
        description={t`Lehengas, sarees, suits, blouses and dresses, ready to wear or stitched to your measurements in Mumbai.`}
        path={isWholeList(choice) ? paths.gallery({ show: choice.show }) : undefined}
      />
      <Stack gap="1" mb={{ base: '5', md: '8' }}>
        <Heading as="h1" size={{ base: '3xl', md: '4xl' }}>
          <Trans>Our Designs</Trans>
        </Heading>
        <Text color="fg.muted" fontSize={{ md: 'lg' }}>
          <Trans>Ready to wear, or stitched to your measurements.</Trans>
        </Text>
      </Stack>
      <Link
        href="#designs"
        position="absolute"
        zIndex="1"
        px="4"
        minH="11"
        bg="brand.solid"
        color="brand.contrast"
        css={{ '&:not(:focus-visible)': { clipPath: 'inset(50%)' } }}
      >
        <Trans>Skip to the designs</Trans>
      </Link>
      <GalleryControls
        choice={choice}
        searchedSort={searchedSort(interpretation?.filters ?? [])}
        counts={
          data && {
            featured: counted(facets?.featuredProduct ?? 0, facets?.areCapped),
            all: counted(data.all?.totalCount ?? 0, data.all?.totalCountIsCapped),
          }
        }
      />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: '13rem minmax(0, 1fr)', xl: '15rem minmax(0, 1fr)' }}
        columnGap={{ lg: '5', xl: '8' }}
        alignItems="start"
      >
        <FilterSlot choice={choice} facets={facets} total={data?.all} shop={data?.shop} onChange={toTop} />
        <Box
          ref={list}
          id="designs"
          tabIndex={-1}
          outline="none"
          minH={{ lg: '70svh' }}
          scrollMarginTop="20"
          aria-busy={latest === undefined && data !== undefined}
          transition="opacity 200ms"
          css={{ '&[aria-busy=true]': { opacity: 0.55 } }}
        >
          {data && (countFilters(choice) > 0 || choice.search) && (
            <LazySection>
              <AboveDesigns choice={choice} products={data.products} styles={facets?.style} />
            </LazySection>
          )}
          {status === 404 ? (
            <LazySection>
              <ListPageMissing first={paths.gallery({ ...choice, after: null })} />
            </LazySection>
          ) : status === 503 ? (
            <CatalogueFailure error={error} onRetry={() => void refetch()} />
          ) : designs === undefined ? (
            <ProductSkeletons />
          ) : designs.length === 0 ? (
            <LazySection>
              <NoProducts choice={choice} all={data?.all} asksAboutShop={helpTopics.length > 0} />
            </LazySection>
          ) : (
            <>
              <ProductGrid>
                {designs.map(({ node }, index) => (
                  <ProductCard
                    key={node.id}
                    product={node}
                    eager={index < firstRow}
                    promised={data?.products.promisedDays}
                  />
                ))}
              </ProductGrid>
              <LazySection>
                <GalleryEnd
                  choice={choice}
                  shown={designs.length}
                  total={counted(data?.products.totalCount ?? 0, data?.products.totalCountIsCapped)}
                  more={more}
                />
              </LazySection>
            </>
          )}
        </Box>
      </Grid>
    </Container>
  )
}
