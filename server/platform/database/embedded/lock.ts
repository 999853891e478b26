import { closeSync, constants, openSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { errorCode, EmbeddedPostgresError } from './errors.ts'
import { run } from './run.ts'

/**
 * An operating system lock on an open file. It ends with the last process that holds the file open, however that
 * process dies, so it is never stale and does not depend on process ids. The file itself stays.
 */
export interface FileLock {
  /** A plain number: a FileHandle would be closed, and the lock lost, when it is garbage-collected. */
  fd: number
  release(): void
}

const held = 75

/** Takes the lock, or returns undefined when another process holds it for that long. */
export async function takeLock(path: string, seconds: number): Promise<FileLock | undefined> {
  const deadline = Date.now() + seconds * 1000
  for (;;) {
    const lock = await tryLock(path, seconds)
    if (lock || Date.now() >= deadline) return lock
    await delay(50)
  }
}

/** On Linux the flock program waits; elsewhere this tries once. */
async function tryLock(path: string, seconds: number): Promise<FileLock | undefined> {
  const fd = openForLock(path)
  if (fd === undefined) return undefined
  if (process.platform === 'linux' && !(await flock(fd, path, seconds))) {
    closeSync(fd)
    return undefined
  }
  return { fd, release: () => closeSync(fd) }
}

/** Node cannot lock a file on Linux; the flock program can, on our open file, and the lock stays when it ends. */
async function flock(fd: number, path: string, waitSeconds: number): Promise<boolean> {
  const patience = waitSeconds > 0 ? ['-w', String(waitSeconds)] : ['-n']
  const { status, output } = await run('flock', [...patience, '-E', String(held), '3'], {
    inherit: fd,
  })
  if (status === 0) return true
  if (status === held) return false
  closeSync(fd)
  throw new EmbeddedPostgresError(
    `${path} can't be locked (${output.trim() || `flock ended with ${status}`}): install util-linux's flock and put ` +
      'DATA_DIR on a disk that has locks, or set DATABASE_URL to a Postgres of your own.',
  )
}

/** Untested: macOS and Windows lock by the flags with which the file is opened. */
function openForLock(path: string): number | undefined {
  const flags = constants.O_RDWR | constants.O_CREAT | platformLockFlags()
  try {
    return openSync(path, flags, 0o600)
  } catch (error) {
    const taken = ['EAGAIN', 'EWOULDBLOCK', 'EBUSY'].includes(errorCode(error) ?? '')
    if (taken && process.platform !== 'linux') return undefined
    throw error
  }
}

function platformLockFlags(): number {
  if (process.platform === 'darwin') return 0x20 | constants.O_NONBLOCK // O_EXLOCK
  if (process.platform === 'win32') return 0x10000000 // UV_FS_O_EXLOCK
  return 0
}
