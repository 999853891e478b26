import { Skeleton, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { cardPlace, ProductGrid } from './ProductGrid.tsx'

/** Heights as uneven as the pictures that will take their place. */
const ratios = [1.33, 1.5, 1.33, 1.2, 1.33, 1.5]

export function ProductSkeletons() {
  return (
    <>
      <Text role="status" srOnly>
        <Trans>Loading products</Trans>
      </Text>
      <ProductGrid>
        {ratios.map((ratio, index) => (
          <Skeleton key={index} as="li" borderRadius="l3" css={cardPlace(ratio)} />
        ))}
      </ProductGrid>
    </>
  )
}
