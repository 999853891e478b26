import type { Json, ApiClient } from './api-client.ts'
import { fields } from './fields.ts'

/** A page of the catalogue as text, as `productRows` returns it. */
export interface Rows {
  columns: string[]
  rows: string[][]
  defaults?: { column: string; value: string }[]
}

/** All rows of a list, page by page. */
export async function exportRows(who: ApiClient, variables: Json = {}): Promise<Rows> {
  const all: Rows = { columns: [], rows: [] }
  let after: string | null = null
  do {
    const { data, errors }: Json = await who.graphql(
      `query ($where: ProductWhere, $search: String, $sort: ProductSort, $first: Int!, $after: String) {
        productRows(where: $where, search: $search, sort: $sort, first: $first, after: $after) {
          columns rows totalCount pageInfo { hasNextPage endCursor }
        }
      }`,
      { first: 100, ...variables, after },
    )
    if (errors) throw new Error(JSON.stringify(errors))
    all.columns = data.productRows.columns
    all.rows.push(...data.productRows.rows)
    after = data.productRows.pageInfo.hasNextPage ? data.productRows.pageInfo.endCursor : null
  } while (after !== null)
  return all
}

export async function previewImport(who: ApiClient, input: Rows) {
  const result = await who.graphql(
    `query ($input: ImportProductsInput!) { importPreview(input: $input) { ${fields.ImportedRow} } }`,
    { input },
  )
  return { ...result, rows: result.data?.importPreview as Json[] }
}

/** Rows from objects, all with the same columns. */
export const rowsOf = (...objects: Record<string, string>[]): Rows => {
  const columns = [...new Set(objects.flatMap((object) => Object.keys(object)))]
  return { columns, rows: objects.map((object) => columns.map((column) => object[column] ?? '')) }
}

/** A complete row of a new product. */
export const newRow = (externalRef: string, cells: Record<string, string> = {}) => ({
  externalRef,
  productName: `Saree ${externalRef}`,
  description: 'Handloom silk.',
  category: 'Saree',
  quantityInStock: '5',
  shippingCost: '99',
  readyMadePrice: '4,999.50',
  ...cells,
})
