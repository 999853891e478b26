import type { APIRequestContext, Page } from '@playwright/test'
import { saveProfile } from '../support/measurement-profiles.ts'
import { customer } from '../support/orders.ts'
import { saveDraft } from '../support/order-drafts.ts'
import {
  changeDesign,
  type Design,
  makeDesign,
  makeShopper,
  overApi,
  putIntoCart,
  quantitiesOf,
  type Shopper,
  signIn,
} from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'
import { fillCustomer } from './support/wizard.ts'

const main = (page: Page) => page.getByRole('main')
const place = (page: Page) => main(page).getByRole('button', { name: 'Place order' })

/** A signed-in shopper with a complete order of that many ready-made pieces, ready to be placed. */
async function readyToPlace(page: Page, request: APIRequestContext, design: Design, quantity = 1) {
  const meera = await makeShopper(request)
  await saveDraft(overApi(meera), {
    orderType: 'READYMADE',
    cartItems: [{ productId: design.id, productType: 'READYMADE', quantity }],
    customer,
  })
  await signIn(page, meera)
  await visit(page, `/order/${design.id}/readymade?step=payment`)
  return meera
}

const ordersOf = async (meera: Shopper) =>
  (
    await overApi(meera).graphql(
      '{ orders { edges { node { totalToPay items { productName quantity measurements { blouse { chest } } } } } } }',
    )
  ).data.orders.edges.map(({ node }: { node: object }) => node)

test('a price that has changed is shown and confirmed before anything is ordered', async ({
  page,
  request,
}) => {
  const design = await makeDesign(request)
  const meera = await readyToPlace(page, request, design)
  await expect(main(page)).toContainText('₹1,899.00')
  await changeDesign(request, design, { readyMadePrice: 200_000 })
  await place(page).click()
  await expect(main(page).getByText('The total has changed.')).toBeVisible()
  await expect(main(page)).toContainText('₹2,099.00')
  await expectAccessible(page)
  expect(await ordersOf(meera)).toEqual([])
  await place(page).click()
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/)
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Thank you for your order')
  expect(await ordersOf(meera)).toMatchObject([{ totalToPay: 209_900 }])
})

test('when fewer pieces are left the shopper is told how many, and led to the field', async ({
  page,
  request,
}) => {
  const design = await makeDesign(request, { quantityInStock: 2 })
  const meera = await readyToPlace(page, request, design, 2)
  await expect(main(page)).toContainText('₹3,699.00')
  await changeDesign(request, design, { quantityInStock: 1 })
  await place(page).click()
  const fewerPieces = main(page).getByRole('alert').getByRole('link')
  await expect(fewerPieces).toContainText('1')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  expect(await ordersOf(meera)).toEqual([])

  await fewerPieces.click()
  await expect(main(page).getByRole('group', { name: `Quantity of ${design.productName}` })).toBeFocused()
  await main(page).getByRole('button', { name: 'One less' }).click()
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await main(page)
    .getByRole('link', { name: /Payment$/ })
    .click()
  await place(page).click()
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/)
  expect(await ordersOf(meera)).toMatchObject([{ totalToPay: 189_900, items: [{ quantity: 1 }] }])
})

test('a saved measurement profile is applied in one tap, another day', async ({ page, request }) => {
  const design = await makeDesign(request)
  const meera = await makeShopper(request)
  await saveProfile(overApi(meera), { person: 'Me', measurements: { blouse: { chest: 88 } } })
  await signIn(page, meera)
  await visit(page, `/order/${design.id}/tailor?step=measurements`)
  const chest = page.locator('#order-lines-0-measurements-blouse-chest')
  await chest.fill('104.5')
  await main(page).getByText('Keep these measurements for next time').click()
  await main(page).getByLabel('Whose are they?').fill('Mother')
  await main(page).getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(main(page).getByText('Kept for Mother.')).toBeVisible()
  await expectAccessible(page)

  const another = await makeDesign(request)
  await visit(page, `/order/${another.id}/tailor?step=measurements`)
  await expect(chest).toHaveValue('')
  const saved = main(page).getByRole('group', { name: 'Measurements you have kept' })
  await expect(saved.getByRole('button')).toHaveText(['Me', 'Mother'])
  await saved.getByRole('button', { name: 'Mother' }).click()
  await expect(chest).toHaveValue('104.5')
  await expect(main(page).getByText('Taken over from Mother.')).toBeVisible()
  await main(page)
    .getByRole('link', { name: /Customer Details$/ })
    .click()
  await fillCustomer(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await main(page)
    .getByRole('link', { name: /Payment$/ })
    .click()
  await place(page).click()
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/)
  expect(await ordersOf(meera)).toMatchObject([{ items: [{ measurements: { blouse: { chest: 104.5 } } }] }])
})

test('the other lines of the cart are ordered together, each garment with its own measurements', async ({
  page,
  request,
}) => {
  const [first, second] = [await makeDesign(request), await makeDesign(request)]
  const meera = await makeShopper(request)
  await putIntoCart(request, meera, first, 'TAILOR')
  await putIntoCart(request, meera, second, 'READYMADE', 2)
  await signIn(page, meera)
  await visit(page, `/order/${first.id}/tailor`)
  await main(page)
    .getByRole('button', { name: `Add to this order : ${second.productName}` })
    .click()
  await expect(main(page).getByText('Also in your cart')).toHaveCount(0)
  await expectAccessible(page)
  await main(page)
    .getByRole('link', { name: /Customer Details$/ })
    .click()
  await fillCustomer(page)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await main(page)
    .getByRole('link', { name: /Payment$/ })
    .click()
  // 2,500 tailored, twice 1,800 ready-made, and one delivery.
  await expect(main(page)).toContainText('₹6,199.00')
  await place(page).click()
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/)
  expect(await ordersOf(meera)).toMatchObject([
    {
      totalToPay: 619_900,
      items: [
        { productName: first.productName, quantity: 1 },
        { productName: second.productName, quantity: 2 },
      ],
    },
  ])
  expect(await quantitiesOf(request, meera)).toEqual([])
})

test('an existing draft is updated from the cart when the shopper comes from there', async ({
  page,
  request,
}) => {
  const [design, other] = [await makeDesign(request), await makeDesign(request)]
  const meera = await makeShopper(request)
  const line = (productId: string, quantity: number) => ({ productId, productType: 'READYMADE', quantity })
  await saveDraft(overApi(meera), {
    orderType: 'READYMADE',
    cartItems: [line(design.id, 1), line(other.id, 2)],
    customer,
  })
  await putIntoCart(request, meera, design, 'READYMADE', 2)
  await signIn(page, meera)
  await visit(page, '/cart')
  await main(page).getByRole('button', { name: 'Increase quantity' }).click()
  await main(page)
    .getByRole('link', { name: /^Order Now/ })
    .click()
  const lines = main(page).getByRole('group', { name: /^Quantity of/ })
  await expect(lines).toHaveCount(1)
  await expect(lines.getByRole('status')).toHaveText('3')

  // Later changes in the wizard are intended, and survive a reload.
  await lines.getByRole('button', { name: 'One less' }).click()
  await expect(main(page).getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(lines.getByRole('status')).toHaveText('2')
  await visit(page, `/order/${design.id}/readymade?step=payment`)
  await place(page).click()
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/)
  expect(await quantitiesOf(request, meera)).toEqual([1])
})
