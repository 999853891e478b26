import type { Page } from '@playwright/test'
import {
  changeDesign,
  makeDesign,
  makeShopper,
  putIntoCart,
  quantitiesOf,
  signIn,
} from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

const lineOf = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name })

/** Delays every API request until the returned function is called. */
async function holdCalls(page: Page) {
  let release = () => {}
  const gate = new Promise<void>((open) => (release = open))
  await page.route('**/graphql', async (route) => {
    await gate
    await route.continue()
  })
  return release
}

test('on a bad connection quantities change at once and end at the server’s number, and a removed line is restored', async ({
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
  release()
  await expect(page.getByText(`Only 4 of ${saree.productName} left ready-made.`).first()).toBeVisible()
  await expect(page.getByText('Oops! Something went wrong with your cart.')).toBeHidden()
  await expect(line.getByLabel(/^Quantity/)).toHaveText('4')
  await expectAccessible(page)
  expect(await quantitiesOf(request, meera)).toEqual([4, 1])
  await page.unrouteAll()

  const tailored = lineOf(page, blouse.productName)
  await tailored.getByRole('button', { name: 'Decrease quantity to none' }).click()
  await expect(page.getByText('Cart updated successfully!')).toBeVisible()
  await expect(tailored).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tailored).toBeVisible()
  await expect.poll(() => quantitiesOf(request, meera)).toEqual([4, 1])

  // What doesn't reach the server is rolled back, and can be retried.
  page.removeAllListeners('console')
  await page.route('**/graphql', (route) => route.abort())
  await tailored.getByRole('button', { name: 'Increase quantity' }).click()
  await expect(page.getByText('Oops! Something went wrong with your cart.')).toBeVisible()
  await expect(tailored.getByLabel(/^Quantity/)).toHaveText('1')
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(tailored.getByLabel(/^Quantity/)).toHaveText('2')
  await expect.poll(() => quantitiesOf(request, meera)).toEqual([4, 2])

  await changeDesign(request, blouse, { tailorPrice: 275_000 })
  await visit(page, '/cart')
  await expect(tailored).toContainText(/price/i)
  await page.setViewportSize({ width: 320, height: 640 })
  await expectNoSidewaysScroll(page)
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
