import { msg } from '@lingui/core/macro'
import { textOfHtml } from '../../../../shared/catalogue/text-of-html.ts'
import { toNumber } from '../../../lib/to-number.ts'
import { type ForeignRow, type ForeignRows, groupBy } from './foreign-rows.ts'
import { type ForeignCatalogue, type Listing, type RefusedRow, stockOf, type Variant } from './listing.ts'

/** Columns of Shopify's exports: as they are called, and as they were called before 2025. */
const csv = {
  handle: ['URL handle', 'Handle'],
  title: ['Title'],
  price: ['Price', 'Variant Price'],
  before: ['Compare-at price', 'Variant Compare At Price'],
  description: ['Description', 'Body (HTML)'],
  vendor: ['Vendor'],
  type: ['Type'],
  category: ['Product category', 'Standard Product Type'],
  tags: ['Tags'],
  published: ['Published on online store', 'Published'],
  status: ['Status'],
  tracker: ['Inventory tracker', 'Variant Inventory Tracker'],
  stock: ['Inventory quantity', 'Variant Inventory Qty'],
  sku: ['SKU', 'Variant SKU'],
  variantImage: ['Variant image URL', 'Variant Image'],
  image: ['Product image URL', 'Image Src'],
  imagePosition: ['Image position'],
  imageAlt: ['Image alt text'],
  options: [1, 2, 3].map((number) => ({
    name: `Option${number} Name`,
    value: `Option${number} Value`,
    link: `Option${number} Linked To`,
  })),
  color: 'Color (product.metafields.',
  fabric: 'Fabric (product.metafields.',
  pattern: 'Pattern (product.metafields.',
  /** What Shopify calls the only variant of a product without options. */
  onlyOption: 'Title',
}

export const isShopifyExport = ({ has }: ForeignRows): boolean =>
  has(...csv.title) &&
  csv.handle.some((handle) => has(handle)) &&
  [...csv.price, ...csv.image].some((column) => has(column))

/**
 * The products of an export of Shopify: a row for each variant and each further picture, together by their handle.
 * https://help.shopify.com/en/manual/products/import-export/using-csv
 */
export function readShopifyExport({ rows, unread }: ForeignRows): ForeignCatalogue {
  const listings: Listing[] = []
  const refused: RefusedRow[] = []
  for (const [handle, group] of groupBy(rows, ({ cell }) => cell(...csv.handle))) {
    const damaged = group.find(({ row }) => row.problem !== null)
    const name = nameOf(group)
    if (damaged) refused.push({ line: damaged.row.line, name, problem: damaged.row.problem ?? '' })
    else if (handle === '')
      refused.push(
        ...group.map(({ row, cell }) => ({
          line: row.line,
          name: cell(...csv.title),
          problem: msg`This row has no handle, so that its product is unknown.`,
        })),
      )
    else listings.push(listingOf(handle, group))
  }
  return { listings, refused, leftOut: unread() }
}

const nameOf = (rows: ForeignRow[]) => rows.map(({ cell }) => cell(...csv.title)).find(Boolean) ?? ''

function listingOf(reference: string, rows: ForeignRow[]): Listing {
  // Files that were sorted have the row with the product's own cells anywhere.
  const main = rows.find(({ cell }) => cell(...csv.title) !== '') ?? rows[0]!
  const { cell, cellOfPrefix } = main
  const name = cell(...csv.title)
  return {
    line: main.row.line,
    reference,
    name,
    description: textOfHtml(cell(...csv.description)),
    kinds: [cell(...csv.type), name, lastOf(cell(...csv.category))],
    color: valuesOf(cellOfPrefix(csv.color)),
    fabric: valuesOf(cellOfPrefix(csv.fabric)),
    pattern: valuesOf(cellOfPrefix(csv.pattern)),
    brand: cell(...csv.vendor),
    tags: cell(...csv.tags)
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
    images: imagesOf(rows),
    status: statusOf(main),
    stock: '',
    variants: variantsOf(main, rows),
  }
}

/** 'Clothing > Dresses' is of the last one. */
const lastOf = (path: string) => path.split('>').at(-1)?.trim() ?? ''

/** Lists of a product's properties are separated by semicolons. */
const valuesOf = (cell: string) =>
  cell
    .split(/[;,]/)
    .map((value) => value.trim())
    .filter(Boolean)
    .join(', ')

function statusOf({ cell }: ForeignRow): Listing['status'] {
  const status = cell(...csv.status).toLowerCase()
  if (status === 'archived') return 'ARCHIVED'
  const isHidden = /^(?:false|no|0)$/i.test(cell(...csv.published)) || !['', 'active'].includes(status)
  return isHidden ? 'DRAFT' : 'ACTIVE'
}

/** In their order; a picture that several rows name comes once. */
function imagesOf(rows: ForeignRow[]): Listing['images'] {
  const all = rows.flatMap(({ cell }, index) => {
    const [url, alt] = [cell(...csv.image), cell(...csv.imageAlt)]
    return url === '' ? [] : [{ url, alt, position: toNumber(cell(...csv.imagePosition)) || index + 1 }]
  })
  all.sort((one, other) => one.position - other.position)
  const ofVariants = rows.flatMap(({ cell }) => {
    const url = cell(...csv.variantImage)
    return url === '' ? [] : [{ url, alt: '' }]
  })
  return [...all, ...ofVariants]
    .filter(({ url }, index, list) => list.findIndex((other) => other.url === url) === index)
    .map(({ url, alt }) => ({ url, alt }))
}

/** Rows that only add a picture are no variants. */
function variantsOf(main: ForeignRow, rows: ForeignRow[]): Variant[] {
  const names = csv.options.map(({ name, link }) => {
    main.cell(link)
    return main.cell(name)
  })
  const isVariant = ({ cell }: ForeignRow) =>
    cell(...csv.price) !== '' ||
    cell(...csv.sku) !== '' ||
    csv.options.some(({ value }) => cell(value) !== '')
  const variants = rows.filter(isVariant)
  return (variants.length > 0 ? variants : [main]).map((row) => {
    const { cell } = row
    const options = csv.options
      .map(({ value }, index) => ({ name: names[index] ?? '', value: cell(value) }))
      .filter(({ name, value }) => name !== '' && value !== '' && name !== csv.onlyOption)
    const isTracked = cell(...csv.tracker) !== ''
    return {
      line: row.row.line,
      options,
      stock: isTracked ? stockOf(cell(...csv.stock)) : '',
      // An apostrophe keeps spreadsheets from reading it as a number.
      sku: cell(...csv.sku).replace(/^'/, ''),
      price: { current: cell(...csv.price), before: cell(...csv.before) },
      image: cell(...csv.variantImage),
    }
  })
}
