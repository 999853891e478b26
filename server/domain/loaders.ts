import DataLoader from 'dataloader'
import type { Database } from '../database/client.ts'
import { type Product, toProduct } from './catalogue/product.ts'

/** Batches the reads of one request, so that a list costs one statement a table and not one an entry. */
export interface Loaders {
  product: DataLoader<string, Product | null>
}

export function createLoaders(db: Database): Loaders {
  return {
    product: new DataLoader(async (ids) => {
      const rows = await db.product.findMany({ where: { id: { in: [...ids] } } })
      const products = new Map(rows.map((row) => [row.id, toProduct(row)]))
      return ids.map((id) => products.get(id) ?? null)
    }),
  }
}
