import { createWriteStream } from 'node:fs'
import { access, mkdir, readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Client } from 'pg'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { BackupError } from './errors.ts'
import type { Manifest } from './manifest.ts'
import { type ArchiveEntry, readArchive } from './read-archive.ts'

export interface RestoreOptions {
  archive: string
  /** Missing or empty. */
  dataDir: string
  /** Null for archives that are not encrypted. */
  passphrase: string | null
}

export interface Restored {
  /** The moment whose state was restored. */
  takenAt: string
  products: number
  orders: number
  pictures: number
}

/**
 * Restores a backup into an empty folder: unpacks it, compares every file with its checksum, lets PostgreSQL recover and
 * looks for every picture that the database names. The folder stays empty when any of this fails.
 * @throws BackupError
 */
export async function restoreBackup({ archive, dataDir, passphrase }: RestoreOptions): Promise<Restored> {
  await requireEmpty(dataDir)
  const staging = path.join(dataDir, 'restore.part')
  await mkdir(staging, { recursive: true })
  try {
    const manifest = await readArchive(archive, passphrase, (entry) => unpack(entry, staging))
    const restored = await recover(staging, manifest)
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

/** PostgreSQL replays the archived log up to the end of the backup. */
async function recover(dataDir: string, manifest: Manifest): Promise<Restored> {
  const silent = { info: () => undefined, warn: () => undefined }
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent })
  try {
    return await inspect(postgres.url, dataDir, manifest)
  } finally {
    await postgres.stop()
  }
}

async function inspect(url: string, dataDir: string, manifest: Manifest): Promise<Restored> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: string }>('SELECT "id" FROM "images"')
    for (const { id } of rows)
      if (
        !manifest.missingPictures.includes(id) &&
        !(await exists(path.join(dataDir, 'images', 'originals', id)))
      )
        throw new BackupError(
          `The backup lacks the picture ${id}, which its database names: use another one.`,
        )
    const counts = await client.query<{ products: number; orders: number }>(
      `SELECT (SELECT count(*)::int FROM "products") AS "products", (SELECT count(*)::int FROM "orders") AS "orders"`,
    )
    return { takenAt: manifest.takenAt, ...counts.rows[0]!, pictures: rows.length }
  } finally {
    await client.end()
  }
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
