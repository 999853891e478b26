import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from '../../config.ts'
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresLog,
  startEmbeddedPostgres,
} from '../database/embedded-postgres.ts'
import { listStored, storeFile } from './stored-file.ts'
import {
  closeWalArchive,
  firstComplete,
  listBaseBackups,
  openWalArchive,
  type WalArchive,
} from './wal-archive.ts'

const checkMs = 5_000

/** The longest wait for the last segments at shutdown; the rest is archived at the next start. */
const lastSegmentsMs = 2_000

/** Beside PostgreSQL's own folder, in which its programs run. */
export const finishedFolder = 'finished-wal'

/**
 * PostgreSQL hands over a copy of each finished segment; it keeps the original until the copy is on the disk. The copy
 * is compressed, encrypted and moved to BACKUP_DIR by the shop, because the account of PostgreSQL may have no access
 * there and is not given the passphrase. A segment that is handed over again has the same contents, or is refused.
 */
const archiveCommand = (() => {
  const target = `../${finishedFolder}/%f`
  const partial = `../${finishedFolder}/.%f.part`
  const copy = `cp "%p" "${partial}" && sync "${partial}" && mv "${partial}" "${target}" && sync ../${finishedFolder}`
  return `mkdir -p ../${finishedFolder} && if test -e "${target}"; then cmp "%p" "${target}"; else ${copy}; fi`
})()

interface ArchivingOptions {
  dataDir: string
  backup: Pick<Config['backup'], 'folder' | 'passphrase' | 'walMinutes'>
  log: EmbeddedPostgresLog
  /** Settings of PostgreSQL, for tests. */
  settings?: Record<string, string>
}

/** Starts the embedded PostgreSQL and archives its write-ahead log, with new pictures, if that is configured. */
export async function startArchivingPostgres({
  dataDir,
  backup: { folder, passphrase, walMinutes },
  log,
  settings = {},
}: ArchivingOptions): Promise<EmbeddedPostgres> {
  if (walMinutes === null) {
    const postgres = await startEmbeddedPostgres({ dataDir, log, settings })
    await closeWalArchive(dataDir)
    return postgres
  }
  const archiving = {
    archive_mode: 'on',
    archive_command: archiveCommand,
    archive_timeout: `${walMinutes}min`,
  }
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings: { ...archiving, ...settings } })
  const archive = await openWalArchive(dataDir, folder).catch(async (error: unknown) => {
    await postgres.stop()
    throw error
  })
  const stopArchiving = archiveRegularly(() => archiveFinished(dataDir, archive, passphrase), log)
  return {
    ...postgres,
    stop: async () => {
      await postgres.stop()
      await stopArchiving()
    },
  }
}

/** Returns the function that archives what remains and stops. */
function archiveRegularly(archive: () => Promise<void>, log: EmbeddedPostgresLog): () => Promise<void> {
  let running: Promise<void> | undefined
  let reported = ''
  const run = () =>
    (running ??= archive()
      .then(
        () => void (reported = ''),
        (error: Error) => {
          if (error.message === reported) return
          reported = error.message
          log.warn(`The write-ahead log can’t be archived: ${reported}. It is tried again every 5 seconds.`)
        },
      )
      .finally(() => (running = undefined)))
  const timer = setInterval(() => void run(), checkMs)
  timer.unref()
  return async () => {
    clearInterval(timer)
    const stopping = new AbortController()
    const late = delay(lastSegmentsMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    await Promise.race([(running ?? Promise.resolve()).then(run), late])
    stopping.abort()
  }
}

/**
 * Archives the finished segments, and before them the pictures that the oldest backup lacks: whatever row a segment
 * holds, its picture has been written earlier. Without a backup nothing can be replayed, and the segments are dropped.
 */
async function archiveFinished(
  dataDir: string,
  archive: WalArchive,
  passphrase: string | null,
): Promise<void> {
  const finished = path.join(dataDir, 'postgres', finishedFolder)
  const segments = (await readdir(finished).catch(() => [])).filter((name) => !name.startsWith('.')).sort()
  const backups = await listBaseBackups(archive)
  const oldest = firstComplete(backups)
  if (oldest) await archivePictures(dataDir, archive, oldest.pictures, passphrase)
  for (const name of segments) {
    const file = path.join(finished, name)
    if (backups.length > 0) await storeFile(file, archive.segments, passphrase)
    await rm(file)
  }
}

async function archivePictures(
  dataDir: string,
  { pictures }: WalArchive,
  inBackup: string[],
  passphrase: string | null,
): Promise<void> {
  const originals = path.join(dataDir, 'images', 'originals')
  const known = new Set([...inBackup, ...(await listStored(pictures)).keys()])
  for (const name of await readdir(originals).catch(() => [])) {
    if (known.has(name) || name.endsWith('.part')) continue
    await storeFile(path.join(originals, name), pictures, passphrase).catch(
      (error: NodeJS.ErrnoException) => {
        // Removed meanwhile.
        if (error.code !== 'ENOENT' || error.path !== path.join(originals, name)) throw error
      },
    )
  }
}
