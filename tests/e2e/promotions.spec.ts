import type { Page } from '@playwright/test'
import { formatExactRupees } from '../../client/lib/money.ts'
import { expectAccessibleAtAdminWidths, field, open } from './support/admin-pages.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { makeDesign, makeShopper, overApi, ownerOf, putIntoCart, signIn } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'
import { fillCustomer, step } from './support/wizard.ts'

async function toCustomerStep(page: Page): Promise<void> {
  await expect(step(page, 'Product Info')).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(step(page, 'Customer Details')).toBeVisible()
}

test('the owner makes a coupon; a shopper applies it in the cart and orders with it, to the paisa', async ({
  page,
  request,
}, { project }) => {
  test.slow()
  const code = `WEDDING-${project.name.toUpperCase()}`
  await signInAsOwner(page, request)
  await open(page, '/admin/promotions', 'Offers')
  await page.getByRole('link', { name: 'Add an offer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Add an offer' })).toBeVisible()
  await field(page, 'Name').fill(`Wedding season, ${project.name}`)
  await field(page, 'Name in Hindi').fill('शादी का मौसम')
  await field(page, 'Coupon code').fill(code.toLowerCase())
  await field(page, 'Percent').fill('ten')
  await page.getByRole('button', { name: 'Add the offer' }).click()
  await expect(page.getByText('Write a whole number, such as 12.')).toBeVisible()
  await expectAccessibleAtAdminWidths(page)
  await field(page, 'Percent').fill('101')
  await page.getByRole('button', { name: 'Add the offer' }).click()
  await expect(page.getByText('Write a whole percent from 1 to 100.')).toBeVisible()
  await field(page, 'Percent').fill('7')
  await field(page, 'Orders that may have it').fill('1')
  await page.getByLabel('Blouse').check()
  await page.getByRole('button', { name: 'Add the offer' }).click()
  const row = page.getByRole('row').filter({ hasText: code })
  await expect(row).toContainText('7% off')
  await expect(row).toContainText('0 of 1')
  await expectAccessibleAtAdminWidths(page)

  const meera = await makeShopper(request)
  const blouse = await makeDesign(request, { readyMadePrice: 123_457, discount: 3 })
  await putIntoCart(request, meera, blouse, 'READYMADE', 2)
  await signIn(page, meera)
  const { viewport } = project.use
  if (viewport) await page.setViewportSize(viewport)
  await visit(page, '/cart')
  const coupon = page.getByLabel('Coupon code')
  await coupon.fill('NO-SUCH-CODE')
  await coupon.press('Enter')
  await expect(page.getByText('There is no such coupon code. Please check it.')).toBeVisible()
  await expect(coupon).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await coupon.fill(code.toLowerCase())
  await coupon.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove the coupon' })).toBeVisible()
  const priced = '{ cart { finalTotal delivery promotions { amount } totalToPay } }'
  const { cart } = (await overApi(meera).graphql(priced)).data
  const [taken] = cart.promotions
  // 2 × 119753.29 → 119753 paise, less 7 percent, and 99 rupees for the delivery.
  expect([cart.finalTotal, taken.amount, cart.totalToPay]).toEqual([239_506, 16_765, 232_641])
  const summary = page.getByRole('region', { name: 'Summary' })
  await expect(summary).toContainText(`Wedding season, ${project.name} (${code})`)
  await expect(summary).toContainText(`−${formatExactRupees(taken.amount)}`)
  await expect(summary).toContainText(formatExactRupees(cart.totalToPay))
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order Now/ })
    .click()
  const total = page.getByText(`Total ${formatExactRupees(cart.totalToPay)}`)
  await expect(total).toBeVisible()
  await toCustomerStep(page)
  await expect(total).toBeVisible()
  await fillCustomer(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await expect(total).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('main')).toContainText(`−${formatExactRupees(taken.amount)}`)
  await expect(page.getByRole('main')).toContainText(formatExactRupees(cart.totalToPay))
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/)
  const { orders } = (
    await overApi(meera).graphql(
      '{ orders { edges { node { id trackingToken promotions { name code amount } totalToPay } } } }',
    )
  ).data
  const { id, trackingToken, promotions, totalToPay } = orders.edges[0].node
  expect(promotions).toEqual([{ name: `Wedding season, ${project.name}`, code, amount: taken.amount }])
  expect(totalToPay).toBe(cart.totalToPay)
  const main = page.getByRole('main')
  await expect(main).toContainText(`Wedding season, ${project.name} (${code})`)
  await expect(main).toContainText(`−${formatExactRupees(taken.amount)}`)
  await expect(main).toContainText(formatExactRupees(totalToPay))
  await expectAccessible(page)
  await visit(page, `/hi/orders/${id}`)
  await expect(main).toContainText('शादी का मौसम')
  await visit(page, `/track/${trackingToken}`)
  await expect(main).toContainText(`−${formatExactRupees(taken.amount)}`)
  await expect(main).not.toContainText(code)

  await signInAsOwner(page, request)
  await open(page, '/admin/promotions', 'Offers')
  await expect(row).toContainText('1 of 1')
  await expect(row).toContainText('Used up')
  await visit(page, `/admin/orders/${id}`)
  await expect(main).toContainText(`Wedding season, ${project.name} (${code})`)
  await expect(main).toContainText(formatExactRupees(totalToPay))

  const asha = await makeShopper(request, 'Asha')
  await putIntoCart(request, asha, blouse, 'READYMADE')
  await signIn(page, asha)
  await visit(page, '/hi/cart')
  await page.getByLabel('कूपन कोड').fill(code)
  await page.getByRole('button', { name: 'कूपन लगाएँ' }).click()
  await expect(page.getByText('यह कूपन ख़त्म हो चुका है।')).toBeVisible()
})

test('a coupon that lacks goods says so, and can be removed; one that ended meanwhile asks to look again @both-sizes', async ({
  page,
  request,
}, { project }) => {
  const owner = await ownerOf(request)
  const save = async (input: object) =>
    (
      await owner.graphql(
        `mutation ($input: SavePromotionInput!) {
          savePromotion(input: $input) { promotion { id version } userErrors { message } }
        }`,
        { input },
      )
    ).data.savePromotion.promotion as { id: string; version: number }
  const suffix = project.name.toUpperCase()
  const base = { name: 'Leaflet', kind: 'AMOUNT', amount: 20_000 }
  await save({ ...base, code: `BIG-${suffix}`, minimumTotal: 500_000 })
  const ending = await save({ ...base, code: `ENDS-${suffix}` })
  const meera = await makeShopper(request)
  const blouse = await makeDesign(request)
  await putIntoCart(request, meera, blouse, 'READYMADE')
  await signIn(page, meera)
  await visit(page, '/cart')
  await page.getByLabel('Coupon code').fill(`big-${suffix}`)
  await page.getByRole('button', { name: 'Apply the coupon' }).click()
  await expect(page.getByText('Add designs for ₹3,200.00 more to use this coupon.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove the coupon' }).click()
  await page.getByLabel('Coupon code').fill(`ends-${suffix}`)
  await page.getByRole('button', { name: 'Apply the coupon' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('−₹200.00')

  await page
    .getByRole('main')
    .getByRole('link', { name: /^Order Now/ })
    .click()
  await toCustomerStep(page)
  await fillCustomer(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(main).toContainText('₹1,699.00')
  await save({ ...base, ...ending, code: `ENDS-${suffix}`, isActive: false })
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(main).toContainText('This coupon has ended, or is used up. The total is now ₹1,899.00.')
  await expect(main).not.toContainText('₹1,699.00')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/)
  await expect(main).toContainText('₹1,899.00')
})
