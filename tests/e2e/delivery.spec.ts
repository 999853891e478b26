import type { Page } from '@playwright/test'
import { formatExactRupees } from '../../client/lib/money.ts'
import { expectAccessibleAtAdminWidths, field, open } from './support/admin-pages.ts'
import { test } from './support/own-shop.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { makeDesign, makeShopper, overApi, ownerOf, putIntoCart, signIn } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, visit } from './support/visit.ts'
import { fillCustomer, step } from './support/wizard.ts'

test.describe.configure({ mode: 'serial' })

const main = (page: Page) => page.getByRole('main')
const deliverTo = (page: Page) => page.getByLabel('Deliver to pincode')
const check = (page: Page) => page.getByRole('button', { name: 'Check', exact: true })

/** A day of the shop's calendar, as pages write it. */
const longDay = (day: string) =>
  new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(
    new Date(`${day}T12:00:00+05:30`),
  )

test('the owner adds zones; the product page says when and for how much a design arrives', async ({
  page,
  request,
}) => {
  test.slow()
  await signInAsOwner(page, request)
  await open(page, '/admin/delivery', 'Delivery')
  await expect(page.getByText('There are no zones yet')).toBeVisible()
  await expectAccessibleAtAdminWidths(page)
  await page.getByRole('link', { name: 'Add a zone' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add a zone' })).toBeVisible()
  await field(page, 'Name').fill('Mumbai')
  await field(page, 'Pincodes that begin with').fill('400, 40x')
  await field(page, 'Fewest days in transit').fill('1')
  await field(page, 'Most days in transit').fill('2')
  await field(page, 'Fee for an order, in ₹').fill('45.50')
  await page.getByRole('button', { name: 'Add the zone' }).click()
  await expect(page.getByText('‘40x’ is not the beginning of a pincode')).toBeVisible()
  await expectAccessibleAtAdminWidths(page)
  await field(page, 'Pincodes that begin with').fill('400 401')
  await page.getByRole('button', { name: 'Add the zone' }).click()
  const row = page.getByRole('row').filter({ hasText: 'Mumbai' })
  await expect(row).toContainText('400, 401')
  await expect(row).toContainText('1 to 2 days')
  await expect(row).toContainText('₹45.50')
  await expectAccessibleAtAdminWidths(page)

  await page.getByRole('link', { name: 'Add a zone' }).click()
  await field(page, 'Name').fill('All of Maharashtra')
  await field(page, 'Pincodes that begin with').fill('40,41,400')
  await field(page, 'Fewest days in transit').fill('4')
  await field(page, 'Most days in transit').fill('4')
  await field(page, 'Fee for an order, in ₹').fill('0')
  await page.getByRole('button', { name: 'Add the zone' }).click()
  await expect(page.getByText('400 belongs to the zone ‘Mumbai’ already.')).toBeVisible()
  await field(page, 'Pincodes that begin with').fill('40,41')
  await page.getByRole('button', { name: 'Add the zone' }).click()
  await page.getByRole('link', { name: 'All of Maharashtra' }).click()
  await field(page, 'Fee for an order, in ₹').fill('120')
  await page.getByRole('button', { name: 'Save the zone' }).click()
  const other = page.getByRole('row').filter({ hasText: 'Maharashtra' })
  await expect(other).toContainText('₹120')
  await page.getByRole('link', { name: 'All of Maharashtra' }).click()
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Zone deleted')).toBeVisible()
  await expect(row).toBeVisible()
  await expect(other).toHaveCount(0)
})

test('a guest looks up a pincode, which is remembered; others are not delivered to', async ({
  page,
  request,
}) => {
  const saree = await makeDesign(request, { category: 'SAREE' })
  const address = `/single_product_details?productId=${saree.id}`
  await visit(page, address)
  await expect(check(page)).toBeEnabled()
  await deliverTo(page).fill('4000')
  await deliverTo(page).press('Enter')
  await expect(page.getByText('A pincode has 6 digits.')).toBeVisible()
  await expect(deliverTo(page)).toHaveAttribute('aria-invalid', 'true')
  await deliverTo(page).fill('४००० ५०')
  await check(page).click()
  const { readyMade, tailor } = (
    await (
      await ownerOf(request)
    ).graphql(
      `query ($id: ID!) {
        readyMade: deliveryEstimate(pincode: "400050", productId: $id, productType: READYMADE) { latest }
        tailor: deliveryEstimate(pincode: "400050", productId: $id, productType: TAILOR) { latest }
      }`,
      { id: saree.id },
    )
  ).data
  const section = page.getByRole('region', { name: 'Delivery' })
  await expect(section).toContainText(`Readymade: arrives by ${longDay(readyMade.latest)}`)
  await expect(section).toContainText(`Tailor Made: arrives by ${longDay(tailor.latest)}`)
  await expect(section).toContainText('Delivery ₹45.50')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await visit(page, `/hi${address}`)
  await expect(page.getByLabel('इस पिनकोड पर डिलीवरी')).toHaveValue('400050')
  await expect(page.getByRole('region', { name: 'डिलीवरी' })).toContainText('तक पहुँचेगा')
  await expectNoSidewaysScroll(page)
  await visit(page, address)
  await expect(section).toContainText('Delivery ₹45.50')
  await deliverTo(page).fill('560001')
  await deliverTo(page).press('Enter')
  await expect(section).toContainText('We don’t deliver to 560001 yet.')
  await expectAccessible(page)
})

test('from a misspelt search to an order with a coupon of the payment step, delivered by its zone to the paisa', async ({
  page,
  request,
}, { project }) => {
  test.slow()
  const owner = await ownerOf(request)
  const code = 'FIRST-10'
  await owner.graphql(
    'mutation ($input: SavePromotionInput!) { savePromotion(input: $input) { userErrors { message } } }',
    { input: { name: 'Opening week', code, kind: 'PERCENT', percent: 10 } },
  )
  const suit = await makeDesign(request, {
    productName: 'Kadambari suit',
    category: 'SUIT',
    readyMadePrice: 123_457,
    shippingCost: 14_900,
    sizes: [
      { label: 'S', chest: 90, quantityInStock: 0 },
      { label: 'M', chest: 96, quantityInStock: 3 },
      { label: 'L', chest: 102, quantityInStock: 3 },
    ],
    quantityInStock: 6,
  })
  const blouse = await makeDesign(request)
  const meera = await makeShopper(request, 'Meera Rao')
  await putIntoCart(request, meera, blouse, 'TAILOR')
  await signIn(page, meera)
  await visit(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click()
  await page.getByRole('dialog').getByRole('combobox').pressSequentially('kadambri')
  await page.getByRole('dialog').getByRole('option', { name: suit.productName }).click()
  await expect(page.getByRole('heading', { level: 1, name: suit.productName })).toBeVisible()
  await main(page).getByRole('radio', { name: 'Readymade' }).check({ force: true })
  await main(page)
    .getByRole('group', { name: 'Size' })
    .getByRole('radio', { name: 'L', exact: true })
    .check({ force: true })
  await expect(check(page)).toBeEnabled()
  await deliverTo(page).fill('400050')
  await deliverTo(page).press('Enter')
  const section = page.getByRole('region', { name: 'Delivery' })
  await expect(section).toContainText('Readymade: arrives by')
  await expect(section).not.toContainText('Tailor Made')
  await main(page).getByRole('button', { name: 'Wishlist', exact: true }).click()
  await expect(main(page).getByRole('button', { name: 'In wishlist', exact: true })).toBeVisible()
  await main(page).getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).click()
  await expect(page.getByText(`Readymade option for ${suit.productName} added to cart!`)).toBeVisible()

  await visit(page, '/cart')
  await expect(main(page)).toContainText('Delivery to 400050, once an order')
  const { body } = await overApi(meera).rest('GET', 'user/get_all_cart')
  expect([body.finalTotal, body.delivery, body.totalToPay]).toEqual([3734.57, 45.5, 3780.07])
  await main(page).getByRole('link', { name: 'Checkout' }).click()
  await expect(step(page, 'Order Type')).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(step(page, 'Measurements')).toBeVisible()
  const sizes = main(page).getByRole('group', { name: 'Size' })
  await expect(sizes.getByRole('radio', { name: /^S/ })).toBeDisabled()
  await expect(sizes.getByRole('radio', { name: /^L/ })).toBeChecked()
  await sizes.getByRole('radio', { name: /^M/ }).check()
  await page.getByRole('link', { name: 'Next' }).click()
  await fillCustomer(page)
  await page.getByLabel('Pincode').fill('411001')
  await expect(page.getByText('We don’t deliver to this pincode yet.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(main(page).getByText('We don’t deliver to 411001 yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(main(page)).toContainText('We don’t deliver to 411001 yet. Choose pick-up')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Previous' }).click()
  await page.getByLabel('Pincode').fill('400050')
  const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10)
  await page.getByLabel('Needed by (optional)').fill(today)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(main(page)).toContainText(`You need it by ${longDay(today)}, and we can’t promise that.`)

  const coupon = page.getByLabel('Coupon code')
  await coupon.fill('NO-SUCH-CODE')
  await coupon.press('Enter')
  await expect(page.getByText('There is no such coupon code. Please check it.')).toBeVisible()
  await coupon.fill(code.toLowerCase())
  await coupon.press('Enter')
  // A suit of 1,234.57, a blouse to measure of 2,500, ten percent off, and 45.50 for the zone.
  const [off, total] = [37_346, 373_457 - 37_346 + 4_550]
  await expect(main(page)).toContainText(`Opening week (${code})`)
  await expect(main(page)).toContainText(`−${formatExactRupees(off)}`)
  await expect(main(page)).toContainText(`Total ${formatExactRupees(total)}`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Remove the coupon' }).click()
  await expect(main(page)).toContainText(`Total ${formatExactRupees(373_457 + 4_550)}`)
  await coupon.fill(code)
  await coupon.press('Enter')
  await expect(main(page)).toContainText(`Total ${formatExactRupees(total)}`)
  const rest = (await overApi(meera).rest('GET', 'user/get_all_cart')).body
  expect([rest.delivery, rest.totalToPay]).toEqual([45.5, total / 100])
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/)

  const { orders } = (
    await overApi(meera).graphql(`{
      orders { edges { node {
        id items { productName productType size { label } totalPrice } totalPrice delivery promotions { code amount } totalToPay
        neededBy promisedDate deliveryDate
      } } }
    }`)
  ).data
  const { id, promisedDate, deliveryDate, ...order } = orders.edges[0].node
  expect(order).toEqual({
    items: [
      { productName: blouse.productName, productType: 'TAILOR', size: null, totalPrice: 250_000 },
      { productName: suit.productName, productType: 'READYMADE', size: { label: 'M' }, totalPrice: 123_457 },
    ],
    totalPrice: 373_457,
    delivery: 4_550,
    promotions: [{ code, amount: off }],
    totalToPay: total,
    neededBy: today,
  })
  expect(deliveryDate).toBe(new Date(`${promisedDate}T12:00:00+05:30`).toISOString())
  for (const amount of [123_457, 250_000, 373_457, 4_550, total])
    await expect(main(page)).toContainText(formatExactRupees(amount))
  await expect(main(page)).toContainText(`−${formatExactRupees(off)}`)
  await expect(main(page)).toContainText(`Expected by ${longDay(promisedDate)}`)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await signInAsOwner(page, request)
  await visit(page, `/admin/orders/${id}`)
  await expect(main(page)).toContainText('Promised to the customer:')
  await expect(main(page)).toContainText(formatExactRupees(total))
  // A phone is narrower than what the owner's pages are made for.
  if (project.name === 'laptop') await expectAccessible(page)
})
