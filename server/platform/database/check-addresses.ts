import { Client } from 'pg'
import { type DatabaseAddresses, isPooled } from './addresses.ts'
import { limits, statementsForLimits, storeLimits } from './limits.ts'

/** The database can't be used at the configured addresses; the message says what to change. */
export class DatabaseAddressError extends Error {
  override name = 'DatabaseAddressError'
}

/** How often two connections are compared: whether they share a connection to Postgres depends on the pooler's other clients. */
const ROUNDS = 5

/**
 * Makes sure that the direct address is Postgres' own, and that connections by the pooled one, if there is one, have the
 * shop's limits and take its statements. Stores the limits where the role may.
 * @throws DatabaseAddressError
 */
export async function checkAddresses(addresses: DatabaseAddresses): Promise<void> {
  await inTwo(addresses.directUrl, { statement_timeout: limits.statement_timeout }, requireSessions)
  if (!isPooled(addresses)) return
  await inTwo(addresses.directUrl, {}, storeLimits)
  await inTwo(addresses.url, {}, async (one, other) => {
    await requireLimits(one)
    if (addresses.namedStatements) await requireNamedStatements(one, other)
  })
}

async function inTwo(
  connectionString: string,
  settings: { statement_timeout?: number },
  work: (one: Client, other: Client) => Promise<void>,
): Promise<void> {
  const clients = [1, 2].map(
    () =>
      new Client({ connectionString, connectionTimeoutMillis: 5_000, query_timeout: 10_000, ...settings }),
  )
  try {
    for (const client of clients) {
      // A lost connection also fails the statement in progress.
      client.on('error', () => undefined)
      await client.connect()
    }
    await work(clients[0]!, clients[1]!)
  } catch (error) {
    if (/unsupported startup parameter/.test((error as Error).message)) throw notDirect()
    throw error
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)))
  }
}

/** Behind a pooler in transaction mode, two connections share a server process, or one of them changes it. */
async function requireSessions(one: Client, other: Client): Promise<void> {
  const [first, second] = [await serverProcess(one), await serverProcess(other)]
  if (first === second) throw notDirect()
  for (let round = 1; round < ROUNDS; round++) {
    if ((await serverProcess(one)) !== first || (await serverProcess(other)) !== second) throw notDirect()
  }
}

async function serverProcess(client: Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS "pid"')
  return rows[0]!.pid
}

const notDirect = () =>
  new DatabaseAddressError(
    'The address of the database is that of a connection pooler: set DATABASE_DIRECT_URL to the address of PostgreSQL ' +
      'itself; DATABASE_URL may remain the pooler’s. See "Connection pooling" in docs/deployment.md.',
  )

async function requireLimits(client: Client): Promise<void> {
  const statements = await statementsForLimits(client)
  if (statements.length === 0) return
  throw new DatabaseAddressError(
    'Connections by DATABASE_URL lack the limits that protect the shop. Run, as a role that may,\n' +
      statements.map((statement) => `  ${statement};\n`).join('') +
      'then RECONNECT in the pooler’s console (or restart the pooler), because its open connections keep their settings, ' +
      'and start the shop again.',
  )
}

/** A pooler that doesn't know them sends one client's statement to where another client has prepared it, or nobody has. */
async function requireNamedStatements(one: Client, other: Client): Promise<void> {
  try {
    for (let round = 0; round < ROUNDS; round++)
      for (const client of [one, other]) await client.query({ name: 'shop-check', text: 'SELECT 1' })
  } catch (error) {
    if (!['42P05', '26000'].includes((error as { code?: string }).code ?? '')) throw error
    throw new DatabaseAddressError(
      'The connection pooler at DATABASE_URL does not support named statements: set DATABASE_NAMED_STATEMENTS to off, or ' +
        'max_prepared_statements of PgBouncer 1.21 or newer.',
    )
  }
}
