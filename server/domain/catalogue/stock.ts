import { invalid } from '../errors.ts'
import type { Product } from './product.ts'
import type { Sentence } from '../../i18n.ts'

/** A product's ready-made pieces: `quantityInStock` is the sum over the sizes where those are counted. */
export type Stock = Pick<Product, 'quantityInStock' | 'sizes'>

/** Pieces by the label of their size; null for those without one. */
export type Pieces = ReadonlyMap<string | null, number>

/** Whether the shop counts the pieces of each size, rather than those of all sizes together. */
export const isCountedBySize = ({ sizes }: Pick<Stock, 'sizes'>): boolean => piecesOf(sizes) !== null

/** The ready-made pieces left of a size; without a size, of all sizes together. */
export const piecesLeft = (stock: Stock, size: string | null): number =>
  size !== null && isCountedBySize(stock)
    ? (stock.sizes.find(({ label }) => label === size)?.quantityInStock ?? 0)
    : stock.quantityInStock

/** How many ready-made pieces are left. */
export function stockLeft(product: Stock & Pick<Product, 'productName'>, size: string | null): Sentence {
  const left = piecesLeft(product, size)
  const design = product.productName
  if (size === null)
    return (i18n) =>
      left === 0
        ? i18n._('{design} is sold out ready-made.', { design })
        : i18n._('Only {left} of {design} left ready-made.', { left, design })
  return (i18n) =>
    left === 0
      ? i18n._('{design} in {size} is sold out ready-made.', { design, size })
      : i18n._('Only {left} of {design} in {size} left ready-made.', { left, design, size })
}

/** The stock without these pieces; null when one of them isn't available, or has no size although sizes are counted. */
export function withoutPieces(stock: Stock, pieces: Pieces): Stock | null {
  if (!isCountedBySize(stock)) {
    const quantityInStock = stock.quantityInStock - sumOf(pieces)
    return quantityInStock < 0 ? null : { ...stock, quantityInStock }
  }
  for (const [size, quantity] of pieces) if (size === null || piecesLeft(stock, size) < quantity) return null
  return counted(stock, pieces, -1)
}

/** The stock with these pieces. Where sizes are counted, pieces of a size that the product no longer has are left out. */
export const withPieces = (stock: Stock, pieces: Pieces): Stock =>
  isCountedBySize(stock)
    ? counted(stock, pieces, 1)
    : { ...stock, quantityInStock: stock.quantityInStock + sumOf(pieces) }

function counted(stock: Stock, pieces: Pieces, sign: 1 | -1): Stock {
  const sizes = stock.sizes.map((size) => ({
    ...size,
    quantityInStock: (size.quantityInStock ?? 0) + sign * (pieces.get(size.label) ?? 0),
  }))
  return { sizes, quantityInStock: piecesOf(sizes) ?? 0 }
}

const sumOf = (pieces: Pieces) => [...pieces.values()].reduce((sum, quantity) => sum + quantity, 0)

/** Null when the sizes are not counted. */
function piecesOf(sizes: SizeStock[]): number | null {
  const quantities = sizes.flatMap(({ quantityInStock }) => quantityInStock ?? [])
  return quantities.length === 0 ? null : quantities.reduce((sum, each) => sum + each, 0)
}

interface SizeStock {
  quantityInStock?: number | null
}

interface StockChanges {
  sizes?: SizeStock[] | undefined
  quantityInStock?: number | undefined
}

/**
 * The `quantityInStock` to be stored with these changes: the sum over the sizes where those are counted.
 * @param before the stored product; null for a new one
 * @throws Refused when the changes say another number
 */
export function totalStock(changes: StockChanges, before: StockChanges | null): number | undefined {
  const pieces = piecesOf(changes.sizes ?? before?.sizes ?? [])
  const given = changes.quantityInStock
  if (pieces === null) return given
  // A form that sends all fields repeats the stored number.
  if (given !== undefined && given !== pieces && given !== before?.quantityInStock)
    throw invalid('quantityInStock', (i18n) =>
      i18n._(
        'The pieces of its sizes come to {pieces}: change those, or remove them to count all sizes together.',
        { pieces },
      ),
    )
  return pieces
}
