import { Box, chakra, Container, Grid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { cardPictureOf } from '../../lib/placeholder.ts'
import { framedPicture, pictureFrame } from './picture-frame.ts'
import { ProductBreadcrumb } from './ProductBreadcrumb.tsx'
import { productColumns } from './product-columns.ts'

/** Laid out as `ProductView`, so that the picture of the card that was followed stays in its place. */
export function ProductSkeleton({ productId }: { productId: string }) {
  const cardPicture = cardPictureOf(productId)
  return (
    <Container pt={{ base: '0', md: '4' }} pb={{ base: '10', md: '20' }}>
      <ProductBreadcrumb />
      <Grid {...productColumns}>
        <Text role="status" srOnly>
          <Trans>Loading the design</Trans>
        </Text>
        <Box mx={{ base: '-4', md: '0' }} maxW={{ md: '40rem' }} minW="0" gridColumn="1">
          {cardPicture ? (
            <Box {...pictureFrame}>
              <chakra.img src={cardPicture.source} alt="" {...framedPicture} />
            </Box>
          ) : (
            <Skeleton {...pictureFrame} />
          )}
        </Box>
        <Stack gap="4">
          <Skeleton height="6" width="40%" />
          <Skeleton height="12" />
          <Skeleton height="32" />
          <Skeleton height="12" />
          <Skeleton height="48" />
        </Stack>
      </Grid>
    </Container>
  )
}
