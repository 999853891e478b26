import type { Locator, Page } from '@playwright/test'
import { makeDesign, makeShopper, overApi, signIn } from './support/shopper.ts'
import { expect, test, visit } from './support/visit.ts'
import { step } from './support/wizard.ts'

const main = (page: Page) => page.getByRole('main')

/** Presses Tab until the target has the focus, and checks that the focus is visible. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  const most = 150
  for (let tabs = 0; tabs < most; tabs++) {
    if (await target.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
}

async function press(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

test('from the home page to a placed order without a pointer', async ({ page, request }) => {
  const meera = await makeShopper(request)
  const design = await makeDesign(request, { productName: `Keyboard saree ${Date.now()}`, category: 'SAREE' })
  await signIn(page, meera)
  await visit(page, '/')
  // The page begins with a skip link.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^Skip to/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, main(page).getByRole('link', { name: 'Explore Designs' }).first())

  await expect(page).toHaveURL(/\/gallery/)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeFocused()
  // Past the controls to the designs, once they are there, and back.
  await expect(page.locator('#designs').getByRole('link').first()).toBeVisible()
  await press(page, main(page).getByRole('link', { name: 'Skip to the designs' }))
  await expect(page.locator('#designs')).toBeFocused()
  await page.keyboard.press('Tab')
  // Another test may change which design is the first.
  await expect(page.locator('#designs :focus')).toHaveCount(1)
  const search = main(page).getByRole('searchbox')
  await tabTo(page, search, 'Shift+Tab')
  await page.keyboard.type(design.productName)
  await page.keyboard.press('Enter')
  await press(page, main(page).getByRole('link', { name: design.productName }))

  await expect(page).toHaveURL(new RegExp(`productId=${design.id}`))
  await expect(main(page).getByRole('heading', { level: 1, name: design.productName })).toBeFocused()
  const add = main(page).getByRole('button', { name: 'Add to Cart' }).filter({ visible: true }).first()
  await press(page, add)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await press(page, dialog.getByRole('button', { name: /^Readymade/ }))
  await expect(dialog).toBeHidden()
  await expect(add).toBeFocused()

  // The header is already passed.
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: /^Cart/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/cart')
  const line = main(page).getByRole('listitem').filter({ hasText: design.productName })
  await expect(line).toBeVisible()
  await press(page, line.getByRole('button', { name: 'Increase quantity' }))
  await expect(line).toContainText('₹3,600.00')
  await press(page, line.getByRole('link', { name: /^Order Now/ }))

  await expect(page).toHaveURL(`/order/${design.id}/readymade`)
  const next = main(page).getByRole('link', { name: 'Next', exact: true })
  await press(page, next)
  await expect(step(page, 'Customer Details')).toBeFocused()
  await tabTo(page, main(page).getByLabel('Phone'))
  await page.keyboard.type('9876543210')
  // Name and email are filled in; the pincode fills in city and state.
  for (const typed of ['400050', '', '', '7 Hill Road']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(typed)
  }
  await expect(main(page).getByLabel('City')).toHaveValue('Mumbai')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await press(page, next)
  await press(page, main(page).getByRole('button', { name: 'Place order' }))
  await expect(page).toHaveURL(/\/orders\/[\w-]+$/)
  await expect(main(page).getByRole('heading', { level: 1, name: 'Thank you for your order' })).toBeVisible()
  await expect(main(page)).toContainText('₹3,699.00')
  const { data } = await overApi(meera).graphql('{ orders { totalCount } cart { items { id } } }')
  expect(data).toMatchObject({ orders: { totalCount: 1 }, cart: { items: [] } })
})
