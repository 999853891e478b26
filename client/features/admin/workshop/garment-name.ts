import type { BoardGarmentFragment, Category } from '../../../__generated__/graphql.ts'

const customNames: Record<Category, string> = {
  LEHENGA: 'lehenga',
  SUIT: 'suit',
  BLOUSE: 'blouse',
  TOILER: 'toiler',
  DRESS: 'dress',
  SAREE: 'saree',
  OTHERS: 'garment',
}

/** The design's name, or what a custom garment is. */
export const garmentName = ({
  productName,
  category,
}: Pick<BoardGarmentFragment, 'productName' | 'category'>) => productName ?? `Custom ${customNames[category]}`
