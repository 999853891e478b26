import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client, DatabaseError, escapeIdentifier } from 'pg'
import { applyMigrations } from '../../server/platform/database/migrate.ts'
import { createTestDatabase, type TestDatabase } from './database.ts'
import { migrationsFolder, type Row, rowsOf } from './rows.ts'

const log = { info: () => undefined, warn: console.warn }

/**
 * The rows of a database in a new one of an earlier version: what has been added since is left out, as in a shop that never had it.
 * @param before a migration; this one and all later ones are not applied
 */
export async function copyToEarlier(url: string, before: string): Promise<TestDatabase> {
  const database = await createTestDatabase({ empty: true })
  const [source, target] = [url, database.url].map((connectionString) => new Client({ connectionString }))
  await Promise.all([source!.connect(), target!.connect()])
  try {
    const only = await mkdtemp(path.join(tmpdir(), 'shop-migrations-'))
    for (const name of await readdir(migrationsFolder))
      if (name < before)
        await cp(path.join(migrationsFolder, name), path.join(only, name), { recursive: true })
    await applyMigrations(target!, only, log)
    await rm(only, { recursive: true })
    await fill(target!, await rowsOf(source!))
    await continueSequences(source!, target!)
  } finally {
    await Promise.all([source!.end(), target!.end()])
  }
  return database
}

/** Numbers that are given next: those of the source. */
async function continueSequences(source: Client, target: Client): Promise<void> {
  const sequences = `SELECT quote_ident(sequencename) AS name, last_value::text AS last FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL`
  const known = new Set(
    (await target.query<{ name: string }>(sequences.replace('AND last_value IS NOT NULL', ''))).rows.map(
      ({ name }) => name,
    ),
  )
  for (const { name, last } of (await source.query<{ name: string; last: string }>(sequences)).rows)
    if (known.has(name)) await target.query('SELECT setval($1::regclass, $2::bigint)', [name, last])
}

/** Fills the tables in the order that their foreign keys ask for. */
async function fill(target: Client, rows: Map<string, Row[]>): Promise<void> {
  let waiting = [...(await rowsOf(target)).keys()]
  // What triggers would do to these rows has been done to them.
  for (const table of waiting)
    await target.query(`ALTER TABLE ${escapeIdentifier(table)} DISABLE TRIGGER USER`)
  // Rows that migrations have written are in the source, too.
  await target.query(`TRUNCATE ${waiting.map((table) => escapeIdentifier(table)).join(', ')}`)
  const all = waiting
  while (waiting.length > 0) {
    const postponed: string[] = []
    for (const table of waiting)
      if (!(await insert(target, table, rows.get(table) ?? []))) postponed.push(table)
    if (postponed.length === waiting.length)
      throw new Error(`These tables wait for each other: ${postponed.join(', ')}`)
    waiting = postponed
  }
  for (const table of all) await target.query(`ALTER TABLE ${escapeIdentifier(table)} ENABLE TRIGGER USER`)
}

const FOREIGN_KEY_VIOLATION = '23503'

/** False when rows of another table have to be there first. */
async function insert(target: Client, table: string, rows: Row[]): Promise<boolean> {
  const { rows: columns } = await target.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute
     WHERE attrelid = quote_ident($1)::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  )
  const names = columns.map(({ name }) => escapeIdentifier(name)).join(', ')
  const into = escapeIdentifier(table)
  try {
    await target.query(
      `INSERT INTO ${into} (${names}) OVERRIDING SYSTEM VALUE
       SELECT ${names} FROM jsonb_populate_recordset(NULL::${into}, $1::jsonb)`,
      [JSON.stringify(rows)],
    )
    return true
  } catch (error) {
    if (error instanceof DatabaseError && error.code === FOREIGN_KEY_VIOLATION) return false
    throw error
  }
}
