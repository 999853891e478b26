import { pipeline } from 'node:stream/promises'
import { type ClientBase, DatabaseError } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import { applyMigrations } from '../database/migrate.ts'
import { fromRoot } from '../../paths.ts'
import { MoveDatabaseError } from './errors.ts'
import { listSequences, listTables, summarize, type Table } from './tables.ts'

export interface Moved {
  tables: number
  rows: number
}

/** The same on both sides: rows are compared as text. */
const settings = `
  SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0;
  SET TimeZone = 'UTC'; SET DateStyle = 'ISO'; SET IntervalStyle = 'postgres'; SET extra_float_digits = 1;
  SET bytea_output = 'hex'`

const silent = { info: () => undefined, warn: () => undefined }

/**
 * Copies all rows of one database into another, which has none, and compares them. The source is read in one snapshot;
 * the target is filled in one transaction, so that a failure leaves it without rows. The caller closes the connections,
 * which ends both.
 * @throws MoveDatabaseError, MigrationError
 */
export async function copyDatabase(source: ClientBase, target: ClientBase): Promise<Moved> {
  await requireEmpty(target)
  await applyMigrations(target, fromRoot('prisma', 'migrations'), silent)
  await source.query(settings)
  await target.query(settings)
  await source.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  await target.query('BEGIN')
  await requireSameMigrations(source, target)
  const tables = await listTables(target)
  requireSameTables(await listTables(source), tables)
  const moved = await copyAll(source, target, tables)
  await target.query('COMMIT')
  // Without statistics the first queries would be planned badly; those of system tables are not ours to collect.
  await target.query(`SET client_min_messages = error; ANALYZE`)
  return moved
}

/** It may have the rows with which migrations fill new tables: those of a move that has failed. */
async function requireEmpty(target: ClientBase): Promise<void> {
  for (const { name } of await listTables(target)) {
    const unchanged = madeByMigrations[name] ?? 'false'
    const { rows } = await target.query<{ filled: boolean }>(
      `SELECT EXISTS (SELECT FROM ${target.escapeIdentifier(name)} WHERE NOT (${unchanged})) AS "filled"`,
    )
    if (rows[0]!.filled)
      throw new MoveDatabaseError(
        `The database to move to is not empty (its table ${name} has rows): choose an empty one.`,
      )
  }
}

/** The rows of a new database, by the condition that they are as the migrations have made them. */
const madeByMigrations: Record<string, string> = {
  shop_settings: `"version" = 0 AND "settings" = '{"roundsTotals": true}'`,
  tax_settings: `"version" = 0`,
  workshop: `"version" = 1`,
  occasions: `"version" = 1`,
  style_options: `"version" = 1`,
  style_exclusions: 'true',
  price_list: `"version" = 0`,
  staff_roles: `"version" = 1`,
  // Without a version; a shop in use has rows in other tables.
  workshop_stages: 'true',
  // What migrations have changed is counted, too.
  catalogue_changes: 'true',
}

async function requireSameMigrations(source: ClientBase, target: ClientBase): Promise<void> {
  const applied = async (client: ClientBase) => {
    const { rows } = await client.query<{ names: string }>(
      `SELECT coalesce(string_agg(DISTINCT migration_name, ',' ORDER BY migration_name), '') AS "names"
       FROM "_prisma_migrations" WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`,
    )
    return rows[0]!.names
  }
  const hasRecord = await source.query(`SELECT to_regclass('public._prisma_migrations') AS "table"`)
  const { table } = hasRecord.rows[0] as { table: string | null }
  if (table === null)
    throw new MoveDatabaseError(
      'The database to move from has no shop in it: check DATABASE_URL and DATA_DIR.',
    )
  if ((await applied(source)) !== (await applied(target)))
    throw new MoveDatabaseError(
      'The database to move from was used by another version of the shop: start this version on it once, stop it, and move then.',
    )
}

function requireSameTables(source: Table[], target: Table[]): void {
  const described = ({ name, columns }: Table) => `${name} (${columns.join(', ')})`
  const others = (tables: Table[], known: Table[]) => {
    const names = new Set(known.map(described))
    return tables.filter((table) => !names.has(described(table)))
  }
  const [foreign] = [...others(source, target), ...others(target, source)]
  if (foreign)
    throw new MoveDatabaseError(
      `Only one of the databases has the table ${described(foreign)}, which is not the shop’s: remove it, or move it by other means.`,
    )
}

async function copyAll(source: ClientBase, target: ClientBase, tables: Table[]): Promise<Moved> {
  const named = (table: Table) => target.escapeIdentifier(table.name)
  // What triggers would do to these rows has been done to them. Foreign keys and other constraints are checked.
  for (const table of tables) await target.query(`ALTER TABLE ${named(table)} DISABLE TRIGGER USER`)
  for (const table of tables.filter(({ name }) => name in madeByMigrations))
    await target.query(`DELETE FROM ${named(table)}`)
  for (const table of tables) await copyTable(source, target, table)
  // Tables with deferred foreign keys can't be altered before these are checked.
  await target.query('SET CONSTRAINTS ALL IMMEDIATE')
  for (const table of tables) await target.query(`ALTER TABLE ${named(table)} ENABLE TRIGGER USER`)
  for (const { name, next } of await listSequences(source))
    await target.query(`ALTER SEQUENCE ${target.escapeIdentifier(name)} RESTART WITH ${next}`)
  return { tables: tables.length, rows: await compareTables(source, target, tables) }
}

async function copyTable(source: ClientBase, target: ClientBase, table: Table): Promise<void> {
  const columns = table.columns.filter((column) => !table.generated.includes(column))
  const what = `${target.escapeIdentifier(table.name)} (${columns.map((column) => target.escapeIdentifier(column)).join(', ')})`
  try {
    await pipeline(
      source.query(copyTo(`COPY ${what} TO STDOUT`)),
      target.query(copyFrom(`COPY ${what} FROM STDIN`)),
    )
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    throw new MoveDatabaseError(
      `The rows of ${table.name} can’t be copied (${error.message}): correct them in the database to move from; nothing was moved.`,
    )
  }
}

/**
 * Compares the rows of all tables, and returns how many there are.
 * @throws MoveDatabaseError
 */
export async function compareTables(
  source: ClientBase,
  target: ClientBase,
  tables: Table[],
): Promise<number> {
  let total = 0
  for (const table of tables) {
    const [here, there] = [await summarize(source, table), await summarize(target, table)]
    if (here.rows !== there.rows || here.checksum !== there.checksum)
      throw new MoveDatabaseError(
        `The rows of ${table.name} are not the same after copying (${here.rows} and ${there.rows}): nothing was moved. Check that both databases use the encoding UTF8.`,
      )
    total += Number(here.rows)
  }
  return total
}
