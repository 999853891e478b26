import { mkdir, open, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { BackupError } from './errors.ts'
import type { Manifest } from './manifest.ts'
import { listStored, readStored } from './stored-file.ts'
import { listBaseBackups, type WalArchive, walArchiveIn, walFolderIn } from './wal-archive.ts'

/** A moment with its time zone, or `latest`: the end of the archived log. */
export type Until = Date | 'latest'

/** Beside PostgreSQL's own folder, and removed after the restore. */
export const unpackedFolder = 'archived-wal'

/**
 * The archive of the log that follows a backup.
 * @throws BackupError when there is none, or the backup was made after that moment
 */
export function requireWalArchive(
  backup: string,
  { walArchive, takenAt }: Manifest,
  until: Until,
): WalArchive {
  if (!walArchive)
    throw new BackupError(
      `The log was not archived when ${backup} was made (BACKUP_DIR was not set): only its own state, of ${takenAt}, can be restored.`,
    )
  if (until !== 'latest' && until < new Date(takenAt))
    throw new BackupError(
      `${backup} holds the state of ${takenAt}: for ${until.toISOString()} use a backup made before it.`,
    )
  return walArchiveIn(path.join(walFolderIn(path.dirname(backup)), walArchive))
}

interface ReplayOptions {
  /** The file name of the backup. */
  backup: string
  archive: WalArchive
  /** The last segment that the backup holds. */
  last: string
  passphrase: string | null
  until: Until
}

/**
 * Unpacks the archived segments that follow a backup into its unpacked files, and makes PostgreSQL's next start replay
 * them. Returns the settings for that start, and the name of a segment that is missing before others.
 * @throws BackupError when nothing can be replayed, or not all of it for `latest`
 */
export async function prepareReplay(
  dataDir: string,
  { backup, archive, last, passphrase, until }: ReplayOptions,
): Promise<{ settings: Record<string, string>; gap: string | null }> {
  const stored = await listStored(archive.segments)
  const later = [...stored.keys()].filter((name) => /^[0-9A-F]{24}$/.test(name) && name > last)
  if (later.length === 0 && !(await listBaseBackups(archive)).some(({ archive: name }) => name === backup))
    throw new BackupError(
      `${archive.segments} holds no log that follows this backup: copy the folder wal along with it, or restore without --until.`,
    )
  const target = path.join(dataDir, 'postgres', unpackedFolder)
  await mkdir(target, { mode: 0o700 })
  let next = following(last)
  for (let file = stored.get(next); file; file = stored.get(next)) {
    await unpackSparse(file, path.join(target, next), passphrase)
    next = following(next)
  }
  const gap = later.some((name) => name > next) ? next : null
  if (gap && until === 'latest')
    throw new BackupError(
      `${archive.segments} lacks the segment ${gap}: find it on another copy, or restore until a moment before it.`,
    )
  await writeFile(path.join(dataDir, 'postgres', 'data', 'recovery.signal'), '', { mode: 0o600 })
  return {
    settings: {
      restore_command: `cp "../${unpackedFolder}/%f" "%p"`,
      recovery_target_action: 'promote',
      hot_standby: 'off',
      // The time zones' abbreviations, such as Z, are not known yet when this setting is read.
      ...(until === 'latest' ? {} : { recovery_target_time: until.toISOString().replace('Z', '+00') }),
    },
    gap,
  }
}

/** Segments are numbered in hexadecimal: 8 digits of the timeline, 8 of the log file, 8 of the part, of which 256 are. */
function following(segment: string): string {
  const number = BigInt(`0x${segment.slice(8, 16)}${segment.slice(22)}`) + 1n
  const digits = number.toString(16).toUpperCase().padStart(10, '0')
  return `${segment.slice(0, 8)}${digits.slice(0, 8)}000000${digits.slice(8)}`
}

/** Segments closed early end in zeros, which then take no space. */
async function unpackSparse(stored: string, target: string, passphrase: string | null): Promise<void> {
  const handle = await open(target, 'wx', 0o600)
  try {
    let at = 0
    await readStored(stored, passphrase, async (chunks) => {
      for await (const chunk of chunks) {
        if (chunk.some((byte) => byte !== 0)) await handle.write(chunk, 0, chunk.length, at)
        at += chunk.length
      }
    })
    await handle.truncate(at)
  } finally {
    await handle.close()
  }
}

/** The sentence for a replay that ended before the moment; null when PostgreSQL has failed for another reason. */
export async function explainEnd(dataDir: string, until: Date, gap: string | null): Promise<string | null> {
  const log = await readFile(path.join(dataDir, 'postgres.log'), 'utf8').catch(() => '')
  if (!log.includes('recovery ended before configured recovery target was reached')) return null
  const last = /last completed transaction was at log time (\S+) ([\d:.]+)/.exec(log)
  const moment = until.toISOString()
  if (!last && gap)
    return `The archived log lacks the segment ${gap}, the first after this backup: ${moment} can’t be restored, only the backup itself, without --until.`
  if (!last)
    return `The archived log holds no change after this backup: ${moment} can’t be restored yet, choose latest.`
  const end = `with a change of ${new Date(`${last[1]}T${last[2]}Z`).toISOString()}`
  return (
    `The archived log ${gap ? `lacks the segment ${gap} and therefore ends` : 'ends'} ${end}: ` +
    `${moment} can’t be restored, choose that moment or an earlier one${gap ? '' : ', or latest'}.`
  )
}
