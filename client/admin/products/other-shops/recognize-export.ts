import type { I18n } from '@lingui/core'
import type { CsvFile, CsvRow } from '../csv.ts'
import { foreignRows } from './foreign-rows.ts'
import { ownColumns, rowsOf } from './listing-rows.ts'
import type { ForeignCatalogue, RefusedRow } from './listing.ts'
import { isShopifyExport, readShopifyExport } from './shopify-export.ts'
import { isWooCommerceExport, readWooCommerceExport } from './woocommerce-export.ts'

export interface RecognizedExport {
  system: 'Shopify' | 'WooCommerce'
  /** With this shop's columns, and a row for each design. */
  file: CsvFile
  /** Of the file's columns and attributes, those that this shop has no place for. */
  leftOut: string[]
}

/**
 * An export of Shopify or WooCommerce, by its header; null for any other file.
 * @param today the shop's day: '2026-11-28'
 */
export function recognizeExport(file: CsvFile, today: string, i18n: I18n): RecognizedExport | null {
  const rows = foreignRows(file)
  if (isShopifyExport(rows)) return asOwn('Shopify', readShopifyExport(rows), i18n)
  if (isWooCommerceExport(rows)) return asOwn('WooCommerce', readWooCommerceExport(rows, today), i18n)
  return null
}

const asOwn = (
  system: RecognizedExport['system'],
  { listings, refused, leftOut }: ForeignCatalogue,
  i18n: I18n,
): RecognizedExport => ({
  system,
  file: {
    header: [...ownColumns],
    rows: [
      ...listings.flatMap((listing) => rowsOf(listing, i18n)),
      ...refused.map((row) => refusedRow(row, i18n)),
    ].sort((one, other) => one.line - other.line),
  },
  leftOut,
})

const refusedRow = ({ line, name, problem }: RefusedRow, i18n: I18n): CsvRow => ({
  line,
  cells: ownColumns.map((column) => (column === 'productName' ? name : '')),
  problem: typeof problem === 'string' ? problem : i18n._(problem),
})
