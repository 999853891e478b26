import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, describe, expect, test } from 'vitest'
import { linesOf, readymade } from '../support/cart.ts'
import { say } from '../support/feedback.ts'
import { openIssuer } from '../support/openid-issuer.ts'
import { jpeg, upload } from '../support/pictures.ts'
import { productInput } from '../support/products.ts'
import { productForm } from '../support/product-form.ts'
import { openShop, password } from '../support/shop.ts'
import type { Json, RestResult, ApiClient } from '../support/api-client.ts'

const issuer = await openIssuer()
const shop = await openShop({ env: { GOOGLE_CLIENT_ID: 'the-shop', GOOGLE_ISSUER: issuer.url } })

const mutation = (who: ApiClient, name: string, input: Json, served = 'userErrors { field code }') =>
  who.graphql(
    `mutation ($input: ${name[0]!.toUpperCase()}${name.slice(1)}Input!) { ${name}(input: $input) { ${served} } }`,
    { input },
  )

describe('another user’s data', () => {
  test('can’t be addressed: GraphQL has no userId, REST ignores it', async () => {
    const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
    const { id } = await shop.product()
    await asha.rest('POST', 'user/cart', { productId: id, productType: 'readymade' })
    for (const [name, input] of [
      ['addToCart', { ...readymade(id), userId: asha.id }],
      ['changeCartQuantity', { ...readymade(id), action: 'INCREASE', userId: asha.id }],
      ['removeFromCart', { ...readymade(id), userId: asha.id }],
      ['addFeedback', { rating: 1, comments: 'Bad', userId: asha.id, name: 'Asha' }],
    ] as const)
      expect((await mutation(meera, name, input)).status).toBe(400)
    const line = { userId: asha.id, productId: id, productType: 'readymade' }
    await meera.rest('POST', 'user/cart', { ...line, quantity: 5 })
    await meera.rest('POST', 'user/delete_add_to_cart', line)
    expect(await linesOf(asha)).toEqual([[id, 'READYMADE', 1]])
    expect(await shop.db.feedback.count({ where: { userId: asha.id } })).toBe(0)
  })

  test('isn’t shown: no response to a shopper contains another user’s e-mail', async () => {
    const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
    const { feedback } = await say(asha)
    const results = [
      await meera.rest('GET', 'feedback/getAll'),
      await meera.rest('POST', 'feedback/update', { feedbackId: feedback.id, rating: 1 }),
      await meera.rest('GET', 'common/gel_all_product'),
      await meera.rest('GET', 'user/get_all_cart'),
      await meera.graphql('{ feedback(sort: HIGHEST_RATED, first: 100) { edges { node { name email } } } }'),
      await meera.mutate('deleteFeedback', { id: feedback.id }),
      await meera.graphql('{ viewer { email } cart { id } }'),
    ]
    for (const { text } of results) expect(text).not.toContain(asha.email)
  })
})

describe('an injection', () => {
  const commands = [
    "' OR 1=1--",
    '"; DROP TABLE users; --',
    'a\0b',
    '$where',
    '%',
    '${7*7}',
    '../../etc/passwd',
  ]
  const operators: unknown[] = [{ startsWith: 'a' }, { not: null }, [], ['a'], { $ne: '' }]

  test.each([...commands, ...operators].map((value) => [value]))(
    'is no valid e-mail, password, id or type of either transport: %j',
    async (value) => {
      const meera = await shop.shopper('Meera')
      const owner = await shop.admin()
      const before = await counts()
      const rest = [
        await shop.guest().rest('POST', 'auth/login', { email: value, password }),
        await shop.guest().rest('POST', 'auth/login', { email: meera.email, password: value }),
        await shop.guest().rest('POST', 'auth/google', { token: value }),
        await shop
          .guest()
          .rest('GET', `common/get_single_product?productId=${encodeURIComponent(String(value))}`),
        await meera.rest('POST', 'user/cart', { productId: value, productType: 'tailor' }),
        await meera.rest('POST', 'user/cart', { productId: 'x', productType: value }),
        await meera.rest('POST', 'user/updateCartQuantity', {
          productId: value,
          productType: 'tailor',
          action: value,
        }),
        await meera.rest('POST', 'feedback/update', { feedbackId: value, rating: 1 }),
        await meera.rest('DELETE', 'feedback/delete', { feedbackId: value }),
        await owner.rest('POST', 'admin/update_product', { id: value, color: 'Peach' }),
        await owner.rest('DELETE', 'admin/delete_product', { productId: value }),
      ]
      for (const { status } of rest) expect(status).toSatisfy(refused)
      const graphql = [
        await mutation(shop.guest(), 'logIn', { email: value, password }),
        await mutation(shop.guest(), 'logIn', { email: meera.email, password: value }),
        await mutation(shop.guest(), 'logInWithGoogle', { credential: value }),
        await mutation(meera, 'addToCart', { productId: value, productType: 'TAILOR' }),
        await mutation(meera, 'updateFeedback', { id: value, rating: 1 }),
        await mutation(meera, 'deleteFeedback', { id: value }),
        await mutation(owner, 'updateProduct', { id: value, color: 'Peach' }),
        await mutation(owner, 'deleteProduct', { id: value }),
      ]
      for (const { status, data } of graphql) {
        const [payload] = Object.values<Json>(data ?? {})
        if (status === 200) expect(payload.userErrors).toHaveLength(1)
        else expect(status).toSatisfy(refused)
      }
      const found = await shop.guest().graphql('query ($id: ID!) { product(id: $id) { id } }', { id: value })
      expect(found.data?.product ?? null).toBeNull()
      expect(found.status).toBeLessThan(500)
      expect(await counts()).toEqual(before)
      await shop.db.rateLimit.deleteMany()
    },
  )

  const refused = (status: number) => status >= 400 && status < 500
  const counts = async () => [
    await shop.db.user.count(),
    await shop.db.product.count(),
    await shop.db.feedback.count(),
    await shop.db.cartLine.count(),
  ]
})

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  '//evil.example',
])('the address %j is refused wherever one is stored, over either transport', async (url) => {
  const meera = await shop.shopper('Meera')
  const owner = await shop.admin()
  const { id } = await shop.product()
  const expectWrong = ({ status, body }: RestResult, field: string) =>
    expect([status, body.field]).toEqual([400, field])
  const form = (fields: Json) => owner.rest('POST', 'admin/add_product', productForm(fields))
  expectWrong(await form({ images: [{ url }] }), 'images.0.url')
  expectWrong(await form({ video: url }), 'video')
  expectWrong(await owner.rest('POST', 'admin/update_product', { id, video: url }), 'video')
  const feedback = { rating: 5, comments: 'Fine', screenshotUrl: url }
  expectWrong(await meera.rest('POST', 'feedback/add', feedback), 'screenshotUrl')
  for (const result of [
    await owner.mutate('addProduct', productInput({ images: [{ url }] })),
    await owner.mutate('addProduct', productInput({ video: url })),
    await owner.mutate('updateProduct', { id, video: url }),
    await say(meera, { screenshotUrl: url }),
    await mutation(meera, 'updateProfile', { profilePicture: url }),
    await meera.mutate('saveOrderDraft', { link: url }),
    await meera.mutate('saveOrderDraft', { clothPics: [url] }),
  ]) {
    const [payload] = Object.values<Json>(result.data ?? {})
    if (result.status === 200) expect(payload.userErrors).toHaveLength(1)
    else expect([result.status, result.errors?.[0]?.extensions.code]).toEqual([400, 'BAD_USER_INPUT'])
  }
})

describe('a submitted address', () => {
  let connections = 0
  const listener = createServer((socket) => {
    connections += 1
    socket.end()
  })
  afterAll(() => void listener.close())

  test('is never fetched', async () => {
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
    const host = `https://127.0.0.1:${(listener.address() as AddressInfo).port}`
    const url = `${host}/picture.png`
    const meera = await shop.shopper('Meera')
    const owner = await shop.admin()
    // Another host's address of the customer’s picture: the shop takes it for its own address.
    const otherwise = `${host}${(await upload(meera, await jpeg())).body.url as string}`
    const feedback = { rating: 5, comments: url }
    const accepted = [
      await owner.rest('POST', 'admin/add_product', productForm({ images: [{ url }], video: url })),
      await meera.rest('POST', 'feedback/add', { ...feedback, screenshotUrl: otherwise }),
      await owner.mutate('addProduct', productInput({ images: [{ url }], video: url })),
      await say(meera, { screenshotUrl: otherwise }),
      await mutation(meera, 'updateProfile', { profilePicture: otherwise }),
      await meera.mutate('saveOrderDraft', { link: url, clothPics: [url], designPics: [url] }),
    ]
    for (const { status, text } of accepted) {
      expect(status).toBe(200)
      expect(text).not.toContain('"userErrors":[{')
    }
    // What others see may not be on another host.
    const refused = await meera.rest('POST', 'feedback/add', { ...feedback, screenshotUrl: url })
    expect([refused.status, refused.body.field]).toEqual([400, 'screenshotUrl'])
    for (const [name, input] of [
      ['addFeedback', { ...feedback, screenshotUrl: url }],
      ['updateProfile', { profilePicture: url }],
    ] as const) {
      const { data } = await mutation(meera, name, input)
      expect(data[name].userErrors).toMatchObject([{ code: 'INVALID' }])
    }
    expect((await upload(meera, url)).status).toBe(415)
    const body = JSON.stringify({ upload_preset: 'feedback', file: url })
    expect((await meera.rest('POST', '/images/upload', body)).status).toBe(400)
    // A credential that names its own keys.
    const credential = issuer.token({ sub: '1', aud: 'the-shop', email: 'a@example.com', iss: url })
    const [, claims, signature] = credential.split('.')
    const head = Buffer.from(JSON.stringify({ alg: 'RS256', kid: 'theirs', jku: url, x5u: url })).toString(
      'base64url',
    )
    for (const token of [credential, [head, claims, signature].join('.')]) {
      expect((await shop.guest().rest('POST', 'auth/google', { token })).status).toBe(401)
      await mutation(shop.guest(), 'logInWithGoogle', { credential: token })
    }
    // What was stored is shown again, and still nothing is fetched.
    await shop.guest().rest('GET', 'common/gel_all_product')
    await meera.rest('GET', 'feedback/getAll')
    expect(connections).toBe(0)
    // The listener does count requests.
    await fetch(url).catch(() => null)
    expect(connections).toBe(1)
  })
})
