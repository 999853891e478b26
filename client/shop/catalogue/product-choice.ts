import type { CartProductType } from '../../__generated__/graphql.ts'

/** How a shopper wants a product. */
export interface ProductChoice {
  productType: CartProductType
  /** A ready-made size; null when it isn't chosen yet, and for garments stitched to measure. */
  size: string | null
}

/** Whether nothing is left to choose before the product goes into the cart. */
export const isComplete = (choice: ProductChoice | null, sizes: readonly object[]): choice is ProductChoice =>
  choice !== null && (choice.productType === 'TAILOR' || sizes.length === 0 || choice.size !== null)
