import { mkdir } from 'node:fs/promises'
import { setFlagsFromString } from 'node:v8'
import type { Logger } from 'pino'
import { type Config, readConfig } from './config.ts'
import { startEmbeddedPostgres } from './database/embedded-postgres.ts'
import { applyMigrations } from './database/migrate.ts'
import { createLog } from './log.ts'
import { fromRoot } from './paths.ts'
import { inSources } from './source-positions.ts'

async function main(): Promise<void> {
  // V8 would let the old part of the heap grow to four times what is in use before it looks for garbage there.
  setFlagsFromString('--heap-growing-percent=50')
  // What V8's compilers need at their peak, the C library keeps. Prisma's compiler of queries, the only WebAssembly that works
  // here, is seldom asked, since it keeps its plans: optimizing it takes longer than all that it then does, and 60 MB. As much
  // is taken by Maglev, which Node has from 22 on, and which saves no time in the end.
  for (const flag of ['--no-wasm-dynamic-tiering', '--no-wasm-tier-up', '--no-maglev'])
    setFlagsFromString(flag)
  // What is left takes turns, where V8 knows how: Node 20's doesn't.
  if (Number.parseInt(process.versions.node) > 20) setFlagsFromString('--concurrent-turbofan-max-threads=1')
  // Libraries look here as well: from source it is development, from the build production, unless somebody says else.
  process.env['NODE_ENV'] ??= import.meta.filename.endsWith('.ts') ? 'development' : 'production'
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  // While the database starts, the rest of the shop is loaded.
  const [database, { openShop }] = await Promise.all([openDatabase(config, log), import('./open-shop.ts')])
  const shop = await openShop(config, log, database.url)
  let stopping: Promise<void> | undefined
  const stop = () => {
    stopping ??= (async () => {
      await shop.close()
      await database.stop()
      process.exit(0)
    })()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

interface ShopDatabase {
  url: string
  stop: () => Promise<void>
}

/** The database that was named, or else our own, with all migrations. */
async function openDatabase({ databaseUrl, dataDir }: Config, log: Logger): Promise<ShopDatabase> {
  await mkdir(dataDir, { recursive: true })
  const database = databaseUrl
    ? { url: databaseUrl, stop: async () => undefined }
    : await startEmbeddedPostgres({ dataDir, log: quietly(log) })
  await applyMigrations(database.url, fromRoot('prisma', 'migrations'), quietly(log))
  return database
}

/** A start says one line; how it went is for those who ask (LOG_LEVEL=debug). */
const quietly = (log: Logger) => ({
  info: (message: string) => log.debug(message),
  warn: (message: string) => log.warn(message),
})

// What ends the process is told by Node, in the words of its stack.
process.on('uncaughtExceptionMonitor', (error) => {
  if (error instanceof Error && error.stack) error.stack = inSources(error.stack)
})

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
