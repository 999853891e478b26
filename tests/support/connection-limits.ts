import { Client } from 'pg'
import { type DatabaseAddresses, isPooled } from '../../server/platform/database/addresses.ts'
import { checkAddresses } from '../../server/platform/database/check-addresses.ts'

/** In milliseconds. */
export type ConnectionLimits = Partial<Record<'lock_timeout' | 'statement_timeout' | 'query_timeout', number>>

/** The same database; connections by the returned address have these limits, and for the rest the shop's. */
export async function withLimits(
  addresses: DatabaseAddresses,
  { query_timeout, ...limits }: ConnectionLimits,
): Promise<DatabaseAddresses> {
  if (!isPooled(addresses)) {
    const url = withParameters(addresses.url, { query_timeout, ...limits })
    return { ...addresses, url, directUrl: url }
  }
  await checkAddresses(addresses)
  if (Object.keys(limits).length > 0) await storeOther(addresses.directUrl, limits)
  return { ...addresses, url: withParameters(addresses.url, { query_timeout }) }
}

function withParameters(address: string, parameters: ConnectionLimits): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, String(value))
  return url.href
}

async function storeOther(directUrl: string, limits: ConnectionLimits): Promise<void> {
  const client = new Client({ connectionString: directUrl })
  await client.connect()
  const { rows } = await client.query<{ database: string }>('SELECT current_database() AS "database"')
  for (const [name, value] of Object.entries(limits))
    await client.query(`ALTER ROLE CURRENT_USER IN DATABASE "${rows[0]!.database}" SET ${name} = ${value}`)
  // The pooler's open connections have the limits that were stored before.
  await client.query(
    `SELECT pg_terminate_backend("pid") FROM "pg_stat_activity"
     WHERE "datname" = current_database() AND "pid" <> pg_backend_pid()`,
  )
  await client.end()
}
