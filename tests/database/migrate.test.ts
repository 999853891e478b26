import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Pool } from 'pg'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { applyMigrations, MigrationError } from '../../server/platform/database/migrate.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
let folder: string
let client: Client
const log = { info: vi.fn(), warn: vi.fn() }

beforeEach(async () => {
  vi.resetAllMocks()
  database = await createTestDatabase({ empty: true })
  folder = await mkdtemp(join(tmpdir(), 'shop migrations '))
  client = new Client({ connectionString: database.url })
  await client.connect()
})

afterEach(async () => {
  await client.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function migration(name: string, sql: string): Promise<void> {
  await mkdir(join(folder, name), { recursive: true })
  await writeFile(join(folder, name, 'migration.sql'), sql)
}

async function baseline(name: string, sql: string, replaced: string[]): Promise<void> {
  await migration(name, sql)
  await writeFile(join(folder, name, 'replaces.json'), JSON.stringify(replaced))
}

const apply = (target: string | Client | Pool = database.url) => applyMigrations(target, folder, log)

async function records() {
  const { rows } = await client.query('SELECT * FROM "_prisma_migrations" ORDER BY started_at')
  return rows as Record<string, unknown>[]
}

async function tableExists(name: string): Promise<boolean> {
  return (await client.query('SELECT to_regclass($1) AS found', [name])).rows[0].found !== null
}

test('migrations run in the order of their names, once', async () => {
  await migration('2_colours', 'ALTER TABLE saris ADD COLUMN colour text;')
  await migration('1_saris', 'CREATE TABLE saris (id int);\n-- no newline at the end')
  await writeFile(join(folder, 'migration_lock.toml'), 'provider = "postgresql"')

  expect(await apply()).toEqual(['1_saris', '2_colours'])
  expect(await apply()).toEqual([])
  await client.query('SELECT colour FROM saris')
})

test("the record is Prisma's own", async () => {
  const sql = "CREATE TABLE saris (name text DEFAULT 'साड़ी');"
  await migration('1_saris', sql)
  await apply()

  expect(await records()).toEqual([
    {
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      checksum: createHash('sha256').update(sql).digest('hex'),
      finished_at: expect.any(Date),
      migration_name: '1_saris',
      logs: null,
      rolled_back_at: null,
      started_at: expect.any(Date),
      applied_steps_count: 1,
    },
  ])
})

test('four concurrent starts apply each migration once', async () => {
  await migration('1_saris', 'CREATE TABLE saris (id int); INSERT INTO saris VALUES (1);')
  await migration('2_more', 'INSERT INTO saris VALUES (2);')

  const applied = await Promise.all([1, 2, 3, 4].map(() => apply()))
  expect(applied.filter((names) => names.length > 0)).toEqual([['1_saris', '2_more']])
  expect((await client.query('SELECT id FROM saris ORDER BY id')).rows).toEqual([{ id: 1 }, { id: 2 }])
})

test('a failed migration changes nothing, is recorded, and fails this and every later start', async () => {
  await migration('1_saris', 'CREATE TABLE saris (id int);')
  await migration('2_bad', 'CREATE TABLE half (id int);\nALTER TABLE nowhere ADD COLUMN id int;')
  await migration('3_never', 'CREATE TABLE never (id int);')

  await expect(apply()).rejects.toThrow(
    /^Migration 2_bad failed: relation "nowhere" does not exist.*start again\.$/,
  )
  await expect(apply()).rejects.toThrow(/^Migration 2_bad failed before: relation "nowhere" does not exist/)
  await expect(apply()).rejects.toBeInstanceOf(MigrationError)
  expect([await tableExists('half'), await tableExists('never')]).toEqual([false, false])
  expect((await records())[1]).toMatchObject({
    migration_name: '2_bad',
    finished_at: null,
    applied_steps_count: 0,
  })
})

test('a failed migration that was undone runs again once its file is corrected', async () => {
  await migration('1_bad', 'ALTER TABLE nowhere ADD COLUMN id int;')
  await expect(apply()).rejects.toThrow(MigrationError)
  await migration('1_bad', 'CREATE TABLE nowhere (id int);')

  expect(await apply()).toEqual(['1_bad'])
  expect(await apply()).toEqual([])
  expect((await records()).map(({ rolled_back_at }) => rolled_back_at !== null)).toEqual([true, false])
})

test('a failed migration that committed a part is not retried by itself', async () => {
  await migration('1_parts', 'CREATE TABLE first (id int); COMMIT; ALTER TABLE nowhere ADD COLUMN id int;')
  await expect(apply()).rejects.toThrow(MigrationError)
  await migration('1_parts', 'SELECT 1;')

  await expect(apply()).rejects.toThrow(/1_parts failed before/)
  expect(await records()).toHaveLength(1)
})

test('a changed file of an applied migration is refused', async () => {
  await migration('1_saris', 'CREATE TABLE saris (id int);')
  await apply()
  await migration('1_saris', 'CREATE TABLE saris (id bigint);')

  await expect(apply()).rejects.toThrow(/^Migration 1_saris was changed after it was applied: restore/)
})

test('other line endings are no change', async () => {
  await migration('1_saris', 'CREATE TABLE saris (\n  id int\n);\n')
  await apply()
  await migration('1_saris', 'CREATE TABLE saris (\r\n  id int\r\n);\r\n')

  expect(await apply()).toEqual([])
})

test('a migration that only the database has causes a warning', async () => {
  await migration('1_saris', 'CREATE TABLE saris (id int);')
  await migration('2_newer', 'CREATE TABLE newer (id int);')
  await apply()
  await rm(join(folder, '2_newer'), { recursive: true })

  expect(await apply()).toEqual([])
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('2_newer'))
})

test('a statement that can’t run in a transaction runs outside of one', async () => {
  await migration('1_saris', 'CREATE TABLE saris (id int);')
  await migration('2_index', 'CREATE INDEX CONCURRENTLY saris_id ON saris (id);')

  expect(await Promise.all([apply(), apply()])).toContainEqual(['1_saris', '2_index'])
  expect(await tableExists('saris_id')).toBe(true)
  expect(await records()).toMatchObject([{ applied_steps_count: 1 }, { applied_steps_count: 1 }])
})

test('a migration that waits too long for a lock is rolled back, and the next start retries it', async () => {
  await client.query('CREATE TABLE saris (id int)')
  await client.query('BEGIN; LOCK TABLE saris IN ACCESS SHARE MODE')
  await migration(
    '1_colours',
    "SET LOCAL lock_timeout = '10ms'; CREATE TABLE looms (id int); ALTER TABLE saris ADD COLUMN colour text;",
  )
  await expect(apply()).rejects.toThrow(/lock timeout/)
  await client.query('COMMIT')
  expect(await records()).toEqual([])
  expect(await tableExists('looms')).toBe(false)

  expect(await apply()).toEqual(['1_colours'])
})

test('a lost connection is no failure of the migration: the next start retries it', async () => {
  await migration('1_slow', 'CREATE TABLE saris (id int); SELECT pg_sleep(60);')
  const interrupted = apply()
  interrupted.catch(() => undefined)
  const endMigration = async () => {
    const { rowCount } = await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event = 'PgSleep'`,
    )
    return rowCount
  }
  await expect.poll(endMigration).toBe(1)
  await expect(interrupted).rejects.toThrow(/terminating connection/)

  await migration('1_slow', 'CREATE TABLE saris (id int);')
  expect(await apply()).toEqual(['1_slow'])
})

test("a pool's or a client's own limits do not cut a migration short and are in force afterwards", async () => {
  await migration('1_slow', "SET search_path = ''; SELECT pg_sleep(0.2);")
  const pool = new Pool({ connectionString: database.url, statement_timeout: 100 })
  expect(await apply(pool)).toEqual(['1_slow'])
  await pool.end()

  await migration('2_slow', 'SELECT pg_sleep(0.2);')
  const own = new Client({ connectionString: database.url, statement_timeout: 100 })
  await own.connect()
  expect(await apply(own)).toEqual(['2_slow'])
  await expect(own.query('SELECT pg_sleep(1)')).rejects.toThrow(/statement timeout/)
  await own.end()
})

describe('a baseline that replaces earlier migrations', () => {
  const schema = 'CREATE TABLE saris (id int, colour text);'

  beforeEach(async () => {
    await migration('1_saris', 'CREATE TABLE saris (id int);')
    await migration('2_colours', 'ALTER TABLE saris ADD COLUMN colour text;')
  })

  async function squash() {
    for (const name of ['1_saris', '2_colours']) await rm(join(folder, name), { recursive: true })
    await baseline('1_baseline', schema, ['1_saris', '2_colours'])
    await migration('3_sizes', 'ALTER TABLE saris ADD COLUMN size text;')
  }

  test('is applied to an empty database like any other', async () => {
    await squash()

    expect(await apply()).toEqual(['1_baseline', '3_sizes'])
    expect(await apply()).toEqual([])
  })

  test('replaces the earlier ones in a database that has all of them, which continues', async () => {
    await apply()
    await client.query(`INSERT INTO saris VALUES (7, 'red')`)
    await squash()

    expect(await Promise.all([apply(), apply()])).toContainEqual(['3_sizes'])
    expect(await records()).toMatchObject([
      {
        migration_name: '1_baseline',
        checksum: createHash('sha256').update(schema).digest('hex'),
        finished_at: expect.any(Date),
        rolled_back_at: null,
        applied_steps_count: 1,
      },
      { migration_name: '3_sizes' },
    ])
    expect((await client.query('SELECT * FROM saris')).rows).toEqual([{ id: 7, colour: 'red', size: null }])
    expect(log.warn).not.toHaveBeenCalled()
  })

  test('refuses a database with only some of the earlier ones, and changes nothing', async () => {
    await rm(join(folder, '2_colours'), { recursive: true })
    await apply()
    await migration('2_colours', '')
    await squash()

    await expect(apply()).rejects.toThrow(
      'This database has 1 of the 2 migrations that 1_baseline replaces; the last one is 1_saris. ' +
        'Start a version of the shop that still has them once, so that it applies the others, then start this one.',
    )
    await expect(apply()).rejects.toBeInstanceOf(MigrationError)
    expect((await records()).map(({ migration_name }) => migration_name)).toEqual(['1_saris'])
  })

  test('refuses a database from before those that it replaces', async () => {
    for (const name of ['1_saris', '2_colours']) await rm(join(folder, name), { recursive: true })
    await migration('0_shop', 'CREATE TABLE saris (id int);')
    await apply()
    await rm(join(folder, '0_shop'), { recursive: true })
    await baseline('1_baseline', schema, ['1_saris', '2_colours'])

    await expect(apply()).rejects.toThrow(
      /^This database has 0 of the 2 migrations that 1_baseline replaces\./,
    )
    expect((await records()).map(({ migration_name }) => migration_name)).toEqual(['0_shop'])
  })

  test('refuses a database in which an earlier one failed', async () => {
    await migration('2_colours', 'ALTER TABLE nowhere ADD COLUMN colour text;')
    await expect(apply()).rejects.toThrow(MigrationError)
    await squash()

    await expect(apply()).rejects.toThrow(/^This database has 1 of the 2 migrations that 1_baseline replaces/)
  })
})
