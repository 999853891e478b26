import { randomBytes } from 'node:crypto'
import { Client, escapeIdentifier } from 'pg'
import { afterAll, beforeAll, inject } from 'vitest'
import { databaseUrl } from './database-url.ts'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** A database of its own: a copy of the migrated template, or with `empty` one without any table. */
export async function createTestDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const { url, template } = inject('testPostgres')
  const name = `${template}_${randomBytes(6).toString('hex')}`
  const copy = empty ? '' : `TEMPLATE ${escapeIdentifier(template)}`
  await execute(url, `CREATE DATABASE ${escapeIdentifier(name)} ${copy}`)
  return {
    url: databaseUrl(url, name),
    drop: () => execute(url, `DROP DATABASE IF EXISTS ${escapeIdentifier(name)} WITH (FORCE)`),
  }
}

/** At the top of a test file: one migrated database for its tests. Read `url` inside hooks and tests only. */
export function useTestDatabase(): { readonly url: string } {
  let database: TestDatabase | undefined
  beforeAll(async () => {
    database = await createTestDatabase()
  })
  afterAll(() => database?.drop())
  return {
    get url() {
      if (!database) throw new Error('The test database exists inside hooks and tests only')
      return database.url
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
