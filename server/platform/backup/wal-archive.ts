import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import { listStored } from './stored-file.ts'

/**
 * Below BACKUP_DIR/wal, a folder for each shop and for each of its restored copies: their logs begin alike and differ
 * later. `segments` and `pictures` hold what came after the backups that `backups` lists.
 */
export interface WalArchive {
  folder: string
  segments: string
  pictures: string
  backups: string
}

export const walFolderIn = (backupFolder: string) => path.join(backupFolder, 'wal')

export const walArchiveIn = (folder: string): WalArchive => ({
  folder,
  segments: path.join(folder, 'segments'),
  pictures: path.join(folder, 'pictures'),
  backups: path.join(folder, 'backups'),
})

/** A backup onto which the archived log can be replayed. */
const baseBackup = z.object({
  /** False while it is made. */
  isComplete: z.boolean(),
  /** The last segment that the backup itself holds; empty while it is made. */
  last: z.string(),
  /** The pictures that it holds, and those archived that were removed before it. */
  pictures: z.array(z.string()),
})

export type BaseBackup = z.output<typeof baseBackup> & { archive: string }

const recordIn = (dataDir: string) => path.join(dataDir, 'postgres', 'wal-archive.json')
const record = z.object({ folder: z.string() })

/** The archive to which the log of this database goes; null when it is not archived below this folder of backups. */
export async function currentWalArchive(dataDir: string, backupFolder: string): Promise<WalArchive | null> {
  const text = await readFile(recordIn(dataDir), 'utf8').catch(() => '')
  try {
    const { folder } = record.parse(JSON.parse(text))
    return path.dirname(folder) === walFolderIn(backupFolder) ? walArchiveIn(folder) : null
  } catch {
    return null
  }
}

/** The archive of this database, a new one unless its log has always gone to this folder since the last one began. */
export async function openWalArchive(dataDir: string, backupFolder: string): Promise<WalArchive> {
  const current = await currentWalArchive(dataDir, backupFolder)
  if (current) return current
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  const folder = path.join(walFolderIn(backupFolder), `${time}Z-${randomBytes(4).toString('hex')}`)
  await writeFile(`${recordIn(dataDir)}.part`, JSON.stringify({ folder } satisfies z.output<typeof record>))
  await rename(`${recordIn(dataDir)}.part`, recordIn(dataDir))
  return walArchiveIn(folder)
}

/** What follows is not archived: a later archive can't continue this one. */
export async function closeWalArchive(dataDir: string): Promise<void> {
  await rm(recordIn(dataDir), { force: true })
}

/** The oldest first. */
export async function listBaseBackups({ backups }: WalArchive): Promise<BaseBackup[]> {
  const names = (await readdir(backups).catch(() => [])).filter((name) => name.endsWith('.json'))
  return Promise.all(
    names.sort().map(async (name) => ({
      ...baseBackup.parse(JSON.parse(await readFile(path.join(backups, name), 'utf8'))),
      archive: path.basename(name, '.json'),
    })),
  )
}

export const firstComplete = (backups: BaseBackup[]): BaseBackup | undefined =>
  backups.find(({ isComplete }) => isComplete)

/** Announces a backup before it begins: from now on the log is archived for it. */
export async function beginBaseBackup(archive: WalArchive, name: string) {
  const archivedBefore = [...(await listStored(archive.pictures)).keys()]
  await mkdir(archive.backups, { recursive: true, mode: 0o700 })
  await write(archive, name, { isComplete: false, last: '', pictures: [] })
  return {
    complete: (last: string, pictures: string[]) =>
      write(archive, name, { isComplete: true, last, pictures: [...pictures, ...archivedBefore] }),
    cancel: () => rm(path.join(archive.backups, `${name}.json`), { force: true }),
  }
}

async function write(
  { backups }: WalArchive,
  name: string,
  facts: z.output<typeof baseBackup>,
): Promise<void> {
  const file = path.join(backups, `${name}.json`)
  await writeFile(`${file}.part`, JSON.stringify(facts), { mode: 0o600, flush: true })
  await rename(`${file}.part`, file)
}

/** Removes the segments and pictures that none of the complete backups in this folder needs. */
export async function rotateWal(
  backupFolder: string,
  retained: string[],
  current: WalArchive | null,
): Promise<void> {
  for (const id of await readdir(walFolderIn(backupFolder)).catch(() => [])) {
    const archive = walArchiveIn(path.join(walFolderIn(backupFolder), id))
    const all = await listBaseBackups(archive)
    for (const { archive: name } of all.filter((backup) => !retained.includes(backup.archive)))
      await rm(path.join(archive.backups, `${name}.json`), { force: true })
    const oldest = all.find((backup) => retained.includes(backup.archive))
    if (!oldest && archive.folder !== current?.folder)
      await rm(archive.folder, { recursive: true, force: true })
    if (!oldest) continue
    for (const [name, file] of await listStored(archive.segments))
      if (!name.endsWith('.history') && name.slice(0, 24) <= oldest.last) await rm(file, { force: true })
    const unneeded = new Set(oldest.pictures)
    for (const [name, file] of await listStored(archive.pictures))
      if (unneeded.has(name)) await rm(file, { force: true })
  }
}
