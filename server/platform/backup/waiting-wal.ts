import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { finishedFolder } from './archive-wal.ts'

/** A finished segment is archived within seconds: one that waits for longer can't be. */
const patienceMs = 10 * 60_000

/**
 * Since when the oldest finished segment of the write-ahead log waits to be archived: in PostgreSQL's own folder, or in
 * that from which the shop archives it. Null while archiving works, and where it isn't configured.
 */
export async function archivingFailsSince(dataDir: string, now: Date): Promise<Date | null> {
  const postgres = path.join(dataDir, 'postgres')
  const waiting = [
    ...(await filesIn(path.join(postgres, finishedFolder), (name) => !name.startsWith('.'))),
    ...(await filesIn(path.join(postgres, 'data', 'pg_wal', 'archive_status'), (name) =>
      name.endsWith('.ready'),
    )),
  ]
  const times = await Promise.all(waiting.map(changedAt))
  const oldest = Math.min(...times)
  return now.getTime() - oldest > patienceMs ? new Date(oldest) : null
}

const filesIn = async (folder: string, isSegment: (name: string) => boolean) =>
  (await readdir(folder).catch(() => [])).filter(isSegment).map((name) => path.join(folder, name))

/** Infinity for a file that was archived meanwhile. */
const changedAt = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => Infinity,
  )
