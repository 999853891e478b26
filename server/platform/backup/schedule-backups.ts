import type { Logger } from 'pino'
import type { Config } from '../../config.ts'
import { type Backups, isOverdue } from '../../domain/dashboard/backup-status.ts'
import { createBackup } from './create-backup.ts'
import { readLastBackup, recordBackup } from './last-backup.ts'
import { archivingFailsSince } from './waiting-wal.ts'
import { currentWalArchive, firstComplete, listBaseBackups } from './wal-archive.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

interface ScheduleOptions {
  config: Pick<Config, 'backup' | 'dataDir' | 'database'>
  log: Logger
  now: () => Date
  checkMs?: number
}

/** The backups that the running shop makes by itself. */
export interface ScheduledBackups extends Backups {
  /** Ends a backup in progress early. */
  stop: () => Promise<void>
}

/** Makes a backup whenever the last one is older than configured; after a failure, the next attempt an hour later. */
export function scheduleBackups({
  config: { backup, dataDir, database },
  log,
  now,
  checkMs = minuteMs,
}: ScheduleOptions): ScheduledBackups {
  const { everyHours, ...options } = backup
  const runningSince = now()
  const stopping = new AbortController()
  let running: Promise<void> | undefined
  let failedAt = -Infinity

  const isDue = async () => {
    if (everyHours === null || now().getTime() - failedAt < hourMs) return false
    const last = await readLastBackup(dataDir)
    if (await lacksBaseBackup()) return true
    return last === null || now().getTime() - Date.parse(last.takenAt) >= everyHours * hourMs
  }
  /** The log is archived to a new folder, where no backup precedes it. */
  const lacksBaseBackup = async () => {
    const archive = await currentWalArchive(dataDir, options.folder)
    return archive !== null && !firstComplete(await listBaseBackups(archive))
  }
  const makeIfDue = async () => {
    if (!(await isDue())) return
    try {
      const made = await createBackup({ ...options, dataDir, signal: stopping.signal })
      await recordBackup(dataDir, made)
      const { archive, bytes, missingPictures } = made
      log.info({ archive, bytes }, 'backup made')
      if (missingPictures.length > 0) log.warn({ missingPictures }, 'files of pictures are missing')
    } catch (error) {
      if (stopping.signal.aborted) return
      failedAt = now().getTime()
      log.error({ err: error }, 'the backup failed')
    }
  }
  const timer = setInterval(() => {
    running ??= makeIfDue().finally(() => (running = undefined))
  }, checkMs)
  timer.unref()

  return {
    status: async () => {
      if (database !== null) return null
      const last = await readLastBackup(dataDir)
      const status = { lastTakenAt: last && new Date(last.takenAt), everyHours }
      return {
        ...status,
        isOverdue: isOverdue(status, runningSince, now()),
        archivingFailsSince: backup.walMinutes === null ? null : await archivingFailsSince(dataDir, now()),
      }
    },
    stop: async () => {
      clearInterval(timer)
      stopping.abort()
      await running
    },
  }
}
