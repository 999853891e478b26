import type { CartProductType } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Context } from '../context.ts'
import { isId } from '../validation.ts'
import { memoize } from '../memoize.ts'
import { seesReferences, seesUnpublished } from './catalogue-visibility.ts'
import { offer } from '../../../shared/catalogue/offers.ts'
import { invalid } from '../errors.ts'
import type { PartialProduct, Product, ProductColumn, ProductColumns } from './product.ts'
import type { Sentence } from '../../i18n.ts'

/** One product as the viewer may see it; null when there is none, or the viewer may not see it. */
export async function findProduct(ctx: Context, id: string): Promise<Product | null> {
  const product = isId(id) ? await ctx.loaders.product.load(id) : null
  return product && isVisible(ctx, product) ? product : null
}

/** The same, reading only these columns and those that decide whether the viewer may see it. */
export async function findPartialProduct<Column extends ProductColumn>(
  ctx: Context,
  id: string,
  columns: ProductColumns<Column>,
): Promise<Pick<Product, Column | 'id'> | null> {
  const loader = ctx.loaders.partialProduct(withStatus(columns) as ProductColumns<Column | 'productStatus'>)
  const product = isId(id) ? await loader.load(id) : null
  return product && isVisible(ctx, product) ? product : null
}

/** The same for several, in the order of their ids, without those that were deleted meanwhile or aren't visible. */
export async function findPartialProducts<Column extends ProductColumn>(
  ctx: Context,
  ids: readonly string[],
  columns: ProductColumns<Column>,
): Promise<Pick<Product, Column | 'id'>[]> {
  const found = await Promise.all(ids.map((id) => findPartialProduct(ctx, id, columns)))
  return found.filter((product) => product !== null)
}

/** The most designs that are shown beside another one. */
export const MAX_OTHERS = 24

/** @throws Refused for less than one or more than that many designs */
export function requireCount(first: number, most: number): void {
  if (first < 1 || first > most)
    throw invalid('first', (i18n) => i18n._('Ask for 1 to {most} designs.', { most }))
}

/** How a product is named: by one of these. */
export interface ProductName {
  id?: string | null
  /** Its slug, or an earlier one. */
  slug?: string | null
  externalRef?: string | null
}

/**
 * The same by the id, the slug, or the reference of an integrator's system, which those who manage the catalogue may use, and API clients that read it.
 * @throws Refused (INVALID unless one of them is given)
 */
export async function findNamedProduct(
  ctx: Context,
  { id, slug, externalRef }: ProductName,
  columns: ProductColumns,
): Promise<PartialProduct | null> {
  if ([id, slug, externalRef].filter((name) => name != null).length !== 1)
    throw invalid('id', (i18n) => i18n._('Name the product by id, by slug or by externalRef.'))
  if (id != null) return findPartialProduct(ctx, id, columns)
  const name = (slug ?? externalRef)!
  if ((slug == null && !seesReferences(ctx)) || name.includes('\0')) return null
  const found = await (slug == null ? idOfReference(ctx, name) : ctx.loaders.idOfSlug.load(name))
  return found === null ? null : findPartialProduct(ctx, found, columns)
}

const idOfReference = async ({ db }: Context, externalRef: string) =>
  (await db.product.findUnique({ where: { externalRef }, select: { id: true } }))?.id ?? null

const withStatus = memoize((columns: ProductColumns): ProductColumns => [...columns, 'productStatus'])

const isVisible = (ctx: Context, { productStatus }: Pick<Product, 'productStatus'>) =>
  productStatus === 'ACTIVE' || seesUnpublished(ctx)

/** Whether a shopper could add this product to a cart, as any type. */
export const isOrderable = (product: Pick<Product, 'productStatus' | 'availabilityStatus'>) =>
  product.productStatus === 'ACTIVE' && product.availabilityStatus === 'AVAILABLE'

type Orderable = Parameters<typeof isOrderable>[0] &
  Parameters<typeof offer>[0] &
  Pick<Product, 'productName'>

/**
 * Why a shopper can't order this product as this type now; null when it is orderable, subject to
 * stock.
 */
export function whyUnavailable(product: Orderable, productType: CartProductType): Sentence | null {
  const design = product.productName
  if (!isOrderable(product)) return (i18n) => i18n._('{design} can’t be ordered at the moment.', { design })
  if (offer(product, productType)) return null
  return (i18n) =>
    productType === 'TAILOR'
      ? i18n._('{design} isn’t offered tailor made.', { design })
      : i18n._('{design} isn’t offered ready-made.', { design })
}
