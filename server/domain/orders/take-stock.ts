import type { CartProductType } from '../../database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../database/client.ts'
import {
  type Product,
  productColumns,
  type ProductRow,
  selectColumns,
  toProduct,
} from '../catalogue/product.ts'

interface Line {
  productId: string | null
  productType: CartProductType
  quantity: number
}

/** The products of an order by id, locked until its transaction ends; deleted ones are absent. */
export interface HeldProducts {
  products: Map<string, Product>
  /** Products whose ready-made pieces were available and are now reserved. */
  taken: Set<string>
}

/**
 * Takes the ready-made pieces of these lines from stock, and reads all their products. Demand is summed per product
 * and checked by a condition in the statement itself, so that no piece is sold twice; always in the order of ids, to
 * avoid deadlocks. No product can be deleted before the transaction ends.
 */
export async function takeStock(tx: Transaction, now: Date, lines: Line[]): Promise<HeldProducts> {
  const products = new Map<string, Product>()
  for (const [id, quantity] of readyMadeDemand(lines)) {
    const [row] = await tx.$queryRaw<ProductRow[]>`
      UPDATE "products" SET "quantityInStock" = "quantityInStock" - ${quantity}, "lastUpdated" = ${now}
      WHERE "id" = ${id}::uuid AND "quantityInStock" >= ${quantity}
      RETURNING ${selectColumns(productColumns)}`
    if (row) products.set(id, toProduct(row))
  }
  const taken = new Set(products.keys())
  const others = lines.flatMap(({ productId }) => (productId && !taken.has(productId) ? [productId] : []))
  if (others.length > 0) {
    const rows = await tx.$queryRaw<ProductRow[]>`
      SELECT ${selectColumns(productColumns)} FROM "products" WHERE "id" = ANY(${others}::uuid[]) ORDER BY "id" FOR KEY SHARE`
    for (const row of rows) products.set(row.id, toProduct(row))
  }
  return { products, taken }
}

/** Returns the ready-made pieces of these lines to the stock of existing designs; in the order of ids as well. */
export async function returnStock(tx: Transaction, now: Date, lines: Line[]): Promise<void> {
  for (const [id, quantity] of readyMadeDemand(lines))
    await tx.product.updateMany({
      where: { id },
      data: { quantityInStock: { increment: quantity }, lastUpdated: now },
    })
}

function readyMadeDemand(lines: Line[]): [productId: string, quantity: number][] {
  const demand = new Map<string, number>()
  for (const { productId, productType, quantity } of lines)
    if (productId && productType === 'READYMADE')
      demand.set(productId, (demand.get(productId) ?? 0) + quantity)
  return [...demand].sort(([a], [b]) => (a < b ? -1 : 1))
}
