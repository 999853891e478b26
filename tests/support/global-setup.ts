import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { Client, escapeIdentifier } from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '../../server/platform/database/embedded-postgres.ts'
import { applyMigrations } from '../../server/platform/database/migrate.ts'
import { prepareQueue } from '../../server/platform/queue/prepare-queue.ts'
import { databaseUrl } from './database-url.ts'
import { type PgBouncer, startPgBouncer } from './pgbouncer.ts'
import { makeScratchFolder } from './scratch-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The run's Postgres: a URL that may create databases, and the migrated database to copy. */
    testPostgres: { url: string; template: string }
    /** The address of the PgBouncer through which shops reach it; null: they connect to Postgres itself. */
    pooler: Pick<PgBouncer, 'host' | 'namedStatements' | 'poolSize'> | null
  }
}

interface Server {
  url: string
  stop(): Promise<void>
}

const migrations = fileURLToPath(new URL('../../prisma/migrations', import.meta.url))

/**
 * One Postgres for the whole run: TEST_DATABASE_URL's, or an embedded one that is removed afterwards. With TEST_POOLED, a
 * PgBouncer in front of it (`npm run test:pooled`).
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const external = process.env.TEST_DATABASE_URL
  const server = external ? { url: external, stop: async () => undefined } : await startOwn()
  // All databases of this run begin with this name, so that runs may share a server.
  const template = `shop_test_${randomBytes(4).toString('hex')}`
  let pooler: PgBouncer | null = null
  const teardown = async () => {
    await pooler?.stop()
    await dropAll(server.url, template).finally(() => server.stop())
  }
  try {
    if (process.env.TEST_POOLED) pooler = await startPgBouncer(server.url)
    await createTemplate(server.url, template)
  } catch (error) {
    await teardown()
    throw error
  }
  project.provide('testPostgres', { url: server.url, template })
  project.provide('pooler', pooler && withoutStop(pooler))
  return teardown
}

/** Functions can't be provided to the workers. */
const withoutStop = ({ host, namedStatements, poolSize }: PgBouncer) => ({ host, namedStatements, poolSize })

/** Durability isn't needed in tests. */
async function startOwn(): Promise<Server> {
  const dataDir = await makeScratchFolder('postgres')
  const server = await startEmbeddedPostgres({
    dataDir,
    log: { info: () => undefined, warn: console.warn },
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      autovacuum: 'off',
      max_connections: '200',
      // Inside the folder instead of directly in /dev/shm, so that nothing of a killed run remains.
      dynamic_shared_memory_type: 'mmap',
    },
  })
  return {
    url: server.url,
    stop: async () => {
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

async function createTemplate(url: string, template: string): Promise<void> {
  await asAdmin(url, (admin) => admin.query(`CREATE DATABASE ${escapeIdentifier(template)}`))
  await applyMigrations(databaseUrl(url, template), migrations)
  await prepareQueue(databaseUrl(url, template))
}

async function dropAll(url: string, prefix: string): Promise<void> {
  await asAdmin(url, async (admin) => {
    const { rows } = await admin.query<{ datname: string }>(
      'SELECT datname FROM pg_database WHERE starts_with(datname, $1)',
      [prefix],
    )
    for (const { datname } of rows) {
      await admin.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(datname)} WITH (FORCE)`)
    }
  })
}

async function asAdmin<T>(url: string, work: (admin: Client) => Promise<T>): Promise<T> {
  const admin = new Client({ connectionString: url })
  await admin.connect()
  return work(admin).finally(() => admin.end())
}
