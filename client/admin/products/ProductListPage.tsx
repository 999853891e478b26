import { useQuery } from '@apollo/client/react'
import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Camera, CirclePlus, Upload } from 'lucide-react'
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { AdminListPage } from '../lists/AdminListPage.tsx'
import { BulkBar } from './BulkBar.tsx'
import { ExportButton } from './ExportButton.tsx'
import { ListControls } from './ListControls.tsx'
import { storedView } from './list-view.ts'
import { ListPages } from './ListPages.tsx'
import { ProductList_query } from './list-documents.ts'
import { ProductCards } from './ProductCards.tsx'
import {
  choiceParameters,
  everything,
  isFiltered,
  listVariables,
  type ProductChoice,
  readProductChoice,
} from './product-choice.ts'
import { ProductTable } from './ProductTable.tsx'
import { SavedViews } from './SavedViews.tsx'
import { useDeleteProduct } from './use-delete-product.tsx'
import { useSelection } from './use-selection.ts'

/** The owner's product list (specification, section 2). */
export function ProductListPage() {
  const { t } = useLingui()
  const choice = readProductChoice(useSearchParams()[0])
  const view = choice.view || storedView()
  const navigate = useNavigate()
  const variables = listVariables(choice)
  const {
    data: latest,
    previousData,
    error,
    refetch,
  } = useQuery(ProductList_query, {
    variables: { ...variables, after: choice.after || null },
    // Refetched after each change: the server decides which products the list holds.
    fetchPolicy: 'no-cache',
  })
  const data = latest ?? (error ? undefined : previousData)
  const again = () => void refetch().catch(() => null)
  const products = data?.products.edges.map(({ node }) => node) ?? []
  const total = data?.products.totalCount ?? 0
  const isCapped = data?.products.totalCountIsCapped ?? false
  const selection = useSelection(JSON.stringify(variables), products, isCapped ? Infinity : total)
  const { confirm: confirmDelete, dialog } = useDeleteProduct((id) => {
    selection.forget(id)
    again()
  })
  const go = (change: Partial<ProductChoice>, replace = false) =>
    void navigate(adminPaths.products(choiceParameters({ ...choice, after: '', page: 1, ...change })), {
      replace,
      preventScrollReset: true,
    })
  const list = { products, selection, onDelete: confirmDelete, onChanged: again }
  return (
    <>
      <AdminListPage
        title={t`Products`}
        list={{
          entries: data && products,
          total: data && { count: total, isCapped },
          failed: error !== undefined,
          retry: refetch,
          hasMore: false,
          loadMore: refetch,
        }}
        help={
          <>
            <Trans>
              Check your connection and try again, or begin at{' '}
              <RouterLink to={adminPaths.products()}>the first page</RouterLink>.
            </Trans>
          </>
        }
        empty={
          <Stack align="start" gap="3" py="8">
            <Text fontSize="md">
              {isFiltered(choice) ? t`No product is like that.` : t`There are no products yet.`}
            </Text>
            {isFiltered(choice) && (
              <Button variant="outline" onClick={() => go({ ...everything, view: choice.view })}>
                <Trans>Show all products</Trans>
              </Button>
            )}
          </Stack>
        }
        actions={
          <>
            <ExportButton choice={choice} total={total} isCapped={isCapped} />
            <Button asChild variant="outline" size="md" minH="11">
              <RouterLink to={adminPaths.photographs()}>
                <Camera />
                <Trans>Photographs</Trans>
              </RouterLink>
            </Button>
            <Button asChild variant="outline" size="md" minH="11">
              <RouterLink to={adminPaths.import()}>
                <Upload />
                <Trans>Import</Trans>
              </RouterLink>
            </Button>
            <Button asChild size="md" minH="11">
              <RouterLink to={adminPaths.newProduct()}>
                <CirclePlus />
                <Trans>Add Product</Trans>
              </RouterLink>
            </Button>
          </>
        }
        filters={
          <Stack gap="4" width="full">
            <SavedViews
              choice={choice}
              onChoose={(chosen) => void navigate(adminPaths.products(choiceParameters(chosen)))}
            />
            <ListControls choice={choice} view={view} onChange={go} />
          </Stack>
        }
      >
        {() => (
          <Box aria-busy={latest === undefined} opacity={latest === undefined ? 0.6 : 1}>
            {view === 'grid' ? <ProductCards {...list} /> : <ProductTable {...list} />}
            <Flex justify="flex-end" mt="4">
              <ListPages
                page={choice.page}
                next={data?.products.pageInfo.hasNextPage ? (data.products.pageInfo.endCursor ?? null) : null}
                to={(after, page) => adminPaths.products(choiceParameters({ ...choice, after, page }))}
              />
            </Flex>
          </Box>
        )}
      </AdminListPage>
      <BulkBar selection={selection} variables={variables} onChanged={again} />
      {dialog}
    </>
  )
}
