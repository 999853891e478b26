import type { APIRequestContext, Page } from '@playwright/test'
import { makeDesign, makeShopper, password, quantitiesOf } from './support/shopper.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'

interface Line {
  ProductName: string
  productType: string
  quantity: number
  price: number
  totalPrice: number
}

async function tokenOf(page: Page): Promise<string> {
  return (await page.evaluate(() => localStorage.getItem('token')))!
}

/** The shopper's cart over each of the transports. */
async function cartOverBoth(request: APIRequestContext, token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  const rest = (await (await request.get('/api/v1/user/get_all_cart', { headers })).json()) as {
    cartItems: Line[]
    finalTotal: number
  }
  const query = '{ cart { finalTotal items { quantity productType totalPrice product { productName } } } }'
  const result = (await (await request.post('/graphql', { headers, data: { query } })).json()) as {
    data: {
      cart: {
        finalTotal: number
        items: { quantity: number; totalPrice: number; product: { productName: string } }[]
      }
    }
  }
  return { rest, graphql: result.data.cart }
}

const rupees = (amount: number) =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(amount)

test('a shopper signs up, buys a design in both ways, and the cart’s sums are exact', async ({
  page,
  request,
}, { project }) => {
  await visit(page, '/signup')
  await page.getByLabel('Full Name').fill('Meera Kulkarni')
  await page.getByLabel('E-mail').fill(`meera.${project.name}.${Date.now()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => tokenOf(page)).toBeTruthy()

  // A design that is offered both ways and in stock.
  const all = (await (await request.get('/api/v1/common/gel_all_product')).json()) as {
    _id: string
    productName: string
    readyMadePrice: number | null
    tailorPrice: number | null
    quantityInStock: number
    availabilityStatus: string
  }[]
  const design = all.find(
    ({ readyMadePrice, tailorPrice, quantityInStock, availabilityStatus }) =>
      readyMadePrice && tailorPrice && quantityInStock > 4 && availabilityStatus === 'Available',
  )!

  await visit(page, '/gallery?show=all')
  await page.getByRole('searchbox').fill(design.productName)
  await page.getByRole('searchbox').press('Enter')
  await page.getByRole('link', { name: design.productName }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(design.productName)

  for (const option of ['Readymade', 'Tailor Made']) {
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: option }).click()
    await expect(page.getByText(`${option} option for ${design.productName} added to cart!`)).toBeVisible()
    await expect(dialog).toBeHidden()
  }

  await visit(page, '/cart')
  const lines = page.getByRole('main').getByRole('listitem').filter({ hasText: design.productName })
  await expect(lines).toHaveCount(2)
  const first = lines.first()
  await first.getByRole('button', { name: /Increase/ }).click()
  await first.getByRole('button', { name: /Increase/ }).click()
  await expect(page.getByText('Cart updated successfully!')).toBeVisible()
  await expectAccessible(page)

  await expect
    .poll(async () =>
      (await cartOverBoth(request, await tokenOf(page))).rest.cartItems.map((line) => line.quantity),
    )
    .toEqual([3, 1])
  const { rest, graphql } = await cartOverBoth(request, await tokenOf(page))
  expect(graphql.items.map(({ quantity }) => quantity)).toEqual([3, 1])
  expect(graphql.finalTotal).toBe(Math.round(rest.finalTotal * 100))

  await page.reload()
  await expect(lines).toHaveCount(2)
  await expect(page.getByText(rupees(rest.finalTotal)).first()).toBeVisible()
})

test('a guest who adds to the cart is asked to log in, and returns', async ({ page, request }) => {
  const meera = await makeShopper(request)
  const design = await makeDesign(request)
  const list = `/gallery?show=all&search=${encodeURIComponent(design.productName)}`
  await visit(page, list)
  await page.getByRole('main').getByRole('button', { name: 'Cart', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Tailor Made/ })
    .click()
  await expect(page.getByText('Please login first!')).toBeVisible()
  await expect(page).toHaveURL('/login')
  await page.getByLabel('E-mail').fill(meera.email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL(list)
  // The pending item is added.
  await expect(page.getByText(`Tailor Made option for ${design.productName} added to cart!`)).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 1 design' })).toBeVisible()
  expect(await quantitiesOf(request, meera)).toEqual([1])
})

test('all items that a guest has added stay pending until the guest has an account', async ({
  page,
  request,
}) => {
  for (const { id } of [await makeDesign(request), await makeDesign(request)]) {
    await visit(page, `/single_product_details?productId=${id}`)
    await page.getByRole('button', { name: 'Add to Cart' }).first().click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Tailor Made/ })
      .click()
    await expect(page).toHaveURL('/login')
  }
  await visit(page, '/cart')
  await expect(page.getByText('2 designs wait to be added when you log in.')).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
  await page.getByLabel('Full Name').fill('Meera Kulkarni')
  await page.getByLabel('E-mail').fill(`meera.${Date.now()}.${Math.random()}@example.com`)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Create Account', exact: true }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByRole('main').getByRole('list').getByRole('listitem')).toHaveCount(2)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, 2 designs' })).toBeVisible()
})

test('a wrong password is reported beside the form, and what was typed stays', async ({ page }) => {
  await visit(page, '/login')
  await page.getByLabel('E-mail').fill('nobody@example.com')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  // The failure is logged as well, as the specification requires.
  page.removeAllListeners('console')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('alert')).toContainText('don’t match')
  await expectAccessible(page)
  await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.com')
})

test('a quantity that can’t be saved is rolled back, and reported', async ({ page, request }) => {
  const account = { name: 'Rekha', email: `rekha.${Date.now()}.${Math.random()}@example.com`, password }
  const { token } = (await (await request.post('/api/v1/auth/signup', { data: account })).json()) as {
    token: string
  }
  const all = (await (await request.get('/api/v1/common/gel_all_product')).json()) as {
    _id: string
    tailorPrice: number | null
    availabilityStatus: string
  }[]
  const design = all.find((each) => each.tailorPrice && each.availabilityStatus === 'Available')!
  await request.post('/api/v1/user/cart', {
    headers: { Authorization: `Bearer ${token}` },
    data: { productId: design._id, productType: 'tailor', quantity: 1, action: 'add' },
  })
  await page.addInitScript((value) => {
    localStorage.setItem('token', value)
    localStorage.setItem('name', 'Rekha')
  }, token)
  await visit(page, '/cart')
  const line = page.getByRole('main').getByRole('listitem').first()
  await expect(line).toContainText('1')
  page.removeAllListeners('console')
  await page.route('**/graphql', (route) => route.abort())
  await line.getByRole('button', { name: /Increase/ }).click()
  await expect(page.getByText('Oops! Something went wrong with your cart.')).toBeVisible()
  await expect(line.getByRole('status').or(line.getByLabel(/Quantity/))).toHaveText('1')
})
