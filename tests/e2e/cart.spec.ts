import type { Page } from '@playwright/test'
import {
  changeDesign,
  deleteDesign,
  makeDesign,
  makeShopper,
  putIntoCart,
  quantitiesOf,
  signIn,
} from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

const lineOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

/** Delays every API request; the returned function lets them reach the server, or fail. */
async function holdCalls(page: Page) {
  let release: (to: 'shop' | 'nowhere') => void = () => {}
  const gate = new Promise<'shop' | 'nowhere'>((open) => (release = open))
  await page.route('**/graphql', async (route) =>
    (await gate) === 'shop' ? route.continue() : route.abort(),
  )
  return release
}

test('a guest is asked to log in', async ({ page }) => {
  await visit(page, '/cart')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Shopping Cart')
  await expect(page.getByRole('alert').filter({ hasText: 'Please log in to view your cart' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('the cart shows skeletons while it loads, reports a failure, and loads on the second try', async ({
  page,
  request,
}) => {
  const meera = await makeShopper(request)
  const blouse = await makeDesign(request)
  await putIntoCart(request, meera, blouse, 'TAILOR')
  await signIn(page, meera)
  const release = await holdCalls(page)
  await visit(page, '/cart')
  await expect(page.getByText('Loading your cart')).toBeAttached()
  await expectAccessible(page)
  // The browser logs each failed request.
  page.removeAllListeners('console')
  release('nowhere')
  await expect(page.getByText('Failed to load cart. Please try again.')).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(lineOf(page, blouse.productName)).toBeVisible()
})

test('a response without a cart is reported, and can be retried', async ({ page, request }) => {
  const meera = await makeShopper(request)
  await signIn(page, meera)
  page.removeAllListeners('console')
  await page.route('**/graphql', (route) => route.fulfill({ json: { data: {} } }))
  await visit(page, '/cart')
  await expect(page.getByText('No cart data available')).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Refresh Cart' }).click()
  await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
  await expectAccessible(page)
})

test('quantities change at once and end at the server’s number, and a removed line is restored', async ({
  page,
  request,
}) => {
  const meera = await makeShopper(request)
  const saree = await makeDesign(request, { category: 'SAREE', quantityInStock: 9, discount: 10 })
  const blouse = await makeDesign(request)
  await putIntoCart(request, meera, saree, 'READYMADE', 2)
  await putIntoCart(request, meera, blouse, 'TAILOR')
  await signIn(page, meera)
  await visit(page, '/cart')
  const line = lineOf(page, saree.productName)
  const increase = line.getByRole('button', { name: 'Increase quantity' })

  await expect(increase).toBeVisible()
  const release = await holdCalls(page)
  for (let tap = 0; tap < 5; tap++) await increase.click()
  await expect(line.getByLabel(/^Quantity/)).toHaveText('7')
  // Meanwhile four are in stock: the later taps are refused, with the reason only.
  await changeDesign(request, saree, { quantityInStock: 4 })
  release('shop')
  await expect(page.getByText(`Only 4 of ${saree.productName} left ready-made.`).first()).toBeVisible()
  await expect(page.getByText('Oops! Something went wrong with your cart.')).toBeHidden()
  await expect(line.getByLabel(/^Quantity/)).toHaveText('4')
  await expectAccessible(page)
  expect(await quantitiesOf(request, meera)).toEqual([4, 1])

  const tailored = lineOf(page, blouse.productName)
  await tailored.getByRole('button', { name: 'Decrease quantity to none' }).click()
  await expect(page.getByText('Cart updated successfully!')).toBeVisible()
  await expect(tailored).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tailored).toBeVisible()
  await expect.poll(() => quantitiesOf(request, meera)).toEqual([4, 1])

  await expect(line.getByRole('link', { name: /^Order Now/ })).toHaveAttribute(
    'href',
    `/order/${saree.id}/readymade`,
  )
  await tailored.getByRole('link', { name: /^Add Measurement/ }).click()
  await expect(page).toHaveURL(new RegExp(`/order/${blouse.id}/tailor`))
})

test('a change that doesn’t reach the server is rolled back, and can be retried', async ({
  page,
  request,
}) => {
  const meera = await makeShopper(request)
  const blouse = await makeDesign(request)
  await putIntoCart(request, meera, blouse, 'TAILOR')
  await signIn(page, meera)
  await visit(page, '/cart')
  const line = lineOf(page, blouse.productName)
  await expect(line).toBeVisible()
  page.removeAllListeners('console')
  await page.route('**/graphql', (route) => route.abort())
  await line.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(page.getByText('Oops! Something went wrong with your cart.')).toBeVisible()
  await expect(line.getByLabel(/^Quantity/)).toHaveText('1')
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(page.getByText('Cart updated successfully!')).toBeVisible()
  await expect(line.getByLabel(/^Quantity/)).toHaveText('2')
  expect(await quantitiesOf(request, meera)).toEqual([2])
})

test('changes since the last visit are reported: prices, stock, and deleted designs', async ({
  page,
  request,
}) => {
  const meera = await makeShopper(request)
  const dearer = await makeDesign(request)
  const scarce = await makeDesign(request)
  const deleted = await makeDesign(request)
  await putIntoCart(request, meera, dearer, 'TAILOR')
  await putIntoCart(request, meera, scarce, 'READYMADE', 5)
  await putIntoCart(request, meera, deleted, 'TAILOR')
  await changeDesign(request, dearer, { tailorPrice: 275_000 })
  await changeDesign(request, scarce, { quantityInStock: 2 })
  await deleteDesign(request, deleted)
  await signIn(page, meera)
  await visit(page, '/cart')
  await expect(lineOf(page, dearer.productName)).toContainText(/price/i)
  await expect(lineOf(page, scarce.productName)).toContainText(/2/)
  await expect(page.getByText(`${deleted.productName} has left our catalogue and your cart.`)).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
})

test('the cached cart is shown at once on a slow connection, and replaced by the server’s', async ({
  page,
  request,
}) => {
  const meera = await makeShopper(request)
  const blouse = await makeDesign(request)
  await putIntoCart(request, meera, blouse, 'TAILOR', 3)
  await signIn(page, meera)
  await visit(page, '/cart')
  const line = lineOf(page, blouse.productName)
  await expect(line).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('cachedCart'))).toContain(blouse.id)

  await putIntoCart(request, meera, blouse, 'TAILOR', 1)
  const release = await holdCalls(page)
  await page.reload()
  await expect(line.getByLabel(/^Quantity/)).toHaveText('3')
  release('shop')
  await expect(line.getByLabel(/^Quantity/)).toHaveText('4')
})

test('two tabs stay in sync: the cart, its badge, and logging out', async ({ page, context, request }) => {
  const meera = await makeShopper(request)
  const blouse = await makeDesign(request)
  const saree = await makeDesign(request)
  await putIntoCart(request, meera, blouse, 'TAILOR')
  await putIntoCart(request, meera, saree, 'TAILOR')
  await signIn(page, meera)
  await visit(page, '/cart')
  await expect(lineOf(page, blouse.productName)).toBeVisible()
  const other = await context.newPage()
  await visit(other, '/cart')
  await lineOf(other, blouse.productName)
    .getByRole('button', { name: /^Remove/ })
    .click()
  await expect(lineOf(page, blouse.productName)).toBeHidden()
  await expect(page.getByRole('link', { name: 'Cart, 1 design' })).toBeVisible()

  await visit(other, '/account')
  await other.getByRole('main').getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByText('Please log in to view your cart')).toBeVisible()
  const left = await page.evaluate(() => Object.keys(localStorage))
  expect(left.filter((key) => !['cachedProducts', 'cachedFeedback'].includes(key))).toEqual([])
})

test('a design can be bought by keyboard alone, up to the order @laptop', async ({ page, request }) => {
  const meera = await makeShopper(request)
  const design = await makeDesign(request)
  await signIn(page, meera)
  await visit(page, `/single_product_details?productId=${design.id}`)
  const tabTo = async (target: ReturnType<Page['getByRole']>, key = 'Tab') => {
    for (let presses = 0; presses < 80; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return
      await page.keyboard.press(key)
    }
    throw new Error('Tab does not lead there')
  }
  await tabTo(page.getByRole('button', { name: 'Add to Cart' }).first())
  await page.keyboard.press('Enter')
  const option = page.getByRole('dialog').getByRole('button', { name: 'Tailor Made' })
  await expect(option).toBeVisible()
  await tabTo(option)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Tailor Made option for ${design.productName} added to cart!`)).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await tabTo(page.getByRole('banner').getByRole('link', { name: /^Cart/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(lineOf(page, design.productName)).toBeVisible()
  const onwards = lineOf(page, design.productName).getByRole('link', { name: /^Add Measurement/ })
  await tabTo(onwards)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/order/${design.id}/tailor`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
