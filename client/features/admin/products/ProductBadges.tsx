import { availabilityStatuses, productStatuses } from '../../../../shared/catalogue/product-enums.ts'
import { Badge, HStack } from '@chakra-ui/react'
import type { ListedProduct } from './list-documents.ts'

/** The status of a design, unless it is simply for sale. */
export function ProductBadges({ product }: { product: ListedProduct }) {
  const { productStatus, availabilityStatus, featuredProduct, discount } = product
  return (
    <HStack gap="1" wrap="wrap">
      {productStatus !== 'ACTIVE' && <Badge colorPalette="gray">{productStatuses[productStatus]}</Badge>}
      <Badge colorPalette={availabilityStatus === 'AVAILABLE' ? 'green' : 'orange'}>
        {availabilityStatuses[availabilityStatus]}
      </Badge>
      {featuredProduct && <Badge colorPalette="gold">Featured</Badge>}
      {discount > 0 && <Badge colorPalette="rani">{discount}% off</Badge>}
    </HStack>
  )
}
