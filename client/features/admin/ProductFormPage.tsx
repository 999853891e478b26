import { useQuery } from '@apollo/client/react'
import { Button, Skeleton, Stack } from '@chakra-ui/react'
import { Copy, ExternalLink } from 'lucide-react'
import { Link as RouterLink, useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AdminHeading } from './AdminHeading.tsx'
import { ProductForm_query } from './products/product-documents.ts'
import { duplicateOf, emptyForm, formOf } from './products/product-form.ts'
import { ProductForm } from './products/ProductForm.tsx'

/**
 * The product form (specification, section 2): with the type `update` it changes a product, with any
 * other it adds one.
 */
export function ProductFormPage() {
  const { productId = '', formType } = useParams()
  const [parameters] = useSearchParams()
  if (formType === 'update') return <UpdateProduct key={productId} id={productId} />
  const from = parameters.get('from')
  return from ? <DuplicateProduct key={from} id={from} /> : <AddProduct />
}

function AddProduct() {
  return (
    <>
      <AdminHeading title="Add Product" />
      <ProductForm key="new" product={null} initial={emptyForm()} />
    </>
  )
}

function UpdateProduct({ id }: { id: string }) {
  const { product, state } = useLoadedProduct(id)
  return (
    <>
      <AdminHeading title="Update Product">
        {product && (
          <>
            <Button asChild variant="outline" size="md" minH="11">
              <RouterLink to={paths.product(id)}>
                <ExternalLink />
                View
              </RouterLink>
            </Button>
            <Button asChild variant="outline" size="md" minH="11">
              <RouterLink to={adminPaths.newProduct(id)}>
                <Copy />
                Duplicate
              </RouterLink>
            </Button>
          </>
        )}
      </AdminHeading>
      {product ? <ProductForm product={product} initial={formOf(product)} /> : state}
    </>
  )
}

function DuplicateProduct({ id }: { id: string }) {
  const { product, state } = useLoadedProduct(id)
  return (
    <>
      <AdminHeading title="Duplicate Product" />
      {product ? <ProductForm product={null} initial={duplicateOf(product)} /> : state}
    </>
  )
}

/** The product as the server has it now, or the state to show until it is loaded. */
function useLoadedProduct(id: string) {
  const { data, error, refetch } = useQuery(ProductForm_query, {
    variables: { id },
    // The form starts from the server's current values, never from a cached product.
    fetchPolicy: 'no-cache',
  })
  const state = error ? (
    <ErrorState
      title="Failed to load product details"
      retry={{ label: 'Try again', onClick: () => void refetch().catch(() => null) }}
    >
      Check your connection and try again.
    </ErrorState>
  ) : data ? (
    <ErrorState title="There is no such product">
      It may have been deleted. <RouterLink to={adminPaths.products()}>Back to the products</RouterLink>
    </ErrorState>
  ) : (
    <Stack gap="5" role="status" aria-label="Loading the product">
      <Skeleton height="80" />
      <Skeleton height="56" />
      <Skeleton height="56" />
    </Stack>
  )
  return { product: data?.product ?? null, state }
}
