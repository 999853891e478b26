import { setTimeout as delay } from 'node:timers/promises'
import { Client } from 'pg'
import type { Config } from './config.ts'
import type { Connection } from './platform/database/client.ts'
import { ensureOwner, makeFirstOwner } from './domain/accounts/owner.ts'
import type { ImageStore } from './domain/images/image-store.ts'

/** The number of this advisory lock, unlike any other of the shop. */
const LOCK_ID = 7_205_521
const RETRY_MS = 100

type SeedConfig = Pick<Config, 'demo' | 'database' | 'owner'>

/**
 * Seeds a new shop: the demo catalogue if configured, and an owner who can log in. Processes that start together on
 * one database run one after the other, so that only the first one seeds.
 * @param directUrl Postgres' own address: the lock lasts as long as a connection
 */
export async function seedShop(
  config: SeedConfig,
  connection: Connection,
  directUrl: string,
  store: ImageStore,
): Promise<boolean> {
  const client = new Client({
    connectionString: directUrl,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  // A lost connection also fails the statement in progress.
  client.on('error', () => undefined)
  await client.connect()
  try {
    // Polled: the role's statements may have a timeout, and seeding may take longer.
    while (!(await tryLock())) await delay(RETRY_MS)
    return await seed(config, connection, store)
  } finally {
    // Its end releases the lock.
    await client.end().catch(() => undefined)
  }

  async function tryLock(): Promise<boolean> {
    const { rows } = await client.query<{ taken: boolean }>(
      `SELECT pg_try_advisory_lock(${LOCK_ID}) AS taken`,
    )
    return rows[0]?.taken === true
  }
}

async function seed(config: SeedConfig, { db }: Connection, store: ImageStore): Promise<boolean> {
  const isNew = (await db.user.count()) === 0 && (await db.product.count()) === 0
  const demo = config.demo ?? (config.database ? 'none' : 'catalogue')
  const withDemo = isNew && demo === 'catalogue'
  if (withDemo) {
    console.log('Adding the demo catalogue …')
    const { seedDemo } = await import('./seed-demo.ts')
    await seedDemo(db, store)
  }
  if (config.owner) {
    if (!(await ensureOwner(db, config.owner)))
      console.warn(
        'ADMIN_EMAIL names no owner of this shop, and the shop has one: nothing was changed. Set it to the owner’s present e-mail, or remove it.',
      )
    return withDemo
  }
  const owner = config.database ? null : await makeFirstOwner(db)
  if (owner)
    console.log(`The owner's account, shown only once: ${owner.email} with password ${owner.password}`)
  return withDemo
}
