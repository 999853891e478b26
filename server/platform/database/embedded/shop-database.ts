import { Client, escapeIdentifier, escapeLiteral } from 'pg'
import { EmbeddedPostgresError, errorCode, errorMessage } from './errors.ts'

const shop = 'shop'

/**
 * The shop connects as an ordinary role that owns its database: an injected query can access neither files nor
 * programs. The role may create databases, which tests and scratch copies need.
 */
export async function ensureShopDatabase(port: number, password: string): Promise<string> {
  const admin = new Client({
    ...{ host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' },
    connectionTimeoutMillis: 10_000,
  })
  // The server may end while the connection is idle; the next query then reports it.
  admin.on('error', () => undefined)
  try {
    await admin.connect()
    if (!(await exists(admin, 'SELECT FROM pg_roles WHERE rolname = $1'))) {
      await admin.query(
        `CREATE ROLE ${escapeIdentifier(shop)} LOGIN CREATEDB PASSWORD ${escapeLiteral(password)}`,
      )
    }
    if (!(await exists(admin, 'SELECT FROM pg_database WHERE datname = $1'))) {
      await admin.query(`CREATE DATABASE ${escapeIdentifier(shop)} OWNER ${escapeIdentifier(shop)}`)
    }
  } catch (error) {
    throw new EmbeddedPostgresError(explain(error))
  } finally {
    await admin.end().catch(() => undefined)
  }
  return `postgresql://${shop}:${encodeURIComponent(password)}@127.0.0.1:${port}/${shop}`
}

async function exists(admin: Client, query: string): Promise<boolean> {
  return (await admin.query(query, [shop])).rowCount === 1
}

function explain(error: unknown): string {
  if (errorCode(error) === '28P01') {
    return 'The password file of the embedded Postgres does not fit its data: restore both from the same backup.'
  }
  return `The embedded Postgres did not answer: ${errorMessage(error)}`
}
