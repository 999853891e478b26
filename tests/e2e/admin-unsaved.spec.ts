import { randomUUID } from 'node:crypto'
import { jpeg } from '../support/pictures.ts'
import { field, searchProducts } from './support/admin-pages.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { makeColleague, makeDesign, overApi, password, signIn } from './support/shopper.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'

test.beforeEach(({ page, request }) => signInAsOwner(page, request))

test('unsaved changes are not left without a confirmation, by a link or by going back', async ({
  page,
  request,
}) => {
  const design = await makeDesign(request)
  await searchProducts(page, design.productName)
  await page.getByRole('link', { name: `Edit ${design.productName}` }).click()
  await field(page, 'Colour').fill('Indigo')
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(dialog).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(field(page, 'Colour')).toHaveValue('Indigo')

  await page.goBack()
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(/\/update$/)
  await expect(field(page, 'Colour')).toHaveValue('Indigo')

  await page.goBack()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/view_product\?/)
})

test('an expired session loses nothing that was typed: the owner signs in in another tab', async ({
  page,
  request,
}) => {
  const [rekha, name] = [await makeColleague(request, 'ADMIN'), `Chikankari ${randomUUID().slice(0, 8)}`]
  // The browser logs the rejected token.
  page.removeAllListeners('console')
  await signIn(page, rekha)
  await visit(page, '/product/null/add')
  await field(page, 'Product name').fill(name)
  await field(page, 'Description').fill('Shadow work on muslin.')
  await field(page, 'Quantity in stock').fill('3')
  await field(page, 'Shipping cost (₹)').fill('99')
  await field(page, 'Ready-made price (₹)').fill('4500')
  await page.locator('#product-images').setInputFiles({
    name: 'front.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpeg(),
  })
  const save = page.getByRole('button', { name: 'Add Product' })
  await expect(save).toBeEnabled()
  await overApi(rekha).graphql('mutation { logOutEverywhere { userErrors { message } } }')
  await save.click()
  const ended = page.getByText(/session has ended/)
  await expect(ended).toHaveCount(1)
  await expect(page.getByText('Failed to add product')).toHaveCount(0)
  await expectAccessible(page)

  const opened = page.context().waitForEvent('page')
  await ended.getByRole('link', { name: 'sign in in a new tab' }).click()
  const tab = await opened
  // Until the server has responded, that page treats the user as signed in.
  await expect(tab.getByText(/session has ended/)).toBeVisible()
  await tab.getByLabel('E-mail').fill(rekha.email)
  await tab.getByLabel('Password', { exact: true }).fill(password)
  await tab.getByRole('button', { name: 'Sign In', exact: true }).click()
  await tab.waitForURL((url) => url.pathname === '/')
  await tab.close()

  await expect(ended).toHaveCount(0)
  await expect(field(page, 'Product name')).toHaveValue(name)
  await save.click()
  await expect(page).toHaveURL(/\/view_product$/)
  await searchProducts(page, name)
})
