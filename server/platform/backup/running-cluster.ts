import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'

/**
 * Connects to the embedded PostgreSQL of a running shop as its superuser, who alone may back up its files. Null when
 * none is running on this folder.
 */
export async function connectToCluster(dataDir: string): Promise<Client | null> {
  const folder = path.join(dataDir, 'postgres')
  const [pidFile, password] = await Promise.all([
    readFile(path.join(folder, 'data', 'postmaster.pid'), 'utf8').catch(() => ''),
    readFile(path.join(folder, 'password'), 'utf8').catch(() => ''),
  ])
  const port = Number(pidFile.split('\n')[3])
  if (!port) return null
  const client = new Client({
    ...{ host: '127.0.0.1', port, user: 'postgres', password, database: 'shop' },
    application_name: 'backup',
    connectionTimeoutMillis: 10_000,
  })
  // A lost connection also fails the statement in progress.
  client.on('error', () => undefined)
  return client.connect().then(
    () => client,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return null
      throw error
    },
  )
}
