import { isAdmin } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { isId } from '../validation.ts'
import type { Product } from './product.ts'

/** One product as the viewer may see it; null when there is none, or it isn't hers to see. */
export async function findProduct(ctx: Context, id: string): Promise<Product | null> {
  const product = isId(id) ? await ctx.loaders.product.load(id) : null
  return product && (product.productStatus === 'ACTIVE' || isAdmin(ctx.viewer)) ? product : null
}

/** Whether a shopper could put this product into a cart, whatever the way it is made. */
export const isOrderable = (product: Product) =>
  product.productStatus === 'ACTIVE' && product.availabilityStatus === 'AVAILABLE'
