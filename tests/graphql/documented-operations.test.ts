import { randomUUID } from 'node:crypto'
import { isInputObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { readGuide } from '../../server/api/developers/guide.ts'
import { createSchema } from '../../server/api/graphql/schema.ts'
import { addApiClient } from '../support/api-clients.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { dayAhead } from '../support/days.ts'
import { guideCode, guideText } from '../support/guide.ts'
import { orderProduct, placingOf, readyDraft } from '../support/orders.ts'
import { recordPayment } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'
import type { ApiScope } from '../__generated__/api.ts'

const shop = await openShop()

/** Who sends an operation of the guide, with which variables, and what of its result must be there. */
interface Trial {
  who: ApiClient
  variables?: Json
  /** What the shop asks about without these variables. */
  confirmation?: Json
  expected: Json
}

const dayMs = 24 * 60 * 60 * 1000

const program = async (scope: ApiScope) => (await addApiClient(shop, [scope])).program

const trials: Record<string, () => Promise<Trial>> = {
  NewestDesigns: async () => {
    const { productName } = await shop.product()
    return { who: shop.guest(), expected: { products: { edges: [{ node: { productName } }] } } }
  },
  OneDesign: async () => {
    const { id, productName } = await shop.product()
    return { who: shop.guest(), variables: { id }, expected: { product: { productName } } }
  },
  Suggestions: async () => {
    const { id } = await shop.product({ productName: 'Maroon silk saree' })
    return { who: shop.guest(), expected: { searchSuggestions: { products: [{ id }] } } }
  },
  DesignByYourKey: async () => {
    const { id } = await shop.product({ externalRef: 'ERP-7' })
    const variables = { externalRef: 'ERP-7' }
    return { who: await program('READ_CATALOGUE'), variables, expected: { product: { id } } }
  },
  SetStock: async () => {
    const { id } = await shop.product()
    return {
      who: await program('WRITE_CATALOGUE'),
      variables: { productId: id, quantityInStock: 17 },
      expected: { updateProduct: { product: { id, quantityInStock: 17 }, userErrors: [] } },
    }
  },
  OpenOrders: async () => {
    const { id } = await shop.product()
    const { orderNumber } = await orderProduct(await shop.shopper('Meera'), id)
    await shop.db.order.updateMany({ where: { orderNumber }, data: { orderStatus: 'CONFIRMED' } })
    return { who: await program('READ_ORDERS'), expected: { orders: { edges: [{ node: { orderNumber } }] } } }
  },
  Changes: async () => {
    await shop.product()
    return { who: await program('READ_CATALOGUE'), expected: { changes: { pageInfo: {} } } }
  },
  AddWebhook: async () => ({
    who: (await addApiClient(shop, ['READ_CATALOGUE', 'MANAGE_WEBHOOKS'])).program,
    variables: { url: 'https://93.184.215.14/shop' },
    expected: { saveWebhook: { webhook: { version: 1 }, userErrors: [] } },
  }),
  PlaceOrder: async () => {
    const who = await shop.shopper('Asha')
    const { id, productName } = await shop.product()
    return {
      who,
      variables: placingOf(await readyDraft(who, id)),
      expected: { placeOrder: { order: { items: [{ productName }] }, userErrors: [] } },
    }
  },
  SaveMeasurements: async () => ({
    who: await shop.shopper('Meera'),
    expected: { saveMeasurementProfile: { userErrors: [] } },
  }),
  RecordPayment: async () => {
    const { id } = await orderProduct(await shop.shopper('Zoya'), (await shop.product()).id)
    const receivedAt = new Date(Date.now() - 40 * dayMs).toISOString()
    return {
      who: await shop.admin(),
      variables: { orderId: id, amount: 100_00, receivedAt, idempotencyKey: randomUUID() },
      confirmation: { confirmedDay: true },
      expected: { recordPayment: { payment: { receivedAt }, userErrors: [] } },
    }
  },
  RecordRefund: async () => {
    const owner = await shop.admin()
    const { id } = await orderProduct(await shop.shopper('Lata'), (await shop.product()).id)
    await recordPayment(owner, { orderId: id, amount: 500_00 })
    return {
      who: owner,
      variables: { orderId: id, amount: 100_00, idempotencyKey: randomUUID() },
      confirmation: { confirmedExcess: true },
      expected: { recordRefund: { payment: { amount: 100_00 }, userErrors: [] } },
    }
  },
  RecordExpense: async () => {
    const spentOn = dayAhead(-40)
    return {
      who: await shop.admin(),
      variables: { amount: 900_00, spentOn, idempotencyKey: randomUUID() },
      confirmation: { confirmedDay: true },
      expected: { recordExpense: { expense: { spentOn }, userErrors: [] } },
    }
  },
  IssueInvoice: async () => {
    const { id } = await orderProduct(await shop.shopper('Kavita'), (await shop.product()).id)
    return {
      who: await shop.admin(),
      variables: { orderId: id },
      expected: { issueInvoice: { invoice: { number: expect.any(String) }, userErrors: [] } },
    }
  },
}

const { operations } = readGuide()

test('every operation of the guide has a name and a trial', () => {
  expect(Object.keys(operations).sort()).toEqual(Object.keys(trials).sort())
  expect(guideCode('graphql')).toHaveLength(Object.keys(operations).length)
  expect(guideCode(''), 'code blocks without a language').toEqual([])
})

test('the guide names every field by which an input confirms what is unusual', () => {
  const fields = Object.values(createSchema().getTypeMap())
    .filter((type) => isInputObjectType(type))
    .flatMap((type) => Object.keys(type.getFields()))
  const confirming = new Set(fields.filter((field) => field.startsWith('confirmed')))
  const guide = guideText()
  expect(confirming.size).toBeGreaterThan(3)
  expect([...confirming].filter((field) => !guide.includes(`\`${field}\``))).toEqual([])
})

test.each(Object.entries(trials))('%s does what the guide says', async (name, prepare) => {
  const { who, variables, confirmation, expected } = await prepare()
  if (confirmation) {
    const asked = await who.graphql(operations[name]!, variables)
    expect(Object.values(asked.data)).toMatchObject([{ userErrors: [{ code: 'NEEDS_CONFIRMATION' }] }])
  }
  const { data, errors } = await who.graphql(operations[name]!, { ...variables, ...confirmation })
  expect(errors).toBeUndefined()
  expect(data).toMatchObject(expected)
})

/** The address and the JSON body of each `curl` command; none of them has another header. */
const commands = guideCode('sh').flatMap((code) =>
  [
    ...code.matchAll(
      /curl -s http:\/\/localhost:4000(\/\S+) [^']*'content-type: application\/json'[^']*'([^']+)'/gi,
    ),
  ].map(([, path, body]) => [path!, body!] as const),
)

test('every curl command of the guide succeeds, in their order', async () => {
  expect(guideCode('sh').join('\n').match(/^curl/gm)).toHaveLength(commands.length)
  for (const [path, body] of commands) {
    const { status, body: result } = await shop.guest().rest('POST', path, body)
    expect([path, status, result.errors]).toEqual([path, 200, undefined])
  }
})
