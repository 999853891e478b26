import { chmod, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import type { Logger } from 'pino'
import { startArchivingPostgres } from './platform/backup/archive-wal.ts'
import { type Config, readConfig } from './config.ts'
import { type DatabaseAddresses, withoutPooler } from './platform/database/addresses.ts'
import { checkAddresses } from './platform/database/check-addresses.ts'
import { applyMigrations } from './platform/database/migrate.ts'
import { isOutage } from './platform/database/outage.ts'
import { createLog } from './platform/log.ts'
import { fromRoot } from './paths.ts'
import { prepareQueue } from './platform/queue/prepare-queue.ts'
import { mapToSources } from './platform/source-positions.ts'

/** The longest time to close everything but the embedded database at shutdown. */
const closeMs = 10_500

const longestPauseMs = 5_000

async function main(): Promise<void> {
  // By default V8 lets the old generation grow to four times its live size before it collects garbage: lists of products
  // then take about 0.8 of the processor time, other requests nearly as much as with this flag, and the process 570 MB
  // instead of 300.
  setFlagsFromString('--heap-growing-percent=50')
  // The C library does not return the memory that V8's compilers use at their peak. Prisma's query compiler, the only
  // WebAssembly used here, rarely runs, since Prisma caches its plans: optimizing it takes longer than all its work,
  // and 60 MB. Maglev, part of Node from 22 on, takes as much and saves no time.
  for (const flag of ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up', '--no-maglev'])
    setFlagsFromString(flag)
  // Compile one function at a time, where V8 has the option: Node 20's does not.
  if (Number.parseInt(process.versions.node) > 20) setFlagsFromString('--concurrent-turbofan-max-threads=1')
  // Libraries read it as well: development when run from source, production from the build, unless it is set.
  process.env['NODE_ENV'] ??= import.meta.filename.endsWith('.ts') ? 'development' : 'production'
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  // The rest of the shop is loaded while the database starts.
  const [database, { openShop }] = await Promise.all([openDatabase(config, log), import('./open-shop.ts')])
  const shop = await openShop(config, log, database.addresses)
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= (async () => {
      // Connections to a database that doesn't answer can't be closed: the process ends all the same.
      const isClosed = await Promise.race([shop.close().then(() => true), delay(closeMs, false)])
      if (!isClosed) log.warn('the database doesn’t answer: its connections are abandoned')
      await database.stop()
      process.exit(0)
    })()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

interface ShopDatabase {
  addresses: DatabaseAddresses
  stop: () => Promise<void>
}

/** The configured database, or else the embedded one, with all migrations. */
async function openDatabase(config: Config, log: Logger): Promise<ShopDatabase> {
  // Pictures, keys and backups can be read by no other user of this machine; a folder of an earlier version could.
  process.umask(0o077)
  await mkdir(config.dataDir, { recursive: true })
  const images = path.join(config.dataDir, 'images')
  await mkdir(images, { recursive: true })
  await chmod(images, 0o700).catch((error: unknown) => {
    log.warn({ err: error }, 'Other users of this machine may read the pictures')
  })
  const { addresses, stop } = config.database
    ? { addresses: config.database, stop: async () => undefined }
    : await openEmbedded(config, log)
  await untilReachable(log, async () => {
    if (config.database) await checkAddresses(config.database)
    await applyMigrations(addresses.directUrl, fromRoot('prisma', 'migrations'), quietly(log))
    await prepareQueue(addresses.directUrl)
  })
  return { addresses, stop }
}

async function openEmbedded({ dataDir, backup }: Config, log: Logger): Promise<ShopDatabase> {
  const postgres = await startArchivingPostgres({ dataDir, backup, log: quietly(log) })
  return { addresses: withoutPooler(postgres.url), stop: () => postgres.stop() }
}

/** Repeats what fails because the database is unavailable: it may start later than the shop. */
async function untilReachable(log: Logger, run: () => Promise<unknown>): Promise<void> {
  for (let pauseMs = 250; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      await run()
      return
    } catch (error) {
      if (!isOutage(error)) throw error
      log.warn(`The database is unavailable: ${(error as Error).message}. Trying again.`)
      await delay(pauseMs)
    }
  }
}

/** A start logs one line; details only with LOG_LEVEL=debug. */
const quietly = (log: Logger) => ({
  info: (message: string) => log.debug(message),
  warn: (message: string) => log.warn(message),
})

// Node reports what ends the process, with its stack.
process.on('uncaughtExceptionMonitor', (error) => {
  if (error instanceof Error && error.stack) error.stack = mapToSources(error.stack)
})

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
