import type { Pool } from 'pg'
import { mergeCatalogueChanges } from './catalogue-version.ts'
import { compactEntityChanges } from './entity-changes.ts'

/** Keeps the tables of changes small: counts of closed connections, and records that later ones replace. */
export async function mergeChangeRecords(pool: Pool): Promise<void> {
  await mergeCatalogueChanges(pool)
  await compactEntityChanges(pool)
}
