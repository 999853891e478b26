import { Box, Flex, Grid, Link, Stack, Text } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link as RouterLink } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { Picture } from '../../ui/Picture.tsx'
import { adminCategoryLabels } from './enum-labels.ts'
import { ProductActions } from './ProductActions.tsx'
import { ProductBadges } from './ProductBadges.tsx'
import { listedRupees } from '../../lib/money.ts'
import type { ProductListProps } from './ProductTable.tsx'
import { ChooseAll } from './ChooseAll.tsx'
import { SelectBox } from './SelectBox.tsx'

export function ProductCards({ products, selection, onDelete }: ProductListProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      <ChooseAll selection={selection} />
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns="repeat(auto-fill, minmax(10.5rem, 1fr))"
        gap="4"
        aria-label={t`Products`}
      >
        {products.map((product) => {
          const [cover] = product.images
          return (
            <Flex
              key={product.id}
              as="li"
              direction="column"
              bg="bg.panel"
              borderWidth="1px"
              borderColor={selection.has(product.id) ? 'brand.solid' : undefined}
              borderRadius="l3"
              overflow="hidden"
            >
              <Box position="relative">
                <Box aspectRatio="garment" bg="bg.subtle" overflow="hidden">
                  {cover && (
                    <Picture image={{ ...cover, alt: '' }} sizes="220px" fallbackWidth={320} height="full" />
                  )}
                </Box>
                <Box position="absolute" top="2" insetStart="2" bg="bg.panel" borderRadius="l2">
                  <SelectBox
                    label={t`Choose ${{ productName: product.productName }}`}
                    checked={selection.has(product.id)}
                    onChange={() => selection.toggle(product.id)}
                  />
                </Box>
              </Box>
              <Stack gap="1" p="3" flex="1">
                <Link asChild fontWeight="semibold">
                  <RouterLink to={adminPaths.changeProduct(product.id)}>{product.productName}</RouterLink>
                </Link>
                <Text color="fg.muted" textStyle="xs">
                  {t`${{ category: i18n._(adminCategoryLabels[product.category]) }} · ${{ pieces: product.quantityInStock }} in stock`}
                </Text>
                <Text>{pricesOf(product, i18n)}</Text>
                <ProductBadges product={product} />
              </Stack>
              <Box px="1">
                <ProductActions product={product} onDelete={onDelete} />
              </Box>
            </Flex>
          )
        })}
      </Grid>
    </>
  )
}

const pricesOf = ({ readyMadePrice, tailorPrice }: ProductListProps['products'][number], i18n: I18n) =>
  [
    readyMadePrice !== null && i18n._(msg`${{ price: listedRupees(readyMadePrice) }} ready-made`),
    tailorPrice !== null && i18n._(msg`${{ price: listedRupees(tailorPrice) }} tailor`),
  ]
    .filter(Boolean)
    .join(', ') || i18n._(msg`Price on request`)
