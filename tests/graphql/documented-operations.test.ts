import { expect, test } from 'vitest'
import { readGuide } from '../../server/developers/guide.ts'
import { addApiClient } from '../support/api-clients.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { guideCode } from '../support/guide.ts'
import { orderProduct, placingOf, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

/** Who sends an operation of the guide, with which variables, and what of its result must be there. */
interface Trial {
  who: ApiClient
  variables?: Json
  expected: Json
}

const program = async (scope: string) => (await addApiClient(shop, [scope])).program

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

test.each(Object.entries(trials))('%s does what the guide says', async (name, prepare) => {
  const { who, variables, expected } = await prepare()
  const { data, errors } = await who.graphql(operations[name]!, variables)
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
