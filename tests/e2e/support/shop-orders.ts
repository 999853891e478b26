import { randomInt, randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { owner } from './open-shop.ts'
import { type Design, makeDesign, type Shopper } from './shopper.ts'

/** GraphQL responses: each test asserts the shape that it requested. */
// oxlint-disable-next-line typescript/no-explicit-any -- JSON from outside
type Result = any

async function runQuery(request: APIRequestContext, token: string, query: string, variables: object) {
  const result = await request.post('/graphql', {
    headers: { Authorization: `Bearer ${token}` },
    data: { query, variables },
  })
  return ((await result.json()) as { data: Record<string, Result> }).data
}

/** Signs the owner in on this page. Leaves it at an address without scripts. */
export async function signInAsOwner(page: Page, request: APIRequestContext): Promise<string> {
  const result = await request.post('/api/v1/auth/login', { data: owner })
  const { token, user } = (await result.json()) as { token: string; user: { _id: string; name: string } }
  await page.goto('/livez')
  await page.evaluate((session) => Object.assign(localStorage, session), {
    token,
    userId: user._id,
    name: user.name,
    email: owner.email,
    role: 'admin',
    profilePicture: '',
  })
  return token
}

export interface PlacedOrder {
  id: string
  orderNumber: string
  productName: string
}

/**
 * Places an order over the API, complete except for the given fields; by default a tailored blouse.
 * @param of the design; by default a new one
 */
export async function placeOrderOf(
  request: APIRequestContext,
  { token, name }: Pick<Shopper, 'token' | 'name'>,
  fields: object = {},
  of?: Design,
): Promise<PlacedOrder> {
  const design = of ?? (await makeDesign(request))
  const draft = {
    orderType: 'TAILOR',
    cartItems: [
      {
        productId: design.id,
        productType: 'TAILOR',
        measurements: { unit: 'INCH', blouse: { chest: 36, waist: 30, shoulder: 14.5, neckDepthBack: 9 } },
      },
    ],
    customer: {
      name,
      email: 'meera@example.com',
      phone: '9876543210',
      street: '7 Hill Road, Bandra West',
      city: 'Mumbai',
      state: 'Maharashtra',
      pincode: '400050',
    },
    ...fields,
  }
  const { saveOrderDraft } = await runQuery(
    request,
    token,
    `mutation ($input: SaveOrderDraftInput!) {
      saveOrderDraft(input: $input) { orderDraft { id version orderType totalToPay } userErrors { message } }
    }`,
    { input: draft },
  )
  const { id, version, orderType, totalToPay } = saveOrderDraft.orderDraft
  const { placeOrder } = await runQuery(
    request,
    token,
    `mutation ($input: PlaceOrderInput!) {
      placeOrder(input: $input) { order { id orderNumber } userErrors { field message } }
    }`,
    {
      input: {
        draftId: id,
        version,
        idempotencyKey: randomUUID(),
        ...(orderType !== 'CUSTOM' && { confirmedTotal: totalToPay }),
      },
    },
  )
  return { ...placeOrder.order, productName: design.productName }
}

/** An enquiry for a custom blouse. */
export const placeEnquiry = (request: APIRequestContext, shopper: Shopper) =>
  placeOrderOf(request, shopper, {
    orderType: 'CUSTOM',
    customCategory: 'BLOUSE',
    cartItems: [],
    designDetails: 'A boat neck, and a deep back with a tassel.',
    measurements: { unit: 'CM', blouse: { chest: 92, waist: 78 } },
  })

/** Enters a new customer without an account. */
export async function makeCustomer(
  request: APIRequestContext,
  token: string,
  name = 'Meera Rao',
): Promise<{ id: string; phone: string }> {
  const phone = `70${randomInt(10_000_000, 99_999_999)}`
  const { saveCustomer } = await runQuery(
    request,
    token,
    'mutation ($input: SaveCustomerInput!) { saveCustomer(input: $input) { customer { id } } }',
    { input: { name, phone } },
  )
  return { id: saveCustomer.customer.id, phone }
}

/** Takes an order at the counter for a new customer; by default a blouse. */
export async function takeCounterOrder(
  request: APIRequestContext,
  token: string,
  input: object = {},
): Promise<Pick<PlacedOrder, 'id' | 'orderNumber'>> {
  const customer = await makeCustomer(request, token)
  const { createOrder } = await runQuery(
    request,
    token,
    `mutation ($input: CreateOrderInput!) {
      createOrder(input: $input) { order { id orderNumber } userErrors { field message } }
    }`,
    {
      input: {
        customerId: customer.id,
        lines: [{ garmentId: 'blouse' }],
        idempotencyKey: randomUUID(),
        ...input,
      },
    },
  )
  return createOrder.order
}
