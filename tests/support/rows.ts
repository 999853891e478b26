import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Client } from 'pg'
import { expect } from 'vitest'
import { applyMigrations } from '../../server/platform/database/migrate.ts'
import { fromRoot } from '../../server/paths.ts'

export type Row = Record<string, unknown>

export const migrationsFolder = fromRoot('prisma', 'migrations')
export const baseline = '20261128235111_baseline'

/** Rows of earlier versions of the shop, in tests/database/fixtures, and the last migration of each. */
const stored = { 'baseline-data.sql': baseline }

export type StoredRows = keyof typeof stored

/** Builds the schema of the baseline in an empty database and fills it with rows of that time. */
export const fillBaseline = (client: Client) => fillStored(client, 'baseline-data.sql')

/** Builds the schema of an earlier version in an empty database and fills it with the rows stored of that version. */
export async function fillStored(client: Client, file: StoredRows): Promise<void> {
  await migrateUpTo(client, stored[file])
  const tables = await tablesOf(client)
  // What triggers would do to these rows has been done to them.
  for (const table of tables)
    await client.query(`ALTER TABLE "${table}" DISABLE TRIGGER USER; DELETE FROM "${table}"`)
  await client.query(await readFile(fromRoot('tests/database/fixtures', file), 'utf8'))
  for (const table of tables) await client.query(`ALTER TABLE "${table}" ENABLE TRIGGER USER`)
}

/** Applies the migrations up to the last one of an earlier version of the shop. */
export async function migrateUpTo(client: Client, last: string): Promise<void> {
  const only = await mkdtemp(path.join(tmpdir(), 'shop-migrations-'))
  for (const name of await readdir(migrationsFolder))
    if (name <= last) await cp(path.join(migrationsFolder, name), path.join(only, name), { recursive: true })
  await applyMigrations(client, only, { info: () => undefined, warn: console.warn })
  await rm(only, { recursive: true })
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

/** What later migrations removed on purpose: tables, and columns as `table.column`. */
const removed: string[] = []

/** Of the JSON columns with names, only the audit log still has the Hindi name in a field of its own. */
const unchanged = ['audit_entries']

/** A value whose names were stored with a field for the Hindi one, as it is now: with a list of translations. */
function withTranslations(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withTranslations)
  if (typeof value !== 'object' || value === null) return value
  const { hindiName, ...fields } = value as Row
  const others = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, withTranslations(field)]),
  )
  if (hindiName === undefined) return others
  return { ...others, translations: hindiName ? [{ locale: 'HI', name: hindiName }] : [] }
}

/** Expects that every value of `before` is still there, except for what was removed on purpose. */
export function expectKept(before: Map<string, Row[]>, after: Map<string, Row[]>): void {
  for (const [table, rows] of before) {
    const kept = (row: Row) =>
      Object.fromEntries(
        Object.entries(unchanged.includes(table) ? row : (withTranslations(row) as Row)).filter(
          ([column]) => !removed.includes(`${table}.${column}`),
        ),
      )
    const expected = rows.map((row) => expect.objectContaining(kept(row)) as Row)
    // Migrations that change what the shop shows are counted there, too, and those that change orders.
    const all = ['catalogue_changes', 'entity_changes'].includes(table)
      ? (expect.arrayContaining(expected) as Row[])
      : expected
    expect(after.get(table), table).toEqual(removed.includes(table) ? undefined : all)
  }
}
