import { AspectRatio, Grid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { productColumns } from './product-columns.ts'

export function ProductSkeleton() {
  return (
    <Grid {...productColumns}>
      <Text role="status" srOnly>
        Loading the design
      </Text>
      <AspectRatio ratio={3 / 4} gridColumn="1">
        <Skeleton borderRadius="l3" />
      </AspectRatio>
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
