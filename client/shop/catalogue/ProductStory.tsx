import { Stack } from '@chakra-ui/react'
import { useLingui } from '@lingui/react'
import type { ProductStory_ProductFragment } from '../../__generated__/graphql.ts'
import { designDescription } from '../../lib/localized-name.ts'
import { graphql } from '../../__generated__/index.ts'
import { FestivalCutOffs } from '../about/FestivalCutOffs.tsx'
import { FitNotes } from './FitNotes.tsx'
import { ProductDescription } from './ProductDescription.tsx'
import { ProductDetails } from './ProductDetails.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductSizes } from './ProductSizes.tsx'
import { ProductStyle } from './ProductStyle.tsx'
import { TrustBlock } from './TrustBlock.tsx'

export const ProductStory_product = graphql(`
  fragment ProductStory_product on Product {
    id
    description
    hindiDescription: description(locale: HI, fallback: false)
    ...ProductFacts_product
    ...DetailRows_product
    ...ProductStyle_product
    ...ProductSizes_product
    ...FitNotes_product
  }
`)

export interface ProductStoryProps {
  product: ProductStory_ProductFragment
  /** Chooses a ready-made size for the order; absent where nothing can be ordered. */
  onChooseSize?: (size: string) => void
  /** Whether the shop has delivery zones. */
  hasZones?: boolean
}

/** What the shop stands for, and the product's description and details. */
export function ProductStory({ product, onChooseSize, hasZones = false }: ProductStoryProps) {
  const { i18n } = useLingui()
  return (
    <Stack gap="6">
      <TrustBlock />
      <FestivalCutOffs />
      <ProductFacts product={product} hasZones={hasZones} />
      <ProductDescription description={designDescription(i18n, product)} />
      <ProductDetails product={product} />
      <ProductStyle product={product} />
      <ProductSizes product={product} onChoose={onChooseSize} />
      <FitNotes product={product} />
    </Stack>
  )
}
