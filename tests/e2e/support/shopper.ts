import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { ApiClient } from '../../support/api-client.ts'
import { owner } from './open-shop.ts'

export const password = 'chameli-42-phool'

export interface Shopper {
  token: string
  userId: string
  name: string
  email: string
}

/** A new account, made over the API. */
export async function makeShopper(request: APIRequestContext, name = 'Meera Kulkarni'): Promise<Shopper> {
  const email = `shopper.${randomUUID()}@example.com`
  const result = await request.post('/api/v1/auth/signup', { data: { name, email, password } })
  const { token, user } = (await result.json()) as { token: string; user: { _id: string } }
  return { token, userId: user._id, name, email }
}

/** Stores the session as a log-in does. Leaves the page at an address without scripts. */
export async function signIn(page: Page, { token, userId, name, email }: Shopper): Promise<void> {
  await page.goto('/livez')
  await page.evaluate((session) => Object.assign(localStorage, session), {
    token,
    userId,
    name,
    email,
    role: 'shopper',
    profilePicture: '',
  })
}

/** A staff member with an account of their own, for changes that would disturb another test. */
export async function makeColleague(
  request: APIRequestContext,
  role: 'STAFF' | 'ADMIN',
  name?: string,
): Promise<Shopper> {
  const colleague = await makeShopper(request, name)
  await (
    await ownerOf(request)
  ).graphql('mutation ($input: ChangeRoleInput!) { changeRole(input: $input) { userErrors { message } } }', {
    input: { customerId: colleague.userId, role },
  })
  return colleague
}

export interface Design {
  id: string
  productName: string
}

/** One POST to /graphql with a token. */
async function runQuery<Data>(request: APIRequestContext, token: string, query: string, input: object) {
  const result = await request.post('/graphql', {
    headers: { Authorization: `Bearer ${token}` },
    data: { query, variables: { input } },
  })
  return ((await result.json()) as { data: Data }).data
}

let ownersSession: { token: Promise<string>; since: number } | undefined

/** Signs in again before the session needs a confirmation for what makes staff, keys and PINs. */
function asOwner(request: APIRequestContext): Promise<string> {
  if (!ownersSession || Date.now() - ownersSession.since > 5 * 60 * 1000) {
    const token = request
      .post('/api/v1/auth/login', { data: owner })
      .then(async (result) => ((await result.json()) as { token: string }).token)
    ownersSession = { token, since: Date.now() }
  }
  return ownersSession.token
}

/** The owner, over the API. */
export const ownerOf = async (request: APIRequestContext) =>
  new ApiClient(process.env.SHOP_URL!, await asOwner(request))

/** The same shopper over the API. */
export const overApi = ({ token }: Pick<Shopper, 'token'>) => new ApiClient(process.env.SHOP_URL!, token)

/** A design of this test's own, so that changes to it don't affect other tests. Prices in paise. */
export async function makeDesign(request: APIRequestContext, fields: object = {}): Promise<Design> {
  const input = {
    productName: `Design ${randomUUID().slice(0, 8)}`,
    category: 'BLOUSE',
    description: 'Made for one test.',
    quantityInStock: 10,
    shippingCost: 9_900,
    readyMadePrice: 180_000,
    tailorPrice: 250_000,
    ...fields,
  }
  const { addProduct } = await runQuery<{ addProduct: { product: Design } }>(
    request,
    await asOwner(request),
    'mutation Add($input: AddProductInput!) { addProduct(input: $input) { product { id productName } } }',
    input,
  )
  return addProduct.product
}

export const changeDesign = async (request: APIRequestContext, { id }: Design, fields: object) =>
  runQuery(
    request,
    await asOwner(request),
    'mutation Change($input: UpdateProductInput!) { updateProduct(input: $input) { product { id } } }',
    { id, ...fields },
  )

/** Adds a line to the shopper's cart over the API. */
export const putIntoCart = async (
  request: APIRequestContext,
  { token }: Pick<Shopper, 'token'>,
  { id }: Design,
  productType: 'READYMADE' | 'TAILOR',
  quantity = 1,
) =>
  runQuery(
    request,
    token,
    'mutation Put($input: AddToCartInput!) { addToCart(input: $input) { cart { id } } }',
    {
      productId: id,
      productType,
      quantity,
    },
  )

/** The quantities of the shopper's cart, on the server. */
export async function quantitiesOf(request: APIRequestContext, { token }: Shopper): Promise<number[]> {
  const { cart } = await runQuery<{ cart: { items: { quantity: number }[] } }>(
    request,
    token,
    '{ cart { items { quantity } } }',
    {},
  )
  return cart.items.map(({ quantity }) => quantity)
}
