import { mkdir } from 'node:fs/promises'
import { Client, escapeIdentifier } from 'pg'
import { startEmbeddedPostgres } from '../server/platform/database/embedded-postgres.ts'
import { applyMigrations } from '../server/platform/database/migrate.ts'
import { fromRoot } from '../server/paths.ts'
import { parentOf } from './measure/processor-time.ts'

/** The benchmarks' own Postgres, with a database for each size of catalogue. */
export interface BenchPostgres {
  /** The postmaster's process id. */
  pid: number
  /** A migrated database, filled by `fill` when it is new and reused by later runs. */
  database: (name: string, fill: (client: Client) => Promise<void>) => Promise<string>
  stop: () => Promise<void>
}

/** Its data are in `.data/bench`, or in BENCH_DIR; delete the folder to start afresh. */
export async function startPostgres(): Promise<BenchPostgres> {
  const dataDir = process.env.BENCH_DIR ?? fromRoot('.data', 'bench')
  await mkdir(dataDir, { recursive: true })
  const log = { info: () => {}, warn: console.warn }
  const server = await startEmbeddedPostgres({ dataDir, log })
  const pid = await using(server.url, async (client) => {
    const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS "pid"')
    return parentOf(rows[0]!.pid)
  })
  return {
    pid,
    database: (name, fill) => openDatabase(server.url, name, fill),
    stop: () => server.stop(),
  }
}

async function openDatabase(
  serverUrl: string,
  name: string,
  fill: (client: Client) => Promise<void>,
): Promise<string> {
  const url = urlOf(serverUrl, name)
  const made = `${name}_being_made`
  const exists = await using(serverUrl, async (client) => {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name])
    if (rowCount) return true
    await client.query(`DROP DATABASE IF EXISTS ${escapeIdentifier(made)}`)
    await client.query(`CREATE DATABASE ${escapeIdentifier(made)}`)
    return false
  })
  const log = { info: () => {}, warn: console.warn }
  await applyMigrations(exists ? url : urlOf(serverUrl, made), fromRoot('prisma', 'migrations'), log)
  if (exists) return url
  console.error(`Filling ${name}; the next runs will find it there.`)
  await using(urlOf(serverUrl, made), fill)
  // The database is renamed after it is filled, so that an interrupted run leaves no partial catalogue.
  await using(serverUrl, (client) =>
    client.query(`ALTER DATABASE ${escapeIdentifier(made)} RENAME TO ${escapeIdentifier(name)}`),
  )
  return url
}

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.href
}

/** One connection for the duration of the callback. */
export async function using<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}
