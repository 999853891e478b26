import type { ApolloClient } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Container } from '@chakra-ui/react'
import { lazy } from 'react'
import { useSearchParams } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { load, pageLoader, useLoadFailure } from '../../page-loader.ts'
import { LazySection } from '../../ui/LazySection.tsx'
import { CatalogueFailure } from './CatalogueFailure.tsx'
import { ProductSkeleton } from './ProductSkeleton.tsx'
import { ProductView } from './ProductView.tsx'

const ProductMissing = lazy(async () => ({ default: (await import('./ProductMissing.tsx')).ProductMissing }))

const ProductPage_query = graphql(`
  query ProductPage($id: ID!) {
    shop {
      hasDeliveryZones
    }
    product(id: $id) {
      id
      ...ProductView_product
    }
  }
`)

const idIn = (search: URLSearchParams) => search.get('productId') ?? ''

/**
 * The sections are below the first screen, so their code and their queries are not among the page's initial
 * scripts.
 */
const loadBelow = (productId: string) => async (client: ApolloClient) => {
  const [{ loadProductFeedback }, { loadFitNotes }] = await Promise.all([
    import('./ProductFeedback.tsx'),
    import('./FitNotes.tsx'),
  ])
  return Promise.all([loadProductFeedback(productId)(client), loadFitNotes(client)])
}

export const loader = pageLoader(({ search }) =>
  idIn(search) === '' ? [] : [load(ProductPage_query, { id: idIn(search) }), loadBelow(idIn(search))],
)

/** One product: /single_product_details?productId=… */
export function ProductPage() {
  const id = idIn(useSearchParams()[0])
  const loadFailure = useLoadFailure()
  const { data, error, loading, refetch } = useQuery(ProductPage_query, {
    variables: { id },
    skip: id === '',
  })
  if (id === '' || data?.product === null)
    return (
      <LazySection>
        <ProductMissing />
      </LazySection>
    )
  if (data?.product)
    return <ProductView key={id} product={data.product} hasZones={data.shop.hasDeliveryZones} />
  if (!error && !(loading && loadFailure)) return <ProductSkeleton productId={id} />
  return (
    <Container py={{ base: '4', md: '8' }}>
      <CatalogueFailure error={error} onRetry={() => void refetch()} />
    </Container>
  )
}
