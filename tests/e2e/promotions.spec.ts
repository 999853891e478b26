import type { Page } from '@playwright/test'
import { expectAccessibleAtAdminWidths, field, open } from './support/admin-pages.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { makeDesign, makeShopper, ownerOf, putIntoCart, signIn } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'
import { fillCustomer, step } from './support/wizard.ts'

async function toCustomerStep(page: Page): Promise<void> {
  await expect(step(page, 'Product Info')).toBeVisible()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(step(page, 'Customer Details')).toBeVisible()
}

test('the form and the list of offers are accessible at the admin widths @laptop', async ({
  page,
  request,
}) => {
  await signInAsOwner(page, request)
  await open(page, '/admin/promotions/new', 'Add an offer')
  await field(page, 'Name').fill('Wedding season')
  await field(page, 'Name in Hindi').fill('शादी का मौसम')
  await field(page, 'Coupon code').fill('wedding')
  await field(page, 'Percent').fill('ten')
  await page.getByRole('button', { name: 'Add the offer' }).click()
  await expect(page.getByText('Write a whole number, such as 12.')).toBeVisible()
  await expectAccessibleAtAdminWidths(page)
  await field(page, 'Percent').fill('7')
  await page.getByRole('button', { name: 'Add the offer' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'WEDDING' })).toContainText('7% off')
  await expectAccessibleAtAdminWidths(page)
})

test('a coupon that lacks goods says so, and can be removed; one that ended meanwhile asks to look again', async ({
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
  await page.getByLabel('Coupon code').fill('NO-SUCH-CODE')
  await page.getByRole('button', { name: 'Apply the coupon' }).click()
  await expect(page.getByText('There is no such coupon code. Please check it.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Coupon code').fill(`big-${suffix}`)
  await page.getByRole('button', { name: 'Apply the coupon' }).click()
  await expect(page.getByText('Add designs for ₹3,200.00 more to use this coupon.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove the coupon' }).click()
  await page.getByLabel('Coupon code').fill(`ends-${suffix}`)
  await page.getByRole('button', { name: 'Apply the coupon' }).click()
  const main = page.getByRole('main')
  await expect(main).toContainText('−₹200.00')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)

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
  await expectAccessible(page)
})
