import { type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { textOfHtml } from '../../../../shared/catalogue/text-of-html.ts'
import { type ForeignRow, type ForeignRows, groupBy } from './foreign-rows.ts'
import {
  type ForeignCatalogue,
  isColor,
  isFabric,
  isPattern,
  type Listing,
  type Price,
  type RefusedRow,
  stockOf,
  type Variant,
} from './listing.ts'

/** Columns of WooCommerce's exports, and what some of their cells say. */
const csv = {
  id: 'ID',
  type: 'Type',
  sku: 'SKU',
  name: 'Name',
  published: 'Published',
  visibility: 'Visibility in catalog',
  summary: 'Short description',
  description: 'Description',
  saleStarts: 'Date sale price starts',
  saleEnds: 'Date sale price ends',
  isInStock: 'In stock?',
  stock: 'Stock',
  sale: 'Sale price',
  regular: 'Regular price',
  categories: 'Categories',
  tags: 'Tags',
  images: 'Images',
  parent: 'Parent',
  brands: 'Brands',
  attribute: (number: number) => ({
    name: `Attribute ${number} name`,
    value: `Attribute ${number} value(s)`,
    others: [`Attribute ${number} visible`, `Attribute ${number} global`, `Attribute ${number} default`],
  }),
}

export const isWooCommerceExport = ({ has }: ForeignRows): boolean =>
  has(csv.type, csv.sku, csv.name, csv.regular) && (has(csv.published) || has(csv.categories))

/**
 * The products of an export of WooCommerce: a row for each, with rows of its variations that name it as their parent, by its
 * SKU or as `id:` and its number.
 * https://github.com/woocommerce/woocommerce/wiki/Product-CSV-Import-Schema
 * @param today the shop's day, by which a sale has begun or ended
 */
export function readWooCommerceExport({ rows, unread }: ForeignRows, today: string): ForeignCatalogue {
  const listings: Listing[] = []
  const refused: RefusedRow[] = []
  const leftOut = new Set<string>()
  const variations = groupBy(rows.filter(isVariation), ({ cell }) => cell(csv.parent))
  const found = new Set<ForeignRow>()
  for (const product of rows.filter((row) => !isVariation(row))) {
    const own = parentNames(product)
      .flatMap((name) => variations.get(name) ?? [])
      .sort((one, other) => one.row.line - other.row.line)
    for (const row of own) found.add(row)
    const damaged = [product, ...own].find(({ row }) => row.problem !== null)
    const problem = damaged?.row.problem ?? problemOf(product, own)
    if (problem !== null)
      refused.push({
        line: (damaged ?? product).row.line,
        name: product.cell(csv.name),
        problem,
      })
    else listings.push(listingOf(product, own, today, (name) => leftOut.add(name)))
  }
  const orphans = rows.filter((row) => isVariation(row) && !found.has(row))
  refused.push(
    ...orphans.map(({ row, cell }) => ({
      line: row.line,
      name: cell(csv.name),
      problem: row.problem ?? msg`The product of this variation isn’t in the file.`,
    })),
  )
  return { listings, refused, leftOut: [...leftOut, ...unread()] }
}

const typesOf = ({ cell }: ForeignRow) =>
  cell(csv.type)
    .split(',')
    .map((type) => type.trim().toLowerCase())
const isVariation = (row: ForeignRow) => typesOf(row).includes('variation')

const parentNames = ({ cell }: ForeignRow) => [
  ...new Set([...(cell(csv.id) ? [`id:${cell(csv.id)}`] : []), ...(cell(csv.sku) ? [cell(csv.sku)] : [])]),
]

function problemOf(product: ForeignRow, variations: ForeignRow[]): MessageDescriptor | null {
  const types = typesOf(product)
  if (types.includes('grouped')) return msg`A group of products has no price of its own, and is no design.`
  if (types.includes('external')) return msg`This product is sold by another shop.`
  if (types.includes('variable') && variations.length === 0)
    return msg`The file has no variations of this product, so that its prices and sizes are unknown.`
  const dates = [product, ...variations].flatMap(({ cell }) => [cell(csv.saleStarts), cell(csv.saleEnds)])
  return dates.every((date) => date === '' || isDay.test(date))
    ? null
    : msg`The dates of its sale price can’t be read.`
}

const isDay = /^\d{4}-\d\d-\d\d(?:\D|$)/

function listingOf(
  product: ForeignRow,
  variations: ForeignRow[],
  today: string,
  leaveOut: (attribute: string) => void,
): Listing {
  const { cell, row } = product
  // A variation that isn't published is not for sale.
  const published = variations.filter(({ cell: of }) => of(csv.published) !== '0')
  const ofVariations = new Set(published.flatMap((each) => attributesOf(each).map(({ name }) => name)))
  const attributes = attributesOf(product).filter(({ name }) => !ofVariations.has(name))
  const valueOf = (is: (name: string) => boolean) => attributes.find(({ name }) => is(name))?.value ?? ''
  for (const { name } of attributes)
    if (![isColor, isFabric, isPattern].some((is) => is(name))) leaveOut(name)
  const pictures = [product, ...published].flatMap((each) => imagesOf(each))
  return {
    line: row.line,
    reference: cell(csv.sku) || (cell(csv.id) && `id:${cell(csv.id)}`),
    name: cell(csv.name),
    description: [descriptionOf(cell(csv.summary)), descriptionOf(cell(csv.description))]
      .filter(Boolean)
      .join('\n\n'),
    kinds: [...kindsOf(cell(csv.categories)), cell(csv.name)],
    color: valueOf(isColor),
    fabric: valueOf(isFabric),
    pattern: valueOf(isPattern),
    brand: listOf(cell(csv.brands)).join(', '),
    tags: listOf(cell(csv.tags)),
    images: [...new Set(pictures)].map((url) => ({ url, alt: '' })),
    status: cell(csv.published) === '1' && cell(csv.visibility) !== 'hidden' ? 'ACTIVE' : 'DRAFT',
    stock: countedStock(product),
    variants:
      variations.length === 0
        ? [variantOf(product, today)]
        : published.map((each) => ({ ...variantOf(each, today), options: attributesOf(each) })),
  }
}

/** Commas within a value have a backslash. */
const listOf = (cell: string) =>
  cell
    .split(/(?<!\\),/)
    .map((part) => part.replaceAll('\\,', ',').trim())
    .filter(Boolean)

/** Addresses may contain commas: one separates only where the next address begins. */
const imagesOf = ({ cell }: ForeignRow) =>
  cell(csv.images)
    .split(/,\s*(?=https?:)/i)
    .map((url) => url.trim())
    .filter(Boolean)

/** WooCommerce writes line breaks as \n, and shows them. */
const descriptionOf = (html: string) =>
  textOfHtml(html.replace(/(?<!\\)(?:\\r)?\\n/g, '\n').replace(/(?<!>)\n|\n(?!<)/g, '<br>\n'))

/** The innermost categories, of the deepest paths first: ‘Women > Sarees’ is of sarees. */
const kindsOf = (cell: string) =>
  listOf(cell)
    .map((path) => path.split('>').map((part) => part.trim()))
    .sort((one, other) => other.length - one.length)
    .map((path) => path.at(-1) ?? '')

function attributesOf({ cell }: ForeignRow): { name: string; value: string }[] {
  const attributes: { name: string; value: string }[] = []
  for (let number = 1; ; number += 1) {
    const columns = csv.attribute(number)
    const [name, value] = [cell(columns.name), listOf(cell(columns.value)).join(', ')]
    for (const other of columns.others) cell(other)
    if (name !== '') attributes.push({ name, value })
    else if (number > 20) return attributes
  }
}

/** A variation's stock may be counted by its product, and a product may have none without counting. */
function countedStock({ cell }: ForeignRow): string {
  const isSoldOut = ['0', 'no', 'false'].includes(cell(csv.isInStock).toLowerCase())
  const stock = cell(csv.stock)
  return stock === 'parent' ? '' : stockOf(stock) || (isSoldOut ? '0' : '')
}

const variantOf = (row: ForeignRow, today: string): Variant => ({
  line: row.row.line,
  options: [],
  stock: countedStock(row),
  sku: row.cell(csv.sku),
  price: priceOf(row, today),
  image: imagesOf(row)[0] ?? '',
})

/** A sale price counts from its first to its last day. */
function priceOf({ cell }: ForeignRow, today: string): Price {
  const [sale, regular] = [cell(csv.sale), cell(csv.regular)]
  const [starts, ends] = [cell(csv.saleStarts).slice(0, 10), cell(csv.saleEnds).slice(0, 10)]
  const isCurrent = sale !== '' && (starts === '' || starts <= today) && (ends === '' || today <= ends)
  return isCurrent ? { current: sale, before: regular } : { current: regular, before: '' }
}
