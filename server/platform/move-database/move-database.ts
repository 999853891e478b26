import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import { startArchivingPostgres } from '../backup/archive-wal.ts'
import type { Config } from '../../config.ts'
import { copyDatabase, type Moved } from './copy-database.ts'
import { MoveDatabaseError } from './errors.ts'

export interface MoveOptions {
  /** The other one is moved from. */
  to: 'embedded' | 'external'
  dataDir: string
  /** The external database, not by a connection pooler. */
  databaseUrl: string
  backup: Config['backup']
}

/** Locks of the migrations and of seeding: a shop that is started meanwhile waits. */
const startLocks = [72707369, 7_205_521]

/** A connection that was closed just now may still be listed. */
const attempts = 20
const pauseMs = 50

/**
 * Moves a shop that is stopped between the embedded PostgreSQL and an external one. The database it comes from and the
 * pictures stay as they are.
 * @throws MoveDatabaseError, EmbeddedPostgresError, MigrationError
 */
export async function moveDatabase({ to, dataDir, databaseUrl, backup }: MoveOptions): Promise<Moved> {
  const external = await connectToExternal(databaseUrl)
  try {
    await requireUnused(external)
    const silent = { info: () => undefined, warn: () => undefined }
    // Refused while the shop runs on this folder.
    const postgres = await startArchivingPostgres({ dataDir, backup, log: silent })
    try {
      const embedded = await connect(postgres.url)
      const copy = to === 'embedded' ? copyDatabase(external, embedded) : copyDatabase(embedded, external)
      return await copy.finally(() => embedded.end())
    } finally {
      await postgres.stop()
    }
  } finally {
    await external.end().catch(() => undefined)
  }
}

async function connectToExternal(url: string): Promise<Client> {
  return connect(url).catch((error: Error) => {
    throw new MoveDatabaseError(
      `DATABASE_URL can’t be connected to (${error.message}): check its address (or DATABASE_DIRECT_URL), user and password.`,
    )
  })
}

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({
    ...{ connectionString, connectionTimeoutMillis: 10_000, keepAlive: true },
    application_name: 'move-database',
  })
  // A lost connection also fails the statement in progress.
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** A running shop has connections: it listens to notifications. */
async function requireUnused(client: Client): Promise<void> {
  for (const id of startLocks) {
    const { rows } = await client.query<{ taken: boolean }>(`SELECT pg_try_advisory_lock(${id}) AS "taken"`)
    if (!rows[0]!.taken) throw inUse('The shop is being started with the database at DATABASE_URL')
  }
  for (let attempt = 1; (await othersOf(client)) > 0; attempt++) {
    if (attempt === attempts) throw inUse('The database at DATABASE_URL has other connections')
    await delay(pauseMs)
  }
}

async function othersOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `SELECT count(*)::int AS "count" FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  )
  return rows[0]!.count
}

const inUse = (what: string) =>
  new MoveDatabaseError(
    `${what}: stop the shop with all its replicas, its connection pooler and other programs first.`,
  )
