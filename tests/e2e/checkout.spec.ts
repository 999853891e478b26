import { randomInt, randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { formatExactRupees } from '../../client/lib/money.ts'
import { makeDesign, overApi, ownerOf, password, putIntoCart } from './support/shopper.ts'
import { expect, expectNoSidewaysScroll, test, visit } from './support/visit.ts'
import { fillCustomer, step } from './support/wizard.ts'

const main = (page: Page) => page.getByRole('main')
const sizes = [
  { label: 'S', chest: 90, waist: 76, quantityInStock: 0 },
  { label: 'M', chest: 96, waist: 82, quantityInStock: 3 },
]

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10)

test('a guest’s way from a misspelt search to an order of the whole cart, with size, coupon and date', async ({
  page,
  request,
}) => {
  test.slow()
  const owner = await ownerOf(request)
  const code = `CHECKOUT-${randomInt(1_000_000)}`
  await owner.graphql(
    'mutation ($input: SavePromotionInput!) { savePromotion(input: $input) { userErrors { message } } }',
    { input: { name: 'Opening week', code, kind: 'PERCENT', percent: 10 } },
  )
  const suit = await makeDesign(request, {
    productName: 'Kadambari suit',
    category: 'SUIT',
    readyMadePrice: 123_457,
    shippingCost: 14_900,
    sizes,
    quantityInStock: 3,
  })
  const blouse = await makeDesign(request)

  await visit(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  await page.getByRole('dialog').getByRole('combobox').pressSequentially('kadambri')
  await page.getByRole('dialog').getByRole('option', { name: suit.productName }).click()
  await expect(page.getByRole('heading', { level: 1, name: suit.productName })).toBeVisible()

  await main(page).getByRole('radio', { name: 'Readymade' }).check({ force: true })
  const size = main(page).getByRole('group', { name: 'Size' })
  await expect(size.getByRole('radio', { name: /^S\W+Sold out$/ })).toBeDisabled()
  await size.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
  await expect(main(page).getByText('Only 3 left in this size')).toBeVisible()
  await main(page).getByRole('button', { name: 'Wishlist', exact: true }).click()
  await expect(main(page).getByRole('button', { name: 'In wishlist', exact: true })).toBeVisible()
  const product = new URL(page.url())
  await main(page).getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click()
  await expect(page.getByText('Please login first!')).toBeVisible()
  await expect(page).toHaveURL('/login')

  // The item stays pending until the guest has an account; the address of a product may have become its slug.
  await main(page).getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByLabel('E-mail')).toHaveAttribute('autocomplete', 'username')
  const typedPassword = page.getByLabel('Password', { exact: true })
  await expect(typedPassword).toHaveAttribute('autocomplete', 'new-password')
  await page.getByLabel('Full Name').fill('Meera Rao')
  await page.getByLabel('E-mail').fill(`meera.${randomUUID()}@example.com`)
  await typedPassword.fill(password)
  await page.getByRole('button', { name: 'Create Account', exact: true }).click()
  await expect(page).toHaveURL(product.pathname + product.search)
  await expect(page.getByText(`Readymade option for ${suit.productName} added to cart!`)).toBeVisible()
  const meera = { token: (await page.evaluate(() => localStorage.getItem('token')))! }
  await putIntoCart(request, meera, blouse, 'TAILOR')

  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await expect(main(page).getByText('Suit · Readymade · Size M')).toBeVisible()
  await page.getByLabel('Coupon code').fill(code)
  await page.getByRole('button', { name: 'Apply the coupon' }).click()
  await expect(page.getByRole('button', { name: 'Remove the coupon' })).toBeVisible()
  const { body } = await overApi(meera).rest('GET', 'user/get_all_cart')
  const { cart } = (
    await overApi(meera).graphql('{ cart { finalTotal delivery promotions { amount } totalToPay } }')
  ).data
  const off = cart.promotions[0].amount as number
  // A suit of 1,234.57, a blouse to measure of 2,500, ten percent off, and one delivery: 3,510.11, rounded.
  expect([cart.finalTotal, off, cart.delivery, cart.totalToPay]).toEqual([373_457, 37_346, 14_900, 351_000])
  expect([body.finalTotal, body.promotions, body.delivery, body.totalToPay]).toEqual([
    3734.57,
    [{ name: 'Opening week', code, amount: 373.46 }],
    149,
    3510,
  ])
  expect(body.cartItems).toMatchObject([{ productType: 'readymade', size: 'M' }, { productType: 'tailor' }])

  await main(page).getByRole('link', { name: 'Checkout' }).click()
  // The lines were looked at in the cart.
  await expect(step(page, 'Order Type')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  const banner = page.getByRole('banner')
  await expect(banner.getByRole('link', { name: 'Cart, 2 designs' })).toBeVisible()
  for (const other of [
    banner.getByRole('link', { name: 'Search' }),
    banner.getByRole('button', { name: 'Menu' }),
  ])
    await expect(other).toHaveCount(0)
  const steps = main(page).getByRole('navigation', { name: 'Steps of the order' })
  await expect(steps.getByText('Customer Details')).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(step(page, 'Measurements')).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(step(page, 'Customer Details')).toBeVisible()
  await fillCustomer(page)
  const neededBy = inDays(21)
  await page.getByLabel('Needed by (optional)').fill(neededBy)
  await page.getByLabel('Gift note (optional)').fill('For Asha')
  await expectNoSidewaysScroll(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(main(page).getByText(`Total ${formatExactRupees(cart.totalToPay)}`)).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/)

  const { orders } = (
    await overApi(meera).graphql(`{
      orders { edges { node {
        items { productName productType size { label } totalPrice } promotions { amount } delivery totalToPay
        neededBy giftNote fulfilment
      } } }
      cart { items { id } }
    }`)
  ).data
  expect(orders.edges[0].node).toEqual({
    items: [
      { productName: blouse.productName, productType: 'TAILOR', size: null, totalPrice: 250_000 },
      { productName: suit.productName, productType: 'READYMADE', size: { label: 'M' }, totalPrice: 123_457 },
    ],
    promotions: [{ amount: off }],
    delivery: 14_900,
    totalToPay: cart.totalToPay,
    neededBy,
    giftNote: 'For Asha',
    fulfilment: 'DELIVERY',
  })
  for (const text of [
    '₹1,234.57',
    '₹2,500.00',
    `−${formatExactRupees(off)}`,
    '₹149.00',
    'Needed by',
    'For Asha',
  ])
    await expect(main(page)).toContainText(text)
  await expect(main(page)).toContainText(formatExactRupees(cart.totalToPay))
  await expectNoSidewaysScroll(page)
})
