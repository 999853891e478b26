import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { withoutPooler } from '../../server/platform/database/addresses.ts'
import { checkAddresses, DatabaseAddressError } from '../../server/platform/database/check-addresses.ts'
import { connect } from '../../server/platform/database/client.ts'
import { limits } from '../../server/platform/database/limits.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'

let database: TestDatabase
/** Another address of the same database: the shop takes it for a pooler's, and sets nothing by itself. */
let other: string
beforeAll(async () => {
  database = await createTestDatabase()
  other = `${database.url}?application_name=pooler`
})
afterAll(() => database.drop())

/** The limits of new connections by an address. */
async function limitsAt(connectionString: string): Promise<Record<string, number>> {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ name: string; setting: string }>(
    `SELECT "name", "setting" FROM "pg_settings" WHERE "name" = ANY ($1)`,
    [Object.keys(limits)],
  )
  await client.end()
  return Object.fromEntries(rows.map(({ name, setting }) => [name, Number(setting)]))
}

const refusal = (addresses: Parameters<typeof checkAddresses>[0]) =>
  checkAddresses(addresses).then(
    () => expect.unreachable(),
    (error: unknown) => {
      expect(error).toBeInstanceOf(DatabaseAddressError)
      return (error as Error).message
    },
  )

describe('a database without a pooler', () => {
  test('is not changed, and connections of the shop have its limits', async () => {
    const before = await limitsAt(database.url)
    await checkAddresses(withoutPooler(database.url))
    expect(await limitsAt(database.url)).toEqual(before)
    const { checks, close } = connect(database.url)
    const { rows } = await checks.query<{ limit: string }>(
      `SELECT current_setting('lock_timeout') AS "limit"`,
    )
    expect(rows).toEqual([{ limit: '2s' }])
    await close()
  })
})

describe('with a pooler', () => {
  const addresses = () => ({ url: other, directUrl: database.url, namedStatements: true })

  test('the role gets the limits, also when two processes start at the same time', async () => {
    await Promise.all([checkAddresses(addresses()), checkAddresses(addresses())])
    expect(await limitsAt(other)).toEqual(limits)
  })

  test('connections without the limits are refused, with what to run', async () => {
    const message = await refusal({ ...addresses(), url: `${other}&lock_timeout=0&statement_timeout=60000` })
    expect(message).toMatch(/^ {2}ALTER ROLE "shop" IN DATABASE "shop_\w+" SET statement_timeout = 5000;$/m)
    expect(message).toMatch(/ SET lock_timeout = 2000;$/m)
    expect(message).not.toContain('random_page_cost')
  })

  test('no statement gets a name when named ones are off', async () => {
    for (const [namedStatements, count] of [
      [true, 1],
      [false, 0],
    ] as const) {
      const { checks, close } = connect({ ...addresses(), namedStatements })
      await checks.query({ name: 'one', text: 'SELECT 1' })
      const { rows } = await checks.query<{ count: number }>(
        `SELECT count(*)::int AS "count" FROM "pg_prepared_statements"`,
      )
      expect(rows).toEqual([{ count }])
      await close()
    }
  })
})

/** In `npm run test:pooled` only. */
describe.runIf(inject('pooler'))('through PgBouncer', () => {
  test('its address is refused as the direct one', async () => {
    const { url } = database.addresses
    expect(await refusal(withoutPooler(url))).toContain('set DATABASE_DIRECT_URL')
    expect(await refusal({ ...database.addresses, directUrl: `${url}?application_name=direct` })).toContain(
      'set DATABASE_DIRECT_URL',
    )
  })

  test('named statements are refused unless it keeps account of them', async () => {
    const checked = checkAddresses({ ...database.addresses, namedStatements: true })
    if (database.addresses.namedStatements) await checked
    else await expect(checked).rejects.toThrow('set DATABASE_NAMED_STATEMENTS to off')
  })
})
