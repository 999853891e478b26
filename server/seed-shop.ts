import { setTimeout as delay } from 'node:timers/promises'
import type { Config } from './config.ts'
import type { Connection } from './database/client.ts'
import { ensureOwner, makeFirstOwner } from './domain/accounts/owner.ts'
import type { ImageStore } from './domain/images/image-store.ts'

/** The number of this advisory lock, unlike any other of the shop. */
const LOCK_ID = 7_205_521
const RETRY_MS = 100

type SeedConfig = Pick<Config, 'demo' | 'databaseUrl' | 'owner'>

/**
 * Seeds a new shop: the demo catalogue if configured, and an owner who can log in. Processes that start together on
 * one database run one after the other, so that only the first one seeds.
 */
export async function seedShop(config: SeedConfig, connection: Connection, store: ImageStore): Promise<void> {
  const client = await connection.checks.connect()
  try {
    // Polled: the connection's statements have a timeout, and seeding may take longer.
    while (!(await tryLock())) await delay(RETRY_MS)
    await seed(config, connection, store)
  } finally {
    await client.query(`SELECT pg_advisory_unlock(${LOCK_ID})`).catch(() => undefined)
    client.release()
  }

  async function tryLock(): Promise<boolean> {
    const { rows } = await client.query<{ taken: boolean }>(
      `SELECT pg_try_advisory_lock(${LOCK_ID}) AS taken`,
    )
    return rows[0]?.taken === true
  }
}

async function seed(config: SeedConfig, { db }: Connection, store: ImageStore): Promise<void> {
  const isNew = (await db.user.count()) === 0 && (await db.product.count()) === 0
  const demo = config.demo ?? (config.databaseUrl ? 'none' : 'catalogue')
  if (isNew && demo === 'catalogue') {
    const { seedDemo } = await import('./seed-demo.ts')
    await seedDemo(db, store)
  }
  if (config.owner) return ensureOwner(db, config.owner)
  const owner = config.databaseUrl ? null : await makeFirstOwner(db)
  if (owner)
    console.log(`The owner's account, shown only once: ${owner.email} with password ${owner.password}`)
}
