import { requireAdmin } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import type { Page } from '../paging.ts'
import type { Total } from '../totals.ts'
import { listProducts, type ProductQuery } from './list-products.ts'
import { type Product, productColumns } from './product.ts'
import { cellKinds, cellsOf } from './product-cells.ts'

/** A part of the catalogue as text: a row a product, a cell a column. */
export interface ProductRowPage {
  columns: string[]
  rows: string[][]
  pageInfo: Page<unknown>['pageInfo']
  total: () => Promise<Total>
}

/** The shop's own: they leave with a row, and are passed over when it comes back. */
export const shopsOwnColumns = ['dateAdded', 'lastUpdated']

/** What every row of an export holds. `_id` is the product's own. */
export const rowColumns = ['_id', ...Object.keys(cellKinds), ...shopsOwnColumns]

/**
 * A page of the catalogue as rows of text, as `importProducts` takes them again. Admins only.
 * @throws Unauthenticated, Forbidden, Refused for a page size, cursor or search that isn't allowed
 */
export async function listProductRows(ctx: Context, query: ProductQuery): Promise<ProductRowPage> {
  requireAdmin(ctx.viewer)
  const { edges, pageInfo, total } = await listProducts(ctx, query, productColumns)
  return {
    columns: rowColumns,
    // Every column was asked for.
    rows: edges.map(({ node }) => rowOf(node as Product)),
    pageInfo,
    total,
  }
}

function rowOf(product: Product): string[] {
  const own = [product.dateAdded, product.lastUpdated].map((date) => date.toISOString())
  return [product.id, ...Object.values(cellsOf(product)), ...own]
}
