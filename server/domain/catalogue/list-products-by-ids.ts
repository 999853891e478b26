import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { findPartialProduct } from './find-product.ts'
import type { PartialProduct, ProductColumns } from './product.ts'

const maxIds = 200

/**
 * The products with these ids that the viewer may see, in the order of the ids, read in one statement.
 * @throws Refused (INVALID for more than 200)
 */
export async function listProductsByIds(
  ctx: Context,
  ids: readonly string[],
  columns: ProductColumns,
): Promise<PartialProduct[]> {
  if (ids.length > maxIds)
    throw invalid('ids', (i18n) => i18n._('Ask for at most {most} products at once.', { most: maxIds }))
  const products = await Promise.all([...new Set(ids)].map((id) => findPartialProduct(ctx, id, columns)))
  return products.filter((product) => product !== null)
}
