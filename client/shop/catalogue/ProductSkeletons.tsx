import { Skeleton, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { cardSlot, ProductGrid } from './ProductGrid.tsx'

/** Heights that vary like those of the pictures. */
const ratios = [1.33, 1.5, 1.33, 1.2, 1.33, 1.5]

export function ProductSkeletons() {
  return (
    <>
      <ProductGrid>
        {ratios.map((ratio, index) => (
          <Skeleton key={index} as="li" borderRadius="l3" css={cardSlot(ratio)} />
        ))}
      </ProductGrid>
      <Text role="status" pt={{ base: '6', md: '10' }} textAlign="center" color="fg.muted">
        <Trans>Loading products</Trans>
      </Text>
    </>
  )
}
