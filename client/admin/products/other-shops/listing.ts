import type { MessageDescriptor } from '@lingui/core'
import type { productStatuses } from '../../../../shared/catalogue/product-enums.ts'

/** The price that is asked for, and the higher one before a reduction; '' where the file has none. */
export interface Price {
  current: string
  before: string
}

/** One of the pieces between which shoppers of the other shop choose. */
export interface Variant {
  /** The number of its row in a spreadsheet. */
  line: number
  /** Such as Size and Colour. Empty for a product without a choice. */
  options: { name: string; value: string }[]
  /** '' where the other shop doesn't count. */
  stock: string
  sku: string
  price: Price
  /** The address of its own picture, '' without one. */
  image: string
}

/** A product of another shop, from all rows about it. */
export interface Listing {
  line: number
  reference: string
  name: string
  /** Plain text. */
  description: string
  /** Texts that name the kind of garment, the most telling one first. */
  kinds: string[]
  color: string
  fabric: string
  pattern: string
  brand: string
  tags: string[]
  images: { url: string; alt: string }[]
  status: keyof typeof productStatuses
  /** The pieces of all its sizes together, where sizes aren't counted; '' where that is unknown. */
  stock: string
  variants: Variant[]
}

/** Rows that can't be imported, with the reason. */
export interface RefusedRow {
  line: number
  name: string
  problem: MessageDescriptor | string
}

export interface ForeignCatalogue {
  listings: Listing[]
  refused: RefusedRow[]
  /** Of the file's columns and attributes, those that this shop has no place for. */
  leftOut: string[]
}

/** Below zero, more were ordered than there were: none are left. */
export const stockOf = (typed: string): string => (/^-\d/.test(typed) ? '0' : typed)

/** Options and attributes by their names, which shops choose themselves. */
export const isSize = (name: string): boolean => /size|साइज़|साइज/i.test(name)
export const isColor = (name: string): boolean => /colou?r|\bshade\b|रंग/i.test(name)
export const isFabric = (name: string): boolean => /fabric|material|कपड़ा/i.test(name)
export const isPattern = (name: string): boolean => /\b(?:pattern|print)\b/i.test(name)
