import { type Client, escapeIdentifier } from 'pg'

/** Settings of each connection that serves requests. Short on purpose: 'try again' serves a shopper better than a page that hangs. */
export const limits = {
  /** Milliseconds. */
  statement_timeout: 5_000,
  /** Milliseconds. */
  lock_timeout: 2_000,
  /** Milliseconds. */
  idle_in_transaction_session_timeout: 10_000,
  /** The data is in memory or on an SSD; Postgres' default assumes a spinning disk. */
  random_page_cost: 1.1,
}

/** The number of this advisory lock, unlike any other of the shop. */
const LOCK_ID = 7_205_522

/**
 * Stores the limits with the role and the database of `client`, for connections that are made from then on: poolers
 * refuse or drop what clients set for a whole connection. Does nothing where they are stored, or where the role may not.
 * @param client connected without settings of its own
 */
export async function storeLimits(client: Client): Promise<void> {
  const missing = await missingLimits(client)
  if (missing.length === 0) return
  const { role, database } = await identify(client)
  await client.query('BEGIN')
  try {
    // Two processes that change one role's settings at the same time would fail.
    await client.query(`SELECT pg_advisory_xact_lock(${LOCK_ID})`)
    for (const statement of statementsFor(missing, role, database)) await client.query(statement)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    // The check that follows says what to run.
    if ((error as { code?: string }).code !== '42501') throw error
  }
}

/** What to run so that the connections of `client` have the limits; empty when they have them. */
export async function statementsForLimits(client: Client): Promise<string[]> {
  const missing = await missingLimits(client)
  if (missing.length === 0) return []
  const { role, database } = await identify(client)
  return statementsFor(missing, role, database)
}

type Limit = [name: string, value: number]

async function missingLimits(client: Client): Promise<Limit[]> {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'SELECT "name", "setting" FROM "pg_settings" WHERE "name" = ANY ($1)',
    [Object.keys(limits)],
  )
  const current = new Map(rows.map(({ name, setting }) => [name, Number(setting)]))
  return Object.entries(limits).filter(([name, value]) => current.get(name) !== value)
}

const statementsFor = (missing: Limit[], role: string, database: string) =>
  missing.map(
    ([name, value]) =>
      `ALTER ROLE ${escapeIdentifier(role)} IN DATABASE ${escapeIdentifier(database)} SET ${name} = ${value}`,
  )

async function identify(client: Client): Promise<{ role: string; database: string }> {
  const { rows } = await client.query<{ role: string; database: string }>(
    'SELECT session_user AS "role", current_database() AS "database"',
  )
  return rows[0]!
}
