import { categories } from '../../../../shared/catalogue/product-enums.ts'
import { Box, chakra, Flex, Link, Table, Text } from '@chakra-ui/react'
import { tableSlotRecipe } from '@chakra-ui/react/theme'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../../shared/admin-paths.ts'
import { addRecipes } from '../../../theme/system.ts'
import { Picture } from '../../../ui/Picture.tsx'
import { InlineEdit } from './InlineEdit.tsx'
import type { ListedProduct } from './list-documents.ts'
import { ProductActions } from './ProductActions.tsx'
import { ProductBadges } from './ProductBadges.tsx'
import { SelectBox } from './SelectBox.tsx'
import type { Selection } from './use-selection.ts'
import { ChooseAll } from './ChooseAll.tsx'
import { tableCards } from '../table-cards.ts'

const columns = ['Choose', 'Product', 'Stock', 'Ready-made', 'Tailor', 'Status', 'Actions']

addRecipes({ slotRecipes: { table: tableSlotRecipe } })

export interface ProductListProps {
  products: ListedProduct[]
  selection: Selection
  onDelete: (product: ListedProduct) => void
  onChanged: () => void
}

/** A row for each design; some values can be edited in place. */
export function ProductTable({ products, selection, onDelete, onChanged }: ProductListProps) {
  return (
    <Box
      overflowX={{ lg: 'auto' }}
      position="relative"
      borderWidth={{ lg: '1px' }}
      borderRadius="l3"
      bg={{ lg: 'bg.panel' }}
      role="region"
      aria-label="Products"
      tabIndex={0}
    >
      <ChooseAll selection={selection} hideFrom="lg" />
      <Table.Root size="sm" minW={{ lg: '54rem' }} css={tableCards(columns)}>
        <Table.Header>
          <Table.Row bg="bg.subtle">
            <Table.ColumnHeader width="12">
              <SelectBox
                label="Choose all on this page"
                checked={selection.wholePage}
                onChange={selection.togglePage}
              />
            </Table.ColumnHeader>
            <Table.ColumnHeader>Product</Table.ColumnHeader>
            <Table.ColumnHeader>Stock</Table.ColumnHeader>
            <Table.ColumnHeader>Ready-made</Table.ColumnHeader>
            <Table.ColumnHeader>Tailor</Table.ColumnHeader>
            <Table.ColumnHeader>Status</Table.ColumnHeader>
            <Table.ColumnHeader>
              <chakra.span srOnly>Actions</chakra.span>
            </Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {products.map((product) => (
            <Table.Row key={product.id} bg={selection.has(product.id) ? 'brand.subtle' : 'bg.panel'}>
              <Table.Cell data-mark="">
                <SelectBox
                  label={`Choose ${product.productName}`}
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
          {categories[product.category]}
          {product.externalRef && ` · ${product.externalRef}`}
        </Text>
      </Box>
    </Flex>
  )
}
