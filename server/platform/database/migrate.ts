import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client, DatabaseError, Pool, type ClientBase } from 'pg'

/** The database's structure can't be brought up to date; the message names the migration and says what to do. */
export class MigrationError extends Error {
  override name = 'MigrationError'
  readonly migration: string

  constructor(migration: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.migration = migration
  }
}

export interface MigrationLog {
  info(message: string): void
  warn(message: string): void
}

interface Migration {
  name: string
  sql: string
  checksum: string
  /** The same text with the other line endings, as git may check it out on another machine. */
  checksums: Set<string>
  /** The earlier migrations, no longer among the files, that a baseline stands for (`replaces.json` beside it). */
  replaces: string[]
}

interface AppliedRow {
  migration_name: string
  checksum: string
  finished_at: Date | null
  logs: string | null
}

/** Prisma's own lock number: a concurrent `prisma migrate deploy` waits too. */
const lockId = 72707369

/** Ends the log of a failure that was rolled back completely. */
const undone = 'All of it was rolled back.'

/** As `prisma migrate` makes it, so that both tools read each other's records. */
const createTable = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id"                  VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum"            VARCHAR(64) NOT NULL,
  "finished_at"         TIMESTAMPTZ,
  "migration_name"      VARCHAR(255) NOT NULL,
  "logs"                TEXT,
  "rolled_back_at"      TIMESTAMPTZ,
  "started_at"          TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`

/**
 * Applies the migrations in `migrationsDir` (Prisma's folder layout) that the database lacks, in the order of their
 * names, one process at a time. Returns the names applied. A database that has all migrations that a baseline
 * replaces counts as having the baseline. Throws MigrationError when a migration fails or failed before, when the
 * file of an applied one has changed, or when the database has migrations, but neither the baseline nor all that it
 * replaces.
 */
export async function applyMigrations(
  database: string | ClientBase | Pool,
  migrationsDir: string,
  log: MigrationLog = { info: () => undefined, warn: console.warn },
): Promise<string[]> {
  const migrations = await readMigrations(migrationsDir)
  if (typeof database !== 'string' && !(database instanceof Pool)) return migrate(database, migrations, log)
  const client = new Client({
    ...(typeof database === 'string' ? { connectionString: database } : database.options),
    connectionTimeoutMillis: 5_000,
  })
  // A lost connection also fails the query in flight.
  client.on('error', () => undefined)
  await client.connect()
  return migrate(client, migrations, log).finally(() => client.end())
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(names.sort().map((name) => readMigration(folder, name)))
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const bytes = await readFile(join(folder, name, 'migration.sql')).catch((error: unknown) => {
    throw new MigrationError(name, `Migration ${name} has no readable migration.sql: restore the file.`, {
      cause: error,
    })
  })
  const sql = bytes.toString('utf8')
  const unix = sql.replaceAll('\r\n', '\n')
  const checksum = sha256(bytes)
  return {
    name,
    sql,
    checksum,
    checksums: new Set([checksum, sha256(unix), sha256(unix.replaceAll('\n', '\r\n'))]),
    replaces: await readReplaced(join(folder, name, 'replaces.json')),
  }
}

async function readReplaced(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '[]'
    throw error
  })
  return JSON.parse(text) as string[]
}

function sha256(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex')
}

async function migrate(client: ClientBase, migrations: Migration[], log: MigrationLog): Promise<string[]> {
  // Migrations may run longer than the shop's own statement timeout.
  await client.query(
    'SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0',
  )
  await lock(client, log)
  try {
    await client.query(`SET client_min_messages = warning; ${createTable}; RESET client_min_messages`)
    for (const migration of migrations) await adoptBaseline(client, migration, log)
    await forgiveCorrected(client, migrations)
    const applied = await appliedRows(client)
    const pending = pendingMigrations(migrations, applied, log)
    for (const migration of pending) {
      await applyOne(client, migration)
      log.info(`Migration ${migration.name} applied`)
    }
    return pending.map(({ name }) => name)
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${lockId}); RESET ALL`).catch(() => undefined)
  }
}

/**
 * Polls rather than waiting inside `pg_advisory_lock`: a waiting statement holds a snapshot, for which a CREATE INDEX
 * CONCURRENTLY in the other replica's migration would wait in turn.
 */
async function lock(client: ClientBase, log: MigrationLog): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const { rows } = await client.query<{ taken: boolean }>(`SELECT pg_try_advisory_lock(${lockId}) AS taken`)
    if (rows[0]?.taken) return
    if (attempt === 20) log.info('Waiting for another process to finish its migrations')
    await delay(50)
  }
}

/**
 * Replaces the records of the migrations that a baseline stands for by its own. A baseline is the first migration: a database
 * that has others without it must have all of those.
 */
async function adoptBaseline(client: ClientBase, migration: Migration, log: MigrationLog): Promise<void> {
  if (migration.replaces.length === 0) return
  const applied = await appliedRows(client)
  if (applied.length === 0 || applied.some((row) => row.migration_name === migration.name)) return
  const found = migration.replaces.filter((name) => {
    const records = applied.filter((row) => row.migration_name === name)
    return records.length > 0 && records.every((row) => row.finished_at !== null)
  })
  if (found.length < migration.replaces.length) throw incomplete(migration, found)
  const id = randomUUID()
  await client.query('BEGIN')
  try {
    await client.query(`DELETE FROM "_prisma_migrations" WHERE migration_name = ANY ($1)`, [
      migration.replaces,
    ])
    await recordStart(client, id, migration)
    await recordEnd(client, id)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
  log.info(`The database has what ${migration.name} builds: recorded as applied`)
}

function incomplete({ name, replaces }: Migration, found: string[]): MigrationError {
  const last = found.at(-1)
  return new MigrationError(
    name,
    `This database has ${found.length} of the ${replaces.length} migrations that ${name} replaces` +
      `${last ? `; the last one is ${last}` : ''}. Start a version of the shop that still has them ` +
      'once, so that it applies the others, then start this one.',
  )
}

/** A failure that was rolled back completely counts only for the same file: a corrected file may be tried again. */
async function forgiveCorrected(client: ClientBase, migrations: Migration[]): Promise<void> {
  for (const { name, checksums } of migrations) {
    await client.query(
      `UPDATE "_prisma_migrations" SET rolled_back_at = now()
       WHERE migration_name = $1 AND checksum <> ALL ($2) AND logs LIKE '%' || $3
         AND finished_at IS NULL AND rolled_back_at IS NULL`,
      [name, [...checksums], undone],
    )
  }
}

async function appliedRows(client: ClientBase): Promise<AppliedRow[]> {
  const { rows } = await client.query<AppliedRow>(
    `SELECT migration_name, checksum, finished_at, logs FROM "_prisma_migrations"
     WHERE rolled_back_at IS NULL ORDER BY started_at`,
  )
  return rows
}

function pendingMigrations(migrations: Migration[], applied: AppliedRow[], log: MigrationLog): Migration[] {
  const failed = applied.find((row) => row.finished_at === null)
  if (failed) throw failedBefore(failed)
  const known = new Map(migrations.map((migration) => [migration.name, migration]))
  for (const { migration_name: name, checksum } of applied) {
    const migration = known.get(name)
    if (!migration)
      log.warn(`The database has migration ${name}, which this version of the shop does not know`)
    else if (!migration.checksums.has(checksum)) throw changed(name)
  }
  const done = new Set(applied.map((row) => row.migration_name))
  return migrations.filter(({ name }) => !done.has(name))
}

function failedBefore({ migration_name: name, logs }: AppliedRow): MigrationError {
  const how = logs ? `failed before: ${firstLine(logs)}` : 'was interrupted'
  return new MigrationError(name, `Migration ${name} ${how}. ${repair(name)}`)
}

function repair(name: string): string {
  return `Put the cause right, run "npx prisma migrate resolve --rolled-back ${name}" and start again.`
}

function firstLine(text: string): string {
  return text.split('\n')[0] ?? ''
}

function changed(name: string): MigrationError {
  return new MigrationError(
    name,
    `Migration ${name} was changed after it was applied: restore prisma/migrations/${name}/migration.sql ` +
      'and put the change into a new migration.',
  )
}

/**
 * In one transaction with its record, so that an interruption leaves neither. A file with a COMMIT of its own leaves
 * the record unfinished instead.
 */
async function applyOne(client: ClientBase, migration: Migration): Promise<void> {
  const id = randomUUID()
  try {
    await client.query('BEGIN')
    await recordStart(client, id, migration)
    await client.query(migration.sql)
    await recordEnd(client, id)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    if (!isMigrationsFault(error)) throw error
    const whole = !(await isRecorded(client, id))
    if (whole && refusesTransaction(error)) return applyOutsideTransaction(client, migration)
    if (whole) await recordStart(client, id, migration)
    throw await recordFailure(client, id, migration, error, whole ? `\n${undone}` : '')
  }
}

/** For CREATE INDEX CONCURRENTLY and similar statements: recorded first, so that an interrupted one is detected. */
async function applyOutsideTransaction(client: ClientBase, migration: Migration): Promise<void> {
  const id = randomUUID()
  await recordStart(client, id, migration)
  try {
    await client.query(migration.sql)
  } catch (error) {
    if (!(error instanceof DatabaseError)) throw error
    throw await recordFailure(client, id, migration, error)
  }
  await recordEnd(client, id)
}

async function recordStart(client: ClientBase, id: string, { name, checksum }: Migration): Promise<void> {
  await client.query(`INSERT INTO "_prisma_migrations" (id, migration_name, checksum) VALUES ($1, $2, $3)`, [
    id,
    name,
    checksum,
  ])
}

async function recordEnd(client: ClientBase, id: string): Promise<void> {
  // The file may have emptied the search path, as dumps do.
  await client.query('RESET search_path')
  await client.query(
    `UPDATE "_prisma_migrations" SET finished_at = clock_timestamp(), applied_steps_count = 1 WHERE id = $1`,
    [id],
  )
}

async function isRecorded(client: ClientBase, id: string): Promise<boolean> {
  await client.query('RESET search_path')
  return (await client.query(`SELECT FROM "_prisma_migrations" WHERE id = $1`, [id])).rowCount === 1
}

async function recordFailure(
  client: ClientBase,
  id: string,
  migration: Migration,
  error: DatabaseError,
  note = '',
): Promise<MigrationError> {
  const logs = describe(error, migration)
  await client.query('RESET search_path')
  await client.query(`UPDATE "_prisma_migrations" SET logs = $2 WHERE id = $1`, [id, logs + note])
  return new MigrationError(
    migration.name,
    `Migration ${migration.name} failed: ${firstLine(logs)}. ${repair(migration.name)}`,
    { cause: error },
  )
}

function refusesTransaction(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '25001'
}

/**
 * A lost connection, a server that stops or is full, a deadlock: the transaction was rolled back and the next start
 * may try again. Everything else is an error in the file.
 */
function isMigrationsFault(error: unknown): error is DatabaseError {
  if (!(error instanceof DatabaseError)) return false
  return !['08', '40', '53', '55', '57', '58'].includes(error.code?.slice(0, 2) ?? '')
}

function describe(error: DatabaseError, { sql }: Migration): string {
  const line = error.position ? ` (line ${sql.slice(0, Number(error.position)).split('\n').length})` : ''
  const detail = error.detail ? `\n${error.detail}` : ''
  return `${error.message}${line}, SQLSTATE ${error.code ?? 'unknown'}${detail}`
}
