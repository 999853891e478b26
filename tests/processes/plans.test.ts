import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generateShop } from '../../bench/generate-shop.ts'
import { findBenchShop } from '../../bench/bench-shop.ts'
import { type BenchShop, type View, views } from '../../bench/views.ts'
import { maxAgeMs } from '../../server/domain/totals-cache.ts'
import { type Scan, scansOf } from '../support/plans.ts'
import { openShop } from '../support/shop.ts'
import { type Sent, sentBy } from '../support/statements.ts'
import { ApiClient } from '../support/api-client.ts'

const size = {
  products: 20_000,
  users: 1_500,
  orders: 6_000,
  feedback: 12_000,
  drafts: 1_200,
  auditEntries: 3_000,
  materials: 3_000,
  deliveries: 6_000,
  expenses: 3_000,
}

/** The growing tables, with the number of rows of an account or an order. */
const large = `{products,product_words,users,cart_lines,orders,order_items,order_events,order_drafts,order_draft_items,feedback,audit_entries,materials,webhook_deliveries,garments,alterations,messages,payments,invoices,expenses}`

const unknown: BenchShop = {
  owner: '',
  customer: '',
  product: '',
  order: '',
  webhook: '',
  cursors: {
    catalogue: '',
    feedback: '',
    newestFeedback: '',
    orders: '',
    due: '',
    drafts: '',
    customers: '',
    activity: '',
    materials: '',
    deliveries: '',
  },
}

const shop = await openShop()
const client = new Client({ connectionString: shop.databaseUrl })
const rowsOf = new Map<string, number>()
let known: View[]

beforeAll(async () => {
  await client.connect()
  await generateShop(client, size)
  known = views(await findBenchShop(client, shop.tokens))
  await client.query('SET enable_seqscan = off')
  const { rows } = await client.query<{ table: string; rows: number }>(
    `SELECT relname AS "table", reltuples::int AS "rows" FROM pg_class WHERE oid = ANY($1::regclass[])`,
    [large],
  )
  for (const { table, rows: count } of rows) rowsOf.set(table, count)
}, 120_000)

afterAll(() => client.end())

/** The reading statements of a view, as the server sends them. */
async function sentFor(name: string): Promise<Sent[]> {
  const { request: requestOf } = known.find((view) => view.name === name)!
  const { headers, body } = requestOf(0)
  const owner = new ApiClient(shop.url, headers!.authorization!.replace('Bearer ', ''))
  const { query, variables } = JSON.parse(body!) as { query: string; variables: object }
  // No total comes from a cache.
  await client.query('UPDATE "shop_settings" SET "version" = "version"')
  shop.passTime(maxAgeMs / 1000)
  const sent = await sentBy(async () => {
    const { errors } = await owner.graphql(query, variables)
    expect(errors).toBeUndefined()
  })
  return sent.filter(({ text }) => /^\s*(SELECT|WITH)/.test(text))
}

/** Totals are cached and counted by an index-only scan; drafts are few. */
const isTotal = ({ text }: Sent, { table, how }: Scan) =>
  /AS "kind", count\(\*\)|AS "isOpen", count\(\*\)/.test(text) &&
  (how === 'Index Only Scan' || table === 'order_drafts')

/** Where more than half of a large table was read, or a full table scan ran. */
async function wholeTables(statements: Sent[]): Promise<string[]> {
  const found: string[] = []
  for (const statement of statements)
    for (const scan of await scansOf(client, statement)) {
      if (isTotal(statement, scan)) continue
      const { table, how, rows } = scan
      const half = (rowsOf.get(table) ?? Infinity) / 2
      if (rows > half || (how === 'Seq Scan' && rowsOf.has(table)))
        found.push(`${how} of ${rows} rows of ${table} for ${statement.text}`)
    }
  return found
}

describe('no view scans a whole table:', () => {
  const names = views(unknown).map(({ name }) => name)
  test.each(names)('%s', async (name) => {
    const statements = await sentFor(name)
    expect(statements.length).toBeGreaterThan(0)
    expect(await wholeTables(statements)).toEqual([])
  })
})

describe('this test fails without', () => {
  test.each([
    ['products_newest', 'designs: the newest, with total'],
    ['products_available_first', 'designs: those that can be ordered first'],
    ['products_by_discount', 'designs: by discount'],
    ['products_search', 'designs: a search for one design'],
    ['feedback_comments_idx', 'feedback: a search'],
    ['orders_deliveryDate_orderDate_id_idx', 'orders: by delivery'],
    ['orders_under_way', 'orders: overdue ones'],
    ['feedback_totals', 'feedback: by rating, with its counts'],
    ['orders_orderDate_id_idx', 'dashboard: orders and revenue'],
    ['users_name_idx', 'customers: a search by name'],
    ['audit_entries_words', 'activity: a search'],
    ['materials_name_idx', 'materials: a search'],
  ])('%s', async (index, name) => {
    const statements = await sentFor(name)
    await client.query('BEGIN')
    try {
      await client.query(`DROP INDEX "${index}"`)
      expect(await wholeTables(statements)).not.toEqual([])
    } finally {
      await client.query('ROLLBACK')
    }
  })
})
