import { z } from 'zod'
import { AvailabilityStatus, ProductStatus } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import { recordChanges } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { isId, parse } from '../validation.ts'
import { findProductIds } from './list-products.ts'
import type { ProductFilter } from './product-filter.ts'
import { isPriceField, productChanges } from './product-input.ts'
import { aboutProduct, saving } from './save-product.ts'

/** Products by their ids, or all that a list finds. */
export interface ProductSelection {
  ids?: string[] | null
  where?: ProductFilter | null
  search?: string | null
  /** How many the list showed; required without `ids`. */
  expectedCount?: number | null
}

/** The maximum number of products in one change. */
const maxAtOnce = 1_000

const commonChanges = productChanges
  .pick({
    discount: true,
    quantityInStock: true,
    shippingCost: true,
    estimatedDeliveryTime: true,
    featuredProduct: true,
  })
  .extend({ availabilityStatus: z.enum(AvailabilityStatus), productStatus: z.enum(ProductStatus) })
  .partial()

/**
 * Sets the same values on many products, in one transaction, with an audit log entry for each one changed. Requires
 * EDIT_PRODUCTS, and CHANGE_PRICES to set one. Returns the ids of all selected products.
 * @throws Unauthenticated, Forbidden, Refused (INVALID for no change, a value or a selection that isn't allowed,
 * NOT_FOUND when one of them is deleted, CONFLICT when the list holds more or fewer than expected)
 */
export async function changeProducts(
  ctx: Context,
  input: { products: ProductSelection; set: unknown },
): Promise<string[]> {
  requirePermission(ctx.viewer, 'EDIT_PRODUCTS')
  const given = Object.entries(parse(commonChanges, input.set)).filter(([, value]) => value !== undefined)
  if (given.length === 0) throw invalid('set', (i18n) => i18n._('Say what is to be changed.'))
  const set = Object.fromEntries(given)
  if (given.some(([field]) => isPriceField(field))) requirePermission(ctx.viewer, 'CHANGE_PRICES')
  const ids = await chosenIds(ctx, input.products)
  await saving(ctx, async (tx) => {
    await lockProducts(tx, ids)
    if (set.quantityInStock !== undefined) await refuseCountedBySize(tx, ids)
    const columns = Object.fromEntries(given.map(([column]) => [column, true]))
    const before = await tx.product.findMany({
      where: { id: { in: ids } },
      select: { id: true, productName: true, ...columns },
    })
    await tx.product.updateMany({ where: { id: { in: ids } }, data: { ...set, lastUpdated: ctx.now() } })
    const changes = before.map((product) => ({
      ...aboutProduct(product),
      action: 'product.update' as const,
      before: product,
      after: { ...product, ...set },
    }))
    await recordChanges(tx, ctx, changes)
  })
  return ids
}

/**
 * Deletes many products for good, in one transaction, with an audit log entry for each. Requires DELETE_PRODUCTS.
 * Returns their ids.
 * @throws Unauthenticated, Forbidden, Refused (as `changeProducts`)
 */
export async function deleteProducts(ctx: Context, selection: ProductSelection): Promise<string[]> {
  requirePermission(ctx.viewer, 'DELETE_PRODUCTS')
  const ids = await chosenIds(ctx, selection)
  await saving(ctx, async (tx) => {
    await lockProducts(tx, ids)
    const before = await tx.product.findMany({ where: { id: { in: ids } } })
    await tx.product.deleteMany({ where: { id: { in: ids } } })
    const changes = before.map((product) => ({
      ...aboutProduct(product),
      action: 'product.delete' as const,
      before: product,
      after: null,
    }))
    await recordChanges(tx, ctx, changes)
  })
  return ids
}

async function chosenIds(ctx: Context, { ids, where, search, expectedCount }: ProductSelection) {
  if (ids != null) {
    if (where != null || search != null)
      throw invalid('products', (i18n) => i18n._('Name the designs, or the list that shows them; not both.'))
    return requireSome([...new Set(ids)])
  }
  if (expectedCount == null)
    throw invalid('products.expectedCount', (i18n) => i18n._('Say how many designs the list showed you.'))
  const found = requireSome(await findProductIds(ctx, { where, search }, maxAtOnce + 1))
  if (found.length !== expectedCount)
    throw conflict('products.expectedCount', (i18n) =>
      i18n._('The list holds {count} designs by now, not {expectedCount}. Look at it again.', {
        count: found.length,
        expectedCount,
      }),
    )
  return found
}

function requireSome(ids: string[]): string[] {
  if (ids.length === 0) throw invalid('products', (i18n) => i18n._('Choose a design first.'))
  if (ids.length > maxAtOnce)
    throw invalid('products', (i18n) =>
      i18n._('At most 1,000 designs can be changed at once. Narrow the list, or go by parts.'),
    )
  if (!ids.every(isId)) throw goneProducts()
  return ids
}

/** Locks the products until the transaction ends; in the order of their ids, as orders do, to avoid deadlocks. */
async function lockProducts(tx: Transaction, ids: string[]): Promise<void> {
  const locked = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM "products" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`
  if (locked.length !== ids.length) throw goneProducts()
}

/** The stock of designs whose sizes are counted is their sum. */
async function refuseCountedBySize(tx: Transaction, ids: string[]): Promise<void> {
  const [counted] = await tx.$queryRaw<{ productName: string; count: number }[]>`
    SELECT min("productName") AS "productName", count(*)::int AS "count" FROM "products"
    WHERE "id" = ANY(${ids}::uuid[]) AND pieces_of_sizes("sizes") IS NOT NULL`
  if (!counted || counted.count === 0) return
  throw invalid('set.quantityInStock', (i18n) =>
    counted.count === 1
      ? i18n._('{design} counts the pieces of each size: change those on its own page.', {
          design: counted.productName,
        })
      : i18n._(
          '{count} of these designs, such as {design}, count the pieces of each size: change those on their own pages.',
          { count: counted.count, design: counted.productName },
        ),
  )
}

const goneProducts = () =>
  notFound((i18n) => i18n._('Some of these designs have been deleted meanwhile. Look at the list again.'))
