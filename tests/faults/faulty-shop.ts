import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { connect, type Database } from '../../server/platform/database/client.ts'
import { startEmbeddedPostgres } from '../../server/platform/database/embedded-postgres.ts'
import { createTokens } from '../../server/domain/accounts/tokens.ts'
import { Account } from '../support/api-client.ts'
import { createDatabase } from '../support/database-url.ts'
import { addProductOf, type ProductFields, type SavedProduct } from '../support/products.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import { type ShopProcess, startShop } from '../support/shop-process.ts'
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts'
import { startBalancer } from './balancer.ts'

const secret = 'a signing key of at least 32 bytes, for tests'

/** The built shop as several processes behind a load balancer. */
export interface ReplicatedShop {
  /** The load balancer's address. */
  url: string
  /** Reaches the database by an address of its own. */
  db: Database
  replicas: ShopProcess[]
  /** New accounts, signed in, by default at the load balancer. */
  shoppers: (count: number, url?: string) => Promise<Account[]>
  /** New owners, signed in at the load balancer. */
  owners: (count: number) => Promise<Account[]>
  /** Adds a product by the API, as an admin. */
  product: (fields: ProductFields) => Promise<SavedProduct>
  /** Kills one of the processes and starts it again; returns the milliseconds until it is ready. */
  kill: (replica: number) => Promise<number>
  /** Ends one of the processes as an operator would, and starts it again. */
  restart: (replica: number) => Promise<{ code: number | null; endedMs: number }>
  close: () => Promise<void>
}

/**
 * @param env the settings of each process
 * @param databaseUrl the address for `db`
 */
export async function openReplicatedShop(
  processes: number,
  env: Record<string, string>,
  databaseUrl: string,
  /** Further settings of one of the processes. */
  envOf: (n: number) => Record<string, string> = () => ({}),
): Promise<ReplicatedShop> {
  const startReplica = (n: number) => startFaultyShop({ ...env, ...envOf(n) })
  const replicas: ShopProcess[] = []
  while (replicas.length < processes) replicas.push(await startReplica(replicas.length))
  const balancer = await startBalancer(() => replicas.map(({ url }) => url))
  const connection = connect(databaseUrl)
  const { db } = connection
  const tokens = createTokens(secret, () => new Date())
  let created = 0
  const accounts = async (count: number, role: 'SHOPPER' | 'ADMIN', url = balancer.url) => {
    const data = Array.from({ length: count }, () => `shopper.${++created}@example.com`).map((email) => ({
      name: `Shopper ${email}`,
      email,
      emailKey: email,
      role,
    }))
    const users = await db.user.createManyAndReturn({ data })
    return users.map((user) => {
      const token = tokens.sign({ userId: user.id, tokenVersion: user.tokenVersion })
      return new Account(url, token, user)
    })
  }
  return {
    url: balancer.url,
    db,
    replicas,
    shoppers: (count, url) => accounts(count, 'SHOPPER', url),
    owners: (count) => accounts(count, 'ADMIN'),
    product: async (fields) => addProductOf((await accounts(1, 'ADMIN'))[0]!, fields),
    kill: async (n) => {
      await replicas[n]!.killGroup()
      const startedAt = performance.now()
      replicas[n] = await startReplica(n)
      return performance.now() - startedAt
    },
    restart: async (n) => {
      const startedAt = performance.now()
      const code = await replicas[n]!.stop()
      const endedMs = performance.now() - startedAt
      replicas[n] = await startReplica(n)
      return { code, endedMs }
    },
    close: async () => {
      await Promise.all(replicas.map((replica) => replica.stop()))
      await balancer.close()
      await connection.close()
    },
  }
}

/** A process of the built shop, without limits of requests. */
const startFaultyShop = (env: Record<string, string>) =>
  startShop(
    {
      // As in the image.
      MALLOC_ARENA_MAX: '1',
      MALLOC_MMAP_THRESHOLD_: '262144',
      JWT_SECRET: secret,
      RATE_LIMITS: 'off',
      LOOPBACK_RECEIVERS: 'allow',
      LOG_LEVEL: 'silent',
      DEMO: 'none',
      ...env,
    },
    { ownGroup: true },
  )

/** The shop with a database that can be disturbed. */
export interface FaultyShop extends ReplicatedShop {
  /** Between the processes and their database. */
  proxy: TcpProxy
  /** Kills the database's main process, which is then restarted; returns the milliseconds until the shop is ready. */
  killPostgres: () => Promise<number>
  /** Another process on the same database, past the proxy. The caller stops it. */
  another: () => Promise<ShopProcess>
}

export async function openFaultyShop({ processes = 2 } = {}): Promise<FaultyShop> {
  const folder = await makeScratchFolder('faults')
  const dataDir = path.join(folder, 'database')
  const log = { info: () => {}, warn: () => {} }
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  const databaseUrl = await createDatabase(postgres.url)
  const proxy = await startTcpProxy()
  const pictures = { DATA_DIR: path.join(folder, 'pictures') }
  const shop = await openReplicatedShop(
    processes,
    { ...pictures, DATABASE_URL: proxy.via(databaseUrl) },
    databaseUrl,
  )
  const { replicas } = shop
  return {
    ...shop,
    proxy,
    killPostgres: async () => {
      const pidFile = await readFile(path.join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')
      process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL')
      const startedAt = performance.now()
      // Its connections end a moment after it: until then the shop is still ready.
      while ((await isReady(replicas)) && performance.now() - startedAt < 1_000) await delay(10)
      while (!(await isReady(replicas))) await delay(10)
      return performance.now() - startedAt
    },
    another: () => startFaultyShop({ ...pictures, DATABASE_URL: databaseUrl }),
    close: async () => {
      await shop.close()
      await proxy.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Whether all of them are, by `/readyz`. */
export async function isReady(replicas: ShopProcess[]): Promise<boolean> {
  const results = await Promise.all(
    replicas.map(({ url }) =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ),
    ),
  )
  return results.every(Boolean)
}
