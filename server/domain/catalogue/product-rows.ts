import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import type { Page } from '../paging.ts'
import type { Total } from '../total.ts'
import { listProducts, type ProductQuery } from './list-products.ts'
import { type Product, productColumns } from './product.ts'
import { cellKinds, cellsOf } from './product-cells.ts'

/** A page of the catalogue as text: one row per product, one cell per column. */
export interface ProductRowPage {
  columns: string[]
  rows: string[][]
  pageInfo: Page<unknown>['pageInfo']
  total: () => Promise<Total>
}

/** Maintained by the shop: exported with a row, and ignored on import. */
export const shopsOwnColumns = ['dateAdded', 'lastUpdated']

/** The columns of every export. `_id` is the product's id. */
export const rowColumns = ['_id', ...Object.keys(cellKinds), ...shopsOwnColumns]

/**
 * A page of the catalogue as rows of text that `importProducts` accepts. Requires EDIT_PRODUCTS.
 * @throws Unauthenticated, Forbidden, Refused for a page size, cursor or search that isn't allowed
 */
export async function listProductRows(ctx: Context, query: ProductQuery): Promise<ProductRowPage> {
  requirePermission(ctx.viewer, 'EDIT_PRODUCTS')
  const { edges, pageInfo, total } = await listProducts(ctx, query, productColumns)
  return {
    columns: rowColumns,
    // Every column was selected.
    rows: edges.map(({ node }) => rowOf(node as Product)),
    pageInfo,
    total,
  }
}

function rowOf(product: Product): string[] {
  const own = [product.dateAdded, product.lastUpdated].map((date) => date.toISOString())
  return [product.id, ...Object.values(cellsOf(product)), ...own]
}
