import { useQuery } from '@apollo/client/react'
import { Container } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { graphql } from '../../__generated__/index.ts'
import { ServedPart } from '../../ui/ServedPart.tsx'
import { CatalogueFailure } from './CatalogueFailure.tsx'
import { productMissing } from './product-missing.ts'
import { ProductSkeleton } from './ProductSkeleton.tsx'
import { ProductView } from './ProductView.tsx'

const ProductPage_query = graphql(`
  query ProductPage($id: ID!) {
    product(id: $id) {
      id
      ...ProductView_product
    }
  }
`)

/** One product: /single_product_details?productId=… */
export function ProductPage() {
  const id = useSearchParams()[0].get('productId') ?? ''
  const { data, error, refetch } = useQuery(ProductPage_query, { variables: { id }, skip: id === '' })
  if (id === '' || data?.product === null) return <ServedPart of={productMissing} props={{}} wanted />
  if (data?.product) return <ProductView key={id} product={data.product} />
  return (
    <Container py={{ base: '4', md: '8' }}>
      {error ? <CatalogueFailure error={error} onRetry={() => void refetch()} /> : <ProductSkeleton />}
    </Container>
  )
}
