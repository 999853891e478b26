import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Box, Container, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { graphql } from '../../__generated__/index.ts'
import { categoryWords } from '../../lib/catalogue-words.ts'
import { BuyBar } from './BuyBar.tsx'
import { LikeButton } from './LikeButton.tsx'
import { OrderButtons } from './OrderButtons.tsx'
import { ProductBreadcrumb } from './ProductBreadcrumb.tsx'
import { ProductDescription } from './ProductDescription.tsx'
import { ProductDetails } from './ProductDetails.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductGallery } from './ProductGallery.tsx'
import { ProductHead } from './ProductHead.tsx'
import { ProductPrices } from './ProductPrices.tsx'
import { ProductSizes } from './ProductSizes.tsx'
import { productColumns } from './product-columns.ts'
import { ShareButton } from './ShareButton.tsx'

const ProductView_product = graphql(`
  fragment ProductView_product on Product {
    id
    productName
    category
    description
    ...ProductHead_product
    ...ProductGallery_product
    ...ProductPrices_product
    ...OrderButtons_product
    ...ProductFacts_product
    ...ProductDetails_product
    ...ProductSizes_product
    ...BuyBar_product
  }
`)

export function ProductView({ product }: { product: FragmentType<typeof ProductView_product> }) {
  const { data } = useSuspenseFragment({
    fragment: ProductView_product,
    fragmentName: 'ProductView_product',
    from: product,
  })
  const { id, productName, category, description } = data
  return (
    <>
      <ProductHead product={data} />
      <Container pt={{ base: '2', md: '4' }} pb={{ base: '10', md: '20' }}>
        <ProductBreadcrumb productName={productName} />
        <Grid {...productColumns}>
          <ProductGallery product={data} />
          <Stack gap="6" minW="0">
            <Stack gap="2">
              <Text textStyle="eyebrow" color="gold.fg">
                {categoryWords[category]}
              </Text>
              <Heading as="h1" size={{ base: '3xl', lg: '4xl' }} overflowWrap="anywhere">
                {productName}
              </Heading>
              <Flex gap="2" ms="-3">
                <LikeButton />
                <ShareButton productId={id} productName={productName} />
              </Flex>
            </Stack>
            <ProductPrices product={data} />
            <Box display={{ base: 'none', md: 'block' }}>
              <OrderButtons product={data} place="page" />
            </Box>
            <ProductFacts product={data} />
            <ProductDescription description={description} />
            <ProductDetails product={data} />
            <ProductSizes product={data} />
          </Stack>
        </Grid>
      </Container>
      <BuyBar product={data} />
    </>
  )
}
