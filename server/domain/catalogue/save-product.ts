import { z } from 'zod'
import { sizeKeys } from '../../../shared/catalogue/field-kinds.ts'
import {
  type DetailGroup,
  detailGroupOf,
  detailGroups,
  productFields,
} from '../../../shared/catalogue/product-fields.ts'
import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { isMissing, isUniqueViolation, type Transaction } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { describeImages } from '../images/describe-images.ts'
import { requirePictures } from '../images/require-pictures.ts'
import { isId, parse } from '../validation.ts'
import type { Category } from '../../platform/database/__generated__/prisma/enums.ts'
import { requireDesigns } from './complete-the-look.ts'
import { type Product, toProduct } from './product.ts'
import { requireStyle } from '../style-options/require-style.ts'
import { changesPrices, newProduct, productChanges, type ProductChanges } from './product-input.ts'
import { totalStock } from './stock.ts'
import { lockRow } from '../../platform/database/lock-row.ts'

/**
 * Adds a product. Requires EDIT_PRODUCTS and CHANGE_PRICES.
 * @throws Unauthenticated, Forbidden, Refused (every wrong field at once; CONFLICT for a known `externalRef`)
 */
export async function addProduct(ctx: Context, input: unknown): Promise<Product> {
  requirePermission(ctx.viewer, 'EDIT_PRODUCTS')
  requirePermission(ctx.viewer, 'CHANGE_PRICES')
  const { images, ...fields } = parse(newProduct, input)
  const quantityInStock = totalStock(fields, null) ?? fields.quantityInStock
  await requireStyle(ctx, { garment: fields.category, ids: fields.style })
  const goesWith = await requireDesigns(ctx, { of: null, ids: fields.goesWith })
  await requirePictures(ctx, named(images))
  const stored = await describeImages(ctx.db, images, fields.productName)
  const row = await saving(ctx, async (tx) => {
    const row = await tx.product.create({
      data: {
        ...fields,
        ...productColumnsOf({ ...fields, images: stored }, fields.category),
        quantityInStock,
        goesWith,
        lastUpdated: ctx.now(),
      },
    })
    await recordChange(tx, ctx, { ...aboutProduct(row), action: 'product.add', before: null, after: row })
    return row
  })
  return toProduct(row)
}

/**
 * Changes only the fields given. Requires EDIT_PRODUCTS, and CHANGE_PRICES if a price changes.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND, CONFLICT on `version` when another change came first, or
 * every wrong field at once)
 */
export async function updateProduct(ctx: Context, id: string, input: unknown): Promise<Product> {
  requirePermission(ctx.viewer, 'EDIT_PRODUCTS')
  const { images, version, ...changes } = parse(versionedChanges, input)
  const known = isId(id) ? await ctx.db.product.findUnique({ where: { id } }) : null
  if (!known) throw unknownProduct()
  if (changes.style || changes.category)
    await requireStyle(ctx, {
      garment: changes.category ?? known.category,
      ids: changes.style ?? known.style,
      held: known.style,
    })
  const goesWith =
    changes.goesWith && (await requireDesigns(ctx, { of: id, ids: changes.goesWith, held: known.goesWith }))
  await requirePictures(ctx, named(images ?? []))
  const name = changes.productName ?? known.productName
  const stored = images && (await describeImages(ctx.db, images, name))
  const row = await saving(ctx, async (tx) => {
    const before = await lockProduct(tx, id)
    if (version != null && version !== before.version) throw outdatedProduct()
    if (changesPrices(before, changes)) requirePermission(ctx.viewer, 'CHANGE_PRICES')
    const row = await tx.product.update({
      where: { id },
      data: {
        ...changes,
        ...productColumnsOf({ ...changes, images: stored }, changes.category ?? before.category),
        quantityInStock: totalStock(changes, toProduct(before)),
        goesWith,
        lastUpdated: ctx.now(),
      },
    })
    await recordChange(tx, ctx, { ...aboutProduct(row), action: 'product.update', before, after: row })
    return row
  })
  return toProduct(row)
}

/**
 * Deletes a product for good. Cart lines of it stay until their owner is notified; feedback stays without it. Requires
 * DELETE_PRODUCTS.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND)
 */
export async function deleteProduct(ctx: Context, id: string): Promise<void> {
  requirePermission(ctx.viewer, 'DELETE_PRODUCTS')
  if (!isId(id)) throw unknownProduct()
  await saving(ctx, async (tx) => {
    const before = await tx.product.delete({ where: { id } })
    await recordChange(tx, ctx, { ...aboutProduct(before), action: 'product.delete', before, after: null })
  })
}

const versionedChanges = productChanges.extend({ version: z.int().nullish() })

/** Locks the product until the transaction ends. */
async function lockProduct(tx: Transaction, id: string) {
  await lockRow(tx, 'products', id)
  const product = await tx.product.findUnique({ where: { id } })
  if (!product) throw unknownProduct()
  return product
}

export const aboutProduct = ({ id, productName }: { id: string; productName: string }) => ({
  entity: 'PRODUCT' as const,
  entityId: id,
  entityName: productName,
})

const named = (images: { url: string }[]) =>
  images.map(({ url }, index) => ({ field: `images.${index}.url`, url }))

const outdatedProduct = () =>
  conflict('version', (i18n) =>
    i18n._('This design was changed meanwhile. Look at it as it is now, then change it again.'),
  )

const unknownProduct = () => notFound((i18n) => i18n._('There is no such product; it may have been deleted.'))

/** The columns whose stored form differs from the input's: JSON, and details only of the product's own category. */
export function productColumnsOf(
  fields: Omit<ProductChanges, 'images'> & { images?: object[] },
  category: Category,
) {
  const own = detailGroupOf(category)
  const detail = (name: DetailGroup) => {
    if (name !== own) return Prisma.DbNull
    const value = fields[name]
    if (value === undefined) return undefined
    return value === null ? Prisma.DbNull : withNulls(Object.keys(productFields[name].fields), value)
  }
  return {
    images: fields.images as Prisma.InputJsonValue | undefined,
    sizes: fields.sizes?.map((size) => withNulls([...sizeKeys], { ...size })),
    translations: fields.translations as Prisma.InputJsonValue | undefined,
    ...(Object.fromEntries(detailGroups.map((name) => [name, detail(name)])) as Record<
      DetailGroup,
      ReturnType<typeof detail>
    >),
  }
}

/** JSON columns always hold every key, so that readers find null rather than undefined. */
const withNulls = (keys: string[], value: Record<string, unknown>) =>
  Object.fromEntries(keys.map((key) => [key, value[key] ?? null])) as Prisma.InputJsonObject

/** Writes in one transaction, and reports in our own messages what only the database can detect. */
export async function saving<Result>(
  ctx: Context,
  write: (tx: Transaction) => Promise<Result>,
  options: { timeout?: number } = {},
): Promise<Result> {
  try {
    return await ctx.db.transaction(write, options)
  } catch (error) {
    if (isUniqueViolation(error))
      throw conflict('externalRef', (i18n) => i18n._('Another product already has this reference.'))
    if (isMissing(error)) throw unknownProduct()
    throw error
  }
}
