import { access, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { DataDirInUseError } from '../database/embedded/errors.ts'
import { takeLock } from '../database/embedded/lock.ts'
import {
  archiveNameAt,
  listArchives,
  partialNameOf,
  removePartialArchives,
  rotateArchives,
  sizeOf,
} from './archive-files.ts'
import { startArchivingPostgres } from './archive-wal.ts'
import { copyCluster } from './copy-cluster.ts'
import { BackupError } from './errors.ts'
import { pinPictures } from './pictures.ts'
import { readArchive } from './read-archive.ts'
import { connectToCluster } from './running-cluster.ts'
import { syncFolder } from './sync-folder.ts'
import { beginBaseBackup, currentWalArchive, rotateWal } from './wal-archive.ts'
import { writeArchive } from './write-archive.ts'

export interface BackupOptions {
  dataDir: string
  /** Where the archives are. */
  folder: string
  /** How many archives remain, the new one included. */
  keep: number
  /** Null: not encrypted. */
  passphrase: string | null
  /** See `Config`. */
  walMinutes: number | null
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
  await access(path.join(dataDir, 'postgres')).catch(() => {
    throw new BackupError(`There is no shop in ${dataDir}: set DATA_DIR to the shop’s folder.`)
  })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const lock = await takeLock(path.join(dataDir, 'backup.lock'), 0)
  if (!lock) throw new BackupError(`Another backup of ${dataDir} is being made: wait until it has ended.`)
  try {
    await removePartialArchives(folder)
    return await withRunningCluster(options, () => create(options))
  } finally {
    lock.release()
  }
}

async function create({ dataDir, folder, keep, passphrase, signal }: BackupOptions): Promise<Backup> {
  const name = archiveNameAt(new Date(), passphrase !== null)
  const partial = path.join(folder, partialNameOf(name))
  const archive = path.join(folder, name)
  const pictures = await pinPictures(dataDir)
  const walArchive = await currentWalArchive(dataDir, folder)
  const base = walArchive && (await beginBaseBackup(walArchive, name))
  try {
    await writeArchive(partial, { passphrase, signal }, async (writer) => {
      const client = await connectToCluster(dataDir)
      if (!client) throw new BackupError(`The database in ${dataDir} has stopped meanwhile: try again.`)
      const facts = await copyCluster(client, { dataDir, writer, pictures }).finally(() => client.end())
      for (const id of await pictures.names())
        await writer.addFile(`images/originals/${id}`, pictures.pathOf(id))
      await writer.addFile('jwt-secret', path.join(dataDir, 'jwt-secret'))
      return { ...facts, walArchive: walArchive && path.basename(walArchive.folder) }
    })
    const { takenAt, missingPictures, wal } = await readArchive(partial, passphrase, undefined, signal)
    const names = await pictures.names()
    await base?.complete(wal.last, names)
    await rename(partial, archive)
    await syncFolder(folder)
    const removed = await rotateArchives(folder, keep)
    await rotateWal(folder, await listArchives(folder), walArchive)
    const bytes = await sizeOf(archive)
    return { archive, bytes, takenAt, pictures: names.length, missingPictures, removed }
  } catch (error) {
    await base?.cancel()
    throw error
  } finally {
    await pictures.remove()
    await rm(partial, { force: true })
  }
}

/** A shop that is not running has its database started for the time of the backup. */
async function withRunningCluster<T>(options: BackupOptions, work: () => Promise<T>): Promise<T> {
  const { dataDir } = options
  const running = await connectToCluster(dataDir)
  if (running) return running.end().then(work)
  const silent = { info: () => undefined, warn: () => undefined }
  const postgres = await startArchivingPostgres({ dataDir, backup: options, log: silent }).catch(
    (error: unknown) => {
      if (!(error instanceof DataDirInUseError)) throw error
      throw new BackupError(`The shop in ${dataDir} is just starting or stopping: try again.`)
    },
  )
  return work().finally(() => postgres.stop())
}
