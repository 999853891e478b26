import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startArchivingPostgres } from '../../server/platform/backup/archive-wal.ts'
import { listArchives } from '../../server/platform/backup/archive-files.ts'
import { createBackup } from '../../server/platform/backup/create-backup.ts'
import type { Until } from '../../server/platform/backup/replay-wal.ts'
import { restoreBackup } from '../../server/platform/backup/restore-backup.ts'
import { connectToCluster } from '../../server/platform/backup/running-cluster.ts'
import { scheduleBackups } from '../../server/platform/backup/schedule-backups.ts'
import { listStored } from '../../server/platform/backup/stored-file.ts'
import { walArchiveIn } from '../../server/platform/backup/wal-archive.ts'
import { applyMigrations } from '../../server/platform/database/migrate.ts'
import { createLog } from '../../server/platform/log.ts'
import {
  addPicture,
  connected,
  inRestored,
  momentOf,
  picturesIn,
  refusal,
  startOf,
  writePicture,
} from '../support/restored-shop.ts'
import { fillBaseline, migrationsFolder, type Row, rowsOf } from '../support/rows.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'

// Each test restores a complete cluster.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

const passphrase = 'neela aasman'
const silent = { info: () => undefined, warn: () => undefined }

interface State {
  at: Date
  rows: Map<string, Row[]>
  /** Of the pictures that the rows name. */
  pictures: Map<string, string>
}

let root: string
let dataDir: string
/** BACKUP_DIR. */
let folder: string
let archive: string
let takenAt: Date
let first: State
let second: State
let last: State
const warnings: string[] = []

const options = (secret: string | null = null) => ({ folder, keep: 7, walMinutes: 5, passphrase: secret })

/** Runs the shop's database, and ends when all that was written is archived. */
async function whileOpen<T>(
  work: (client: Client) => Promise<T>,
  { at = dataDir, ...backup } = { ...options(), at: dataDir },
): Promise<T> {
  const log = { info: () => undefined, warn: (message: string) => void warnings.push(message) }
  const postgres = await startArchivingPostgres({ dataDir: at, backup, log, settings: { fsync: 'off' } })
  const client = await connected(postgres.url)
  return work(client).finally(async () => {
    await client.end()
    await postgres.stop()
  })
}

async function change(client: Client): Promise<void> {
  await addPicture(client, dataDir)
  await client.query(`UPDATE "orders" SET "customerName" = $1`, [randomBytes(4).toString('hex')])
  await client.query(`SELECT nextval('order_numbers')`)
}

async function closeSegment(at: string): Promise<void> {
  const superuser = (await connectToCluster(at))!
  await superuser.query('SELECT pg_switch_wal()').finally(() => superuser.end())
}

async function stateOf(client: Client): Promise<State> {
  const rows = await rowsOf(client)
  return { at: await momentOf(client), rows, pictures: await namedPictures(rows, dataDir) }
}

async function namedPictures(rows: State['rows'], at: string): Promise<Map<string, string>> {
  const named = new Set(rows.get('images')!.map(({ id }) => id))
  return new Map([...(await picturesIn(at))].filter(([id]) => named.has(id)))
}

const emptyFolder = () => mkdtemp(path.join(root, 'folder '))

async function restore(from: string, until: Until, secret: string | null = null): Promise<string> {
  const target = await emptyFolder()
  await restoreBackup({ archive: from, dataDir: target, passphrase: secret, until })
  return target
}

async function expectState(restored: string, { rows, pictures }: State): Promise<void> {
  const found = await inRestored(restored, rowsOf)
  expect(found).toEqual(rows)
  expect(await namedPictures(found, restored)).toEqual(pictures)
}

/** The one archive of the log in a folder of backups. */
async function walArchiveOf(backups: string) {
  const [id, ...others] = await readdir(path.join(backups, 'wal'))
  expect(others).toEqual([])
  return walArchiveIn(path.join(backups, 'wal', id!))
}

/** A copy of the backup with its archived log. */
async function copyOfBackup(): Promise<string> {
  const copy = await emptyFolder()
  await cp(folder, copy, { recursive: true })
  return path.join(copy, path.basename(archive))
}

beforeAll(async () => {
  root = await makeScratchFolder('point in time')
  dataDir = path.join(root, 'data')
  folder = path.join(root, 'the backups')
  await whileOpen(async (client) => {
    await fillBaseline(client)
    await applyMigrations(client, migrationsFolder, silent)
    await writePicture('0123456789abcdef', dataDir)
    await addPicture(client, dataDir)
    await writeFile(path.join(dataDir, 'jwt-secret'), 'the secret of this shop')
    const made = await createBackup({ dataDir, ...options() })
    archive = made.archive
    takenAt = new Date(made.takenAt)
    await change(client)
    first = await stateOf(client)
    await closeSegment(dataDir)
    await change(client)
    await closeSegment(dataDir)
    second = await stateOf(client)
  })
  // The shop was closed and opened again, and is closed.
  await whileOpen(async (client) => {
    await change(client)
    last = await stateOf(client)
  })
})

afterAll(() => rm(root, { recursive: true, force: true }))

describe('a backup restored to a later moment', () => {
  test('has what was written before that moment and nothing written after', async () => {
    await expectState(await restore(archive, first.at), first)
    await expectState(await restore(archive, second.at), second)
  })

  test('has everything when it is restored to the end of the archived log', async () => {
    const target = await restore(archive, 'latest')
    await expectState(target, last)
    expect((await readdir(path.join(target, 'postgres'))).sort()).toEqual(['data', 'password'])
  })

  test('has only its own state without a moment', async () => {
    const target = await emptyFolder()
    const outcome = await restoreBackup({ archive, dataDir: target, passphrase: null })
    expect(outcome).toMatchObject({ takenAt: takenAt.toISOString(), pictures: 2 })
  })

  test('has the state of the backup when nothing was written since', async () => {
    const restored = await restore(archive, first.at)
    const own = { dataDir: restored, ...options(), folder: await emptyFolder() }
    const { archive: newest } = await createBackup(own)
    await expectState(await restore(newest, 'latest'), first)
  })

  test('names the pictures whose files are lost', async () => {
    const copy = await copyOfBackup()
    const { pictures } = await walArchiveOf(path.dirname(copy))
    const [[id, file] = []] = await listStored(pictures)
    await rm(file!)
    const target = await emptyFolder()
    const outcome = await restoreBackup({ archive: copy, dataDir: target, passphrase: null, until: 'latest' })
    expect(outcome.missingPictures).toEqual([id])
  })

  test('archives its log apart from that of the shop it was restored from', async () => {
    const target = await restore(archive, first.at)
    const before = await listStored((await walArchiveOf(folder)).segments)
    const copy = path.dirname(await copyOfBackup())
    await whileOpen((client) => addPicture(client, target), { ...options(), folder: copy, at: target })
    const [original] = await readdir(path.join(folder, 'wal'))
    expect([...(await listStored(walArchiveIn(path.join(copy, 'wal', original!)).segments)).keys()]).toEqual([
      ...before.keys(),
    ])
    const { archive: own } = await createBackup({ dataDir: target, ...options(), folder: copy })
    const added = await whileOpen((client) => addPicture(client, target), {
      ...options(),
      folder: copy,
      at: target,
    })
    expect([...(await picturesIn(await restore(own, 'latest'))).keys()]).toContain(added)
  })
})

describe('a restore to a moment is refused', () => {
  let target: string
  const refused = async (from: string, until: Until) => {
    target = await emptyFolder()
    const message = await refusal(restoreBackup({ archive: from, dataDir: target, passphrase: null, until }))
    expect(await readdir(target)).toEqual([])
    return message
  }

  test('before the end of the backup', async () => {
    const message = await refused(archive, new Date(takenAt.getTime() - 1))
    expect(message).toContain('use a backup made before it')
  })

  test('after the last archived change, which it names', async () => {
    const message = await refused(archive, new Date(last.at.getTime() + 60_000))
    const named = new Date(/with a change of (\S+):/.exec(message)![1]!)
    expect(named.getTime()).toBeGreaterThan(second.at.getTime())
    expect(named.getTime()).toBeLessThanOrEqual(last.at.getTime())
  })

  test('when the archived log was not copied along with the backup', async () => {
    const alone = path.join(await emptyFolder(), path.basename(archive))
    await cp(archive, alone)
    expect(await refused(alone, first.at)).toContain('copy the folder wal')
  })

  test.each([
    ['a segment is missing before it', -2],
    ['the first segment after the backup is missing', -3],
  ])('when %s', async (_, at) => {
    const copy = await copyOfBackup()
    const { segments } = await walArchiveOf(path.dirname(copy))
    const names = [...(await listStored(segments))].filter(([name]) => /^[0-9A-F]{24}$/.test(name)).sort()
    const [name, file] = names.at(at)!
    await rm(file)
    expect(await refused(copy, 'latest')).toContain(`lacks the segment ${name}`)
    expect(await refused(copy, last.at)).toContain(`lacks the segment ${name}`)
  })

  test('when a segment is damaged', async () => {
    const copy = await copyOfBackup()
    const { segments } = await walArchiveOf(path.dirname(copy))
    const files = [...(await listStored(segments)).values()].sort()
    await truncate(files.at(-1)!, 5_000)
    expect(await refused(copy, 'latest')).toContain('is damaged')
  })
})

describe('the archived log', () => {
  test('starts anew after the database has run without it', async () => {
    const copy = await emptyFolder()
    await cp(dataDir, copy, { recursive: true })
    const backups = await emptyFolder()
    const settings = { ...options(), folder: backups }
    await whileOpen(async () => undefined, { ...settings, at: copy })
    const recorded = () => readFile(path.join(copy, 'postgres', 'wal-archive.json'), 'utf8')
    const before = await recorded()
    await whileOpen(async () => undefined, { ...settings, at: copy })
    expect(await recorded()).toBe(before)
    await startArchivingPostgres({
      ...{ dataDir: copy, log: silent },
      backup: { ...settings, walMinutes: null },
    }).then((postgres) => postgres.stop())
    await whileOpen(async () => undefined, { ...settings, at: copy })
    expect(await recorded()).not.toBe(before)
  })

  test('begins with a backup when backups are scheduled, although the last one is recent', async () => {
    const copy = await emptyFolder()
    await cp(dataDir, copy, { recursive: true })
    const settings = { ...options(), folder: await emptyFolder() }
    const recent = { archive, bytes: 1, takenAt: new Date().toISOString() }
    await writeFile(path.join(copy, 'last-backup.json'), JSON.stringify(recent))
    await whileOpen(
      async () => {
        const config = { dataDir: copy, database: null, backup: { ...settings, everyHours: 24 } }
        const now = () => new Date()
        const schedule = scheduleBackups({ config, log: createLog('silent'), now, checkMs: 20 })
        await vi.waitFor(async () => expect((await readdir(settings.folder)).join()).toMatch(/(^|,)shop-/), {
          timeout: 60_000,
        })
        await schedule.stop()
      },
      { ...settings, at: copy },
    )
    expect(await listArchives(settings.folder)).toHaveLength(1)
  })

  test('is encrypted with the backups', async () => {
    const copy = await emptyFolder()
    await cp(dataDir, copy, { recursive: true })
    const settings = { ...options(passphrase), folder: await emptyFolder(), at: copy }
    const { archive: encrypted } = await whileOpen(
      () => createBackup({ dataDir: copy, ...settings }),
      settings,
    )
    const id = await whileOpen((client) => addPicture(client, copy), settings)
    const { segments, pictures } = await walArchiveOf(settings.folder)
    const stored = [...(await listStored(segments)).values(), ...(await listStored(pictures)).values()]
    expect(stored.length).toBeGreaterThan(1)
    for (const file of stored) expect(await startOf(file)).toBe('SHOPBAK1')

    const target = await restore(encrypted, 'latest', passphrase)
    expect((await picturesIn(target)).get(id)).toBe((await picturesIn(copy)).get(id))
  })

  test('loses what no remaining backup needs', async () => {
    const copy = await emptyFolder()
    await cp(dataDir, copy, { recursive: true })
    const settings = { ...options(), keep: 1, folder: await emptyFolder(), at: copy }
    const backUp = async () => {
      await closeSegment(copy)
      return createBackup({ ...settings, dataDir: copy })
    }
    await whileOpen(backUp, settings)
    const held = await whileOpen((client) => addPicture(client, copy), settings)
    const wal = await walArchiveOf(settings.folder)
    const before = [...(await listStored(wal.segments)).keys()]
    expect([...(await listStored(wal.pictures)).keys()]).toEqual([held])

    vi.setSystemTime(Date.now() + 1_000)
    const { archive: newest } = await whileOpen(backUp, settings)
    vi.useRealTimers()
    const added = await whileOpen((client) => addPicture(client, copy), settings)
    expect([...(await listStored(wal.segments)).keys()].filter((name) => before.includes(name))).toEqual([])
    expect([...(await listStored(wal.pictures)).keys()]).toEqual([added])
    expect(await picturesIn(await restore(newest, 'latest'))).toEqual(await picturesIn(copy))
  })

  test('has been archived without a complaint', () => {
    expect(warnings).toEqual([])
  })
})
