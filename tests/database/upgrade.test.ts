import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { applyMigrations } from '../../server/platform/database/migrate.ts'
import { describeSchema } from '../../scripts/describe-schema.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import {
  baseline,
  expectKept,
  fillBaseline,
  migrateUpTo,
  migrationsFolder as folder,
  type Row,
  rowsOf,
} from '../support/rows.ts'

const names = (await readdir(folder, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .sort()

const older = JSON.parse(await readFile(path.join(folder, baseline, 'replaces.json'), 'utf8')) as string[]

describe('migrations are append-only:', () => {
  // Databases have them. `-u` records the checksum of a new one.
  test.each(names)('%s is unchanged', async (name) => {
    const sql = await readFile(path.join(folder, name, 'migration.sql'), 'utf8')
    expect(createHash('sha256').update(sql.replaceAll('\r\n', '\n')).digest('hex')).toMatchSnapshot()
  })

  test('each is named by the time at which it was written, never a later one', () => {
    const times = names.map((name) =>
      Date.parse(name.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)_[a-z_]+$/, '$1-$2-$3T$4:$5:$6Z')),
    )
    expect(times.filter((time) => !(time <= Date.now()))).toEqual([])
  })
})

const log = { info: () => undefined, warn: console.warn }

describe.each([
  ['the baseline', []],
  ['the migrations that the baseline replaces', older],
])('a shop of the time of the baseline, built by %s,', (_, builtBy) => {
  let database: TestDatabase
  let client: Client
  let before: Map<string, Row[]>

  beforeAll(async () => {
    database = await createTestDatabase({ empty: true })
    client = new Client({ connectionString: database.url })
    await client.connect()
    await fillBaseline(client)
    if (builtBy.length > 0) await pretendBuiltBy(client, builtBy)
    before = await rowsOf(client)
    await applyMigrations(client, folder, log)
  })

  afterAll(async () => {
    await client.end()
    await database.drop()
  })

  test('has rows in every table', () => {
    expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([])
  })

  test('preserves every value of every row', async () => {
    expectKept(before, await rowsOf(client))
  })

  test('has all migrations recorded once, and the schema of a new shop', async () => {
    const { rows } = await client.query('SELECT migration_name FROM "_prisma_migrations" ORDER BY 1')
    expect(rows.map(({ migration_name }: Row) => migration_name)).toEqual(names)
    const fresh = await createTestDatabase()
    const other = new Client({ connectionString: fresh.url })
    await other.connect()
    expect(await describeSchema(client)).toBe(await describeSchema(other))
    await other.end()
    await fresh.drop()
  })
})

test('a database with only some of the migrations that the baseline replaces is refused', async () => {
  const database = await createTestDatabase({ empty: true })
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    await fillBaseline(client)
    await pretendBuiltBy(client, older.slice(0, -1))
    await expect(applyMigrations(client, folder, log)).rejects.toThrow(
      `This database has ${older.length - 1} of the ${older.length} migrations that ${baseline} replaces; ` +
        `the last one is ${older.at(-2)}. Start a version of the shop that still has them once, ` +
        'so that it applies the others, then start this one.',
    )
  } finally {
    await client.end()
    await database.drop()
  }
})

async function pretendBuiltBy(client: Client, migrations: string[]): Promise<void> {
  await client.query('DELETE FROM "_prisma_migrations"')
  await client.query(
    `INSERT INTO "_prisma_migrations" (id, checksum, migration_name, finished_at, applied_steps_count)
     SELECT gen_random_uuid(), 'of its file', name, now(), 1 FROM unnest($1::text[]) AS name`,
    [migrations],
  )
}

test('names in Hindi become translations, in the style book and in the copies of orders', async () => {
  const database = await createTestDatabase({ empty: true })
  const client = new Client({ connectionString: database.url })
  await client.connect()
  try {
    await fillBaseline(client)
    await migrateUpTo(client, '20261129125000_payment_types')
    const copy = (name: string, names: object) => ({
      optionId: 'latkan-dori',
      part: 'LATKAN',
      name,
      ...names,
      price: 5000,
    })
    const style = [copy('Dori', { hindiName: 'डोरी' }), copy('Cord', { hindiName: null })]
    const changed = async (table: string, column: string, value: string) => {
      const { rowCount } = await client.query(`UPDATE "${table}" SET "${column}" = ${value}`, [
        JSON.stringify(style),
      ])
      expect(rowCount).toBeGreaterThan(0)
    }
    await changed('orders', 'style', '$1')
    await client.query(`UPDATE "order_items" SET "discount" = 0, "unitPrice" = "listPrice"`)
    await changed('order_items', 'style', '$1')
    await changed('order_edits', 'before', `jsonb_set("before", '{items,0,style}', $1)`)
    await client.query(`UPDATE "style_options" SET "hindiName" = NULL WHERE "id" = 'latkan-dori'`)
    const before = await rowsOf(client)

    await applyMigrations(client, folder, log)
    const inHindi = [{ locale: 'HI', name: 'डोरी' }]
    const translated = [copy('Dori', { translations: inHindi }), copy('Cord', { translations: [] })]
    const after = await rowsOf(client)
    for (const table of ['orders', 'order_items'])
      expect(after.get(table)).toMatchObject(before.get(table)!.map((row) => ({ ...row, style: translated })))
    const itemsOf = (rows: Map<string, Row[]>) =>
      rows.get('order_edits')!.map((row) => (row['before'] as { items: Row[] }).items)
    expect(itemsOf(after)).toEqual(
      itemsOf(before).map((items) =>
        items.map((item) => (item['style'] ? { ...item, style: translated } : item)),
      ),
    )
    const options = new Map(after.get('style_options')!.map((row) => [row['id'], row['translations']]))
    expect(options.get('latkan-dori')).toEqual([])
    expect(options.get('latkan-dori-latkan')).toEqual([{ locale: 'HI', name: 'लटकन वाली डोरी' }])
  } finally {
    await client.end()
    await database.drop()
  }
})
