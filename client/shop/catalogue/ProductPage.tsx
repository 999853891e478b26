import type { ApolloClient } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { Container } from '@chakra-ui/react'
import { lazy } from 'react'
import { type Params, redirect, useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { graphql } from '../../__generated__/index.ts'
import { load, pageLoader, useLoadFailure } from '../../app/page-loader.ts'
import { LazySection } from '../../ui/LazySection.tsx'
import { CatalogueFailure } from './CatalogueFailure.tsx'
import { ProductSkeleton } from './ProductSkeleton.tsx'
import { ProductView } from './ProductView.tsx'

const ProductMissing = lazy(async () => ({ default: (await import('./ProductMissing.tsx')).ProductMissing }))

const ProductPage_query = graphql(`
  query ProductPage($id: ID, $slug: String) {
    shop {
      ...ProductHead_shop
    }
    product(id: $id, slug: $slug) {
      id
      slug
      ...ProductView_product
    }
  }
`)

/** What an address names: a slug or, in its place, an id; null for nothing. */
function nameIn({ slug }: Params, search: URLSearchParams): { id: string } | { slug: string } | null {
  if (slug !== undefined) return isId.test(slug) ? { id: slug } : { slug }
  const id = search.get('productId')
  return id ? { id } : null
}

const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * The sections are below the first screen, so their code and their queries are not among the page's initial
 * scripts.
 */
async function loadBelow(client: ApolloClient, productId: string) {
  const [{ loadProductFeedback }, { loadFitNotes }, { loadTrustBlock }] = await Promise.all([
    import('./ProductFeedback.tsx'),
    import('./FitNotes.tsx'),
    import('./TrustBlock.tsx'),
  ])
  return Promise.all([loadProductFeedback(productId)(client), loadFitNotes(client), loadTrustBlock(client)])
}

/** Redirects from an earlier slug, or an id in its place, to the canonical address. */
export const loader = pageLoader(({ search, params }) => {
  const name = nameIn(params, search)
  if (name === null) return []
  if (params.slug === undefined && 'id' in name)
    return [load(ProductPage_query, name), (client) => loadBelow(client, name.id)]
  return [
    async (client) => {
      const { data } = await client.query({ query: ProductPage_query, variables: name })
      const product = data?.product
      if (!product) return null
      if (product.slug !== params.slug) return redirect(paths.productBySlug(product.slug), 301)
      return loadBelow(client, product.id)
    },
  ]
})

/** One product: /single_product_details?productId=… or, canonically, /product/… with its slug. */
export function ProductPage() {
  const name = nameIn(useParams(), useSearchParams()[0])
  const loadFailure = useLoadFailure()
  const { data, error, loading, refetch } = useQuery(ProductPage_query, {
    variables: name ?? {},
    skip: name === null,
  })
  if (name === null || data?.product === null)
    return (
      <LazySection>
        <ProductMissing />
      </LazySection>
    )
  if (data?.product) return <ProductView key={data.product.id} product={data.product} shop={data.shop} />
  if (!error && !(loading && loadFailure)) return <ProductSkeleton productId={'id' in name ? name.id : ''} />
  return (
    <Container py={{ base: '4', md: '8' }}>
      <CatalogueFailure error={error} onRetry={() => void refetch()} />
    </Container>
  )
}
