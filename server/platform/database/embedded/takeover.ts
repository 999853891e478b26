import { realpath, readFile, readlink, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DataDirInUseError, errorCode } from './errors.ts'
import { takeLock, type FileLock } from './lock.ts'
import { run } from './run.ts'

/**
 * Waits until no process of an earlier postmaster uses this folder, and takes its lock. Only the one process that
 * owns DATA_DIR calls it, so whoever still holds the lock has lost its parent: it is stopping already, or is asked to
 * stop.
 */
export async function takePostgresLock(dataDir: string, data: string): Promise<FileLock> {
  const path = join(dataDir, 'postgres.lock')
  const steps = [
    { signal: undefined, seconds: 0 },
    { signal: 'SIGINT', seconds: 12 },
    { signal: 'SIGQUIT', seconds: 5 },
  ] as const
  for (const { signal, seconds } of steps) {
    if (signal) await signalPostmaster(data, signal)
    const lock = await takeLock(path, seconds)
    if (lock) return lock
  }
  throw new DataDirInUseError(dataDir, await recordedPid(data), 'an earlier Postgres that does not end')
}

async function signalPostmaster(data: string, signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
  const pid = await recordedPid(data)
  if (pid === undefined || !(await worksOn(pid, data))) return
  try {
    process.kill(pid, signal)
  } catch {
    // It ended between the check and the signal.
  }
}

/**
 * Called with the lock held, so none of our postmasters is running. Postgres would refuse to start when the process
 * id in its pid file now belongs to another process, which is common in containers, where the same few ids recur. A
 * postmaster that was started by hand is not stopped.
 */
export async function clearStalePidFile(dataDir: string, data: string): Promise<void> {
  if (process.platform === 'win32') return
  const pid = await recordedPid(data)
  if (pid === undefined || !exists(pid)) return
  if (await worksOn(pid, data)) throw new DataDirInUseError(dataDir, pid, 'a Postgres started by hand')
  await rm(join(data, 'postmaster.pid'), { force: true })
}

function exists(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

async function recordedPid(data: string): Promise<number | undefined> {
  const text = await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number(text.split('\n')[0])
  return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined
}

/** A postmaster's working folder is its data folder. Elsewhere than on Linux (untested) its command line must do. */
async function worksOn(pid: number, data: string): Promise<boolean> {
  if (process.platform !== 'linux')
    return (await run('ps', ['-o', 'command=', '-p', String(pid)])).output.includes(data)
  const folder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined)
  return folder !== undefined && folder === (await realpath(data))
}
