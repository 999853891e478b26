import { rm } from 'node:fs/promises'
import path from 'node:path'
import { connect, type Database } from '../../server/platform/database/client.ts'
import { startEmbeddedPostgres } from '../../server/platform/database/embedded-postgres.ts'
import { createTokens } from '../../server/domain/accounts/tokens.ts'
import { addProductOf, type ProductFields, type SavedProduct } from './products.ts'
import { makeScratchFolder } from './scratch-folder.ts'
import { startShop } from './shop-process.ts'
import { Account } from './api-client.ts'

const secret = 'a signing key of at least 32 bytes, for tests'

/** The built shop as two processes, or more, on one database. */
export interface Replicas {
  db: Database
  /** New accounts, signed in: every other one uses the second process. */
  shoppers: (count: number) => Promise<Account[]>
  /** A new admin. */
  owner: () => Promise<Account>
  /** The same user at either process. */
  at: (who: Account, replica: number) => Account
  /** Adds a product by the API, as an admin. */
  product: (fields: ProductFields) => Promise<SavedProduct>
  /** Kills all processes at once, without cleanup. Needs `ownGroup`. */
  kill: () => Promise<void>
  /** Starts the same number again. */
  reopen: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Opens them on a database of their own.
 * @param port of the only process, also after it was killed; by default each has a free one
 */
export async function openReplicas({ processes = 2, ownGroup = false, port = 0 } = {}): Promise<Replicas> {
  const folder = await makeScratchFolder('replicas')
  const log = { info: () => {}, warn: () => {} }
  const database = await startEmbeddedPostgres({ dataDir: path.join(folder, 'database'), log })
  const env = {
    DATABASE_URL: database.url,
    JWT_SECRET: secret,
    DATA_DIR: path.join(folder, 'pictures'),
    RATE_LIMITS: 'off',
    PORT: String(port),
    // The tests load the machine: what would be an outage in a shop is only slow here.
    DATABASE_WAIT_MS: '15000',
    OVERLOAD_AFTER_MS: '60000',
  }
  const start = () => Promise.all(Array.from({ length: processes }, () => startShop(env, { ownGroup })))
  let shops = await start()
  const connection = connect(database.url)
  const { db } = connection
  const tokens = createTokens(secret, () => new Date())

  let made = 0
  const at = (who: Account, replica: number) => new Account(shops[replica % processes]!.url, who.token, who)
  const accounts = async (count: number, role: 'SHOPPER' | 'ADMIN') => {
    const data = Array.from({ length: count }, () => `shopper.${++made}@example.com`).map((email) => ({
      name: `Shopper ${email}`,
      email,
      emailKey: email,
      role,
    }))
    const users = await db.user.createManyAndReturn({ data })
    return users.map((user, n) => {
      const token = tokens.sign({ userId: user.id, tokenVersion: user.tokenVersion })
      return at(new Account('', token, user), n)
    })
  }

  return {
    db,
    at,
    shoppers: (count) => accounts(count, 'SHOPPER'),
    owner: async () => (await accounts(1, 'ADMIN'))[0]!,
    product: async (fields) => addProductOf((await accounts(1, 'ADMIN'))[0]!, fields),
    kill: async () => {
      await Promise.all(shops.map((shop) => shop.killGroup()))
    },
    reopen: async () => {
      shops = await start()
    },
    close: async () => {
      await Promise.all(shops.map((shop) => shop.stop()))
      await connection.close()
      await database.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
