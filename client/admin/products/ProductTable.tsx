import { Box, chakra, Flex, Link, Table, Text } from '@chakra-ui/react'
import { tableSlotRecipe } from '@chakra-ui/react/theme'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { addRecipes } from '../../theme/system.ts'
import { Picture } from '../../ui/Picture.tsx'
import { adminCategoryLabels } from './enum-labels.ts'
import { InlineEdit } from './InlineEdit.tsx'
import type { ListedProduct } from './list-documents.ts'
import { ProductActions } from './ProductActions.tsx'
import { ProductBadges } from './ProductBadges.tsx'
import { SelectBox } from './SelectBox.tsx'
import type { Selection } from './use-selection.ts'
import { ChooseAll } from './ChooseAll.tsx'
import { tableCards } from '../lists/table-cards.ts'

const columns = [
  msg`Choose`,
  msg`Product`,
  msg`Stock`,
  msg`Ready-made`,
  msg`Tailor`,
  msg`Status`,
  msg`Actions`,
]

addRecipes({ slotRecipes: { table: tableSlotRecipe } })

export interface ProductListProps {
  products: ListedProduct[]
  selection: Selection
  onDelete: (product: ListedProduct) => void
  onChanged: () => void
}

/** A row for each design; some values can be edited in place. */
export function ProductTable({ products, selection, onDelete, onChanged }: ProductListProps) {
  const { t, i18n } = useLingui()
  return (
    <Box
      overflowX={{ lg: 'auto' }}
      position="relative"
      borderWidth={{ lg: '1px' }}
      borderRadius="l3"
      bg={{ lg: 'bg.panel' }}
      role="region"
      aria-label={t`Products`}
      tabIndex={0}
    >
      <ChooseAll selection={selection} hideFrom="lg" />
      <Table.Root size="sm" minW={{ lg: '54rem' }} css={tableCards(columns.map((column) => i18n._(column)))}>
        <Table.Header>
          <Table.Row bg="bg.subtle">
            <Table.ColumnHeader width="12">
              <SelectBox
                label={t`Choose all on this page`}
                checked={selection.wholePage}
                onChange={selection.togglePage}
              />
            </Table.ColumnHeader>
            <Table.ColumnHeader>
              <Trans>Product</Trans>
            </Table.ColumnHeader>
            <Table.ColumnHeader>
              <Trans>Stock</Trans>
            </Table.ColumnHeader>
            <Table.ColumnHeader>
              <Trans>Ready-made</Trans>
            </Table.ColumnHeader>
            <Table.ColumnHeader>
              <Trans>Tailor</Trans>
            </Table.ColumnHeader>
            <Table.ColumnHeader>
              <Trans>Status</Trans>
            </Table.ColumnHeader>
            <Table.ColumnHeader>
              <chakra.span srOnly>
                <Trans>Actions</Trans>
              </chakra.span>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {products.map((product) => (
            <Table.Row key={product.id} bg={selection.has(product.id) ? 'brand.subtle' : 'bg.panel'}>
              <Table.Cell data-mark="">
                <SelectBox
                  label={t`Choose ${{ productName: product.productName }}`}
                  checked={selection.has(product.id)}
                  onChange={() => selection.toggle(product.id)}
                />
              </Table.Cell>
              <Table.Cell asChild fontWeight="normal">
                <th scope="row">
                  <NameCell product={product} />
                </th>
              </Table.Cell>
              {(['quantityInStock', 'readyMadePrice', 'tailorPrice'] as const).map((field) => (
                <Table.Cell key={field}>
                  <InlineEdit product={product} field={field} onChanged={onChanged} />
                </Table.Cell>
              ))}
              <Table.Cell>
                <ProductBadges product={product} />
              </Table.Cell>
              <Table.Cell>
                <ProductActions product={product} onDelete={onDelete} />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Box>
  )
}

function NameCell({ product }: { product: ListedProduct }) {
  const { i18n } = useLingui()
  const [cover] = product.images
  return (
    <Flex gap="3" align="center">
      <Box width="10" height="13" flexShrink="0" borderRadius="l1" overflow="hidden" bg="bg.subtle">
        {cover && <Picture image={{ ...cover, alt: '' }} sizes="40px" fallbackWidth={160} height="full" />}
      </Box>
      <Box minW="0">
        <Link asChild fontWeight="semibold" minH="6">
          <RouterLink to={adminPaths.changeProduct(product.id)}>{product.productName}</RouterLink>
        </Link>
        <Text color="fg.muted" textStyle="xs" lineClamp={1}>
          {i18n._(adminCategoryLabels[product.category])}
          {product.externalRef && ` · ${product.externalRef}`}
        </Text>
      </Box>
    </Flex>
  )
}
