import { FEW_PIECES } from '../../../shared/catalogue/stock-levels.ts'
import type { CartProductType } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import {
  type Product,
  productColumns,
  type ProductRow,
  selectColumns,
  toProduct,
} from '../catalogue/product.ts'
import {
  isCountedBySize,
  piecesLeft,
  type Pieces,
  type Stock,
  withoutPieces,
  withPieces,
} from '../catalogue/stock.ts'

/** Pieces that are taken or returned. */
export interface StockLine {
  productId: string | null
  productType: CartProductType
  quantity: number
  /** The label of a ready-made size. */
  size: string | null
}

/** A design of which few ready-made pieces are left, and were more before. */
export interface LowStockProduct {
  productId: string
  productName: string
  /** 0 to `FEW_PIECES`. */
  left: number
}

/** The products of an order, locked until its transaction ends. */
export interface LockedProducts {
  /** By id, as they were before the order; deleted ones are absent. */
  products: Map<string, Product>
  /** Whether fewer ready-made pieces are left than the order needs of this line's product and size. */
  isShort: (line: StockLine) => boolean
  lowStock: LowStockProduct[]
}

/**
 * Takes the ready-made pieces of these lines from stock, and reads all their products. Demand is summed per product
 * and size and compared with rows that are locked, so that no piece is sold twice; always in the order of ids, to
 * avoid deadlocks. No product can be deleted before the transaction ends.
 */
export async function takeStock(tx: Transaction, now: Date, lines: StockLine[]): Promise<LockedProducts> {
  const demand = readyMadeDemand(lines)
  const products = await lockProducts(tx, [...demand.keys()])
  const lowStock: LowStockProduct[] = []
  for (const [id, product] of products) {
    const left = withoutPieces(product, demand.get(id)!)
    if (left) await storeStock(tx, now, id, left)
    if (left && left.quantityInStock <= FEW_PIECES && product.quantityInStock > FEW_PIECES)
      lowStock.push({ productId: id, productName: product.productName, left: left.quantityInStock })
  }
  const others = lines.flatMap(({ productId }) => (productId && !products.has(productId) ? [productId] : []))
  if (others.length > 0) {
    const rows = await tx.$queryRaw<ProductRow[]>`
      SELECT ${selectColumns(productColumns)} FROM "products" WHERE "id" = ANY(${others}::uuid[]) ORDER BY "id" FOR KEY SHARE`
    for (const row of rows) products.set(row.id, toProduct(row))
  }
  return {
    products,
    isShort: ({ productId, size }) => {
      const product = products.get(productId ?? '')
      const wanted = demand.get(productId ?? '')
      if (!product || !wanted) return false
      return isCountedBySize(product)
        ? (wanted.get(size) ?? 0) > piecesLeft(product, size)
        : withoutPieces(product, wanted) === null
    },
    lowStock,
  }
}

/**
 * Returns the ready-made pieces of these lines to the stock of existing designs; in the order of ids as well. Where a
 * design's sizes are counted, pieces of a size that it no longer has are not returned.
 */
export async function returnStock(tx: Transaction, now: Date, lines: StockLine[]): Promise<void> {
  const demand = readyMadeDemand(lines)
  for (const [id, product] of await lockProducts(tx, [...demand.keys()]))
    await storeStock(tx, now, id, withPieces(product, demand.get(id)!))
}

/**
 * Takes and returns what an order's lines need more and less than before. Pieces that are returned can be taken at once.
 * The products of both are locked in one order before either is written.
 */
export async function changeStock(
  tx: Transaction,
  now: Date,
  before: StockLine[],
  after: StockLine[],
): Promise<LockedProducts> {
  const more = missingIn(before, after)
  const less = missingIn(after, before)
  const ids = new Set([...more, ...less].flatMap(({ productId }) => productId ?? []))
  const locked = await lockProducts(tx, [...ids])
  await returnStock(tx, now, less)
  // All other products are read with them; lines that are stitched take nothing from the stock.
  const others = after.map((line) => ({ ...line, productType: 'TAILOR' as const }))
  const taken = await takeStock(tx, now, [...more, ...others])
  const wereMore = ({ productId }: LowStockProduct) => locked.get(productId)!.quantityInStock > FEW_PIECES
  return { ...taken, lowStock: taken.lowStock.filter(wereMore) }
}

/** The ready-made pieces of `lines` that `others` doesn't have. */
function missingIn(others: StockLine[], lines: StockLine[]): StockLine[] {
  const had = readyMadeDemand(others)
  return [...readyMadeDemand(lines)].flatMap(([productId, pieces]) =>
    [...pieces].flatMap(([size, quantity]) => {
      const rest = quantity - (had.get(productId)?.get(size) ?? 0)
      return rest > 0 ? [{ productId, productType: 'READYMADE' as const, quantity: rest, size }] : []
    }),
  )
}

/** Locks the products until the transaction ends, in the order of their ids. Deleted ones are absent. */
export async function lockProducts(tx: Transaction, ids: string[]): Promise<Map<string, Product>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.$queryRaw<ProductRow[]>`
    SELECT ${selectColumns(productColumns)} FROM "products" WHERE "id" = ANY(${ids}::uuid[])
    ORDER BY "id" FOR NO KEY UPDATE`
  return new Map(rows.map((row) => [row.id, toProduct(row)]))
}

const storeStock = (tx: Transaction, now: Date, id: string, { quantityInStock, sizes }: Stock) =>
  tx.product.update({
    where: { id },
    data: { quantityInStock, sizes, lastUpdated: now },
    select: { id: true },
  })

/** The ready-made pieces that the lines need of each product. */
function readyMadeDemand(lines: StockLine[]): Map<string, Pieces> {
  const demand = new Map<string, Map<string | null, number>>()
  for (const { productId, productType, quantity, size } of lines) {
    if (!productId || productType !== 'READYMADE') continue
    const pieces = demand.get(productId) ?? new Map<string | null, number>()
    demand.set(productId, pieces.set(size, (pieces.get(size) ?? 0) + quantity))
  }
  return demand
}
