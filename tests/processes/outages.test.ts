import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { placingOf, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'

const proxy = await startTcpProxy()
const shop = await openShop({
  env: { DATABASE_WAIT_MS: '2000' },
  databaseVia: async (url) => proxy.via(url),
})
const meera = await shop.shopper('Meera')
/** Connects to the database without the proxy. */
let operator: Client
beforeAll(async () => {
  operator = new Client({ connectionString: shop.databaseUrl })
  await operator.connect()
  await shop.product()
})
afterAll(async () => {
  await operator.end()
  await proxy.close()
})
/** Outages are logged as failed requests; nothing else is. */
afterEach(() => {
  for (const line of shop.faults()) expect(JSON.parse(line)).toMatchObject({ msg: 'request', status: 503 })
})

const products = '{ products { totalCount } }'
const saving = 'mutation { saveOrderDraft(input: {}) { userErrors { code } } }'
const busy = 'The shop is very busy at the moment. Please try again shortly.'

/** A read, a write and a sign-in over both transports. */
async function requests() {
  const guest = shop.guest()
  return Promise.all([
    guest.graphql('{ products { edges { node { productName } } } }'),
    guest.rest('GET', 'common/gel_all_product'),
    guest.rest('POST', 'auth/login', { email: 'nobody@example.com', password: 'gulmohar-tree-9' }),
    meera.graphql(saving),
  ])
}

/** Ends all connections to the database but this one, those of a pooler included. */
const endOthers = () =>
  operator.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`)

/** The server works again: at once, or as soon as it has discarded broken connections. */
const recovers = () =>
  vi.waitFor(
    async () => {
      expect((await shop.guest().rest('GET', '/readyz')).status).toBe(200)
      for (const { status } of await requests()) expect(status).toBeLessThan(500)
    },
    { timeout: 20_000, interval: 100 },
  )

describe('a database that', () => {
  afterEach(() => {
    proxy.accept()
    return recovers()
  })

  test('no longer answers on open connections makes requests fail as an outage, not hang', async () => {
    await requests()
    proxy.freeze()
    const { status, body, headers } = await shop.guest().rest('GET', 'common/gel_all_product')
    expect([status, body]).toEqual([503, { success: false, message: busy }])
    expect(headers.get('retry-after')).toBe('2')
  })

  test('refuses connections makes every request fail as an outage, and the shop not ready', async () => {
    proxy.refuse()
    for (const { status, text, headers } of await requests()) {
      expect([status, text]).toEqual([503, expect.stringContaining(busy)])
      expect(headers.get('retry-after')).toBe('2')
    }
    expect((await shop.guest().rest('GET', '/readyz')).status).toBe(503)
    expect((await shop.guest().rest('GET', '/livez')).status).toBe(200)
  })

  test('is read-only after a failover makes writes fail as an outage; reads work', async () => {
    const { database } = (await operator.query('SELECT current_database() AS database')).rows[0]
    await operator.query(`ALTER DATABASE "${database}" SET default_transaction_read_only = on`)
    await endOthers()
    const write = await meera.graphql(saving)
    expect([write.status, write.errors?.[0]?.message]).toEqual([503, busy])
    const added = await shop.guest().rest('POST', 'auth/signup', {
      name: 'Asha',
      email: 'asha@example.com',
      password: 'gulmohar-tree-9',
    })
    expect([added.status, added.body]).toEqual([503, { success: false, message: busy }])
    expect((await shop.guest().graphql(products)).status).toBe(200)
    await operator.query(`ALTER DATABASE "${database}" RESET default_transaction_read_only`)
    await endOthers()
  })

  test('ends all connections at once costs no read', async () => {
    await requests()
    for (let round = 0; round < 5; round++) {
      const reads = Promise.all(
        Array.from({ length: 10 }, () => shop.guest().rest('GET', 'common/gel_all_product')),
      )
      await endOthers()
      for (const { status } of await reads) expect(status).toBe(200)
    }
  })
})

test('an order whose connection is lost while it is placed is placed once, and acknowledged', async () => {
  const { id: productId } = await shop.product({ quantityInStock: 5 })
  const placing = placingOf(await readyDraft(meera, productId))
  const locker = new Client({ connectionString: shop.databaseUrl })
  await locker.connect()
  await locker.query('BEGIN')
  await locker.query('SELECT FROM "products" WHERE "id" = $1 FOR UPDATE', [productId])
  const placed = meera.mutate('placeOrder', placing)
  await expect.poll(waitingForLock, { interval: 10 }).toBe(1)
  proxy.reset()
  await locker.end()
  const { status, order, userErrors } = await placed
  expect([status, userErrors]).toEqual([200, []])
  expect((await meera.mutate('placeOrder', placing)).order.id).toBe(order.id)
  const { quantityInStock } = await shop.db.product.findUniqueOrThrow({ where: { id: productId } })
  expect([quantityInStock, await shop.db.order.count()]).toEqual([4, 1])
})

/** How many other connections wait for a lock. */
async function waitingForLock(): Promise<number> {
  const { rowCount } = await operator.query(
    `SELECT FROM pg_stat_activity
     WHERE datname = current_database() AND pid <> pg_backend_pid() AND wait_event_type = 'Lock'`,
  )
  return rowCount ?? 0
}

test('a locked table stops what needs it, within the time a request may wait, and nothing else', async () => {
  const people = await Promise.all(Array.from({ length: 30 }, (_, n) => shop.shopper(`Shopper ${n}`)))
  const email = 'meera.locked@example.com'
  await shop.guest().rest('POST', 'auth/signup', { name: 'Meera', email, password: 'gulmohar-tree-9' })
  await operator.query('BEGIN; LOCK TABLE "order_drafts" IN ACCESS EXCLUSIVE MODE')
  try {
    const blocked = people.map((person) => person.graphql('{ orderDrafts { totalCount } }'))
    const login = shop.guest().rest('POST', 'auth/login', { email, password: 'gulmohar-tree-9' })
    const read = shop.guest().rest('GET', 'common/gel_all_product')
    expect([(await login).status, (await read).status]).toEqual([200, 200])
    for (const { status, errors } of await Promise.all(blocked))
      expect([status, errors?.[0]?.message]).toEqual([503, busy])
  } finally {
    await operator.query('ROLLBACK')
  }
  await recovers()
})
