import { Badge, HStack } from '@chakra-ui/react'
import { availabilityWords } from '../../../lib/catalogue-words.ts'
import type { ListedProduct } from './list-documents.ts'
import { productStatusWords } from './product-options.ts'

/** Where a design stands, as far as it isn't simply for sale. */
export function ProductBadges({ product }: { product: ListedProduct }) {
  const { productStatus, availabilityStatus, featuredProduct, discount } = product
  return (
    <HStack gap="1" wrap="wrap">
      {productStatus !== 'ACTIVE' && <Badge colorPalette="gray">{productStatusWords[productStatus]}</Badge>}
      <Badge colorPalette={availabilityStatus === 'AVAILABLE' ? 'green' : 'orange'}>
        {availabilityWords[availabilityStatus]}
      </Badge>
      {featuredProduct && <Badge colorPalette="gold">Featured</Badge>}
      {discount > 0 && <Badge colorPalette="rani">{discount}% off</Badge>}
    </HStack>
  )
}
