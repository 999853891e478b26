/** What the owner sees of the backups of a shop with the embedded database. */
export interface BackupStatus {
  /** The moment whose state the newest backup holds; null when there has been none. */
  lastTakenAt: Date | null
  /** Null: only the owner starts backups. */
  everyHours: number | null
  isOverdue: boolean
  /** Since when the write-ahead log can't be archived; null while it can, and where that isn't configured. */
  archivingFailsSince: Date | null
}

/** The shop's own backups. Null where the database is backed up by other means. */
export interface Backups {
  status: () => Promise<BackupStatus | null>
}

const hourMs = 60 * 60 * 1000

/** Before the first backup, the time since which the shop is running counts. */
export function isOverdue(
  { lastTakenAt, everyHours }: Pick<BackupStatus, 'lastTakenAt' | 'everyHours'>,
  runningSince: Date,
  now: Date,
): boolean {
  if (everyHours === null) return false
  const dueAt = lastTakenAt ? lastTakenAt.getTime() + everyHours * hourMs : runningSince.getTime()
  return now.getTime() - dueAt > hourMs
}
