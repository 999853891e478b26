import { randomBytes } from 'node:crypto'
import { Client, escapeIdentifier } from 'pg'

/** The same server, role and options, another database. */
export function databaseUrl(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}

/** Creates an empty database on a server. */
export async function createDatabase(serverUrl: string): Promise<string> {
  const name = `shop_${randomBytes(6).toString('hex')}`
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  await client.query(`CREATE DATABASE ${escapeIdentifier(name)}`).finally(() => client.end())
  return databaseUrl(serverUrl, name)
}
