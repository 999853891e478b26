import { randomBytes } from 'node:crypto'
import { Client, escapeIdentifier } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { type DatabaseAddresses, withoutPooler, isPooled } from '../../server/platform/database/addresses.ts'
import { databaseUrl } from './database-url.ts'

export interface TestDatabase {
  /** Postgres' own address. */
  url: string
  /** How a shop reaches it: through PgBouncer in `npm run test:pooled`. */
  addresses: DatabaseAddresses
  drop(): Promise<void>
}

/** A database of its own: a copy of the migrated template, or with `empty` one without any table. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const { url, template } = inject('testPostgres')
  const name = `${template}_${randomBytes(6).toString('hex')}`
  const copy = empty ? '' : `TEMPLATE ${escapeIdentifier(template)}`
  await execute(url, `CREATE DATABASE ${escapeIdentifier(name)} ${copy}`)
  const direct = databaseUrl(url, name)
  return {
    url: direct,
    addresses: addressesOf(direct),
    drop: () => execute(url, `DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`),
  }
}

function addressesOf(directUrl: string): DatabaseAddresses {
  const pooler = inject('pooler')
  if (!pooler) return withoutPooler(directUrl)
  const url = new URL(directUrl)
  url.host = pooler.host
  return { url: url.href, directUrl, namedStatements: pooler.namedStatements }
}

/** The variables of a process that reaches the same database in the same way. */
export const environmentOf = ({ url, directUrl, namedStatements }: DatabaseAddresses) => ({
  DATABASE_URL: url,
  DATABASE_DIRECT_URL: directUrl,
  DATABASE_NAMED_STATEMENTS: namedStatements ? 'on' : 'off',
})

/** The same by another address, such as a proxy's. */
export const reachedBy = (addresses: DatabaseAddresses, url: string): DatabaseAddresses =>
  isPooled(addresses) ? { ...addresses, url } : { ...addresses, url, directUrl: url }

/** At the top of a test file: one migrated database for its tests. Read them inside hooks and tests only. */
export function useTestDatabase(): Pick<TestDatabase, 'url' | 'addresses'> {
  let database: TestDatabase | undefined
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database?.drop())
  const opened = () => {
    if (!database) throw new Error('The test database exists inside hooks and tests only')
    return database
  }
  return {
    get url() {
      return opened().url
    },
    get addresses() {
      return opened().addresses
    },
  }
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
