import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ApolloServerPlugin } from '@apollo/server'
import { Logger, runOnce } from 'graphile-worker'
import { afterAll, afterEach, expect } from 'vitest'
import { type App, createApp } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import type { DatabaseAddresses } from '../../server/platform/database/addresses.ts'
import { catalogueVersion } from '../../server/platform/database/catalogue-version.ts'
import { connect, type Database } from '../../server/platform/database/client.ts'
import { followChanges } from '../../server/platform/database/follow-changes.ts'
import { openReadReplica } from '../../server/platform/database/read-replica.ts'
import { createGoogle } from '../../server/domain/accounts/google.ts'
import { createLoginLimits } from '../../server/domain/accounts/login-limits.ts'
import { createTokens, type Tokens } from '../../server/domain/accounts/tokens.ts'
import type { Context, Services } from '../../server/domain/context.ts'
import type { Backups } from '../../server/domain/dashboard/backup-status.ts'
import type { ImageStore } from '../../server/domain/images/image-store.ts'
import { createImageVariants } from '../../server/domain/images/image-variants.ts'
import { countRefusedUploads } from '../../server/domain/images/refused-uploads.ts'
import { cleanUpImages } from '../../server/domain/images/clean-up-images.ts'
import { createTotalsCache } from '../../server/domain/totals-cache.ts'
import { createCouponLimits } from '../../server/domain/promotions/coupon-limits.ts'
import { createStyleVoteLimits } from '../../server/domain/style-shares/style-vote-limits.ts'
import { createStockAlertLimits } from '../../server/domain/stock-alerts/stock-alert-limits.ts'
import { openChannels } from '../../server/platform/messaging/open-channels.ts'
import { parseOrderEvent } from '../../server/domain/orders/order-feed.ts'
import { createRazorpay } from '../../server/domain/online-payments/razorpay.ts'
import { reconcilePayments } from '../../server/domain/online-payments/reconcile-payments.ts'
import { createOutbound } from '../../server/platform/outbound/outbound.ts'
import { linksOf } from '../../server/domain/link-tokens.ts'
import { createMetrics, type Metrics } from '../../server/platform/metrics/metrics.ts'
import { watchDatabase } from '../../server/platform/metrics/watch-database.ts'
import { createLog } from '../../server/platform/log.ts'
import { sendDueWebhooks } from '../../server/platform/queue/run-webhooks.ts'
import { tasksOf } from '../../server/platform/queue/tasks.ts'
import { createTestDatabase, reachedBy, type TestDatabase } from './database.ts'
import { waitForOlderTransactions } from './changes.ts'
import { type ConnectionLimits, withLimits } from './connection-limits.ts'
import { openTestImageStore } from './image-store.ts'
import { findUnknownFields } from './recorded-fields.ts'
import { addProductOf, type ProductFields, type SavedProduct } from './products.ts'
import { Account, ApiClient } from './api-client.ts'
import { createAccounts } from './create-accounts.ts'

export { password } from './create-accounts.ts'

export const jwtSecret = 'a secret for tests, longer than 32 bytes'

/** How long a shop waits for its payment gateway. */
const gatewayTimeoutMs = 2_000

const silent = new Logger(() => () => undefined)

interface Running {
  /** The origin, without a slash at the end. */
  url: string
  close: () => Promise<void>
  /** Looks for online payments of which the gateway has not notified the shop. */
  reconcilePayments: () => Promise<void>
  metrics: Metrics
  /** Sends webhooks' deliveries of what has been written so far and is due, until there is none. */
  sendWebhooks: () => Promise<void>
}

export interface Shop extends Running {
  db: Database
  /** What its use cases run with. */
  services: Services
  /** The database's own URL. */
  databaseUrl: string
  /** How the shop connects to it. */
  addresses: DatabaseAddresses
  tokens: Tokens
  /** Where its pictures are, without the failures that a test injects. */
  imageStore: ImageStore
  /** What is at the top of its store of pictures: folders, and files outside of any; sorted. */
  storedAtTop: () => Promise<string[]>
  /** Each line the shop has logged, as JSON. */
  logged: string[]
  guest: () => ApiClient
  /** A new shopper with an account, signed in. */
  shopper: (name: string) => Promise<Account>
  /** The owner of this file's shop. */
  admin: () => Promise<Account>
  /** A new staff member. */
  staff: (name?: string) => Promise<Account>
  /** Adds a product by the API, as an admin. */
  product: (fields?: ProductFields) => Promise<SavedProduct>
  /** Another instance of the shop on the same database. */
  replica: (options?: {
    /** As after the payment gateway was taken out of the settings. */
    hasGateway?: boolean
  }) => Promise<
    Pick<Running, 'reconcilePayments'> & { guest: () => ApiClient; at: (account: Account) => Account }
  >
  /** Runs the hourly cleanup; returns how many pictures and files were removed. */
  cleanUpImages: () => Promise<{ pictures: number; orphanFiles: number }>
  /** Runs the jobs of the queue that are due, and those whose first attempt is to come, until there is none. */
  runJobs: () => Promise<void>
  /** Makes the jobs whose next attempt is later due now. */
  makeJobsDue: () => Promise<void>
  /** The shop's clock. */
  now: () => Date
  /** Advances the shop's clock. */
  passTime: (seconds: number) => void
  /** Makes the shop report that it is stopping. */
  drain: (draining: boolean) => void
  /** Disconnects the database for good. */
  loseDatabase: () => Promise<void>
  /** The faults logged since the last call. A test that leaves any unread fails. */
  faults: () => string[]
}

interface ShopOptions {
  env?: NodeJS.ProcessEnv
  /** Wraps the image store, to inject failures. */
  imageStore?: (real: ImageStore) => ImageStore
  /** Whether requests are rate limited. By default off, so that tests may send any number. */
  requestLimits?: boolean
  /** Plugins that observe Apollo's pipeline, in every instance. */
  apolloPlugins?: ApolloServerPlugin<Context>[]
  /** Whether it listens to the database's order events. */
  followOrders?: boolean
  /** Its database; by default a new one. */
  database?: TestDatabase
  /** The address by which the shop connects to its database: a proxy's, to inject failures. */
  databaseVia?: (url: string) => Promise<string>
  /** Other limits of its connections than a shop has. */
  limits?: ConnectionLimits
  /** What the shop knows of its backups. */
  backups?: Backups
}

/**
 * To be called at the top of a test file: a shop with a database of its own, listening on a loopback
 * port until the file's tests are done. Real Postgres, real HTTP, real log-in limits; only the pages
 * are left out.
 */
export async function openShop({
  env = {},
  imageStore,
  requestLimits = false,
  apolloPlugins = [],
  followOrders = false,
  database: ownDatabase,
  databaseVia,
  limits = {},
  backups = { status: async () => null },
}: ShopOptions = {}): Promise<Shop> {
  const database = ownDatabase ?? (await createTestDatabase())
  const reachedAt = await withLimits(
    databaseVia
      ? reachedBy(database.addresses, await databaseVia(database.addresses.url))
      : database.addresses,
    limits,
  )
  const config = readConfig({
    JWT_SECRET: jwtSecret,
    LOG_LEVEL: 'trace',
    // The tests load the machine: what would be an outage in a shop is only slow here.
    DATABASE_WAIT_MS: '15000',
    OVERLOAD_AFTER_MS: '60000',
    ...env,
  })
  const logged: string[] = []
  const log = createLog(config.logLevel, { write: (line) => void logged.push(line) })
  let ahead = 0
  const now = () => new Date(Date.now() + ahead)
  let draining = false
  const tokens = createTokens(jwtSecret, now)
  const channels = openChannels(config)
  const open: Running[] = []
  const { store: realStore, storedAtTop, close: closeStore } = await openTestImageStore(log)
  const store = imageStore?.(realStore) ?? realStore

  /** From then on the instance receives every order event. */
  const follow = (app: App) =>
    new Promise<() => Promise<void>>((resolve) => {
      const stop = followChanges(database.url, {
        channels: { orders_changed: (payload) => app.publishOrderEvent(parseOrderEvent(payload)) },
        missed: () => {
          app.publishOrderEvent({ kind: 'missed' })
          resolve(stop)
        },
      })
    })

  async function start({ hasGateway = true } = {}) {
    // The tests load the machine; where one is about waiting, as long as in a shop.
    const isAboutWaiting = databaseVia !== undefined || env['DATABASE_WAIT_MS'] !== undefined
    const connection = isAboutWaiting
      ? connect(reachedAt)
      : connect(reachedAt, { connectionTimeoutMillis: 15_000, checksTimeoutMillis: 15_000 })
    const metrics = createMetrics()
    const replica = openReadReplica(config.replicaUrl, {
      primary: connection,
      log,
      now,
      onRead: (from) => metrics.replicaReads.inc({ from }),
    })
    const readCatalogueVersion = catalogueVersion(connection.checks)
    const gateway =
      hasGateway && config.razorpay ? createRazorpay(config.razorpay, log, gatewayTimeoutMs) : null
    const services: Services = {
      db: connection.db,
      fromReplica: replica.read,
      tokens,
      ...linksOf(jwtSecret),
      loginLimits: createLoginLimits(connection.checks),
      couponLimits: createCouponLimits(connection.checks),
      stockAlertLimits: createStockAlertLimits(connection.checks),
      styleVoteLimits: createStyleVoteLimits(connection.checks),
      imageStore: store,
      refusedUploads: countRefusedUploads(connection.checks),
      backups,
      channels,
      outbound: createOutbound({ allowsLoopback: config.loopbackReceivers }),
      publicUrl: config.publicUrl,
      totals: createTotalsCache(readCatalogueVersion, now),
      gateway,
      google: config.google && createGoogle(config.google, now, log),
      shop: config.shop,
      log,
      now,
    }
    watchDatabase(metrics, { main: connection.pool, checks: connection.checks, replica: replica.pool })
    const app = await createApp({
      config: { ...config, rateLimits: config.rateLimits && requestLimits },
      services,
      catalogueVersion: readCatalogueVersion,
      checks: connection.checks,
      images: createImageVariants(store),
      metrics,
      sharedAssets: null,
      withPages: false,
      apolloPlugins,
      isDraining: () => draining,
      cookieSecret: jwtSecret,
    })
    const stopFollowing = followOrders ? await follow(app) : null
    // An idle connection that is closed would fail a slow test's next request.
    const server = createServer({ keepAliveTimeout: 0 }, app.handle)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const running = {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      db: connection.db,
      checks: connection.checks,
      reconcilePayments: () => reconcilePayments(services),
      metrics,
      sendWebhooks: async () => {
        await waitForOlderTransactions(connection.db)
        await sendDueWebhooks(services, app.runQuery, (result) => metrics.webhookAttempts.inc({ result }))
      },
      services,
      close: async () => {
        const closed = new Promise((resolve) => server.close(resolve))
        server.closeAllConnections()
        await closed
        await stopFollowing?.()
        await app.close()
        await replica.close()
        await connection.close()
      },
    }
    open.push(running)
    return running
  }

  const main = await start()
  const account = createAccounts({ db: main.db, url: main.url, tokens, now })

  let faultsSeen = 0
  const faults = () => {
    const fresh = logged
      .slice(faultsSeen)
      .filter((line) => (JSON.parse(line) as { level: number }).level >= 50)
    faultsSeen = logged.length
    return fresh
  }
  let owner: Promise<Account> | undefined
  const admin = () => (owner ??= account('Owner', 'ADMIN'))

  afterEach(({ task }) => {
    const ofTest = faults()
    if (task.result?.state === 'fail' || ofTest.length > 0)
      console.error(`The shop’s database: ${database.url}`)
    expect(ofTest, 'faults the shop logged').toEqual([])
  })
  const close = async () => {
    const unknownFields = await findUnknownFields(database.url)
    await Promise.all(open.map((running) => running.close()))
    channels.email?.close()
    await database.drop()
    await closeStore()
    expect(unknownFields, 'recorded fields that shared/audit/recorded-fields.ts lacks').toEqual([])
  }
  afterAll(close)

  return {
    url: main.url,
    db: main.db,
    services: main.services,
    databaseUrl: database.url,
    addresses: reachedAt,
    close,
    metrics: main.metrics,
    reconcilePayments: main.reconcilePayments,
    sendWebhooks: main.sendWebhooks,
    tokens,
    imageStore: realStore,
    storedAtTop,
    logged,
    guest: () => new ApiClient(main.url, null),
    shopper: (name) => account(name, 'SHOPPER'),
    admin,
    staff: (name = 'Sunita') => account(name, 'STAFF'),
    product: async (fields) => addProductOf(await admin(), fields),
    replica: async (options) => {
      const { url, reconcilePayments } = await start(options)
      return {
        reconcilePayments,
        guest: () => new ApiClient(url, null),
        at: (who) => new Account(url, who.token, who),
      }
    },
    cleanUpImages: () => cleanUpImages({ db: main.db, imageStore: store, now }),
    runJobs: async () => {
      await main.db.$queryRaw`
        SELECT count(*)::int FROM graphile_worker.reschedule_jobs(
          (SELECT array_agg("id") FROM graphile_worker.jobs WHERE "attempts" = 0 AND "run_at" > now()), now())`
      await runOnce({
        connectionString: database.url,
        taskList: tasksOf(main.services, main.checks),
        logger: silent,
        noHandleSignals: true,
      })
    },
    makeJobsDue: async () => {
      // A worker may still write when the next attempt is.
      await expect
        .poll(() => main.db.$queryRaw`SELECT 1 FROM graphile_worker.jobs WHERE "locked_at" IS NOT NULL`)
        .toEqual([])
      await main.db.change`UPDATE graphile_worker._private_jobs SET run_at = now()`
    },
    now,
    passTime: (seconds) => {
      ahead += seconds * 1000
    },
    drain: (is) => {
      draining = is
    },
    loseDatabase: () => database.drop(),
    faults,
  }
}
