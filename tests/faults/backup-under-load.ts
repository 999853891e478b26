import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { generateShop, sizeFor } from '../../bench/generate-shop.ts'
import { startEmbeddedPostgres } from '../../server/platform/database/embedded-postgres.ts'
import { applyMigrations } from '../../server/platform/database/migrate.ts'
import { createTokens } from '../../server/domain/accounts/tokens.ts'
import { compareTables } from '../../server/platform/move-database/copy-database.ts'
import { listTables } from '../../server/platform/move-database/tables.ts'
import { fromRoot } from '../../server/paths.ts'
import { Account } from '../support/api-client.ts'
import { tailor } from '../support/cart.ts'
import { addPicture, connected, inRestored, picturesIn } from '../support/restored-shop.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import { startShop } from '../support/shop-process.ts'
import { seconds } from './faults.ts'

/** With 10,000 orders. */
const products = 5_000
const pictures = 500
const pictureBytes = 146_000
const writers = 4
/** A cart line holds 99 pieces: each writer fills the lines of many designs in turn. */
const designs = 200

type User = ConstructorParameters<typeof Account>[2]

export const backups = [
  {
    key: 'backup',
    name: `A shop with 10,000 orders and ${pictures} pictures of ${pictureBytes / 1000} kB, while ${writers} shoppers write`,
    promise: 'no failed write; restored elsewhere, every row and picture is identical',
    measure: backupUnderLoad,
  },
]

const silent = { info: () => {}, warn: () => {} }

/**
 * Backs up a shop with the commands that an owner uses, while customers write; restores the archive elsewhere, as it is
 * and to the end of the archived log; and compares every row and picture.
 */
async function backupUnderLoad(): Promise<string> {
  const folder = await makeScratchFolder('backup-under-load')
  const dataDir = path.join(folder, 'shop')
  const secret = randomBytes(32).toString('hex')
  const env = { DATA_DIR: dataDir, BACKUP_DIR: path.join(folder, 'backups'), JWT_SECRET: secret }
  try {
    const { users, designIds } = await fillShop(dataDir)
    const shop = await startShop({ ...env, RATE_LIMITS: 'off', LOG_LEVEL: 'silent', DEMO: 'none' })
    const tokens = createTokens(secret, () => new Date())
    const accounts = users.map((user) => {
      const token = tokens.sign({ userId: user.id, tokenVersion: 0 })
      return new Account(shop.url, token, user)
    })
    const load = writeUntilStopped(accounts, designIds)
    const backup = await run('backup.js', [], env).finally(load.stop)
    const { slowestMs, written } = await load.ended
    const code = await shop.stop()
    if (code !== 0) throw new Error(`The shop ended with ${code}`)

    const [archive] = (await readdir(env.BACKUP_DIR)).filter((name) => name !== 'wal')
    const file = path.join(env.BACKUP_DIR, archive!)
    const own = path.join(folder, 'own')
    const latest = path.join(folder, 'latest')
    const restore = await run('restore.js', [file, '--data-dir', own], env)
    await run('restore.js', [file, '--data-dir', latest, '--until', 'latest'], env)
    const { size } = await stat(file)
    return [
      `archive ${(size / 1e6).toFixed(0)} MB, made and verified in ${seconds(backup.ms)}, restored in ${seconds(restore.ms)}`,
      `${written} writes meanwhile, the slowest ${seconds(slowestMs)}`,
      `restored with the archived log, ${await compareShops(dataDir, latest)}: identical`,
    ].join('; ')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function fillShop(dataDir: string): Promise<{ users: User[]; designIds: string[] }> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent })
  const client = await connected(postgres.url)
  try {
    await applyMigrations(client, fromRoot('prisma', 'migrations'), silent)
    await generateShop(client, sizeFor(products))
    for (let n = 0; n < pictures; n++) await addPicture(client, dataDir, pictureBytes)
    const { rows: users } = await client.query<User>(
      `INSERT INTO "users" ("name", "email", "emailKey")
       SELECT 'Writer ' || n, 'writer.' || n || '@example.com', 'writer.' || n || '@example.com'
       FROM generate_series(1, $1) AS n RETURNING "id", "name", "email"`,
      [writers],
    )
    const { rows } = await client.query<{ id: string }>(
      `SELECT "id" FROM "products" WHERE "productStatus" = 'ACTIVE' AND "tailorPrice" IS NOT NULL
         AND "availabilityStatus" = 'AVAILABLE'
       ORDER BY "id" LIMIT $1`,
      [designs],
    )
    return { users, designIds: rows.map(({ id }) => id) }
  } finally {
    await client.end()
    await postgres.stop()
  }
}

/** Adds to the accounts' carts, one piece after the other each. */
function writeUntilStopped(accounts: Account[], designIds: string[]) {
  let isOver = false
  let [slowestMs, written] = [0, 0]
  const write = async (account: Account) => {
    for (let n = 0; !isOver; n++) {
      const startedAt = performance.now()
      const { cart, text } = await account.mutate('addToCart', tailor(designIds[n % designIds.length]!))
      if (!cart) throw new Error(`A write failed: ${text}`)
      slowestMs = Math.max(slowestMs, performance.now() - startedAt)
      written++
    }
  }
  const ended = Promise.all(accounts.map(write)).then(() => ({ slowestMs, written }))
  return { stop: () => void (isOver = true), ended }
}

/** Runs one of the built commands; returns how long it took. */
async function run(command: string, args: string[], env: Record<string, string>): Promise<{ ms: number }> {
  const startedAt = performance.now()
  await promisify(execFile)(process.execPath, [fromRoot('dist', 'server', command), ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  return { ms: performance.now() - startedAt }
}

/** Compares two shops that are stopped: all rows, pictures and the signing key. @throws Error if anything differs */
async function compareShops(one: string, other: string): Promise<string> {
  const compared = await inRestored(one, (here) =>
    inRestored(other, async (there) => {
      const tables = await listTables(here)
      return { tables: tables.length, rows: await compareTables(here, there, tables) }
    }),
  )
  const [here, there] = [await picturesIn(one), await picturesIn(other)]
  for (const [name, contents] of here)
    if (there.get(name) !== contents) throw new Error(`Picture ${name} differs`)
  if (here.size !== there.size) throw new Error(`There are ${there.size} pictures instead of ${here.size}`)
  return `${compared.rows} rows of ${compared.tables} tables and ${here.size} pictures`
}
