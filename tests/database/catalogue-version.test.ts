import { type AddressInfo, createServer, type Socket } from 'node:net'
import { Client, Pool } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { catalogueVersion, mergeCatalogueChanges } from '../../server/platform/database/catalogue-version.ts'
import { WaitedTooLong } from '../../server/platform/database/outage.ts'
import { withBudget } from '../../server/request-budget.ts'
import { useTestDatabase } from '../support/database.ts'

const database = useTestDatabase()
let pool: Pool
beforeAll(() => {
  pool = new Pool({ connectionString: database.url })
})
afterAll(() => pool.end())

const feedback = `INSERT INTO "feedback" ("name", "rating", "comments") VALUES ('Asha', 5, 'Lovely')`

async function elsewhere<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: database.url })
  await client.connect()
  return work(client).finally(() => client.end())
}

test('the version changes with each change, and only when others can see it', async () => {
  const version = catalogueVersion(pool)
  const before = await version()
  expect(await version()).toBe(before)
  await elsewhere(async (client) => {
    await client.query('BEGIN')
    await client.query(feedback)
    expect(await version()).toBe(before)
    await client.query('COMMIT')
    const after = await version()
    expect(after).not.toBe(before)
    await client.query('BEGIN')
    await client.query(feedback)
    await client.query('ROLLBACK')
    expect(await version()).toBe(after)
  })
})

test('two concurrent changes don’t block each other, and both are counted', async () => {
  const version = catalogueVersion(pool)
  const before = Number(await version())
  await elsewhere((one) =>
    elsewhere(async (other) => {
      for (const client of [one, other]) await client.query('BEGIN')
      for (const client of [one, other]) await client.query(feedback)
      for (const client of [other, one]) await client.query('COMMIT')
    }),
  )
  expect(Number(await version())).toBe(before + 2)
})

test('counts of closed connections are merged without changing the version', async () => {
  const version = catalogueVersion(pool)
  await elsewhere((client) => client.query(feedback))
  await elsewhere((client) => client.query(feedback))
  const before = await version()
  const rows = async () => (await pool.query('SELECT FROM "catalogue_changes" WHERE "backend" = 0')).rowCount
  await expect
    .poll(async () => {
      await mergeCatalogueChanges(pool)
      return (await pool.query('SELECT FROM "catalogue_changes"')).rowCount
    })
    .toBe(1)
  expect([await rows(), await version()]).toEqual([1, before])
})

test('without a connection the read fails, and a later read succeeds', async () => {
  const lost = new Pool({ connectionString: database.url, max: 1 })
  lost.on('error', () => {})
  const version = catalogueVersion(lost)
  const known = await version()
  const [row] = (await lost.query<{ pid: number }>('SELECT pg_backend_pid() AS "pid"')).rows
  const pending = lost.query('SELECT pg_sleep(30)').catch(() => {})
  const waiting = version()
  await pool.query('SELECT pg_terminate_backend($1)', [row!.pid])
  await pending
  // It is answered on a connection of its own, or fails with the old one; the next read succeeds.
  await waiting.catch(() => {})
  expect(await version()).toBe(known)
  await lost.end()
})

test('a request waits for the version no longer than for the database', async () => {
  const { port } = await stuckServer()
  const stuck = new Pool({ host: '127.0.0.1', port })
  await expect(withBudget(50, catalogueVersion(stuck))).rejects.toThrow(WaitedTooLong)
})

/** Accepts connections and never answers. */
async function stuckServer() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket.on('error', () => undefined)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return server.address() as AddressInfo
}
