import { describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../support/shop.ts'
import { graphqlOf, type Outcome, restOf, type Transport } from '../support/transports.ts'
import { ApiClient } from '../support/api-client.ts'

const [rest, graphql] = [await openShop(), await openShop()]

const password = 'chameli-42-phool'
const nobodysId = '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c'
const account = (name: string) => ({ name, email: `${name.toLowerCase()}@example.com`, password })

interface Stage {
  by: Transport
  meera: ApiClient
  asha: ApiClient
  owner: ApiClient
  /** The id of a product that the owner has added. */
  product: (form?: object) => Promise<string>
}

/** All users sign in over the tested transport. */
async function open(shop: Shop, by: Transport): Promise<Stage> {
  await shop.db.$executeRaw`TRUNCATE "users", "products", "cart_lines", "feedback", "rate_limits" CASCADE`
  const come = async (name: string) =>
    shop.guest().with((await by.signUp(account(name))).result.token as string)
  const [meera, asha, owner] = [await come('Meera'), await come('Asha'), await come('Owner')]
  await shop.db.user.update({ where: { emailKey: 'owner@example.com' }, data: { role: 'ADMIN' } })
  return {
    by,
    meera,
    asha,
    owner,
    product: async (form) => (await by.addProduct(owner, form)).result.id as string,
  }
}

const unlike = { id: true, createdAt: true, updatedAt: true } as const

/** All stored rows without ids and times; references are replaced by e-mails and names. */
async function rowsOf({ db }: Shop) {
  const users = await db.user.findMany({ omit: unlike, orderBy: { emailKey: 'asc' } })
  return {
    users: users.map(({ passwordHash, ...user }) => ({ ...user, hasPassword: passwordHash !== null })),
    products: await db.product.findMany({
      omit: { id: true, slug: true, dateAdded: true, lastUpdated: true },
      orderBy: [{ dateAdded: 'asc' }, { productName: 'asc' }],
    }),
    cartLines: await db.cartLine.findMany({
      omit: { id: true, createdAt: true, userId: true, productId: true },
      include: { user: { select: { email: true } }, product: { select: { productName: true } } },
      orderBy: [{ createdAt: 'asc' }, { productName: 'asc' }],
    }),
    feedback: await db.feedback.findMany({
      omit: { ...unlike, userId: true, productId: true },
      include: { user: { select: { email: true } }, product: { select: { productName: true } } },
      orderBy: { createdAt: 'asc' },
    }),
  }
}

type Scenario = (stage: Stage) => Promise<Outcome[]>

const accounts: [what: string, statuses: number[], scenario: Scenario][] = [
  [
    'a sign-up, the same e-mail again in another case, and a login',
    [200, 409, 200, 401, 401],
    async ({ by }) => [
      await by.signUp(account('Radha')),
      await by.signUp({ ...account('Radha'), email: 'RADHA@example.com' }),
      await by.logIn({ email: 'Radha@Example.com', password }),
      await by.logIn({ email: 'radha@example.com', password: 'not-hers' }),
      await by.logIn({ email: 'nobody@example.com', password }),
    ],
  ],
  [
    'sign-ups that are refused',
    Array(5).fill(400),
    async ({ by }) => [
      await by.signUp({ ...account('Radha'), name: ' ' }),
      await by.signUp({ ...account('Radha'), email: 'radha' }),
      await by.signUp({ ...account('Radha'), password: 'short' }),
      await by.signUp({ ...account('Radha'), password: 'password123' }),
      await by.signUp({ ...account('Radha'), name: 'Ra\0dha' }),
    ],
  ],
]

const carts: [what: string, statuses: number[], scenario: Scenario][] = [
  [
    'adding, adding to it, raising, lowering to nothing and removing',
    [200, 200, 200, 200, 200, 200, 404, 200, 200, 200],
    async ({ by, meera, asha, product }) => {
      const [a, b] = [await product(), await product({ productName: 'Zari blouse', category: 'Blouse' })]
      const [ready, made] = [
        { productId: a, productType: 'readymade' as const },
        { productId: b, productType: 'tailor' as const },
      ]
      return [
        await by.addToCart(meera, { ...ready, quantity: 2 }),
        await by.addToCart(meera, { ...ready, quantity: 1 }),
        await by.addToCart(meera, made),
        await by.addToCart(asha, made),
        await by.changeQuantity(meera, ready, 'increase'),
        await by.changeQuantity(meera, made, 'decrease'),
        await by.changeQuantity(meera, made, 'decrease'),
        await by.addToCart(asha, ready),
        await by.removeFromCart(asha, made),
        await by.removeFromCart(asha, made),
      ]
    },
  ],
  [
    'more than is left, than a cart holds, of what isn’t sold so, and of nothing',
    [409, 200, 409, 200, 400, 400, 409, 409, 404, 404, 404],
    async ({ by, meera, product }) => {
      const few = await product({ quantityInStock: 2 })
      const over = await product({ availabilityStatus: 'Out of Stock' })
      const old = await product({ availabilityStatus: 'Discontinued' })
      const hidden = await product({ productStatus: 'Draft' })
      const line = { productId: few, productType: 'readymade' as const }
      const made = { productId: few, productType: 'tailor' as const }
      return [
        await by.addToCart(meera, { ...line, quantity: 3 }),
        await by.addToCart(meera, { ...line, quantity: 2 }),
        await by.changeQuantity(meera, line, 'increase'),
        await by.addToCart(meera, { ...made, quantity: 99 }),
        await by.addToCart(meera, { ...made, quantity: 1 }),
        await by.changeQuantity(meera, made, 'increase'),
        await by.addToCart(meera, { productId: over, productType: 'tailor' }),
        await by.addToCart(meera, { productId: old, productType: 'readymade' }),
        await by.addToCart(meera, { productId: hidden, productType: 'tailor' }),
        await by.addToCart(meera, { productId: nobodysId, productType: 'tailor' }),
        await by.changeQuantity(meera, { productId: over, productType: 'tailor' }, 'decrease'),
      ]
    },
  ],
  [
    'quantities that are none',
    Array(7).fill(400),
    async ({ by, meera, product }) => {
      const line = { productId: await product(), productType: 'tailor' as const }
      await by.addToCart(meera, { ...line, quantity: 2 })
      const outcomes: Outcome[] = []
      for (const quantity of [-1, 0, 1.5, '1e9', 100, 2147483648, { gt: 0 }])
        outcomes.push(without(await by.addToCart(meera, { ...line, quantity })))
      return outcomes
    },
  ],
  [
    'a product that is deleted while it is in a cart',
    [200, 200],
    async ({ by, meera, owner, product }) => {
      const productId = await product()
      return [
        await by.addToCart(meera, { productId, productType: 'tailor' }),
        await by.deleteProduct(owner, productId),
      ]
    },
  ],
]

const feedback: [what: string, statuses: number[], scenario: Scenario][] = [
  [
    'writing, changing and deleting',
    [200, 200, 200, 200, 404],
    async ({ by, meera, asha }) => {
      const first = await by.addFeedback(meera, { rating: 4, comments: ' A perfect fit. ' })
      const second = await by.addFeedback(asha, {
        rating: 5,
        comments: '<img src=x onerror=alert(1)>',
      })
      const third = await by.addFeedback(meera, { rating: 1, comments: 'Wrong colour.' })
      return [
        first,
        second,
        await by.updateFeedback(meera, first.result.id, { rating: 5, comments: 'Also after a wash.' }),
        await by.deleteFeedback(meera, third.result.id),
        await by.deleteFeedback(meera, third.result.id),
      ]
    },
  ],
  [
    'another’s, and an admin’s hand',
    [403, 403, 403, 200, 404],
    async ({ by, meera, asha, owner }) => {
      const { id } = (await by.addFeedback(meera, { rating: 4, comments: 'A perfect fit.' })).result
      const { id: other } = (await by.addFeedback(asha, { rating: 2, comments: 'Late.' })).result
      return [
        await by.updateFeedback(asha, id, { rating: 1 }),
        await by.deleteFeedback(asha, id),
        await by.updateFeedback(owner, id, { rating: 5 }),
        await by.deleteFeedback(owner, other),
        await by.updateFeedback(meera, nobodysId, { rating: 5 }),
      ]
    },
  ],
  [
    'refused words and ratings',
    Array(6).fill(400),
    async ({ by, meera }) => {
      const outcomes: Outcome[] = []
      for (const wrong of [
        { rating: 0 },
        { rating: 6 },
        { comments: ' ' },
        { comments: 'a'.repeat(2001) },
        { comments: 'a\0b' },
        { screenshotUrl: 'javascript:alert(1)' },
      ])
        outcomes.push(await by.addFeedback(meera, { rating: 4, comments: 'A perfect fit.', ...wrong }))
      return outcomes
    },
  ],
]

const products: [what: string, statuses: number[], scenario: Scenario][] = [
  [
    'adding, updating, changing the category and deleting',
    [200, 200, 409, 409, 200, 404, 404],
    async ({ by, owner }) => {
      const { id } = (await by.addProduct(owner, { externalRef: 'K-1' })).result
      const { id: deleted } = (await by.addProduct(owner, { productName: 'Gone', externalRef: 'K-2' })).result
      return [
        await by.updateProduct(owner, id, { discount: 25, color: 'Peach', readyMadePrice: 1234.56 }),
        await by.updateProduct(owner, id, { category: 'Suit', suitDetails: { style: 'A-Line' } }),
        await by.updateProduct(owner, id, { externalRef: 'K-2' }),
        await by.addProduct(owner, { externalRef: 'K-1' }),
        await by.deleteProduct(owner, deleted),
        await by.deleteProduct(owner, deleted),
        await by.updateProduct(owner, nobodysId, { color: 'Peach' }),
      ]
    },
  ],
  [
    'refused forms',
    Array(13).fill(400),
    async ({ by, owner, product }) => {
      const id = await product()
      const outcomes: Outcome[] = []
      for (const wrong of [
        { productName: '' },
        { description: 'a'.repeat(5001) },
        { discount: 101 },
        { quantityInStock: -1 },
        { images: [{ url: 'javascript:alert(1)' }] },
        { video: 'data:text/html,x' },
        { tags: ['a\0b'] },
      ]) {
        // A blank name is 'no name' in REST's forms: left out of an update, and missing in an addition.
        if (!('productName' in wrong)) outcomes.push(await by.updateProduct(owner, id, wrong))
        outcomes.push(await by.addProduct(owner, wrong))
      }
      return outcomes
    },
  ],
  [
    'strangers’ hands on the catalogue',
    [403, 403, 403, 401],
    async ({ by, meera, product }) => {
      const id = await product()
      return [
        await by.addProduct(meera),
        await by.updateProduct(meera, id, { discount: 100 }),
        await by.deleteProduct(meera, id),
        without(await by.deleteProduct(new ApiClient(meera.url, null), id)),
      ]
    },
  ],
]

/** A type error of GraphQL itself has no field. */
const without = (outcome: Outcome): Outcome => ({ ...outcome, field: null })

describe.each([
  ['accounts', accounts],
  ['the cart', carts],
  ['feedback', feedback],
  ['the catalogue', products],
])('over GraphQL and over REST the same sequence of %s leaves the same rows:', (_noun, scenarios) => {
  test.each(scenarios)('%s', async (_what, statuses, scenario) => {
    const refusal = ({ status, field }: Outcome) => [status, field]
    const [one, other] = [await open(rest, restOf(rest)), await open(graphql, graphqlOf(graphql))]
    expect(await rowsOf(rest)).toEqual(await rowsOf(graphql))
    const outcomes = [(await scenario(one)).map(refusal), (await scenario(other)).map(refusal)]
    expect(outcomes[0]!.map(([status]) => status)).toEqual(statuses)
    expect(outcomes[0]).toEqual(outcomes[1])
    const rows = await rowsOf(rest)
    expect(rows).toEqual(await rowsOf(graphql))
    expect(rows.users.length).toBeGreaterThanOrEqual(3)
  })
})
