import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { originalName } from '../../server/domain/images/image-store.ts'
import { readymade } from '../support/cart.ts'
import { orderProduct, placingOf, readyDraft } from '../support/orders.ts'
import { recordPayment } from '../support/payments.ts'
import { jpeg, upload } from '../support/pictures.ts'
import { productInput } from '../support/products.ts'
import { openShop, password } from '../support/shop.ts'
import { startTcpProxy } from '../support/tcp-proxy.ts'
import type { Account } from '../support/api-client.ts'

const proxy = await startTcpProxy()
const shop = await openShop({ env: { DATABASE_WAIT_MS: '4000' }, databaseVia: async (url) => proxy.via(url) })
const meera = await shop.shopper('Meera')
let owner: Account
let productId: string
/** Connects to the database without the proxy. */
let operator: Client
beforeAll(async () => {
  operator = new Client({ connectionString: shop.databaseUrl })
  await operator.connect()
  owner = await shop.admin()
  productId = (await shop.product({ quantityInStock: 100 })).id
})
afterAll(async () => {
  await operator.end()
  await proxy.close()
})

const countOf = async (table: string, where = 'TRUE'): Promise<number> =>
  Number((await operator.query(`SELECT count(*) FROM "${table}" WHERE ${where}`)).rows[0].count)

/** What is logged for a request whose outcome is unknown. */
const expectFault = (status: number) =>
  expect(shop.faults().map((line) => JSON.parse(line).status)).toEqual([status])

const unknown = 'The connection was lost while your change was being saved'

describe('a change whose commit gets no answer', () => {
  test('says that the outcome is unknown over GraphQL', async () => {
    const lost = proxy.loseAnswerTo('COMMIT')
    const { status, data, errors } = await owner.mutate(
      'addProduct',
      productInput({ productName: 'In doubt' }),
    )
    await lost
    expect([status, data]).toEqual([500, null])
    expect(errors).toMatchObject([
      { message: expect.stringContaining(unknown), extensions: { code: 'OUTCOME_UNKNOWN' } },
    ])
    expect(await countOf('products', `"productName" = 'In doubt'`)).toBe(1)
    expectFault(500)
  })

  test('says that the outcome is unknown over REST', async () => {
    const lost = proxy.loseAnswerTo('INSERT INTO "public"."feedback"')
    const { status, body, headers } = await meera.rest('POST', 'feedback/add', {
      rating: 5,
      comments: 'In doubt',
    })
    await lost
    expect([status, body]).toEqual([
      500,
      { success: false, code: 'OUTCOME_UNKNOWN', message: expect.stringContaining(unknown) },
    ])
    expect(headers.get('retry-after')).toBeNull()
    expect(await countOf('feedback', `"comments" = 'In doubt'`)).toBe(1)
    expectFault(500)
  })

  test('says so for a statement that commits by itself', async () => {
    const lost = proxy.loseAnswerTo('INSERT INTO "cart_lines"')
    const { errors } = await meera.mutate('addToCart', readymade(productId))
    await lost
    expect(errors).toMatchObject([{ extensions: { code: 'OUTCOME_UNKNOWN' } }])
    expect(await countOf('cart_lines')).toBe(1)
    expectFault(500)
  })

  test('leaves no connection to later requests that gives no answer', async () => {
    const withheld = proxy.withholdAnswerTo('COMMIT')
    const { errors } = await owner.mutate('addProduct', productInput({ productName: 'Unanswered' }))
    await withheld
    expect(errors).toMatchObject([{ extensions: { code: 'OUTCOME_UNKNOWN' } }])
    expectFault(500)
    for (let count = 0; count < 3; count++) {
      const began = Date.now()
      const { data } = await meera.graphql('{ cart { items { quantity } } orders { totalCount } }')
      expect(data.orders).not.toBeNull()
      expect(Date.now() - began).toBeLessThan(1_500)
    }
    expect(await countOf('products', `"productName" = 'Unanswered'`)).toBe(1)
  }, 20_000)

  test('is acknowledged when it has an idempotency key', async () => {
    const order = await orderProduct(meera, productId)
    const draft = await readyDraft(meera, productId)
    const ordered = proxy.loseAnswerTo('COMMIT')
    expect(await meera.mutate('placeOrder', placingOf(draft))).toMatchObject({
      order: { id: expect.any(String) },
      userErrors: [],
    })
    await ordered
    const paid = proxy.loseAnswerTo('COMMIT')
    const input = { orderId: order.id, amount: 100, idempotencyKey: randomUUID() }
    expect(await recordPayment(owner, input)).toMatchObject({ payment: { amount: 100 }, userErrors: [] })
    await paid
    expect([await countOf('orders'), await countOf('payments')]).toEqual([2, 1])
  })

  test('keeps the picture that may have a row', async () => {
    const lost = proxy.loseAnswerTo('COMMIT')
    expect((await upload(meera, await jpeg())).status).toBe(500)
    await lost
    const { rows } = await operator.query<{ id: string }>('SELECT "id" FROM "images"')
    expect(rows).toHaveLength(1)
    expect(await shop.imageStore.read(originalName(rows[0]!.id))).not.toBeNull()
    expectFault(500)
  })
})

describe('a change that is committed, when what follows fails', () => {
  /** Runs a request while nobody can read the table. */
  const withoutReading = async <Result>(table: string, send: () => Promise<Result>): Promise<Result> => {
    await operator.query(`BEGIN; LOCK TABLE "${table}" IN ACCESS EXCLUSIVE MODE`)
    return send().finally(() => operator.query('ROLLBACK'))
  }

  test('is answered as committed, with the field that could not be read', async () => {
    const order = await orderProduct(meera, productId)
    const { status, data, errors } = await withoutReading('order_notes', () =>
      owner.graphql(
        `mutation ($input: RecordPaymentInput!) {
          recordPayment(input: $input) { payment { amount } order { internalNotes { text } } userErrors { code } }
        }`,
        { input: { orderId: order.id, amount: 500, method: 'CASH', idempotencyKey: randomUUID() } },
      ),
    )
    expect(status).toBe(200)
    expect(data.recordPayment).toEqual({ payment: { amount: 500 }, order: null, userErrors: [] })
    expect(errors).toMatchObject([
      {
        message: expect.stringContaining('Your change is saved'),
        path: ['recordPayment', 'order', 'internalNotes'],
        extensions: { code: 'COMMITTED' },
      },
    ])
    expect(await countOf('payments', `"orderId" = '${order.id}'`)).toBe(1)
  })

  test('is never answered as refused', async () => {
    const { status, errors } = await withoutReading('sessions', () =>
      shop
        .guest()
        .graphql('mutation ($input: SignUpInput!) { signUp(input: $input) { token userErrors { code } } }', {
          input: { name: 'Asha', email: 'asha@example.com', password },
        }),
    )
    expect([status, errors?.[0]?.extensions.code]).toEqual([500, 'OUTCOME_UNKNOWN'])
    expect(await countOf('users', `"email" = 'asha@example.com'`)).toBe(1)
    expectFault(500)
  })

  test('is answered in time of its own, when the change has taken all of the request’s', async () => {
    const order = await orderProduct(meera, productId)
    await operator.query(`CREATE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_sleep(4.1); RETURN NULL; END'`)
    await operator.query(`CREATE CONSTRAINT TRIGGER slow AFTER INSERT ON "order_notes" DEFERRABLE INITIALLY DEFERRED
      FOR EACH ROW EXECUTE FUNCTION slow()`)
    const { data, errors } = await owner.graphql(
      `mutation ($input: AddOrderNoteInput!) {
        addOrderNote(input: $input) { order { internalNotes { text } payments { id } } userErrors { code } }
      }`,
      { input: { orderId: order.id, text: 'Slow' } },
    )
    expect(errors).toBeUndefined()
    expect(data.addOrderNote).toMatchObject({ order: { internalNotes: [{ text: 'Slow' }] }, userErrors: [] })
  })
})
