import type { Context } from '../context.ts'
import { findPartialProduct, findPartialProducts, MAX_OTHERS, requireCount } from './find-product.ts'
import type { PartialProduct, Product, ProductColumns } from './product.ts'

/** The columns that decide how alike two designs are. */
const compared = [
  'id',
  'category',
  'color',
  'fabricType',
  'pattern',
  'embellishments',
  'tags',
  'seasonalTags',
  'availabilityStatus',
  'tailorPrice',
  'readyMadePrice',
  'quantityInStock',
] as const

type Compared = Omit<Pick<Product, (typeof compared)[number]>, 'tailorPrice' | 'readyMadePrice'> & {
  tailorPrice: unknown
  readyMadePrice: unknown
}

const select = Object.fromEntries(compared.map((column) => [column, true])) as Record<
  (typeof compared)[number],
  true
>

/** The newest designs of a category that are compared: older ones of a large shop aren't. */
const maxCandidates = 300

/**
 * Visible designs like this one, without itself: those that can be ordered first, then the most alike, then the newest.
 * Other categories follow only where its own has too few. Empty when there is no such product, or the viewer may not see
 * it. Only these columns of the products are read.
 * @throws Refused for less than one or more than 24 designs
 */
export async function listSimilarProducts(
  ctx: Context,
  { productId, first }: { productId: string; first: number },
  columns: ProductColumns,
): Promise<PartialProduct[]> {
  requireCount(first, MAX_OTHERS)
  const product = await findPartialProduct(ctx, productId, compared)
  if (!product) return []
  const same = await findCandidates(ctx, product, true)
  const others = same.length < first ? await findCandidates(ctx, product, false) : []
  const ids = [...rank(product, same), ...rank(product, others)].slice(0, first)
  return findPartialProducts(ctx, ids, columns)
}

const findCandidates = (
  { db }: Context,
  { id, category }: Pick<Product, 'id' | 'category'>,
  ofCategory: boolean,
): Promise<Compared[]> =>
  db.product.findMany({
    where: {
      productStatus: 'ACTIVE',
      availabilityStatus: { not: 'DISCONTINUED' },
      category: ofCategory ? category : { not: category },
      id: { not: id },
    },
    orderBy: [{ dateAdded: 'desc' }, { id: 'desc' }],
    take: maxCandidates,
    select,
  })

/** The ids, sorted; candidates are in the order that decides between equals. */
function rank(product: Compared, candidates: Compared[]): string[] {
  return candidates
    .map((each) => ({
      id: each.id,
      weight: similarity(product, each) + (canBeOrdered(each) ? orderableWeight : 0),
    }))
    .sort((one, other) => other.weight - one.weight)
    .map(({ id }) => id)
}

/** Above everything that `similarity` returns. */
const orderableWeight = 100

/**
 * How alike two designs of one category are: the colour counts most, then the fabric, then the work and what they are worn
 * for.
 */
export function similarity(one: SimilarityFactors, other: SimilarityFactors): number {
  const colors = [wordsOf(one.color), wordsOf(other.color)] as const
  const sameColor = isSame(one.color, other.color)
  return (
    (sameColor ? 4 : haveCommon(...colors) ? 2 : 0) +
    (isSame(one.fabricType, other.fabricType) ? 3 : 0) +
    (haveCommon(one.embellishments, other.embellishments) ? 2 : 0) +
    (haveCommon([...one.tags, ...one.seasonalTags], [...other.tags, ...other.seasonalTags]) ? 2 : 0) +
    (isSame(one.pattern, other.pattern) ? 1 : 0)
  )
}

export type SimilarityFactors = Pick<
  Product,
  'color' | 'fabricType' | 'pattern' | 'embellishments' | 'tags' | 'seasonalTags'
>

/** Says nothing about a design: two with it aren't alike for that. */
const unnamed = 'other'

const plain = (text: string) => text.trim().toLowerCase()
const wordsOf = (text: string | null) => text?.split(/\s+/) ?? []
const isSame = (one: string | null, other: string | null) =>
  one !== null && other !== null && plain(one) === plain(other) && plain(one) !== unnamed

function haveCommon(some: readonly string[], others: readonly string[]): boolean {
  const known = new Set(others.map(plain))
  return some.map(plain).some((text) => text !== '' && text !== unnamed && known.has(text))
}

/** As at least one type. */
const canBeOrdered = ({ availabilityStatus, tailorPrice, readyMadePrice, quantityInStock }: Compared) =>
  availabilityStatus === 'AVAILABLE' &&
  (tailorPrice !== null || (readyMadePrice !== null && quantityInStock > 0))
