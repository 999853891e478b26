import { expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'
import type { Json, ApiClient } from '../support/api-client.ts'

const shop = await openShop()
const guest = shop.guest()

const add = `mutation ($productId: ID!) {
  addToCart(input: { productId: $productId, productType: TAILOR }) {
    cart { itemCount items { product { viewerCanRate } } }
    userErrors { code }
  }
}`
const itemCount = async (who: ApiClient): Promise<Json> =>
  (await who.graphql('{ cart { itemCount } }')).data.cart.itemCount

test('a viewer who repeats others’ operations receives their own data', async () => {
  const [asha, meera] = [await shop.shopper('Asha'), await shop.shopper('Meera')]
  const { id } = await shop.product()
  const document = '{ viewer { id name } cart { itemCount } }'
  for (let each = 0; each < 3; each++) {
    await asha.graphql(add, { productId: id })
    const results = [await asha.graphql(document), await meera.graphql(document)]
    expect(results.map(({ data }) => data)).toEqual([
      { viewer: { id: asha.id, name: 'Asha' }, cart: { itemCount: each + 1 } },
      { viewer: { id: meera.id, name: 'Meera' }, cart: { itemCount: 0 } },
    ])
  }
})

test('a response is the same the third time, with its headers', async () => {
  const asha = await shop.shopper('Asha')
  const send = async () => {
    const { status, text, headers } = await asha.graphql('{ viewer { email role } }')
    const changing = ['date', 'x-request-id']
    return { status, text, headers: [...headers].filter(([name]) => !changing.includes(name)) }
  }
  const first = await send()
  expect(first.status).toBe(200)
  expect([await send(), await send()]).toEqual([first, first])
})

test('a refusal has the same message, status and headers whether or not it is a repetition', async () => {
  const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
  const { id } = await shop.product()
  const change = (as: string) => `mutation ($input: UpdateProductInput!) {
    ${as}: updateProduct(input: $input) { product { id } userErrors { field code message } }
  }`
  const refusal = async (who: ApiClient, document: string, input: object) => {
    const { status, text, headers } = await who.graphql(document, { input })
    return [status, text, headers.get('content-type'), headers.get('access-control-allow-origin')]
  }
  for (let each = 0; each < 3; each++)
    expect((await owner.graphql(change('known'), { input: { id, color: 'Red' } })).status).toBe(200)
  for (const [who, input] of [
    [meera, { id, color: 'Blue' }],
    [guest, { id, color: 'Blue' }],
    [meera.with('made.up.token'), { id, color: 'Blue' }],
    [owner, { id: 'nonsense', color: 'Blue' }],
    [owner, { id, color: 'Blue', version: 0 }],
    [owner, { id, discount: 'much' }],
    [owner, { id, nonsense: 1 }],
  ] as const) {
    const [status, text, ...headers] = await refusal(who, change('fresh'), input)
    const known = [status, (text as string).replaceAll('fresh', 'known'), ...headers]
    expect(await refusal(who, change('known'), input)).toEqual(known)
  }
})

test('a mutation that fails after it was executed is executed once, and reported as an error', async () => {
  const asha = await shop.shopper('Asha')
  const { id } = await shop.product()
  for (let each = 0; each < 3; each++) await asha.graphql(add, { productId: id })
  expect(await itemCount(asha)).toBe(3)
  await shop.db.$executeRaw`ALTER TABLE "order_items" RENAME TO "mislaid"`
  const failed = await asha.graphql(add, { productId: id })
  await shop.db.$executeRaw`ALTER TABLE "mislaid" RENAME TO "order_items"`
  expect(failed.errors).toMatchObject([{ extensions: { code: 'COMMITTED' } }])
  expect(shop.faults()).toHaveLength(1)
  expect(await itemCount(asha)).toBe(4)
})

test('a cross-site form or request changes nothing, though the same operation has been cached before', async () => {
  const asha = await shop.shopper('Asha')
  const { id } = await shop.product()
  for (let each = 0; each < 3; each++) await asha.graphql(add, { productId: id })
  const operation = { query: add, variables: { productId: id } }
  const text = await asha.rest('POST', '/graphql', JSON.stringify(operation), {
    'Content-Type': 'text/plain',
  })
  expect(text.status).toBe(400)
  const search = new URLSearchParams({ query: add, variables: JSON.stringify(operation.variables) })
  expect((await asha.rest('GET', `/graphql?${search.toString()}`)).status).toBe(400)
  expect(await itemCount(asha)).toBe(3)
})
