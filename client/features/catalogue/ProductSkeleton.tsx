import { Grid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { productColumns } from './product-columns.ts'

export function ProductSkeleton() {
  return (
    <Grid {...productColumns}>
      <Text role="status" srOnly>
        <Trans>Loading the design</Trans>
      </Text>
      <Skeleton
        aspectRatio={{ base: '4 / 5', md: 'garment' }}
        maxH={{ base: 'max(14rem, 100svh - 30rem)', md: 'none' }}
        mx={{ base: '-4', md: '0' }}
        borderRadius={{ md: 'l3' }}
        gridColumn="1"
      />
      <Stack gap="4">
        <Skeleton height="6" width="40%" />
        <Skeleton height="12" />
        <Skeleton height="32" />
        <Skeleton height="12" />
        <Skeleton height="48" />
      </Stack>
    </Grid>
  )
}
