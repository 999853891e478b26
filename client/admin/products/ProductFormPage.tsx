import { useQuery } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Copy, ExternalLink } from 'lucide-react'
import { Link as RouterLink, useParams, useSearchParams } from 'react-router-dom'
import { paths } from '../../../shared/paths.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { AdminHeading } from '../shell/AdminHeading.tsx'
import { ProductForm_query } from './product-documents.ts'
import { duplicateOf, emptyForm, formOf } from './product-form.ts'
import { ProductForm } from './ProductForm.tsx'
import { ProductState } from './ProductState.tsx'

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
  const { t } = useLingui()
  return (
    <>
      <AdminHeading title={t`Add Product`} />
      <ProductForm key="new" product={null} initial={emptyForm()} />
    </>
  )
}

function UpdateProduct({ id }: { id: string }) {
  const { t } = useLingui()
  const { product, state } = useLoadedProduct(id)
  return (
    <>
      <AdminHeading title={t`Update Product`}>
        {product && (
          <>
            <Button asChild variant="outline" size="md" minH="11">
              <RouterLink to={paths.product(id)}>
                <ExternalLink />
                <Trans context="verb">View</Trans>
              </RouterLink>
            </Button>
            <Button asChild variant="outline" size="md" minH="11">
              <RouterLink to={adminPaths.newProduct(id)}>
                <Copy />
                <Trans>Duplicate</Trans>
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
  const { t, i18n } = useLingui()
  const { product, state } = useLoadedProduct(id)
  return (
    <>
      <AdminHeading title={t`Duplicate Product`} />
      {product ? <ProductForm product={null} initial={duplicateOf(product, i18n)} /> : state}
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
  const state = <ProductState failed={error !== undefined} isLoaded={data !== undefined} retry={refetch} />
  return { product: data?.product ?? null, state }
}
