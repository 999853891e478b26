import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import {
  type Product,
  type ProductColumn,
  type ProductRow,
  selectColumns,
  toProduct,
} from '../catalogue/product.ts'
import { variantColumns } from '../catalogue/variants.ts'
import type { Services } from '../context.ts'

/** What feeds say about a product. */
export const feedColumns = [
  ...variantColumns,
  'slug',
  'productName',
  'ownBrand',
  'description',
  'category',
  'color',
  'fabricType',
  'pattern',
  'tags',
  'images',
  'shippingCost',
] as const satisfies readonly ProductColumn[]

export type FeedProduct = Pick<Product, (typeof feedColumns)[number]>

/** This many are read in one statement. */
const batch = 200

/** The products that shoppers see after the one with this id, in the order of their ids: at most one batch. */
export async function listFeedProducts(
  { db }: Pick<Services, 'db'>,
  after: string | null,
): Promise<FeedProduct[]> {
  const from = after === null ? Prisma.empty : Prisma.sql`AND "id" > ${after}::uuid`
  const rows = await db.$queryRaw<Pick<ProductRow, keyof FeedProduct>[]>`
    SELECT ${selectColumns(feedColumns)} FROM "products"
    WHERE "productStatus" = 'ACTIVE' ${from} ORDER BY "id" LIMIT ${batch}`
  return rows.map(toProduct)
}
