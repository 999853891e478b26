import { Grid, Skeleton, Stack, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'

export function CartSkeleton() {
  return (
    <Grid templateColumns={{ base: '1fr', lg: '1fr 22rem' }} gap={{ base: '6', lg: '8' }} alignItems="start">
      <Text role="status" srOnly>
        <Trans>Loading your cart</Trans>
      </Text>
      <Stack gap="3" gridColumn="1">
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} height={{ base: '60', sm: '52' }} borderRadius="l3" />
        ))}
      </Stack>
      <Skeleton height="64" borderRadius="l3" gridColumn={{ lg: '2' }} gridRow={{ lg: '1' }} />
    </Grid>
  )
}
