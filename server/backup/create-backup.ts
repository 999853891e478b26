import { mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { startEmbeddedPostgres } from '../database/embedded-postgres.ts'
import { DataDirInUseError } from '../database/embedded/errors.ts'
import { takeLock } from '../database/embedded/lock.ts'
import {
  archiveNameAt,
  partialNameOf,
  removePartialArchives,
  rotateArchives,
  sizeOf,
} from './archive-files.ts'
import { copyCluster } from './copy-cluster.ts'
import { BackupError } from './errors.ts'
import { pinPictures } from './pictures.ts'
import { readArchive } from './read-archive.ts'
import { connectToCluster } from './running-cluster.ts'
import { writeArchive } from './write-archive.ts'

export interface BackupOptions {
  dataDir: string
  /** Where the archives are. */
  folder: string
  /** How many archives remain, the new one included. */
  keep: number
  /** Null: not encrypted. */
  passphrase: string | null
  /** Ends it early; what it has written is removed. */
  signal?: AbortSignal
}

export interface Backup {
  archive: string
  bytes: number
  takenAt: string
  pictures: number
  missingPictures: string[]
  /** The names of older archives that were removed. */
  removed: string[]
}

/**
 * Backs up a shop with the embedded PostgreSQL, running or not: database, pictures and signing key in one archive,
 * which is read again and compared with its checksums before it gets its name.
 * @throws BackupError
 */
export async function createBackup(options: BackupOptions): Promise<Backup> {
  const { dataDir, folder } = options
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lock = await takeLock(path.join(dataDir, 'backup.lock'), 0)
  if (!lock) throw new BackupError(`Another backup of ${dataDir} is being made: wait until it has ended.`)
  try {
    await removePartialArchives(folder)
    return await withRunningCluster(dataDir, () => create(options))
  } finally {
    lock.release()
  }
}

async function create({ dataDir, folder, keep, passphrase, signal }: BackupOptions): Promise<Backup> {
  const name = archiveNameAt(new Date(), passphrase !== null)
  const partial = path.join(folder, partialNameOf(name))
  const archive = path.join(folder, name)
  const pictures = await pinPictures(dataDir)
  try {
    await writeArchive(partial, { passphrase, signal }, async (writer) => {
      const client = await connectToCluster(dataDir)
      if (!client) throw new BackupError(`The database in ${dataDir} has stopped meanwhile: try again.`)
      const facts = await copyCluster(client, { dataDir, writer, pictures }).finally(() => client.end())
      for (const id of await pictures.names())
        await writer.addFile(`images/originals/${id}`, pictures.pathOf(id))
      await writer.addFile('jwt-secret', path.join(dataDir, 'jwt-secret'))
      return facts
    })
    const { takenAt, missingPictures } = await readArchive(partial, passphrase, undefined, signal)
    await rename(partial, archive)
    await syncFolder(folder)
    const count = (await pictures.names()).length
    const removed = await rotateArchives(folder, keep)
    return { archive, bytes: await sizeOf(archive), takenAt, pictures: count, missingPictures, removed }
  } finally {
    await pictures.remove()
    await rm(partial, { force: true })
  }
}

/** A shop that is not running has its database started for the time of the backup. */
async function withRunningCluster<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const running = await connectToCluster(dataDir)
  if (running) return running.end().then(work)
  const silent = { info: () => undefined, warn: () => undefined }
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent }).catch((error: unknown) => {
    if (!(error instanceof DataDirInUseError)) throw error
    throw new BackupError(`The shop in ${dataDir} is just starting or stopping: try again.`)
  })
  return work().finally(() => postgres.stop())
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}
