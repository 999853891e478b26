import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { connect, type Database } from '../../server/database/client.ts'
import { startEmbeddedPostgres } from '../../server/database/embedded-postgres.ts'
import { createTokens } from '../../server/domain/accounts/tokens.ts'
import { Account } from '../support/api-client.ts'
import { createDatabase } from '../support/database-url.ts'
import { addProductOf, type ProductFields, type SavedProduct } from '../support/products.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import { type ShopProcess, startShop } from '../support/shop-process.ts'
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts'

const secret = 'a signing key of at least 32 bytes, for tests'

/** The built shop, and ways to disturb it. */
export interface FaultyShop {
  proxy: TcpProxy
  /** Reaches the database past the proxy. */
  db: Database
  /** Signs in as a new shopper. */
  shoppers: (count: number) => Promise<Account[]>
  /** Adds a product by the API, as an admin. */
  product: (fields: ProductFields) => Promise<SavedProduct>
  /** The same person at the shop's present address. */
  at: (who: Account) => Account
  /** Kills the shop's process and starts it again. */
  kill: () => Promise<void>
  /** Ends the shop as an operator would, and starts it again. */
  restart: () => Promise<void>
  /** Kills the database's main process, which is then restarted. */
  killPostgres: () => Promise<void>
  close: () => Promise<void>
}

export async function openFaultyShop(): Promise<FaultyShop> {
  const folder = await makeScratchFolder('faults')
  const dataDir = path.join(folder, 'database')
  const log = { info: () => {}, warn: () => {} }
  const postgres = await startEmbeddedPostgres({ dataDir, log })
  const databaseUrl = await createDatabase(postgres.url)
  const proxy = await startTcpProxy()
  const env = {
    DATABASE_URL: proxy.via(databaseUrl),
    JWT_SECRET: secret,
    DATA_DIR: path.join(folder, 'pictures'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    DEMO: 'none',
  }
  const start = () => startShop(env, { ownGroup: true })
  let shop: ShopProcess = await start()
  const connection = connect(databaseUrl)
  const { db } = connection
  const tokens = createTokens(secret, () => new Date())
  let created = 0
  const at = (who: Account) => new Account(shop.url, who.token, who)
  const accounts = async (count: number, role: 'SHOPPER' | 'ADMIN') => {
    const data = Array.from({ length: count }, () => `shopper.${++created}@example.com`).map((email) => ({
      name: `Shopper ${email}`,
      email,
      emailKey: email,
      role,
    }))
    const users = await db.user.createManyAndReturn({ data })
    return users.map((user) =>
      at(new Account('', tokens.sign({ userId: user.id, tokenVersion: user.tokenVersion }), user)),
    )
  }
  return {
    proxy,
    db,
    at,
    shoppers: (count) => accounts(count, 'SHOPPER'),
    product: async (fields) => addProductOf((await accounts(1, 'ADMIN'))[0]!, fields),
    kill: async () => {
      await shop.killGroup()
      shop = await start()
    },
    restart: async () => {
      await shop.stop()
      shop = await start()
    },
    killPostgres: async () => {
      const pidFile = await readFile(path.join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')
      process.kill(Number(pidFile.split('\n')[0]), 'SIGKILL')
    },
    close: async () => {
      await shop.stop()
      await connection.close()
      await proxy.close()
      await postgres.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
