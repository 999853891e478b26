import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { compactEntityChanges } from '../../server/platform/database/entity-changes.ts'
import { connect, type Connection } from '../../server/platform/database/client.ts'
import { addApiClient } from '../support/api-clients.ts'
import type { Json } from '../support/api-client.ts'
import { changesQuery, readChanges, waitForOlderTransactions } from '../support/changes.ts'
import { say } from '../support/feedback.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { statementsOf } from '../support/statements.ts'

const shop = await openShop()
let connection: Connection
beforeAll(() => void (connection = connect(shop.addresses)))
afterAll(() => connection.close())

const idsOf = (changes: Json[]): string[] => changes.map(({ entityId }) => entityId)

const deleteProduct = (id: string) => shop.db.product.delete({ where: { id } })
const restock = (id: string, quantityInStock: number) =>
  shop.db.product.update({ where: { id }, data: { quantityInStock, lastUpdated: new Date() } })

const earlierTransactionsEnd = () => waitForOlderTransactions(shop.db)

/** All changes that were made until now. */
async function changesUntilNow(...of: Parameters<typeof readChanges>): ReturnType<typeof readChanges> {
  await earlierTransactionsEnd()
  return readChanges(...of)
}

/** A transaction of its own. */
async function elsewhere(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: shop.databaseUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

describe('the feed of products', () => {
  test('begins with everything, continues at its cursor, and lists each product once', async () => {
    const { program } = await addApiClient(shop, ['READ_CATALOGUE'])
    const [one, two, three] = [await shop.product(), await shop.product(), await shop.product()]
    await restock(one.id, 3)
    const all = await changesUntilNow(program, 'PRODUCT', null, 2)
    expect(idsOf(all.changes).slice(-3)).toEqual([two.id, three.id, one.id])
    expect(all.changes.at(-1)).toMatchObject({
      isDeleted: false,
      product: { id: one.id, quantityInStock: 3 },
    })
    expect(await changesUntilNow(program, 'PRODUCT', all.cursor)).toEqual({ changes: [], cursor: all.cursor })

    await restock(two.id, 1)
    await deleteProduct(three.id)
    const later = await changesUntilNow(program, 'PRODUCT', all.cursor)
    expect(later.changes).toMatchObject([
      { entity: 'PRODUCT', entityId: two.id, isDeleted: false, product: { quantityInStock: 1 } },
      { entityId: three.id, isDeleted: true, product: null, order: null, customer: null },
    ])
  })

  test('has what an order takes from the stock, and ratings', async () => {
    const owner = await shop.admin()
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product({ quantityInStock: 5 })
    const { cursor } = await changesUntilNow(owner, 'PRODUCT')
    await orderProduct(meera, id)
    const sold = await changesUntilNow(owner, 'PRODUCT', cursor)
    expect(sold.changes).toMatchObject([{ product: { id, quantityInStock: 4 } }])
    await say(meera, { rating: 5, productId: id })
    const rated = await changesUntilNow(owner, 'PRODUCT', sold.cursor)
    expect(rated.changes).toMatchObject([{ product: { id, rating: { count: 1 } } }])
  })

  test('waits for transactions that began to write earlier, and then misses none', async () => {
    const owner = await shop.admin()
    const [slow, quick] = [await shop.product(), await shop.product()]
    const { cursor } = await changesUntilNow(owner, 'PRODUCT')
    await elsewhere(async (client) => {
      await client.query('BEGIN')
      await client.query(`UPDATE "products" SET "quantityInStock" = 7 WHERE "id" = $1`, [slow.id])
      await restock(quick.id, 8)
      expect(await readChanges(owner, 'PRODUCT', cursor)).toEqual({ changes: [], cursor })
      await client.query('COMMIT')
    })
    expect(idsOf((await changesUntilNow(owner, 'PRODUCT', cursor)).changes)).toEqual([slow.id, quick.id])
  })

  test('leaves out what was rolled back', async () => {
    const owner = await shop.admin()
    const { id } = await shop.product()
    const { cursor } = await changesUntilNow(owner, 'PRODUCT')
    await elsewhere(async (client) => {
      await client.query('BEGIN')
      await client.query(`UPDATE "products" SET "quantityInStock" = 7 WHERE "id" = $1`, [id])
      await client.query('ROLLBACK')
    })
    expect((await changesUntilNow(owner, 'PRODUCT', cursor)).changes).toEqual([])
  })

  test('leads a follower to the catalogue while many writers are active', async () => {
    const owner = await shop.admin()
    const products = await Promise.all(Array.from({ length: 12 }, () => shop.product()))
    const copy = new Map<string, number>()
    let cursor: string | null = null
    const follow = async () => {
      const read = await readChanges(owner, 'PRODUCT', cursor, 7)
      for (const { entityId, product } of read.changes)
        if (product) copy.set(entityId, product.quantityInStock)
        else copy.delete(entityId)
      cursor = read.cursor
    }
    let writing = true
    const follower = (async () => {
      while (writing) await follow()
    })()
    const writer = async (seed: number) => {
      for (let count = 0; count < 25; count++) {
        const { id } = products[(seed * 5 + count * 7) % products.length]!
        await restock(id, seed * 100 + count).catch(() => null)
        if (count === 20 && seed < 4) await deleteProduct(products[seed]!.id)
      }
    }
    await Promise.all(Array.from({ length: 8 }, (_, seed) => writer(seed)))
    writing = false
    await follower
    await earlierTransactionsEnd()
    await follow()
    const stored = await shop.db.product.findMany({ select: { id: true, quantityInStock: true } })
    expect([...copy].sort()).toEqual(stored.map(({ id, quantityInStock }) => [id, quantityInStock]).sort())
    expect(stored.length).toBeGreaterThanOrEqual(8)
  })
})

test('the feed of orders has their payments and cancellation', async () => {
  const owner = await shop.admin()
  const meera = await shop.shopper('Meera')
  const { id: productId } = await shop.product()
  let { cursor } = await changesUntilNow(owner, 'ORDER')
  const { id } = await orderProduct(meera, productId)
  const next = async () => {
    const read = await changesUntilNow(owner, 'ORDER', cursor)
    cursor = read.cursor
    return read.changes
  }
  expect(await next()).toMatchObject([{ entity: 'ORDER', order: { id, paidAmount: 0 } }])
  await owner.graphql(
    `mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { userErrors { code } } }`,
    { input: { orderId: id, amount: 100, method: 'CASH', idempotencyKey: 'changes-payment-1' } },
  )
  expect(await next()).toMatchObject([{ order: { id, paidAmount: 100 } }])
  await meera.mutate('cancelOrder', { id })
  expect(idsOf(await next())).toEqual([id])
})

test('the feed of customers has no API clients, and merged duplicates as deleted', async () => {
  const owner = await shop.admin()
  const { cursor } = await changesUntilNow(owner, 'CUSTOMER')
  await addApiClient(shop, ['READ_CUSTOMERS'])
  const enter = async (name: string, phone: string) =>
    (await owner.mutate('saveCustomer', { name, phone })).customer.id
  const [kept, duplicate] = [await enter('Asha', '9800000001'), await enter('Asha R', '9800000002')]
  await owner.mutate('mergeCustomers', { customerId: kept, duplicateId: duplicate })
  const { changes } = await changesUntilNow(owner, 'CUSTOMER', cursor)
  const found = new Map(changes.map((change) => [change.entityId, change]))
  expect([...found.keys()].sort()).toEqual([kept, duplicate].sort())
  expect(found.get(kept)).toMatchObject({ isDeleted: false, customer: { name: 'Asha' } })
  expect(found.get(duplicate)).toMatchObject({ isDeleted: true, customer: null })
})

test('the feed of customers has the shop’s people for the owner alone', async () => {
  const owner = await shop.admin()
  const [meera, rekha] = [await shop.shopper('Meera'), await shop.staff('Rekha')]
  const { program } = await addApiClient(shop, ['READ_CUSTOMERS'])
  const sunita = await shop.staff()
  await owner.mutate('changePermissions', { customerId: sunita.id, permissions: ['VIEW_CUSTOMERS'] })
  const people = [owner.id, rekha.id, sunita.id]
  for (const who of [program, sunita]) {
    const { changes } = await changesUntilNow(who, 'CUSTOMER')
    expect(idsOf(changes)).toContain(meera.id)
    expect(people.filter((id) => idsOf(changes).includes(id))).toEqual([])
    expect(changes.filter(({ isDeleted, customer }) => !isDeleted && customer === null)).toEqual([])
  }
  expect(idsOf((await changesUntilNow(owner, 'CUSTOMER')).changes)).toEqual(expect.arrayContaining(people))
})

test('the feed of customers has what their orders and profiles change of them', async () => {
  const owner = await shop.admin()
  const meera = await shop.shopper('Meera')
  const { id: productId } = await shop.product()
  let { cursor } = await changesUntilNow(owner, 'CUSTOMER')
  const next = async () => {
    const read = await changesUntilNow(owner, 'CUSTOMER', cursor)
    cursor = read.cursor
    return idsOf(read.changes)
  }
  const { id } = await orderProduct(meera, productId)
  expect(await next()).toEqual([meera.id])
  await shop.db.order.update({ where: { id }, data: { courier: 'Blue Dart' } })
  expect(await next()).toEqual([])
  await meera.mutate('cancelOrder', { id })
  expect(await next()).toEqual([meera.id])
  await shop.db.measurementProfile.create({
    data: { userId: meera.id, person: 'Asha', updatedAt: new Date() },
  })
  expect(await next()).toEqual([meera.id])
})

test.each([
  ['PRODUCT', 'EDIT_PRODUCTS', 'READ_CATALOGUE'],
  ['ORDER', 'MANAGE_ORDERS', 'READ_ORDERS'],
  ['CUSTOMER', 'VIEW_CUSTOMERS', 'READ_CUSTOMERS'],
] as const)('the feed of %s needs %s of people and %s of programs', async (of, permission, scope) => {
  const owner = await shop.admin()
  const read = async (who: { graphql: typeof owner.graphql }) =>
    (await who.graphql(changesQuery, { of, first: 1 })).errors?.[0]?.extensions.code ?? null
  expect(await read(shop.guest())).toBe('UNAUTHENTICATED')
  expect(await read(await shop.shopper('Meera'))).toBe('FORBIDDEN')
  const sunita = await shop.staff()
  await owner.mutate('changePermissions', { customerId: sunita.id, permissions: ['VIEW_REVENUE'] })
  expect(await read(sunita)).toBe('FORBIDDEN')
  await owner.mutate('changePermissions', { customerId: sunita.id, permissions: [permission] })
  expect(await read(sunita)).toBeNull()
  const others = (['READ_CATALOGUE', 'READ_ORDERS', 'READ_CUSTOMERS'] as const).filter(
    (each) => each !== scope,
  )
  expect(await read((await addApiClient(shop, others)).program)).toBe('FORBIDDEN')
  expect(await read((await addApiClient(shop, [scope])).program)).toBeNull()
})

test('a longer page costs no more statements', async () => {
  const owner = await shop.admin()
  const meera = await shop.shopper('Meera')
  for (let count = 0; count < 3; count++) await orderProduct(meera, (await shop.product()).id)
  for (const of of ['PRODUCT', 'ORDER', 'CUSTOMER']) {
    const sent = (first: number) =>
      statementsOf(async () => {
        expect((await owner.graphql(changesQuery, { of, first })).errors).toBeUndefined()
      })
    expect((await sent(3)).length).toBe((await sent(1)).length)
  }
})

describe('a cursor', () => {
  test('of another feed or page size is checked', async () => {
    const owner = await shop.admin()
    await shop.product()
    const { cursor } = await changesUntilNow(owner, 'PRODUCT')
    const code = async (variables: object) =>
      (await owner.graphql(changesQuery, variables)).errors?.[0]?.extensions.code
    expect(await code({ of: 'ORDER', after: cursor })).toBe('BAD_USER_INPUT')
    expect(await code({ of: 'PRODUCT', after: 'nonsense' })).toBe('BAD_USER_INPUT')
    expect(await code({ of: 'PRODUCT', first: 101 })).toBe('BAD_USER_INPUT')
  })

  test('holds while earlier entries are removed', async () => {
    const owner = await shop.admin()
    const [one, two] = [await shop.product(), await shop.product()]
    const { cursor } = await changesUntilNow(owner, 'PRODUCT')
    await restock(one.id, 1)
    await restock(two.id, 2)
    await restock(one.id, 3)
    const entriesOf = (id: string) => shop.db.entityChange.count({ where: { entityId: id } })
    await compactEntityChanges(connection.checks)
    // A change of the stock has an entry of its own, for webhooks.
    expect(await entriesOf(one.id)).toBe(5)
    await shop.db.$executeRaw`UPDATE "entity_changes" SET "at" = "at" - interval '2 hours'`
    await earlierTransactionsEnd()
    await compactEntityChanges(connection.checks)
    expect([await entriesOf(one.id), await entriesOf(two.id)]).toEqual([1, 1])
    expect(idsOf((await changesUntilNow(owner, 'PRODUCT', cursor)).changes)).toEqual([two.id, one.id])
  })

  test('of a database with higher numbers of transactions is refused, and its entries are numbered anew', async () => {
    const owner = await shop.admin()
    const { id } = await shop.product()
    await shop.db.$executeRaw`UPDATE "entity_changes" SET "transaction" = '900000000'`
    await compactEntityChanges(connection.checks)
    const { changes, cursor } = await changesUntilNow(owner, 'PRODUCT')
    expect(idsOf(changes)).toContain(id)
    const [list] = JSON.parse(Buffer.from(cursor!, 'base64url').toString()) as [string]
    const future = Buffer.from(JSON.stringify([list, '900000000', '1'])).toString('base64url')
    const { errors } = await owner.graphql(changesQuery, { of: 'PRODUCT', after: future })
    expect(errors?.[0]).toMatchObject({ message: expect.stringContaining('Read all changes again') })
  })
})
