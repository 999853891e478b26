import { Box, Button, Flex, Grid, IconButton, Link, Stack, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { TriangleAlert, X } from 'lucide-react'
import { memo } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import type { CartLine_ItemFragment } from '../../__generated__/graphql.ts'
import { designName } from '../../lib/localized-name.ts'
import { graphql } from '../../__generated__/index.ts'
import { categoryLabels } from '../../lib/catalogue-labels.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { orderPathTypes, sizeLabel } from '../../lib/order-options.ts'
import { orderTypeNames } from '../../lib/order-types.ts'
import { paths } from '../../../shared/paths.ts'
import { GarmentPlaceholder } from '../../ui/GarmentPlaceholder.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { QuantityStepper } from './QuantityStepper.tsx'
import type { CartChanges } from './use-cart-changes.ts'

export const CartLine_item = graphql(`
  fragment CartLine_item on CartItem {
    id
    productType
    size
    quantityInStock
    price
    discount
    unitPrice
    quantity
    totalPrice
    warnings {
      code
      message
    }
    product {
      id
      productName
      hindiName: productName(locale: HI, fallback: false)
      category
      images {
        url
        alt
        width
        height
        thumbhash
      }
    }
  }
`)

interface CartLineProps {
  item: CartLine_ItemFragment
  changes: CartChanges
}

export const CartLine = memo(({ item, changes }: CartLineProps) => {
  const { id, product, productType, size = null, quantity, unitPrice, price, discount, totalPrice } = item
  const { t, i18n } = useLingui()
  const productName = designName(i18n, product)
  const key = { id, productId: product.id, productName, productType, size, quantity }
  const [cover] = product.images
  return (
    <Grid
      as="li"
      position="relative"
      templateColumns={{ base: '5.5rem minmax(0, 1fr)', sm: '7.5rem minmax(0, 1fr)' }}
      gap={{ base: '3', sm: '5' }}
      p={{ base: '3', sm: '4' }}
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <Box aspectRatio="garment" overflow="hidden" borderRadius="l2" bg="bg.subtle" alignSelf="start">
        {cover ? (
          <Picture image={{ ...cover, alt: '' }} sizes="120px" fallbackWidth={160} height="full" />
        ) : (
          <GarmentPlaceholder />
        )}
      </Box>
      <Stack gap="2" minW="0">
        <Box pe="9">
          <Text fontSize="sm" color="fg.muted">
            {i18n._(categoryLabels[product.category])} · {i18n._(orderTypeNames[productType])}
            {size !== null && ` · ${t`Size ${{ size: sizeLabel(size, i18n) }}`}`}
          </Text>
          <Link asChild fontWeight="semibold" fontSize="lg" lineHeight="short" color="fg" py="2.5" my="-2.5">
            <RouterLink to={paths.product(product.id)}>
              <Text as="span" overflowWrap="anywhere">
                {productName}
              </Text>
            </RouterLink>
          </Link>
          <Text color="fg.muted" fontSize="sm">
            {formatExactRupees(unitPrice)}{' '}
            {discount > 0 && (
              <>
                <s>{formatExactRupees(price)}</s>{' '}
                <Text as="span" color="rani.fg" fontWeight="semibold" whiteSpace="nowrap">
                  <Trans>{discount}% off</Trans>
                </Text>
              </>
            )}
          </Text>
        </Box>
        {item.warnings.map(({ code, message }) => (
          <Flex key={code} gap="2" color="fg.warning" fontSize="sm" fontWeight="semibold">
            <Box flexShrink="0" pt="0.5">
              <TriangleAlert aria-hidden size={18} />
            </Box>
            {message}
          </Flex>
        ))}
        <Flex align="center" justify="space-between" wrap="wrap" columnGap="4" rowGap="2">
          <QuantityStepper
            name={productName}
            quantity={quantity}
            inStock={item.quantityInStock ?? null}
            onIncrease={() => changes.increase(key)}
            onDecrease={() => changes.decrease(key)}
          />
          <Text fontWeight="semibold" fontSize="lg">
            <Box as="span" srOnly>
              <Trans>Line total</Trans>
            </Box>{' '}
            {formatExactRupees(totalPrice)}
          </Text>
        </Flex>
        <Button asChild variant="outline" alignSelf="flex-start" px="4">
          <RouterLink
            to={paths.order(product.id, orderPathTypes[productType])}
            state={{ fromCart: true, size }}
          >
            {productType === 'TAILOR' ? <Trans>Add Measurement</Trans> : <Trans>Order Now</Trans>}
            <Box as="span" srOnly>
              : {productName}
            </Box>
          </RouterLink>
        </Button>
      </Stack>
      <IconButton
        variant="ghost"
        position="absolute"
        top="1"
        insetEnd="1"
        aria-label={t`Remove ${productName} from the cart`}
        onClick={() => changes.remove(key)}
      >
        <X />
      </IconButton>
    </Grid>
  )
})
