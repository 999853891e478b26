import type { APIRequestContext, Page } from '@playwright/test'

export const password = 'chameli-42-phool'

interface Design {
  _id: string
  productName: string
  category: string
  readyMadePrice: number | null
  tailorPrice: number | null
  quantityInStock: number
  availabilityStatus: string
}

export interface Shopper {
  token: string
  id: string
  email: string
}

const designs = async (request: APIRequestContext) =>
  (await (await request.get('/api/v1/common/gel_all_product')).json()) as Design[]

export const designOf = async (
  request: APIRequestContext,
  category: string,
  way: 'tailorPrice' | 'readyMadePrice',
) =>
  (await designs(request)).find(
    (each) =>
      each.category === category &&
      each[way] &&
      each.quantityInStock > 4 &&
      each.availabilityStatus === 'Available',
  )!

export async function shopper(request: APIRequestContext): Promise<Shopper> {
  const email = `meera.${Date.now()}.${Math.random()}@example.com`
  const data = { name: 'Meera Rao', email, password }
  const { token, user } = (await (await request.post('/api/v1/auth/signup', { data })).json()) as {
    token: string
    user: { _id: string }
  }
  return { token, id: user._id, email }
}

/** Stores a session in this page's browser. */
export const remember = (page: Page, { token, id, email }: Shopper) =>
  page.addInitScript(
    (session) => {
      // Once: logging out or an expired session must not be undone by the next page.
      if (localStorage.getItem('userId') !== null) return
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
    },
    { token, userId: id, email, name: 'Meera Rao', role: 'user' },
  )

/** GraphQL responses: each test asserts the shape that it requested. */
// oxlint-disable-next-line typescript/no-explicit-any -- JSON from outside
type Result = any

export async function runQuery(request: APIRequestContext, { token }: Shopper, query: string) {
  const result = await request.post('/graphql', {
    headers: { Authorization: `Bearer ${token}` },
    data: { query },
  })
  return ((await result.json()) as { data: Record<string, never> }).data as Record<string, Result>
}

export async function fillCustomer(page: Page) {
  const customer = {
    'order-customer-phone': '98765 43210',
    'order-customer-street': '7 Hill Road, Bandra West',
    'order-customer-city': 'Mumbai',
    'order-customer-pincode': '400050',
  }
  for (const [id, value] of Object.entries(customer)) await page.locator(`#${id}`).fill(value)
  await page.locator('#order-customer-state').selectOption('Maharashtra')
}

export const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
