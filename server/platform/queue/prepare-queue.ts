import { Logger, runMigrations } from 'graphile-worker'
import pg from 'pg'

/**
 * Installs or updates the tables of the job queue, in their own schema `graphile_worker`; safe to run concurrently.
 * @param url Postgres' own address
 */
export async function prepareQueue(url: string): Promise<void> {
  // Migrations may run longer than the role's statements may.
  const options = '-c statement_timeout=0 -c lock_timeout=0'
  const pgPool = new pg.Pool({ connectionString: url, max: 2, options })
  pgPool.on('error', () => {})
  pgPool.on('connect', (client) => client.on('error', () => {}))
  await runMigrations({ pgPool, logger: silentLogger }).finally(() => pgPool.end())
}

/** Errors are thrown, too. */
const silentLogger = new Logger(() => () => undefined)
