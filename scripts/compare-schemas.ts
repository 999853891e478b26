// Compares the schemas that two folders of migrations build, and exits with 1 when they differ:
//   npx tsx scripts/compare-schemas.ts <folder> <folder>
// Migrations before the baseline: git archive fabd50a prisma/migrations | tar -x -C <folder>
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { startEmbeddedPostgres } from '../server/platform/database/embedded-postgres.ts'
import { applyMigrations } from '../server/platform/database/migrate.ts'
import { describeSchema } from './describe-schema.ts'

const folders = process.argv.slice(2)
if (folders.length !== 2) throw new Error('Name two folders of migrations.')

const log = { info: () => {}, warn: console.warn }
const dataDir = await mkdtemp(path.join(tmpdir(), 'compare-schemas-'))
const server = await startEmbeddedPostgres({ dataDir, log, settings: { fsync: 'off' } })
try {
  const [before, after] = [await schemaOf(folders[0]!, 'before'), await schemaOf(folders[1]!, 'after')]
  const missing = before.filter((line) => !after.includes(line))
  const added = after.filter((line) => !before.includes(line))
  for (const line of missing) console.log(`- ${line}`)
  for (const line of added) console.log(`+ ${line}`)
  const isSame = before.join('\n') === after.join('\n')
  console.log(isSame ? `The same schema (${after.length} lines).` : 'The schemas differ.')
  if (!isSame) process.exitCode = 1
} finally {
  await server.stop()
  await rm(dataDir, { recursive: true, force: true })
}

async function schemaOf(folder: string, name: string): Promise<string[]> {
  await using(server.url, (client) => client.query(`CREATE DATABASE ${escapeIdentifier(name)}`))
  const url = new URL(server.url)
  url.pathname = `/${name}`
  await applyMigrations(url.href, path.resolve(folder), log)
  return (await using(url.href, describeSchema)).split('\n')
}

async function using<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url })
  await client.connect()
  return work(client).finally(() => client.end())
}
