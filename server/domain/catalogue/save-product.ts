import { Prisma } from '../../database/__generated__/prisma/client.ts'
import { isMissing, isUniqueViolation } from '../../database/client.ts'
import { requireAdmin } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { describeImages } from '../images/describe-images.ts'
import { isId, parse } from '../validation.ts'
import type { Category } from '../../database/__generated__/prisma/enums.ts'
import { type Product, toProduct } from './product.ts'
import { newProduct, productChanges, type ProductChanges } from './product-input.ts'

/**
 * Adds a product. Admins only.
 * @throws Unauthenticated, Forbidden, Refused (every wrong field at once; CONFLICT for a known `externalRef`)
 */
export async function addProduct(ctx: Context, input: unknown): Promise<Product> {
  requireAdmin(ctx.viewer)
  const { images, ...fields } = parse(newProduct, input)
  const stored = await describeImages(ctx.db, images, fields.productName)
  const row = await saving(() =>
    ctx.db.product.create({
      data: {
        ...fields,
        ...productColumnsOf({ ...fields, images: stored }, fields.category),
        lastUpdated: ctx.now(),
      },
    }),
  )
  ctx.catalogueChanged()
  return toProduct(row)
}

/**
 * Changes the fields given and no others. Admins only.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND, or every wrong field at once)
 */
export async function updateProduct(ctx: Context, id: string, input: unknown): Promise<Product> {
  requireAdmin(ctx.viewer)
  const { images, ...changes } = parse(productChanges, input)
  const before = isId(id) ? await ctx.db.product.findUnique({ where: { id } }) : null
  if (!before) throw unknownProduct()
  const name = changes.productName ?? before.productName
  const stored = images && (await describeImages(ctx.db, images, name))
  const row = await saving(() =>
    ctx.db.product.update({
      where: { id },
      data: {
        ...changes,
        ...productColumnsOf({ ...changes, images: stored }, changes.category ?? before.category),
        lastUpdated: ctx.now(),
      },
    }),
  )
  ctx.catalogueChanged()
  return toProduct(row)
}

/**
 * Deletes a product for good. Cart lines of it stay until their owner is told; feedback stays without it. Admins only.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND)
 */
export async function deleteProduct(ctx: Context, id: string): Promise<void> {
  requireAdmin(ctx.viewer)
  const { count } = isId(id) ? await ctx.db.product.deleteMany({ where: { id } }) : { count: 0 }
  if (count === 0) throw unknownProduct()
  ctx.catalogueChanged()
}

const unknownProduct = () => notFound('There is no such product; it may have been deleted.')

/** The columns whose stored form differs from the input's: JSON, and details only of the product's own category. */
export function productColumnsOf(
  fields: Omit<ProductChanges, 'images'> & { images?: object[] },
  category: Category,
) {
  const details = {
    SUIT: 'suitDetails',
    BLOUSE: 'blouseDetails',
    LEHENGA: 'lehengaDetails',
    SAREE: 'sareeDetails',
  }
  const own = details[category as keyof typeof details]
  const detail = (name: 'suitDetails' | 'blouseDetails' | 'lehengaDetails' | 'sareeDetails') => {
    if (name !== own) return Prisma.DbNull
    const value = fields[name]
    return value === undefined
      ? undefined
      : value === null
        ? Prisma.DbNull
        : withNulls(detailKeys[name], value)
  }
  return {
    images: fields.images as Prisma.InputJsonValue | undefined,
    sizes: fields.sizes?.map((size) => withNulls(sizeKeys, size)),
    blouseDetails: detail('blouseDetails'),
    suitDetails: detail('suitDetails'),
    lehengaDetails: detail('lehengaDetails'),
    sareeDetails: detail('sareeDetails'),
  }
}

const sizeKeys = ['label', 'chest', 'waist', 'hip', 'length']
const detailKeys = {
  blouseDetails: Object.keys(newProduct.shape.blouseDetails.unwrap().unwrap().shape),
  suitDetails: Object.keys(newProduct.shape.suitDetails.unwrap().unwrap().shape),
  lehengaDetails: Object.keys(newProduct.shape.lehengaDetails.unwrap().unwrap().shape),
  sareeDetails: Object.keys(newProduct.shape.sareeDetails.unwrap().unwrap().shape),
}

/** JSON columns always hold every key, so that readers find null rather than nothing. */
const withNulls = (keys: string[], value: Record<string, unknown>) =>
  Object.fromEntries(keys.map((key) => [key, value[key] ?? null])) as Prisma.InputJsonObject

/** Says in our own words what only the writing can find out. */
async function saving<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error)) throw conflict('externalRef', 'Another product already has this reference.')
    if (isMissing(error)) throw unknownProduct()
    throw error
  }
}
