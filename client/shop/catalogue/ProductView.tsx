import { Box, Container, Flex, Grid, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Truck } from 'lucide-react'
import { lazy } from 'react'
import type { ProductHead_ShopFragment, ProductView_ProductFragment } from '../../__generated__/graphql.ts'
import { designName } from '../../lib/localized-name.ts'
import { graphql } from '../../__generated__/index.ts'
import { ownTerm } from '../../lib/own-terms.ts'
import { paths } from '../../../shared/paths.ts'
import { DeferredSection } from '../../ui/DeferredSection.tsx'
import { LazySection } from '../../ui/LazySection.tsx'
import { BuyBar } from './BuyBar.tsx'
import { FeedbackSlot } from './FeedbackSlot.tsx'
import { OrderButtons } from './OrderButtons.tsx'
import { ProductBreadcrumb } from './ProductBreadcrumb.tsx'
import { ProductGallery } from './ProductGallery.tsx'
import { ProductHead } from './ProductHead.tsx'
import { ProductTitle } from './ProductTitle.tsx'
import { productColumns } from './product-columns.ts'
import { useProductChoice } from './use-product-choice.ts'

const importOptions = () => import('./ProductOptions.tsx')
const ProductOptions = lazy(async () => ({ default: (await importOptions()).ProductOptions }))

const importDeliverTo = () => import('./DeliverTo.tsx')
const DeliverTo = lazy(async () => ({ default: (await importDeliverTo()).DeliverTo }))

const ProductPrices = lazy(async () => ({ default: (await import('./ProductPrices.tsx')).ProductPrices }))

const LikeButton = lazy(async () => ({ default: (await import('./LikeButton.tsx')).LikeButton }))

const WishlistButton = lazy(async () => ({
  default: (await import('../wishlist/WishlistButton.tsx')).WishlistButton,
}))

const ShareButton = lazy(async () => ({ default: (await import('../../ui/ShareButton.tsx')).ShareButton }))

/** The content below the first screen. */
const importStory = () => import('./ProductStory.tsx')
const ProductStory = lazy(async () => ({ default: (await importStory()).ProductStory }))

const ProductMore = lazy(async () => ({ default: (await import('./ProductMore.tsx')).ProductMore }))

export const ProductView_product = graphql(`
  fragment ProductView_product on Product {
    id
    productName
    hindiName: productName(locale: HI, fallback: false)
    category
    rating {
      average
      count
    }
    estimatedDeliveryTime
    translations {
      locale
      terms {
        text
        translation
      }
    }
    ...ProductHead_product
    ...ProductGallery_product
    ...ProductPrices_product
    ...ProductOptions_product
    ...OrderButtons_product
    ...DeliverTo_product
    ...ProductStory_product
    ...FeedbackSlot_product
    ...BuyBar_product
  }
`)

interface ProductViewProps {
  product: ProductView_ProductFragment
  shop: ProductHead_ShopFragment
}

export function ProductView({ product, shop }: ProductViewProps) {
  // With delivery zones there is a pincode to look up.
  const hasZones = shop.hasDeliveryZones
  const { i18n } = useLingui()
  const { id, estimatedDeliveryTime } = product
  const deliveryTime =
    estimatedDeliveryTime &&
    (ownTerm(estimatedDeliveryTime, i18n, product.translations) ?? estimatedDeliveryTime)
  const productName = designName(i18n, product)
  const [choice, setChoice] = useProductChoice(product)
  return (
    <>
      <ProductHead product={product} shop={shop} />
      <Container pt={{ base: '0', md: '4' }} pb={{ base: '10', md: '20' }}>
        <DeferredSection>
          <ProductBreadcrumb productName={productName} />
        </DeferredSection>
        <Grid {...productColumns}>
          <Box position={{ md: 'sticky' }} top={{ md: '24' }} minW="0">
            <ProductGallery product={product} />
          </Box>
          <Stack gap={{ base: '3', md: '6' }} minW="0">
            <ProductTitle name={productName} category={product.category} rating={product.rating} />
            <DeferredSection ahead={importOptions}>
              <ProductOptions product={product} choice={choice} onChange={setChoice} />
            </DeferredSection>
            <Box display={{ base: 'none', md: 'block' }}>
              <DeferredSection>
                <OrderButtons product={product} layout="page" choice={choice} />
              </DeferredSection>
            </Box>
            {hasZones ? (
              <DeferredSection ahead={importDeliverTo}>
                <DeliverTo product={product} choice={choice} />
              </DeferredSection>
            ) : (
              deliveryTime && (
                <Flex align="center" gap="2">
                  <Truck aria-hidden size={20} />
                  <Trans>Delivery: {deliveryTime}</Trans>
                </Flex>
              )
            )}
            <DeferredSection>
              <ProductPrices product={product} />
            </DeferredSection>
            <DeferredSection>
              <Flex gap="2" ms="-3" wrap="wrap">
                <LikeButton />
                <WishlistButton productId={id} />
                <ShareButton title={productName} path={paths.product(id)}>
                  <Trans>Share</Trans>
                </ShareButton>
              </Flex>
            </DeferredSection>
            <Box minH="96">
              <DeferredSection ahead={importStory}>
                <ProductStory
                  product={product}
                  hasZones={hasZones}
                  onChooseSize={(size) => setChoice({ productType: 'READYMADE', size })}
                />
              </DeferredSection>
            </Box>
          </Stack>
        </Grid>
      </Container>
      <FeedbackSlot product={product} />
      <LazySection>
        <ProductMore productId={id} />
      </LazySection>
      <BuyBar product={product} choice={choice} />
    </>
  )
}
