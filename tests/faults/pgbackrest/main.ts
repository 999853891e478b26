// Backs up a PostgreSQL server by pgBackRest while rows are written, and restores it to a moment: `npm run test:pgbackrest`,
// which writes docs/backups.md. Needs programs that npm doesn't install: apt-get install pgbackrest postgresql
import { readdir, stat } from 'node:fs/promises'
import { loadavg } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Client } from 'pg'
import { generateShop, sizeFor } from '../../../bench/generate-shop.ts'
import { applyMigrations } from '../../../server/platform/database/migrate.ts'
import { listTables, summarize } from '../../../server/platform/move-database/tables.ts'
import { fromRoot } from '../../../server/paths.ts'
import { createDatabase, databaseUrl } from '../../support/database-url.ts'
import { connected, momentOf } from '../../support/restored-shop.ts'
import { seconds } from '../faults.ts'
import { type RestoredServer, startBackedUpServer } from './backed-up-server.ts'
import { type BackupsReport, writeBackupsReport } from './report.ts'

/** With 10,000 orders. */
const products = 5_000
const silent = { info: () => {}, warn: () => {} }

type State = Map<string, { rows: string; checksum: string }>

/** The number of rows of each table, and a checksum of their contents. */
async function stateOf(client: Client): Promise<State> {
  const state: State = new Map()
  for (const table of await listTables(client)) state.set(table.name, await summarize(client, table))
  return state
}

const totalOf = (state: State) => [...state.values()].reduce((total, { rows }) => total + Number(rows), 0)

/** The tables that differ, with the numbers of rows. */
function differences(one: State, other: State): string[] {
  return [...one]
    .filter(([name, { checksum }]) => other.get(name)?.checksum !== checksum)
    .map(([name, { rows }]) => `${name}: ${rows} and ${other.get(name)?.rows ?? 'no'} rows`)
}

async function timed<T>(work: Promise<T>): Promise<{ result: T; took: string }> {
  const startedAt = performance.now()
  const result = await work
  return { result, took: seconds(performance.now() - startedAt) }
}

/** Adds accounts, and raises prices, until `work` is done. Returns how many transactions were committed. */
async function whileWriting(client: Client, label: string, work: Promise<unknown>): Promise<number> {
  let isOver = false
  const ending = work.finally(() => (isOver = true))
  let written = 0
  while (!isOver) await write(client, `${label}.${++written}`)
  await ending
  return written
}

async function write(client: Client, label: string): Promise<void> {
  const email = `${label}@example.com`
  await client.query('BEGIN')
  await client.query(`INSERT INTO "users" ("name", "email", "emailKey") VALUES ($1, $2, $2)`, [label, email])
  await client.query(
    `UPDATE "products" SET "readyMadePrice" = "readyMadePrice" + 100
     WHERE "id" IN (SELECT "id" FROM "products" WHERE "readyMadePrice" IS NOT NULL ORDER BY random() LIMIT 5)`,
  )
  await client.query('COMMIT')
}

/** Waits until a restored server has replayed what it should and accepts writes. */
async function openRestored({ url }: RestoredServer, database: string): Promise<Client> {
  for (;;) {
    const client = await connected(databaseUrl(url, database)).catch(() => null)
    const inRecovery = await client
      ?.query<{ waits: boolean }>('SELECT pg_is_in_recovery() AS waits')
      .then(({ rows }) => rows[0]!.waits)
    if (client && inRecovery === false) return client
    await client?.end()
    await delay(50)
  }
}

/** The size of all files in a folder, in bytes. */
async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => stat(path.join(parentPath, name))),
  )
  return sizes.reduce((total, { size }) => total + size, 0)
}

const loadBefore = loadavg()[0]!
const server = await startBackedUpServer()
try {
  const url = await createDatabase(server.url)
  const database = new URL(url).pathname.slice(1)
  const client = await connected(url)
  await applyMigrations(client, fromRoot('prisma', 'migrations'), silent)
  await generateShop(client, sizeFor(products))
  await server.pgBackRest('stanza-create')
  await server.pgBackRest('check')

  const backups: Omit<BackupsReport['backups'][number], 'info'>[] = []
  for (const type of ['full', 'diff', 'incr'] as const) {
    const backup = timed(server.pgBackRest(`--type=${type}`, 'backup'))
    const written = await whileWriting(client, type, backup)
    backups.push({ type, took: (await backup).took, written })
  }

  // Only the archived log has these.
  await whileWriting(client, 'later', delay(2_000))
  const before = await stateOf(client)
  const moment = await momentOf(client)
  await client.query(`DELETE FROM "feedback"; UPDATE "products" SET "readyMadePrice" = 100`)
  await write(client, 'after-the-mistake')
  const after = await stateOf(client)
  const mistaken = differences(before, after)
  if (mistaken.length < 3) throw new Error(`The mistake changed too little: ${mistaken.join(', ')}`)
  await client.end()
  // Archives what has been written.
  await server.pgBackRest('check')

  const toMoment = [
    '--type=time',
    `--target=${moment.toISOString().replace('T', ' ').replace('Z', '+00')}`,
    '--target-action=promote',
  ]
  const restores: BackupsReport['restores'] = []
  const restoreAndCompare = async (name: string, expected: State, ...args: string[]) => {
    const { result: folder, took: copied } = await timed(server.restore(...args))
    const startedAt = performance.now()
    const restored = await folder.start()
    const opened = await openRestored(restored, database)
    const replayed = seconds(performance.now() - startedAt)
    try {
      const found = await stateOf(opened)
      const different = differences(expected, found)
      if (different.length > 0 || found.size !== expected.size)
        throw new Error(`Restored ${name}, these tables differ: ${different.join(', ')}`)
      restores.push({ name, copied, replayed, rows: totalOf(found), tables: found.size })
    } finally {
      await opened.end()
      await restored.stop()
    }
    return folder
  }
  const corrected = await restoreAndCompare('to the moment before the mistake', before, ...toMoment)
  await restoreAndCompare('to the end of the archived log', after)
  const [{ backup: stored }] = JSON.parse(await server.pgBackRest('--output=json', 'info')) as [
    { backup: Pick<BackupsReport['backups'][number], 'info'>[] },
  ]
  const archived = await sizeOf(path.join(server.repository, 'archive'))

  await corrected.replaceServer()
  await server.pgBackRest('check')
  await server.pgBackRest('--type=full', 'backup')
  const reopened = await connected(url)
  await write(reopened, 'after-the-restore')
  const latest = await stateOf(reopened)
  await reopened.end()
  await server.pgBackRest('check')
  await restoreAndCompare('to the end of the log of the server on the corrected folder', latest)

  const report = {
    programs: server.programs,
    loadBefore,
    backups: backups.map((backup, n) => ({ ...backup, info: stored[n]!.info })),
    archived,
    restores,
  }
  console.log(report)
  await writeBackupsReport(report)
} finally {
  await server.stop()
}
