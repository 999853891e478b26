import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { productStatuses } from '../../../../shared/catalogue/product-enums.ts'
import { amountText, readAmount } from '../../../../shared/grammars/amount.ts'
import { readCount } from '../../../../shared/grammars/count.ts'
import type { CsvRow } from '../csv.ts'
import { groupBy } from './foreign-rows.ts'
import { garmentCategory } from './garment-category.ts'
import { isColor, type Listing, type Price, type Variant } from './listing.ts'

/** The columns of this shop that exports of others are read into. */
export const ownColumns = [
  ...['externalRef', 'productName', 'description', 'category', 'color', 'fabricType', 'pattern'],
  ...['readyMadePrice', 'maxPrice', 'discount', 'quantityInStock', 'sizes'],
  ...['images', 'imageAlts', 'tags', 'ownBrand', 'productStatus'],
] as const

/** A row for each design: other shops have several colours in one product, this one has a design for each. */
export function rowsOf(listing: Listing, i18n: I18n): CsvRow[] {
  const colors = [...groupBy(listing.variants, (variant) => colorOf(variant).toLowerCase()).values()]
  return colors.map((variants) => {
    const design = colors.length > 1 ? ofOneColor(listing, variants) : onlyDesign(listing, variants)
    const problem = problemOf(variants)
    const cells = cellsOf(design, variants)
    return {
      line: colors.length > 1 ? (variants[0]?.line ?? listing.line) : listing.line,
      cells: ownColumns.map((column) => cells[column]),
      problem: problem && i18n._(problem),
    }
  })
}

const colorOptionOf = ({ options }: Variant) => options.find(({ name }) => isColor(name))
const colorOf = (variant: Variant) => colorOptionOf(variant)?.value ?? ''

/** Its colour is named by an option, or else by the product. */
const onlyDesign = (listing: Listing, variants: Variant[]): Listing => ({
  ...listing,
  color: (variants[0] && colorOf(variants[0])) || listing.color,
})

/** Its own pictures come first; those of the other colours are left out. */
function ofOneColor(listing: Listing, variants: Variant[]): Listing {
  const color = variants[0] ? colorOf(variants[0]) : ''
  const own = new Set(variants.map(({ image }) => image))
  const others = new Set(listing.variants.map(({ image }) => image).filter((url) => !own.has(url)))
  const images = listing.images.filter(({ url }) => !others.has(url))
  const suffix = color.toLowerCase().replace(/\s+/g, '-')
  return {
    ...listing,
    reference: [listing.reference, suffix].filter(Boolean).join('-'),
    name: [listing.name, color].filter(Boolean).join(', '),
    color,
    images: [...images.filter(({ url }) => own.has(url)), ...images.filter(({ url }) => !own.has(url))],
  }
}

/** All options but the colour, as the other shop joins them: ‘M / Silk’. */
const labelOf = (variant: Variant) =>
  variant.options
    .filter((option) => option !== colorOptionOf(variant) && option.value !== '')
    .map(({ value }) => value)
    .join(' / ')

const hasSizes = (variants: Variant[]) => variants.some((variant) => labelOf(variant) !== '')

const textOf = (typed: string) => {
  const read = readAmount(typed)
  return read.kind === 'amount' ? amountText(read.paise) : typed
}

/** What a cell of sizes can hold. */
const isSku = (sku: string) => /^[\w ./-]*$/.test(sku)

/** Why the variants can't be the sizes of one design; null where they can. */
function problemOf(variants: Variant[]): MessageDescriptor | null {
  if (hasSizes(variants) && !variants.every(({ sku }) => isSku(sku)))
    return msg`The SKU of one of its sizes has other signs than letters, digits, spaces and - . / _`
  if (hasSizes(variants) && variants.some(({ stock }) => readCount(stock).kind === 'unreadable'))
    return msg`The stock of one of its sizes must be a whole number, such as 12.`
  if (variants.length < 2) return null
  if (variants.some((variant) => labelOf(variant) === ''))
    return msg`One of its variants says neither a size nor another option. Give each variant its own.`
  const prices = variants.map(({ price }) => textOf(price.current))
  if (new Set(prices).size === 1) return null
  return prices.includes('')
    ? msg`One of its sizes has no price.`
    : msg`Its sizes have different prices. Here a design has one: add one for each price.`
}

const escaped = (text: string) => text.replace(/[\\|,;]/g, '\\$&')
const listed = (texts: string[]) => texts.map(escaped).join(' | ')
const addresses = (texts: string[]) => texts.map((text) => text.replace(/[\\|]/g, '\\$&')).join(' | ')

function cellsOf(listing: Listing, variants: Variant[]): Record<(typeof ownColumns)[number], string> {
  const { images, name } = listing
  return {
    externalRef: listing.reference,
    productName: name,
    description: listing.description,
    category: garmentCategory(listing.kinds),
    color: listing.color,
    fabricType: listing.fabric,
    pattern: listing.pattern,
    ...priceCells(highestReduction(variants)),
    quantityInStock: stockCell(listing, variants),
    sizes: hasSizes(variants) ? variants.map(sizeCell).join(' | ') : '',
    images: addresses(images.map(({ url }) => url)),
    imageAlts: images.some(({ alt }) => alt !== '') ? addresses(images.map(({ alt }) => alt)) : '',
    tags: listed(listing.tags),
    ownBrand: listing.brand,
    productStatus: productStatuses[listing.status],
  }
}

/** Counted sizes add up. Where one can't be read, the row is refused for it. */
function stockCell({ stock }: Listing, variants: Variant[]): string {
  const counts = variants.map((variant) => readCount(variant.stock))
  if (counts.every(({ kind }) => kind === 'blank')) return stock
  if (variants.length === 1) return variants[0]?.stock ?? ''
  return String(counts.reduce((sum, read) => sum + (read.kind === 'count' ? read.count : 0), 0))
}

function sizeCell(variant: Variant): string {
  const { stock, sku } = variant
  const csv = [...(stock === '' ? [] : [`stock ${stock}`]), ...(sku === '' ? [] : [`sku ${sku}`])]
  return `${escaped(labelOf(variant))} (${csv.join(', ')})`
}

const noPrice: Price = { current: '', before: '' }

/** All cost the same; the tag has the highest price before. */
const highestReduction = (variants: Variant[]): Price =>
  variants.map(({ price }) => price).sort((one, other) => paiseOf(other.before) - paiseOf(one.before))[0] ??
  noPrice

const paiseOf = (typed: string) => {
  const read = readAmount(typed)
  return read.kind === 'amount' ? read.paise : 0
}

/**
 * A whole percentage off the list price that results in the current price exactly. Where none does, the current price is the
 * list price, so that what is asked for stays the same, and the price before it is the one on the tag.
 */
function priceCells({ current, before }: Price): {
  readyMadePrice: string
  maxPrice: string
  discount: string
} {
  const [now, then] = [paiseOf(current), paiseOf(before)]
  if (readAmount(current).kind !== 'amount' || then <= now)
    return { readyMadePrice: textOf(current), maxPrice: '', discount: '0' }
  const percent = Math.round(100 - (now * 100) / then)
  return Math.round((then * (100 - percent)) / 100) === now
    ? { readyMadePrice: amountText(then), maxPrice: '', discount: String(percent) }
    : { readyMadePrice: amountText(now), maxPrice: amountText(then), discount: '0' }
}
