import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import { scheduleBackups } from './platform/backup/schedule-backups.ts'
import type { Config } from './config.ts'
import type { DatabaseAddresses } from './platform/database/addresses.ts'
import { catalogueVersion } from './platform/database/catalogue-version.ts'
import { connect } from './platform/database/client.ts'
import { mergeChangeRecords } from './platform/database/merge-change-records.ts'
import { followChanges } from './platform/database/follow-changes.ts'
import { openReadReplica } from './platform/database/read-replica.ts'
import { createGoogle } from './domain/accounts/google.ts'
import { createLoginLimits, noLoginLimits } from './domain/accounts/login-limits.ts'
import { createTokens } from './domain/accounts/tokens.ts'
import type { Services } from './domain/context.ts'
import type { ImageStore } from './domain/images/image-store.ts'
import { createImageVariants } from './domain/images/image-variants.ts'
import { countRefusedUploads } from './domain/images/refused-uploads.ts'
import { createCouponLimits, noCouponLimits } from './domain/promotions/coupon-limits.ts'
import { createStockAlertLimits, noStockAlertLimits } from './domain/stock-alerts/stock-alert-limits.ts'
import { createStyleVoteLimits, noStyleVoteLimits } from './domain/style-shares/style-vote-limits.ts'
import { createTotalsCache } from './domain/totals-cache.ts'
import { openChannels } from './platform/messaging/open-channels.ts'
import { parseOrderEvent } from './domain/orders/order-feed.ts'
import { createRazorpay } from './domain/online-payments/razorpay.ts'
import { createOutbound } from './platform/outbound/outbound.ts'
import { createMetrics } from './platform/metrics/metrics.ts'
import { openMetricsServer } from './platform/metrics/metrics-server.ts'
import { watchDatabase } from './platform/metrics/watch-database.ts'
import { linksOf } from './domain/link-tokens.ts'
import { runWebhooks } from './platform/queue/run-webhooks.ts'
import { runWorker } from './platform/queue/run-worker.ts'
import { openImageStore } from './platform/storage/open-image-store.ts'
import { shareAssets } from './api/pages/shared-assets.ts'
import { fromRoot } from './paths.ts'
import { seedShop } from './seed-shop.ts'

/** The longest wait for requests in flight at shutdown. */
const drainMs = 8_000

/** The time that proxies have to notice that the shop is stopping. */
const noticeMs = 1_000

/** The running shop: `close` stops accepting requests and waits for those in flight. */
export interface OpenShop {
  close: () => Promise<void>
}

/** Opens the shop on a database that has all migrations. */
export async function openShop(config: Config, log: Logger, database: DatabaseAddresses): Promise<OpenShop> {
  const now = () => new Date()
  const connection = connect(database)
  const metrics = createMetrics()
  const replica = openReadReplica(config.replicaUrl, {
    primary: connection,
    log,
    now,
    onRead: (from) => metrics.replicaReads.inc({ from }),
  })
  const store = openImageStore(config, log)
  const hasNewDemo = await seedShop(config, connection, database.directUrl, store)

  let draining = false
  // Longer than proxies reuse their connections: they would send requests into connections that are just closing.
  const httpServer = createServer({
    headersTimeout: 10_000,
    // The longest upload; other bodies have less time (`watchReceiving`).
    requestTimeout: 65_000,
    // How often Node looks for connections past these limits.
    connectionsCheckingInterval: 1_000,
    keepAliveTimeout: 65_000,
  })
  const secret = config.jwtSecret ?? (await readOrCreateSecret(config.dataDir))
  const readCatalogueVersion = catalogueVersion(connection.checks)
  const backups = scheduleBackups({ config, log, now })
  const services: Services = {
    db: connection.db,
    fromReplica: replica.read,
    tokens: createTokens(secret, now),
    ...linksOf(secret),
    loginLimits: config.rateLimits ? createLoginLimits(connection.checks) : noLoginLimits,
    couponLimits: config.rateLimits ? createCouponLimits(connection.checks) : noCouponLimits,
    stockAlertLimits: config.rateLimits ? createStockAlertLimits(connection.checks) : noStockAlertLimits,
    styleVoteLimits: config.rateLimits ? createStyleVoteLimits(connection.checks) : noStyleVoteLimits,
    refusedUploads: countRefusedUploads(connection.checks),
    gateway: config.razorpay && createRazorpay(config.razorpay, log),
    google: config.google && createGoogle(config.google, now, log),
    imageStore: store,
    backups,
    channels: openChannels(config),
    outbound: createOutbound({ allowsLoopback: config.loopbackReceivers }),
    publicUrl: config.publicUrl,
    totals: createTotalsCache(readCatalogueVersion, now),
    shop: config.shop,
    log,
    now,
  }
  watchDatabase(metrics, {
    main: connection.pool,
    checks: connection.checks,
    replica: replica.pool,
  })
  const app = await createApp({
    config,
    services,
    catalogueVersion: readCatalogueVersion,
    checks: connection.checks,
    images: createImageVariants(store),
    metrics,
    sharedAssets: config.s3 && store,
    httpServer,
    withPages: true,
    isDraining: () => draining,
    cookieSecret: secret,
  })
  httpServer.on('request', app.handle)
  if (config.s3 && config.mode === 'production') await shareBuild(store, log)
  const stopFollowing = followChanges(database.directUrl, {
    channels: { orders_changed: (payload) => app.publishOrderEvent(parseOrderEvent(payload)) },
    missed: () => app.publishOrderEvent({ kind: 'missed' }),
  })
  // Afterwards hourly, as a job of the queue. Requests don't wait for it.
  const merging = mergeChangeRecords(connection.checks).catch((error: unknown) =>
    log.error({ err: error }, 'records of changes can’t be merged'),
  )
  // With the embedded database, this is the only process.
  const isAlone = config.database === null
  const worker = await runWorker(services, database.directUrl, isAlone, (task, result) =>
    metrics.queueAttempts.inc({ task, result }),
  )
  const webhooks = await runWebhooks(services, app.runQuery, isAlone, (result) =>
    metrics.webhookAttempts.inc({ result }),
  )
  const metricsServer = config.metrics && (await openMetricsServer(metrics, { ...config.metrics, log }))
  const url = await listen(httpServer, config)
  console.log(`The shop is open at ${url}`)
  if (hasNewDemo) console.log(firstSteps(url))

  return {
    close: async () => {
      draining = true
      // Proxies learn by `Connection: close`, and by /readyz, to send nothing more; until then the shop answers.
      await delay(noticeMs)
      const [backupsStopped, workerStopped, webhooksStopped] = [
        backups.stop(),
        worker.stop(),
        webhooks.stop(),
      ]
      app.endStreams()
      await drained(httpServer)
      await merging
      await backupsStopped
      await workerStopped
      await webhooksStopped
      services.channels.email?.close()
      await stopFollowing()
      await metricsServer?.close()
      await app.close()
      await replica.close()
      await connection.close()
    },
  }
}

/** Before the first page is served: its assets may be requested from replicas of another build. */
async function shareBuild(store: ImageStore, log: Logger): Promise<void> {
  await shareAssets(store, fromRoot('dist', 'client')).catch((error: unknown) =>
    log.warn({ err: error }, 'the assets can’t be stored for other replicas'),
  )
}

/** The signing key of a shop with its own database: generated at the first start, stored beside the data. */
async function readOrCreateSecret(dataDir: string): Promise<string> {
  const file = path.join(dataDir, 'jwt-secret')
  const fresh = randomBytes(48).toString('base64url')
  await writeFile(file, fresh, { mode: 0o600, flag: 'wx' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  return readFile(file, 'utf8')
}

/** @returns the address on this machine */
function listen(server: ReturnType<typeof createServer>, { port, host }: Config): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      const actual = typeof address === 'object' && address ? address.port : port
      resolve(`http://localhost:${actual}`)
    })
  })
}

/** What to try in a new demo shop. */
const firstSteps = (url: string) => `Three things to try:
  ${url}/gallery       choose a design, and order it stitched to measure
  ${url}/admin         log in as the owner, and take an order at the counter
  ${url}/developers    query the catalogue over GraphQL`

/** Accepts no new connections; responses in progress may finish. */
function drained(server: ReturnType<typeof createServer>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), drainMs)
    server.close(() => {
      clearTimeout(timer)
      resolve()
    })
    server.closeIdleConnections()
    // Connections that have had their response are closed, too.
    server.keepAliveTimeout = 1
  })
}
