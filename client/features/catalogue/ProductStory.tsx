import type { FragmentType } from '@apollo/client'
import { useSuspenseFragment } from '@apollo/client/react'
import { Stack } from '@chakra-ui/react'
import { graphql } from '../../__generated__/index.ts'
import { FestivalCutOffs } from '../shop/FestivalCutOffs.tsx'
import { FitNotes } from './FitNotes.tsx'
import { ProductDescription } from './ProductDescription.tsx'
import { ProductDetails } from './ProductDetails.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { ProductSizes } from './ProductSizes.tsx'

const ProductStory_product = graphql(`
  fragment ProductStory_product on Product {
    id
    description
    ...ProductFacts_product
    ...ProductDetails_product
    ...ProductSizes_product
    ...FitNotes_product
  }
`)

export interface ProductStoryProps {
  product: FragmentType<typeof ProductStory_product>
  /** Chooses a ready-made size for the order; absent where nothing can be ordered. */
  onChooseSize?: (size: string) => void
  /** Whether the shop has delivery zones. */
  hasZones?: boolean
}

/** The product's description and details. */
export function ProductStory({ product, onChooseSize, hasZones = false }: ProductStoryProps) {
  const { data } = useSuspenseFragment({
    fragment: ProductStory_product,
    fragmentName: 'ProductStory_product',
    from: product,
  })
  return (
    <Stack gap="6">
      <FestivalCutOffs />
      <ProductFacts product={data} hasZones={hasZones} />
      <ProductDescription description={data.description} />
      <ProductDetails product={data} />
      <ProductSizes product={data} onChoose={onChooseSize} />
      <FitNotes product={data} />
    </Stack>
  )
}
