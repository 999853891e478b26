import type { APIRequestContext, Page, Route } from '@playwright/test'
import { expect, visit } from './visit.ts'

export const password = 'chameli-42-phool'

interface Customer {
  token: string
  email: string
  headers: { Authorization: string }
}

async function newCustomer(request: APIRequestContext): Promise<Customer & { user: { _id: string } }> {
  const account = {
    name: 'Meera Kulkarni',
    email: `meera.${Date.now()}.${Math.random()}@example.com`,
    password,
  }
  const result = await request.post('/api/v1/auth/signup', { data: account })
  const { token, user } = (await result.json()) as { token: string; user: { _id: string } }
  return { token, user, email: account.email, headers: { Authorization: `Bearer ${token}` } }
}

export const signIn = (page: Page, token: string, userId: string) =>
  page.addInitScript(
    (session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value)
    },
    { token, userId, name: 'Meera Kulkarni' },
  )

/** A customer with a number of feedback entries, on the feedback page. */
export async function open(
  page: Page,
  request: APIRequestContext,
  feedback: [rating: number, comments: string][] = [],
) {
  const customer = await newCustomer(request)
  for (const [rating, comments] of feedback)
    await request.post('/api/v1/feedback/add', { headers: customer.headers, data: { rating, comments } })
  await signIn(page, customer.token, customer.user._id)
  await visit(page, '/feedback')
  await expect(page.getByRole('heading', { name: 'Share your feedback' })).toBeVisible()
  return customer
}

export const own = (page: Page) => page.getByRole('region', { name: 'Your Feedback' })
export const cards = (list: ReturnType<typeof own>) => list.getByRole('article')
export const rating = (page: Page, stars: number) =>
  page.getByRole('radio', { name: stars === 1 ? '1 star' : `${stars} stars` })

/** Answers the named operation in place of the server. */
export const intercept = (page: Page, operation: string, respond: (route: Route) => Promise<void>) =>
  page.route('**/graphql', (route) => {
    const { operationName } = route.request().postDataJSON() as { operationName: string }
    return operationName === operation ? respond(route) : route.continue()
  })
