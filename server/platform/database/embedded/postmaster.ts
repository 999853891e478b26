import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, open, readFile, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Account } from './account.ts'
import type { Binaries } from './binaries.ts'
import { EmbeddedPostgresError, errorMessage } from './errors.ts'
import type { FileLock } from './lock.ts'
import { bareEnvironment, lastLines, neutralFolder, run } from './run.ts'

export interface PostmasterOptions {
  binaries: Binaries
  account: Account
  data: string
  logFile: string
  port: number
  settings: Record<string, string>
  startSeconds?: number | undefined
  /** Passed to the postmaster too, so that it is held until its last process has ended. */
  lock: FileLock
}

export interface Postmaster {
  pid: number
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<unknown>
  stop(): Promise<void>
}

export class PortTakenError extends EmbeddedPostgresError {
  override name = 'PortTakenError'
}

/** Long, because writing the log after a crash under load takes time on a slow disk. */
const defaultStartSeconds = 300
const fastShutdownSeconds = 10
const immediateShutdownSeconds = 5
const logLimit = 5 * 1024 * 1024

/**
 * A shell starts a watcher and becomes the postmaster. The watcher reads a pipe that only this process holds: the
 * pipe closes when this process ends, even by kill -9, and the watcher then requests a fast shutdown. The watcher
 * must not be a child of the postmaster (which would treat it as an unknown process), hence the double parentheses;
 * it closes file descriptor 3, the lock.
 */
const tied = '( { read -r _ <&4; kill -INT $$; } >/dev/null 2>&1 3>&- & ) && exec "$@" </dev/null 4<&-'

/** The same for Windows, which has neither a shell nor file descriptors. Untested. */
const windowsWatcher = `process.stdin.resume().on('end', () =>
  require('node:child_process').spawnSync(process.argv[1], ['kill', 'INT', process.argv[2]]))`

/** Settings for a small shop. Errors go to the client only: a log file would store what people typed. */
const defaults: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '128MB',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_autovacuum_min_duration: '-1',
  // After a crash, one call instead of a thousand: 0.15 s instead of 2 s on a busy disk.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
}

export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { data, logFile, startSeconds = defaultStartSeconds } = options
  await boundLog(logFile)
  const logHandle = await open(logFile, 'a', 0o600)
  const logStart = (await logHandle.stat()).size
  const child = spawnPostmaster(options, logHandle.fd)
  const ended = once(child, 'exit').catch(() => undefined)
  await logHandle.close()
  try {
    await untilReady(child, data, startSeconds)
  } catch (error) {
    await endPostmaster(child, ended, options.binaries)
    const lines = (await readFile(logFile)).subarray(logStart).toString()
    if (/could not bind/.test(lines)) throw new PortTakenError(`Port ${options.port} was taken meanwhile.`)
    throw new EmbeddedPostgresError(
      `The embedded Postgres did not start (${errorMessage(error)}): ${lastLines(lines)} (see ${logFile})`,
    )
  }
  const watcher = process.platform === 'win32' ? watchOnWindows(options.binaries, child) : child.stdio[4]
  const pruning = setInterval(() => void boundLog(logFile).catch(() => undefined), 60_000).unref()
  void ended.then(() => {
    clearInterval(pruning)
    watcher?.destroy()
  })
  return { pid: child.pid ?? 0, ended, stop: () => endPostmaster(child, ended, options.binaries) }
}

/** In its own session: Ctrl-C in a terminal is for the shop, which needs the database until it has drained. */
function spawnPostmaster(options: PostmasterOptions, logFd: number): ChildProcess {
  const { binaries, account, data, port, lock } = options
  const settings = Object.entries({ ...defaults, port: String(port), ...options.settings })
  const server = [
    binaries.postgres,
    '-D',
    data,
    ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const windows = process.platform === 'win32'
  const [program = '', ...args] = windows
    ? server
    : [...account.prefix, '/bin/sh', '-c', tied, 'sh', ...server]
  const stdio: StdioOptions = ['ignore', logFd, logFd]
  if (!windows) stdio.push(lock.fd, 'pipe')
  const { uid, gid } = account
  const child = spawn(program, args, {
    stdio,
    detached: !windows,
    windowsHide: true,
    cwd: neutralFolder,
    env: bareEnvironment(),
    ...(uid !== undefined && gid !== undefined ? { uid, gid } : {}),
  })
  // A script that forgets to stop the database still ends, and the watcher stops it.
  child.unref()
  const pipe = child.stdio[4]
  pipe?.on('error', () => undefined)
  if (pipe && 'unref' in pipe) (pipe.unref as () => void).call(pipe)
  return child
}

function watchOnWindows({ pgCtl }: Binaries, { pid }: ChildProcess) {
  const args = ['-e', windowsWatcher, pgCtl, String(pid)]
  const watcher = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  watcher.unref()
  return watcher.stdin
}

/** The eighth line of postmaster.pid is Postgres' own status; pg_ctl reads it too. */
async function untilReady(child: ChildProcess, data: string, startSeconds: number): Promise<void> {
  const deadline = Date.now() + startSeconds * 1000
  while (!hasEnded(child)) {
    const lines = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return
    if (Date.now() > deadline) throw new Error(`it was not ready after ${startSeconds} s`)
    await delay(10)
  }
  throw new Error(child.pid ? 'it ended at once' : 'its program could not be run')
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null
}

async function endPostmaster(
  child: ChildProcess,
  ended: Promise<unknown>,
  { pgCtl }: Binaries,
): Promise<void> {
  if (hasEnded(child)) return
  child.ref()
  if (process.platform === 'win32') await run(pgCtl, ['kill', 'INT', String(child.pid)])
  else child.kill('SIGINT')
  if (await within(ended, fastShutdownSeconds)) return
  // No acknowledged data is lost: the next start replays the log.
  child.kill('SIGQUIT')
  if (await within(ended, immediateShutdownSeconds)) return
  child.kill('SIGKILL')
  await ended
}

async function within(promise: Promise<unknown>, seconds: number): Promise<boolean> {
  const timer = new AbortController()
  const late = delay(seconds * 1000, false, { signal: timer.signal }).catch(() => false)
  const outcome = await Promise.race([promise.then(() => true), late])
  timer.abort()
  return outcome
}

/**
 * Postgres appends to its log by itself, so that it can still write after this process has ended; the log is
 * truncated here.
 */
async function boundLog(logFile: string): Promise<void> {
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  )
  if (size < logLimit) return
  await copyFile(logFile, `${logFile}.1`)
  await truncate(logFile)
}
