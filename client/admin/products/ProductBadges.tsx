import { Badge, HStack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { availabilityLabels } from '../../lib/catalogue-labels.ts'
import { productStatusLabels } from './enum-labels.ts'
import type { ListedProduct } from './list-documents.ts'

/** The status of a design, unless it is simply for sale. */
export function ProductBadges({ product }: { product: ListedProduct }) {
  const { i18n } = useLingui()
  const { productStatus, availabilityStatus, featuredProduct, discount } = product
  return (
    <HStack gap="1" wrap="wrap">
      {productStatus !== 'ACTIVE' && (
        <Badge colorPalette="gray">{i18n._(productStatusLabels[productStatus])}</Badge>
      )}
      <Badge colorPalette={availabilityStatus === 'AVAILABLE' ? 'green' : 'orange'}>
        {i18n._(availabilityLabels[availabilityStatus])}
      </Badge>
      {featuredProduct && (
        <Badge colorPalette="gold">
          <Trans>Featured</Trans>
        </Badge>
      )}
      {discount > 0 && (
        <Badge colorPalette="rani">
          <Trans>{discount}% off</Trans>
        </Badge>
      )}
    </HStack>
  )
}
