import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** The folder of the programs of Debian's newest PostgreSQL server; null when there is none. */
export async function findPostgres(): Promise<string | null> {
  const folder = '/usr/lib/postgresql'
  const versions = await readdir(folder).catch(() => [])
  const [newest] = versions.sort((a, b) => Number(b) - Number(a))
  return newest ? path.join(folder, newest, 'bin') : null
}
