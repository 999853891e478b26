import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromRoot } from '../../server/paths.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase({ empty: true })
})
afterAll(() => database.drop())

/** Runs the command from source. */
const migrate = async (env: Record<string, string>) =>
  promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', fromRoot('server', 'commands', 'migrate-database.ts')],
    {
      env: { PATH: process.env['PATH'], ...env },
      cwd: fromRoot(),
    },
  ).then(
    ({ stdout }) => stdout,
    ({ code, stderr }: { code: number; stderr: string }) => `${code}: ${stderr}`,
  )

test('the command applies the migrations that are missing, and says which', async () => {
  const env = { DATABASE_URL: database.url, JWT_SECRET: 'a signing key of at least 32 bytes, for tests' }
  const first = await migrate(env)
  expect(first).toMatch(/^Applied:\n\d{14}_/)
  expect(await migrate(env)).toBe('The database has all migrations.\n')
})

test('the command needs an external database', async () => {
  expect(await migrate({})).toMatch(/^1: Set DATABASE_URL/)
})
