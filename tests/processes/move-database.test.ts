import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../server/platform/database/embedded-postgres.ts'
import { applyMigrations } from '../../server/platform/database/migrate.ts'
import { compareTables } from '../../server/platform/move-database/copy-database.ts'
import { moveDatabase } from '../../server/platform/move-database/move-database.ts'
import { listTables } from '../../server/platform/move-database/tables.ts'
import { connected, inRestored, picturesIn } from '../support/restored-shop.ts'
import { fillBaseline, migrationsFolder, rowsOf } from '../support/rows.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'

// Clusters are made, started and stopped.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const silent = { info: () => undefined, warn: () => undefined }

let root: string
/** Of the shop with the embedded database. */
let dataDir: string
/** The server of the external databases. */
let external: EmbeddedPostgres
let databases = 0

beforeAll(async () => {
  root = await makeScratchFolder('move database')
  dataDir = path.join(root, 'data')
  const settings = { fsync: 'off' }
  external = await startEmbeddedPostgres({ dataDir: path.join(root, 'external'), log: silent, settings })
  await inRestored(dataDir, fill)
  await mkdir(path.join(dataDir, 'images', 'originals'), { recursive: true })
  await writeFile(path.join(dataDir, 'images', 'originals', '0123456789abcdef'), 'a picture')
})

afterAll(async () => {
  await external.stop()
  await rm(root, { recursive: true, force: true })
})

async function fill(client: Client): Promise<void> {
  await fillBaseline(client)
  await applyMigrations(client, migrationsFolder, silent)
  await client.query(`SELECT setval('order_numbers', 41)`)
  await client.query(`UPDATE "workshop" SET "version" = 7, "weeklyCapacity" = 12`)
}

async function newDatabase(): Promise<string> {
  const name = `shop_${++databases}`
  const client = await connected(external.url)
  await client.query(`CREATE DATABASE ${name}`).finally(() => client.end())
  return external.url.replace(/\/shop$/, `/${name}`)
}

async function on<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connected(url)
  return work(client).finally(() => client.end())
}

const backup = { folder: '', everyHours: null, keep: 7, walMinutes: null, passphrase: null }

const move = (to: 'embedded' | 'external', databaseUrl: string, at = dataDir) =>
  moveDatabase({ to, dataDir: at, databaseUrl, backup: { ...backup, folder: path.join(at, 'backups') } })

async function refusal(work: Promise<unknown>): Promise<string> {
  const error = await work.catch((reason: unknown) => reason)
  expect((error as Error).name).toMatch(/^(MoveDatabaseError|DataDirInUseError)$/)
  return (error as Error).message
}

/** All rows but those that migrations make. */
async function countOf(client: Client): Promise<number> {
  const made = [
    ...['shop_settings', 'tax_settings', 'workshop', 'occasions'],
    ...['price_list', 'staff_roles', 'workshop_stages'],
    ...['style_options', 'style_exclusions', 'catalogue_changes'],
  ]
  const all = [...(await rowsOf(client))].filter(([table]) => !made.includes(table))
  return all.reduce((sum, [, rows]) => sum + rows.length, 0)
}

/** Tables, constraints, indexes, functions, triggers and whether they are enabled. */
async function structureOf(client: Client): Promise<unknown[]> {
  const { rows } = await client.query<{ line: string }>(`
    SELECT concat_ws(' ', table_name, column_name, data_type, column_default, is_nullable, generation_expression) AS line
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated) FROM pg_constraint
      WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT concat_ws(' ', pg_get_triggerdef(oid), tgenabled) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT concat_ws(' ', 'internal', tgrelid::regclass, tgenabled) FROM pg_trigger WHERE tgisinternal
    ORDER BY 1`)
  return rows
}

const nextNumber = async (client: Client) =>
  (await client.query<{ nextval: string }>(`SELECT nextval('order_numbers')`)).rows[0]!.nextval

describe('a moved database', () => {
  test('has every row, there and back, and the pictures stay', async () => {
    const rows = await inRestored(dataDir, rowsOf)
    const structure = await inRestored(dataDir, structureOf)
    const pictures = await picturesIn(dataDir)
    const databaseUrl = await newDatabase()

    const moved = await move('external', databaseUrl)
    expect(moved.rows).toBe([...rows.values()].flat().length)
    expect(await on(databaseUrl, rowsOf)).toEqual(rows)
    expect(await on(databaseUrl, structureOf)).toEqual(structure)
    expect(await on(databaseUrl, (client) => applyMigrations(client, migrationsFolder, silent))).toEqual([])

    const back = await mkdtemp(path.join(root, 'back '))
    await move('embedded', databaseUrl, back)
    expect(await inRestored(back, rowsOf)).toEqual(rows)
    expect(await inRestored(back, structureOf)).toEqual(structure)
    // The databases that were moved from are as they were.
    expect(await inRestored(dataDir, rowsOf)).toEqual(rows)
    expect(await picturesIn(dataDir)).toEqual(pictures)
    expect(await on(databaseUrl, nextNumber)).toBe('42')
    expect(await inRestored(back, nextNumber)).toBe('42')
  })

  test('is noticed when a row differs', async () => {
    const [here, there] = [await newDatabase(), await newDatabase()]
    await on(here, fill)
    await on(there, fill)
    // Connections, ids and the time of the migrations differ.
    for (const one of [here, there])
      await on(one, (client) =>
        client.query(`
          DELETE FROM "catalogue_changes"; UPDATE "staff_roles" SET "id" = md5("name")::uuid;
          UPDATE "tax_settings" SET "updatedAt" = '2026-01-01'; UPDATE "price_list" SET "updatedAt" = '2026-01-01';
          DELETE FROM "entity_changes"`),
      )
    await on(there, (client) => client.query(`UPDATE "workshop" SET "weeklyCapacity" = 13`))
    const compared = on(here, (source) =>
      on(there, async (target) => compareTables(source, target, await listTables(target))),
    )
    expect(await refusal(compared)).toContain('The rows of workshop are not the same')
  })
})

describe('a move is refused', () => {
  test('to a database that has rows, which stay as they are', async () => {
    const databaseUrl = await newDatabase()
    await on(databaseUrl, fill)
    const rows = await on(databaseUrl, rowsOf)
    expect(await refusal(move('external', databaseUrl))).toContain('is not empty')
    expect(await refusal(move('embedded', databaseUrl))).toContain('is not empty')
    expect(await on(databaseUrl, rowsOf)).toEqual(rows)
  })

  test('while the shop runs on either of them', async () => {
    const databaseUrl = await newDatabase()
    await on(databaseUrl, async () => {
      expect(await refusal(move('external', databaseUrl))).toContain('has other connections: stop the shop')
    })
    const running = await startEmbeddedPostgres({ dataDir, log: silent })
    expect(await refusal(move('external', databaseUrl))).toContain('is in use by another running shop')
    await running.stop()
    expect(await on(databaseUrl, listTables)).toEqual([])
  })

  test('from a database without a shop, or of another version', async () => {
    const databaseUrl = await newDatabase()
    const to = await mkdtemp(path.join(root, 'to '))
    expect(await refusal(move('embedded', databaseUrl, to))).toContain('has no shop in it')
    await on(databaseUrl, async (client) => {
      await fill(client)
      await client.query(
        `UPDATE "_prisma_migrations" SET "migration_name" = '20261123065000_count_totals_on_demand'`,
      )
    })
    expect(await refusal(move('embedded', databaseUrl, to))).toContain('start this version on it once')
  })

  test('of tables that are not the shop’s', async () => {
    const databaseUrl = await newDatabase()
    await on(databaseUrl, fill)
    await on(databaseUrl, (client) => client.query('CREATE TABLE guests (id int PRIMARY KEY)'))
    const to = await mkdtemp(path.join(root, 'to '))
    expect(await refusal(move('embedded', databaseUrl, to))).toContain('the table guests (id)')
    expect(await inRestored(to, countOf)).toBe(0)
  })

  test('by an address that does not answer', async () => {
    const nowhere = 'postgresql://shop:secret@127.0.0.1:1/shop'
    const message = await refusal(move('external', nowhere))
    expect(message).toContain('DATABASE_URL can’t be connected to')
    expect(message).not.toContain('secret')
  })
})

describe('a move that fails', () => {
  test('leaves the target without rows, and can be repeated', async () => {
    const databaseUrl = await newDatabase()
    await on(databaseUrl, fill)
    const broken = `ALTER TABLE "images" ALTER COLUMN "width" DROP NOT NULL; UPDATE "images" SET "width" = NULL`
    await on(databaseUrl, (client) => client.query(broken))
    const to = await mkdtemp(path.join(root, 'to '))
    expect(await refusal(move('embedded', databaseUrl, to))).toContain('The rows of images can’t be copied')
    expect(await inRestored(to, countOf)).toBe(0)
    expect(await inRestored(to, nextNumber)).toBe('0')

    await on(databaseUrl, (client) => client.query(`UPDATE "images" SET "width" = 100`))
    await move('embedded', databaseUrl, to)
    expect(await inRestored(to, rowsOf)).toEqual(await on(databaseUrl, rowsOf))
    expect(await readdir(to)).not.toContain('images')
  })
})
