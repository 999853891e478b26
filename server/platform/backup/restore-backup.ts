import { createWriteStream } from 'node:fs'
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { BackupError } from './errors.ts'
import type { Manifest } from './manifest.ts'
import { type ArchiveEntry, readArchive } from './read-archive.ts'
import { explainEnd, prepareReplay, requireWalArchive, type Until, unpackedFolder } from './replay-wal.ts'
import { listStored, readStored } from './stored-file.ts'
import type { WalArchive } from './wal-archive.ts'

export interface RestoreOptions {
  archive: string
  /** Missing or empty. */
  dataDir: string
  /** Null for archives that are not encrypted. */
  passphrase: string | null
  /** Null: the state of the backup. Otherwise the archived log that follows it is replayed until then. */
  until?: Until | null
}

export interface Restored {
  /** The moment whose state was restored. */
  takenAt: string
  /** Pictures that the database names and neither the backup nor the archive holds. */
  missingPictures: string[]
  products: number
  orders: number
  pictures: number
}

/** Replaying the log of weeks takes hours. */
const replaySeconds = 24 * 60 * 60

/**
 * Restores a backup into an empty folder: unpacks it, compares every file with its checksum, lets PostgreSQL recover and
 * looks for every picture that the database names. The folder stays empty when any of this fails.
 * @throws BackupError
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { archive, dataDir, passphrase } = options
  await requireEmpty(dataDir)
  const staging = path.join(dataDir, 'restore.part')
  await mkdir(staging, { recursive: true })
  try {
    const manifest = await readArchive(archive, passphrase, (entry) => unpack(entry, staging))
    const restored = await recover(staging, manifest, options)
    // The database last: a shop that is started too early finds none.
    for (const name of ['images', 'jwt-secret', 'postgres'])
      if (await exists(path.join(staging, name)))
        await rename(path.join(staging, name), path.join(dataDir, name))
    return restored
  } finally {
    await rm(staging, { recursive: true, force: true })
  }
}

async function requireEmpty(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new BackupError(`${dataDir} can’t be read (${error.code ?? error.message}): choose another folder.`)
  })
  if (names.length > 0)
    throw new BackupError(
      `${dataDir} is not empty: restore into an empty folder, then start the shop with it as DATA_DIR.`,
    )
}

async function unpack({ name, isFolder, contents }: ArchiveEntry, folder: string): Promise<void> {
  const target = path.join(folder, name)
  await mkdir(isFolder ? target : path.dirname(target), { recursive: true, mode: 0o700 })
  if (isFolder) for await (const chunk of contents) void chunk
  else await pipeline(contents, createWriteStream(target, { mode: 0o600, flags: 'wx' }))
}

/** PostgreSQL replays the log up to the end of the backup, or from the archive until the moment that was chosen. */
async function recover(dataDir: string, manifest: Manifest, options: RestoreOptions): Promise<Restored> {
  const { archive, passphrase, until = null } = options
  const silent = { info: () => undefined, warn: () => undefined }
  const start = async () => {
    if (!until) return { postgres: await startEmbeddedPostgres({ dataDir, log: silent }), wal: null }
    const wal = requireWalArchive(archive, manifest, until)
    const { settings, gap } = await prepareReplay(dataDir, {
      backup: path.basename(archive),
      archive: wal,
      last: manifest.wal.last,
      passphrase,
      until,
    })
    const postgres = await startEmbeddedPostgres({
      ...{ dataDir, log: silent, settings },
      startSeconds: replaySeconds,
    }).catch(async (error: unknown) => {
      const reason = until === 'latest' ? null : await explainEnd(dataDir, until, gap)
      throw reason ? new BackupError(reason) : error
    })
    return { postgres, wal }
  }
  const { postgres, wal } = await start()
  try {
    return await inspect(postgres.url, dataDir, { manifest, wal, options })
  } finally {
    await postgres.stop()
    await rm(path.join(dataDir, 'postgres', unpackedFolder), { recursive: true, force: true })
  }
}

interface Recovered {
  manifest: Manifest
  wal: WalArchive | null
  options: RestoreOptions
}

async function inspect(
  url: string,
  dataDir: string,
  { manifest, wal, options: { passphrase, until } }: Recovered,
): Promise<Restored> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>('SELECT "id" FROM "images"')
    const archived = wal ? await listStored(wal.pictures) : new Map<string, string>()
    const missingPictures: string[] = []
    for (const { id } of rows) {
      const file = path.join(dataDir, 'images', 'originals', id)
      if (await exists(file)) continue
      const stored = archived.get(id)
      if (stored) await restorePicture(stored, file, passphrase)
      else missingPictures.push(id)
    }
    const lacking = missingPictures.find((id) => !manifest.missingPictures.includes(id))
    // The archive can't be complete when BACKUP_DIR could not be written for days; all else is worth having.
    if (lacking && !wal)
      throw new BackupError(
        `The backup lacks the picture ${lacking}, which its database names: use another one.`,
      )
    const counts = await client.query<{ products: number; orders: number; replayed: Date | null }>(
      `SELECT (SELECT count(*)::int FROM "products") AS "products", (SELECT count(*)::int FROM "orders") AS "orders",
         pg_last_xact_replay_timestamp() AS "replayed"`,
    )
    const { replayed, products, orders } = counts.rows[0]!
    const latest = until === 'latest' && replayed ? replayed.toISOString() : manifest.takenAt
    const takenAt = until instanceof Date ? until.toISOString() : latest
    return { takenAt, missingPictures, products, orders, pictures: rows.length }
  } finally {
    await client.end()
  }
}

async function restorePicture(stored: string, file: string, passphrase: string | null): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await readStored(stored, passphrase, async (chunks) => {
    await writeFile(file, chunks, { mode: 0o600, flag: 'wx' })
  })
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
