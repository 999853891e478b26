import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../support/database.ts'
import { type KindOfWrite, kindsOfWrite, type Outcome, outcomeOf } from '../support/kinds-of-write.ts'
import { openShop } from '../support/shop.ts'

const count = 12

/** Two instances on one database: the tests prepare with one, and send to one that hardly waits. */
const database = await createTestDatabase()
const hurried = await openShop({
  env: { DATABASE_WAIT_MS: '400' },
  database: { ...database, drop: async () => undefined },
  limits: { lock_timeout: 1_500 },
})
const shop = await openShop({ database })

let operator: Client
let kinds: KindOfWrite[]
beforeAll(async () => {
  operator = new Client({ connectionString: database.url })
  await operator.connect()
  kinds = await kindsOfWrite(shop, hurried.url, count)
}, 120_000)
afterAll(() => operator.end())

const storedOf = async ({ stored }: KindOfWrite): Promise<number[]> =>
  (await operator.query<{ number: number }>(stored)).rows.map(({ number }) => number)

/** Nothing runs or waits in the database any more. */
const settled = () =>
  vi.waitFor(
    async () => {
      const { rows } = await operator.query(
        `SELECT FROM pg_stat_activity WHERE "datname" = current_database() AND "pid" <> pg_backend_pid()
           AND "backend_type" = 'client backend' AND "state" <> 'idle'`,
      )
      expect(rows).toHaveLength(0)
    },
    { timeout: 30_000, interval: 20 },
  )

async function sendAll(kind: KindOfWrite, numbers: number[]): Promise<Record<Outcome, number[]>> {
  const outcomes: Record<Outcome, number[]> = { acknowledged: [], refused: [], unknown: [] }
  const answers = await Promise.all(numbers.map((number) => kind.send(number)))
  for (const [index, number] of numbers.entries()) outcomes[outcomeOf(answers[index]!)].push(number)
  return outcomes
}

/** The faults that the shop logs are requests without a result. */
const expectNoOtherFaults = () => {
  for (const line of hurried.faults())
    expect(JSON.parse(line)).toMatchObject({ msg: 'request', status: expect.toBeOneOf([500, 503]) })
}

describe('a refused write has not happened', () => {
  test('when its table is locked until its time is up', async () => {
    for (const kind of kinds) {
      const numbers = [0, 1, 2]
      await operator.query(`BEGIN; LOCK TABLE "${kind.table}" IN SHARE ROW EXCLUSIVE MODE`)
      const before = await storedOf(kind)
      const { acknowledged, refused } = await sendAll(kind, numbers).finally(() => operator.query('COMMIT'))
      await settled()
      expect([kind.name, acknowledged, refused.sort()]).toEqual([kind.name, [], numbers])
      expect([kind.name, await storedOf(kind)]).toEqual([kind.name, before])
    }
    expectNoOtherFaults()
  }, 120_000)

  test('when hundreds of all kinds are sent to a slow database', async () => {
    const { rows: tables } = await operator.query<{ name: string }>(
      `SELECT "tablename" AS "name" FROM pg_tables WHERE "schemaname" = 'public'`,
    )
    await operator.query(`CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_sleep(0.01); RETURN NULL; END'`)
    for (const { name } of tables)
      await operator.query(
        `CREATE TRIGGER slow AFTER INSERT OR UPDATE OR DELETE ON "${name}" EXECUTE FUNCTION slow()`,
      )
    for (const kind of kinds) expect([kind.name, await storedOf(kind)]).toEqual([kind.name, []])
    const numbers = Array.from({ length: count }, (_, number) => number)
    const results = await Promise.all(kinds.map((kind) => sendAll(kind, numbers)))
    await settled()
    for (const [index, kind] of kinds.entries()) {
      const { acknowledged, refused } = results[index]!
      const stored = new Set(await storedOf(kind))
      expect([kind.name, refused.filter((number) => stored.has(number))]).toEqual([kind.name, []])
      expect([kind.name, acknowledged.filter((number) => !stored.has(number))]).toEqual([kind.name, []])
    }
    expect(results.flatMap(({ refused }) => refused).length).toBeGreaterThan(0)
    expectNoOtherFaults()
  }, 120_000)
})
