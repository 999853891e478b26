import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Client } from 'pg'
import { expect } from 'vitest'
import { applyMigrations } from '../../server/platform/database/migrate.ts'
import { fromRoot } from '../../server/paths.ts'

export type Row = Record<string, unknown>

export const migrationsFolder = fromRoot('prisma', 'migrations')
export const baseline = '20261123054500_baseline'

/** Rows of earlier versions of the shop, in tests/database/fixtures, and the last migration of each. */
const stored = {
  'baseline-data.sql': baseline,
  'version-0.1.0.sql': '20261123065000_count_totals_on_demand',
  'with-invoices.sql': '20261124131500_order_totals',
}

export type StoredRows = keyof typeof stored

/** Builds the schema of the baseline in an empty database and fills it with rows of that time. */
export const fillBaseline = (client: Client) => fillStored(client, 'baseline-data.sql')

/** Builds the schema of an earlier version in an empty database and fills it with the rows stored of that version. */
export async function fillStored(client: Client, file: StoredRows): Promise<void> {
  const only = await mkdtemp(path.join(tmpdir(), 'shop-migrations-'))
  for (const name of await readdir(migrationsFolder))
    if (name <= stored[file])
      await cp(path.join(migrationsFolder, name), path.join(only, name), { recursive: true })
  await applyMigrations(client, only, { info: () => undefined, warn: console.warn })
  await rm(only, { recursive: true })
  const tables = await tablesOf(client)
  // What triggers would do to these rows has been done to them.
  for (const table of tables)
    await client.query(`ALTER TABLE "${table}" DISABLE TRIGGER USER; DELETE FROM "${table}"`)
  await client.query(await readFile(fromRoot('tests/database/fixtures', file), 'utf8'))
  for (const table of tables) await client.query(`ALTER TABLE "${table}" ENABLE TRIGGER USER`)
}

/** All rows of all tables but the record of migrations, by table, each in the order of its key. */
export async function rowsOf(client: Client): Promise<Map<string, Row[]>> {
  const all = new Map<string, Row[]>()
  for (const table of await tablesOf(client)) {
    const key = (
      await client.query<{ columns: string }>(
        `SELECT regexp_replace(pg_get_constraintdef(oid), '^PRIMARY KEY \\((.*)\\)$', '\\1') AS columns FROM pg_constraint
         WHERE conrelid = quote_ident($1)::regclass AND contype = 'p'`,
        [table],
      )
    ).rows[0]!.columns
    const { rows } = await client.query<{ row: Row }>(
      `SELECT to_jsonb(t) AS row FROM "${table}" AS t ORDER BY ${key}`,
    )
    all.set(
      table,
      rows.map(({ row }) => row),
    )
  }
  return all
}

async function tablesOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1`,
  )
  return rows.map(({ name }) => name)
}

/** Tables that migrations of the catalogue add rows to. */
const growing = ['catalogue_changes', 'search_words']

/** Columns that later migrations removed, by table. */
const removed: Record<string, string[]> = { orders: ['paymentStatus'], order_drafts: ['paymentStatus'] }

/** Columns that a later migration fills anew, by table: what staff could do without a permission became permissions. */
const changed: Record<string, string[]> = { users: ['permissions'] }

/** What remains of a table's rows through all later migrations: not what is computed anew. */
export function keptOf(table: string, rows: Row[]): unknown {
  const removedColumns = new Set(['searchVector', ...(removed[table] ?? []), ...(changed[table] ?? [])])
  const saved = rows.map((row) => {
    const columns = Object.entries(row).filter(([column]) => !removedColumns.has(column))
    return expect.objectContaining(Object.fromEntries(columns)) as Row
  })
  return growing.includes(table) ? expect.arrayContaining(saved) : saved
}
