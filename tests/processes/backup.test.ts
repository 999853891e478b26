import { randomBytes } from 'node:crypto'
import { cp, mkdir, mkdtemp, open, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createBackup } from '../../server/platform/backup/create-backup.ts'
import { scheduleBackups } from '../../server/platform/backup/schedule-backups.ts'
import { explainFailure } from '../../server/platform/backup/explain-failure.ts'
import { restoreBackup } from '../../server/platform/backup/restore-backup.ts'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../server/platform/database/embedded-postgres.ts'
import { applyMigrations } from '../../server/platform/database/migrate.ts'
import { isOverdue } from '../../server/domain/dashboard/backup-status.ts'
import { createLog } from '../../server/platform/log.ts'
import { connected, inRestored, picturesIn, refusal } from '../support/restored-shop.ts'
import { fillBaseline, migrationsFolder, rowsOf } from '../support/rows.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'

const silent = { info: () => undefined, warn: () => undefined }

// Each test copies a complete cluster, some of them several times.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

let root: string
let dataDir: string
let postgres: EmbeddedPostgres
let client: Client
/** Of the shop as it is before any test. */
let archive: string

beforeAll(async () => {
  root = await makeScratchFolder('backup')
  dataDir = path.join(root, 'data')
  postgres = await startEmbeddedPostgres({ dataDir, log: silent, settings: { fsync: 'off' } })
  client = await connected(postgres.url)
  await fillBaseline(client)
  await applyMigrations(client, migrationsFolder, silent)
  await writePicture('0123456789abcdef')
  for (let n = 0; n < 20; n++) await addPicture(client)
  await writeFile(path.join(dataDir, 'jwt-secret'), 'the secret of this shop')
  archive = (await backUp()).archive
})

afterAll(async () => {
  await client.end()
  await postgres.stop()
  await rm(root, { recursive: true, force: true })
})

const emptyFolder = () => mkdtemp(path.join(root, 'folder '))

const backUp = async (options: Partial<Parameters<typeof createBackup>[0]> = {}) =>
  createBackup({
    dataDir,
    folder: await emptyFolder(),
    keep: 7,
    passphrase: null,
    walMinutes: null,
    ...options,
  })

const restore = (from: string, to: string, passphrase: string | null = null) =>
  restoreBackup({ archive: from, dataDir: to, passphrase })

const writePicture = async (id: string) => {
  await mkdir(path.join(dataDir, 'images', 'originals'), { recursive: true })
  await writeFile(path.join(dataDir, 'images', 'originals', id), randomBytes(20_000))
}

/** As an upload does: the file first. */
async function addPicture(by: Client): Promise<string> {
  const id = randomBytes(16).toString('hex')
  await writePicture(id)
  await by.query(
    `INSERT INTO "images" ("id", "format", "width", "height", "bytes", "thumbhash") VALUES ($1, 'webp', 1, 1, 1, '')`,
    [id],
  )
  return id
}

/** As the hourly cleanup does: the file first, within the row's transaction. */
async function removePicture(by: Client, id: string): Promise<void> {
  await by.query('BEGIN')
  await by.query('DELETE FROM "images" WHERE "id" = $1', [id])
  await rm(path.join(dataDir, 'images', 'originals', id))
  await by.query('COMMIT')
}

describe('a restored backup of the running shop', () => {
  test('has every row, every picture and the signing key', async () => {
    const target = path.join(root, 'restored')
    const rows = await rowsOf(client)
    const outcome = await restore(archive, target)

    expect(outcome).toMatchObject({ orders: rows.get('orders')!.length, pictures: 21 })
    expect(await picturesIn(target)).toEqual(await picturesIn(dataDir))
    expect(await readFile(path.join(target, 'jwt-secret'), 'utf8')).toBe('the secret of this shop')
    expect((await readdir(target)).filter((name) => name.startsWith('restore'))).toEqual([])
    expect(await inRestored(target, rowsOf)).toEqual(rows)
  })

  test('is consistent when rows and pictures change while it is made', async () => {
    await client.query('CREATE TABLE pairs (id int PRIMARY KEY, writer int, "left" int, "right" int)')
    await client.query('INSERT INTO pairs SELECT n, n % 3, 0, 0 FROM generate_series(1, 1500) AS n')
    let writing = true
    const changes = [0, 0, 0]
    const acknowledged: string[] = []
    const write = async (writer: number) => {
      const own = await connected(postgres.url)
      const pictures: string[] = []
      while (writing) {
        const id = await addPicture(own)
        pictures.push(id)
        // Both in one transaction: a state between the two never existed.
        await own.query('BEGIN')
        await own.query('UPDATE pairs SET "left" = "left" + 1 WHERE writer = $1', [writer])
        await own.query('UPDATE pairs SET "right" = "right" + 1 WHERE writer = $1', [writer])
        await own.query('COMMIT')
        changes[writer]!++
        if (pictures.length > 3) await removePicture(own, pictures.shift()!)
      }
      acknowledged.push(...pictures)
      await own.end()
    }
    const writers = [0, 1, 2].map(write)
    while (changes.includes(0)) await new Promise((resolve) => setTimeout(resolve, 5))
    const before = [...changes]
    const { archive: made, missingPictures } = await backUp()
    const after = [...changes]
    writing = false
    await Promise.all(writers)

    const target = await emptyFolder()
    await restore(made, target)
    const { pairs, images } = await inRestored(target, async (restored) => ({
      pairs: (
        await restored.query<{ writer: number; left: number; right: number }>(
          'SELECT DISTINCT writer, "left", "right" FROM pairs ORDER BY writer',
        )
      ).rows,
      images: (await restored.query<{ id: string }>('SELECT "id" FROM "images"')).rows,
    }))
    expect(pairs.map(({ writer }) => writer)).toEqual([0, 1, 2])
    for (const { writer, left, right } of pairs) {
      expect(left).toBe(right)
      expect(left).toBeGreaterThanOrEqual(before[writer]!)
      // One more may be committed and not acknowledged yet.
      expect(left).toBeLessThanOrEqual(after[writer]! + 1)
      expect(after[writer]).toBeGreaterThan(before[writer]!)
    }
    expect(missingPictures).toEqual([])
    const files = await picturesIn(target)
    expect(images.filter(({ id }) => !files.has(id))).toEqual([])
    await client.query('DROP TABLE pairs')
    for (const id of acknowledged) await removePicture(client, id)
  })

  test('is made of a shop that is stopped, too', async () => {
    const stopped = await emptyFolder()
    await restore(archive, stopped)
    const { archive: again } = await backUp({ dataDir: stopped })
    const target = await emptyFolder()
    await restore(again, target)
    expect(await picturesIn(target)).toEqual(await picturesIn(stopped))
    expect(await inRestored(target, rowsOf)).toEqual(await inRestored(stopped, rowsOf))
  })

  test('names pictures whose files were lost before, and is restored without them', async () => {
    const id = await addPicture(client)
    await rm(path.join(dataDir, 'images', 'originals', id))
    const { archive: made, missingPictures } = await backUp()
    expect(missingPictures).toEqual([id])
    await restore(made, await emptyFolder())
    await client.query('DELETE FROM "images" WHERE "id" = $1', [id])
  })
})

describe('a restore is refused', () => {
  test.each([
    ['a byte was changed', async (file: string) => flipByte(file)],
    ['the end is missing', async (file: string) => truncate(file, 1_000_000)],
    ['nothing is left', async (file: string) => truncate(file, 0)],
  ])('when %s', async (_, damage) => {
    const copy = path.join(await emptyFolder(), path.basename(archive))
    await cp(archive, copy)
    await damage(copy)
    const target = await emptyFolder()
    expect(await refusal(restore(copy, target))).toContain(`${copy} is damaged`)
    expect(await readdir(target)).toEqual([])
  })

  test('into a folder that is not empty, which stays as it is', async () => {
    expect(await refusal(restore(archive, dataDir))).toContain('is not empty')
    expect(await picturesIn(dataDir)).toHaveLength(21)
  })

  test('of a file that is not there', async () => {
    expect(await refusal(restore(path.join(root, 'none'), await emptyFolder()))).toContain('ENOENT')
  })
})

async function flipByte(file: string): Promise<void> {
  const handle = await open(file, 'r+')
  const at = Math.floor((await handle.stat()).size / 2)
  const byte = Buffer.alloc(1)
  await handle.read(byte, 0, 1, at)
  byte[0]! ^= 0xff
  await handle.write(byte, 0, 1, at)
  await handle.close()
}

describe('an encrypted backup', () => {
  let encrypted: string

  beforeAll(async () => {
    encrypted = (await backUp({ passphrase: 'neela aasman' })).archive
  })

  test('is restored with its passphrase', async () => {
    const target = await emptyFolder()
    await restore(encrypted, target, 'neela aasman')
    expect(await picturesIn(target)).toEqual(await picturesIn(dataDir))
  })

  test('is refused with another passphrase, and without one', async () => {
    const target = await emptyFolder()
    expect(await refusal(restore(encrypted, target, 'neela aasmaan'))).toContain('is not the passphrase')
    expect(await refusal(restore(encrypted, target))).toContain('set BACKUP_PASSPHRASE')
    expect(await readdir(target)).toEqual([])
  })

  test('is refused when it was changed', async () => {
    const copy = path.join(await emptyFolder(), 'changed')
    await cp(encrypted, copy)
    await flipByte(copy)
    expect(await refusal(restore(copy, await emptyFolder(), 'neela aasman'))).toContain('is damaged')
  })
})

describe('the running shop', () => {
  const hours = (count: number) => new Date(Date.parse('2026-11-20T10:00:00Z') + count * 3_600_000)

  test('makes a backup when one is due, and says when the last one was made', async () => {
    const folder = await emptyFolder()
    const backup = { folder, everyHours: 24, keep: 7, walMinutes: null, passphrase: null }
    const config = { dataDir, database: null, backup }
    const schedule = scheduleBackups({ config, log: createLog('silent'), now: () => new Date(), checkMs: 20 })
    expect(await schedule.status()).toEqual({
      lastTakenAt: null,
      everyHours: 24,
      isOverdue: false,
      archivingFailsSince: null,
    })
    await vi.waitFor(async () => expect((await schedule.status())?.lastTakenAt).toBeInstanceOf(Date), {
      timeout: 60_000,
    })
    await schedule.stop()
    expect(await readdir(folder)).toHaveLength(1)
  })

  test.each([
    ['is due', null, 0, false],
    ['has failed for two hours', null, 2, true],
    ['is a day old', hours(-24), 0, false],
    ['is a day and two hours old', hours(-26), 0, true],
  ])('knows whether a daily backup that %s is overdue', (_, lastTakenAt, hoursLater, expected) => {
    expect(isOverdue({ lastTakenAt, everyHours: 24 }, hours(0), hours(hoursLater))).toBe(expected)
    expect(isOverdue({ lastTakenAt, everyHours: null }, hours(0), hours(hoursLater))).toBe(false)
  })
})

describe('a failure', () => {
  const withCode = (code: string) => Object.assign(new Error('it failed'), { code })

  test.each([
    ['ENOSPC', /disk is full/],
    ['EACCES', /user that runs the shop/],
    ['28P01', /user that runs the shop/],
    ['57P01', /database has stopped/],
    ['ECONNRESET', /database has stopped/],
  ])('with the code %s is explained in one sentence', (code, sentence) => {
    expect(explainFailure(withCode(code))).toMatch(sentence)
  })

  test('of the program itself is not explained away', () => {
    expect(explainFailure(new TypeError('x is not a function'))).toBeNull()
  })
})

describe('the folder of backups', () => {
  test('keeps the newest, and nothing of an interrupted backup', async () => {
    const folder = await emptyFolder()
    const older = ['2026-01-01', '2026-01-02', '2026-01-03'].map((day) => `shop-${day}T00-00-00Z.tar.gz`)
    for (const name of [...older, '.shop-2026-01-04T00-00-00Z.tar.gz.part', 'notes.txt'])
      await writeFile(path.join(folder, name), '')
    const { archive: made, removed } = await backUp({ folder, keep: 2 })
    expect(removed).toEqual([older[1], older[0]])
    expect((await readdir(folder)).sort()).toEqual(['notes.txt', older[2], path.basename(made)])
  })

  test('has nothing of a backup that is ended early, nor have the data', async () => {
    const folder = await emptyFolder()
    const before = await readdir(dataDir)
    await expect(backUp({ folder, signal: AbortSignal.timeout(50) })).rejects.toThrow()
    expect(await readdir(folder)).toEqual([])
    expect(await readdir(dataDir)).toEqual(before)
  })

  test('is not made for a folder without a shop', async () => {
    const folder = path.join(root, 'backups of nothing')
    expect(await refusal(backUp({ dataDir: await emptyFolder(), folder }))).toContain('There is no shop in')
    await expect(readdir(folder)).rejects.toThrow('ENOENT')
  })

  test('is written by one backup at a time', async () => {
    const outcomes = await Promise.allSettled([backUp(), backUp()])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})
