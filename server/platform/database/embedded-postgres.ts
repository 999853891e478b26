import { ftruncateSync, writeSync } from 'node:fs'
import { mkdir, readFile, realpath } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { chooseAccount } from './embedded/account.ts'
import { locateBinaries } from './embedded/binaries.ts'
import { openCluster } from './embedded/cluster.ts'
import { DataDirInUseError, EmbeddedPostgresError, errorCode, errorMessage } from './embedded/errors.ts'
import { takeLock, type FileLock } from './embedded/lock.ts'
import { keepAlive } from './embedded/keep-alive.ts'
import { PortTakenError, startPostmaster, type Postmaster } from './embedded/postmaster.ts'
import { ensureShopDatabase } from './embedded/shop-database.ts'
import { clearStalePidFile, takePostgresLock } from './embedded/takeover.ts'

export interface EmbeddedPostgresLog {
  info(message: string): void
  warn(message: string): void
}

export interface EmbeddedPostgresOptions {
  dataDir: string
  log: EmbeddedPostgresLog
  /** Postgres settings beside or instead of our own (tests: fsync off). */
  settings?: Record<string, string>
  /** How long it may take until it is ready; by default 5 minutes. */
  startSeconds?: number
}

export interface EmbeddedPostgres {
  url: string
  port: number
  stop(): Promise<void>
}

/**
 * Starts the Postgres that lives in DATA_DIR and creates it at the first start. It ends with this process, however
 * that dies; if Postgres dies first, it is restarted under the same URL. The code for Windows and macOS is untested.
 * Throws DataDirInUseError when another process uses the folder, EmbeddedPostgresError for everything else that the
 * owner can fix.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const dataDir = await makeDataDir(resolve(options.dataDir))
  const shopLock = await lockDataDir(dataDir)
  try {
    return await startLocked(dataDir, shopLock, options)
  } catch (error) {
    shopLock.release()
    throw error
  }
}

async function startLocked(
  dataDir: string,
  shopLock: FileLock,
  { log, settings = {}, startSeconds }: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const binaries = await locateBinaries()
  const account = await chooseAccount(binaries, dataDir)
  const { data, password } = await openCluster({ dataDir, binaries, account })

  const launch = async (port: number): Promise<Postmaster> => {
    const lock = await takePostgresLock(dataDir, data)
    try {
      await clearStalePidFile(dataDir, data)
      const logFile = join(dataDir, 'postgres.log')
      return await startPostmaster({ binaries, account, data, logFile, port, settings, startSeconds, lock })
    } finally {
      lock.release()
    }
  }

  const { port, postmaster } = await launchOnFreePort(launch)
  const stopPostmaster = keepAlive(postmaster, () => launch(port), log)
  const stop = once(() => stopPostmaster().finally(() => shopLock.release()))
  try {
    const url = await ensureShopDatabase(port, password)
    log.info(`Embedded Postgres is ready on 127.0.0.1:${port}, its files in ${join(dataDir, 'postgres')}`)
    return { url, port, stop }
  } catch (error) {
    await stopPostmaster()
    throw error
  }
}

async function makeDataDir(dataDir: string): Promise<string> {
  try {
    await mkdir(dataDir, { recursive: true })
    return await realpath(dataDir)
  } catch (error) {
    throw new EmbeddedPostgresError(
      `DATA_DIR ${dataDir} can't be made (${errorMessage(error)}): choose a folder that this user may write.`,
    )
  }
}

async function lockDataDir(dataDir: string): Promise<FileLock> {
  const path = join(dataDir, 'shop.lock')
  // A process that is just shutting down may still hold the folder.
  const lock = await takeLock(path, 1).catch((error: unknown) => {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(errorCode(error) ?? '')) throw error
    throw new EmbeddedPostgresError(
      `DATA_DIR ${dataDir} can't be written by this user (${errorMessage(error)}): ` +
        'start the shop as the user it was first started by, or set DATA_DIR to another folder.',
    )
  })
  if (lock) {
    ftruncateSync(lock.fd)
    writeSync(lock.fd, String(process.pid))
    return lock
  }
  const holder = Number(await readFile(path, 'utf8').catch(() => ''))
  throw new DataDirInUseError(dataDir, holder || undefined)
}

async function launchOnFreePort(launch: (port: number) => Promise<Postmaster>) {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    try {
      return { port, postmaster: await launch(port) }
    } catch (error) {
      if (!(error instanceof PortTakenError) || attempt === 5) throw error
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolvePort(port))
    })
  })
}

function once(action: () => Promise<void>): () => Promise<void> {
  let result: Promise<void> | undefined
  return () => (result ??= action())
}
