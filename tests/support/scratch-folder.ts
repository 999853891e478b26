import { spawn } from 'node:child_process'
import { mkdtemp, readdir, rename, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { takeLock } from '../../server/platform/database/embedded/lock.ts'

const needed = 2 * 1024 ** 3
/** All scratch folders of tests begin with this. */
const prefix = 'shop-scratch-'
const lockFile = 'scratch.lock'

/**
 * Creates a folder for a test run's databases and pictures: in memory where there is room (copying a database takes a
 * tenth of the time), else on disk. The caller removes it. Should the run be killed first, a watcher removes it; and
 * should the watcher be killed as well, the next run does.
 */
export async function makeScratchFolder(name: string): Promise<string> {
  const parent = (await isRoomy('/dev/shm')) ? '/dev/shm' : tmpdir()
  await removeAbandonedFolders(parent)
  // Under its final name it is locked, so that no other run takes it for abandoned.
  const created = await mkdtemp(join(parent, `new-${prefix}${name}-`))
  await takeLock(join(created, lockFile), 1)
  const folder = join(parent, basename(created).slice('new-'.length))
  await rename(created, folder)
  removeWhenKilled(folder)
  return folder
}

async function isRoomy(folder: string): Promise<boolean> {
  if (process.platform !== 'linux') return false
  return statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize > needed,
    () => false,
  )
}

/** The lock ends with the process that made the folder, however that process died. */
async function removeAbandonedFolders(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(prefix)) continue
    const folder = join(parent, name)
    const lock = await takeLock(join(folder, lockFile), 0).catch(() => undefined)
    if (!lock) continue
    await remove(folder)
    lock.release()
  }
}

/** A Postgres that is just shutting down may write between two deletions: hence the retries. */
const remove = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }).catch(() => undefined)

/**
 * A shell in a session of its own reads a pipe that only this process holds, and removes the folder when the pipe
 * closes. The deletion is repeated for up to a minute, while Postgres shuts down.
 */
function removeWhenKilled(folder: string): void {
  if (process.platform === 'win32') return
  const script = 'read -r _; for _ in $(seq 300); do rm -rf "$1" 2>/dev/null && exit; sleep 0.2; done'
  const watcher = spawn('/bin/sh', ['-c', script, 'sh', folder], {
    cwd: dirname(folder),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  watcher.unref()
  watcher.stdin.on('error', () => undefined)
  if ('unref' in watcher.stdin) (watcher.stdin.unref as () => void).call(watcher.stdin)
}
