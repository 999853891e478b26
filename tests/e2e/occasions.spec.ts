import { anotherWindow, expectAccessibleAtAdminWidths, open } from './support/admin-pages.ts'
import { makeDesign, makeColleague, signIn } from './support/shopper.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

test('the phone’s menu lists occasions, which lead to what suits them', async ({ page, request }) => {
  const { productName } = await makeDesign(request, {
    productName: `Mustard Yellow Kurta ${Date.now()}`,
    category: 'OTHERS',
  })
  await visit(page, '/')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('heading', { name: 'Shop by Occasion' })).toBeVisible()
  await expectAccessible(page)
  await menu.getByRole('link', { name: 'Haldi' }).click()
  await expect(page).toHaveURL(/\/gallery\?show=all&search=Haldi$/)
  await expect(page.getByRole('link', { name: productName }).first()).toBeVisible()
  await expect(page.getByText('No design has all of these words.')).toHaveCount(0)
})

test('occasions are in the search before anything is typed, and while it is', async ({ page }) => {
  await visit(page, '/contact')
  await page.getByRole('link', { name: 'Search', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('link', { name: 'Wedding' })).toBeVisible()
  await dialog.getByRole('combobox').fill('wedd')
  await dialog.getByRole('option', { name: 'wedding', exact: true }).click()
  await expect(page).toHaveURL(/search=wedding$/)
})

test('when nothing has all words, the gallery says so above the closest designs', async ({
  page,
  request,
}) => {
  const result = await request.get('/gallery?show=all&search=patola+saree')
  expect(await result.text()).toContain('No design has all of these words. The closest are:')
  await visit(page, '/gallery?show=all&search=patola+saree')
  await expect(page.getByText('No design has all of these words. The closest are:')).toBeVisible()
  await expect(page.locator('main ul > li:has(a[href*=single_product])').first()).toContainText('Saree')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await visit(page, '/hi/gallery?show=all&search=patola+saree')
  await expect(page.getByText('किसी डिज़ाइन में ये सारे शब्द नहीं हैं। सबसे मिलते-जुलते ये हैं:')).toBeVisible()
  await visit(page, '/gallery?show=all&search=saree')
  await expect(page.getByText('No design has all of these words.')).toHaveCount(0)
})

test.describe.serial('the owner', () => {
  test('adds, moves, hides and removes occasions @laptop', async ({ page, request, browser }) => {
    const { productName } = await makeDesign(request, {
      productName: `Indigo Saree ${Date.now()}`,
      category: 'SAREE',
    })
    await signInAsOwner(page, request)
    await open(page, '/admin/occasions', 'Occasions')
    const save = page.getByRole('button', { name: 'Save the occasions' })
    const saved = page.getByText('Saved. Searches and the menu follow it now.')
    await page.getByRole('button', { name: 'Add an occasion' }).click()
    const fields = page.getByRole('group', { name: 'occasion 9' })
    await save.click()
    await expect(fields.getByText('The name is missing.')).toBeVisible()
    await fields.getByLabel('Name', { exact: true }).fill('Ganesh Chaturthi')
    const festival = page.getByRole('group', { name: 'Ganesh Chaturthi' })
    await festival.getByLabel('Name in Hindi').fill('गणेश चतुर्थी')
    await festival.getByLabel('Further words for it').fill('ganpati')
    await festival.getByLabel('Further words for it').press('Enter')
    await festival.getByLabel('Garments').fill('Saree')
    await festival.getByLabel('Garments').press('Enter')
    await festival.getByLabel('Colours').fill('Indigo')
    await expectAccessibleAtAdminWidths(page)
    await page.getByRole('button', { name: 'Move Ganesh Chaturthi forward' }).click()
    await page.getByLabel('List Sangeet in the menu').uncheck()
    await save.click()
    await expect(saved).toBeVisible()

    const theirs = await anotherWindow(browser)
    await visit(theirs, '/')
    await theirs.getByRole('link', { name: 'Search', exact: true }).click()
    await expect(theirs.getByRole('dialog').getByRole('link', { name: 'Ganesh Chaturthi' })).toBeVisible()
    await expect(theirs.getByRole('dialog').getByRole('link', { name: 'Sangeet' })).toHaveCount(0)
    await visit(theirs, '/gallery?show=all&search=ganpati')
    await expect(theirs.getByRole('link', { name: productName }).first()).toBeVisible()
    await theirs.context().close()

    await page.reload()
    await page.getByText('Words of Ganesh Chaturthi, and what suits it').click()
    await page.getByRole('button', { name: 'Remove Ganesh Chaturthi' }).click()
    await page.getByLabel('List Sangeet in the menu').check()
    await save.click()
    await expect(saved).toBeVisible()
    await expect(page.getByText('Ganesh Chaturthi')).toHaveCount(0)
  })

  test('keeps what was typed when another save came first @laptop', async ({ page, request }) => {
    await signInAsOwner(page, request)
    await open(page, '/admin/occasions', 'Occasions')
    const other = await page.context().newPage()
    await open(other, '/admin/occasions', 'Occasions')
    await other.getByRole('button', { name: 'Move Haldi forward' }).click()
    await other.getByRole('button', { name: 'Save the occasions' }).click()
    await expect(other.getByText('Saved. Searches and the menu follow it now.')).toBeVisible()
    await other.close()
    await page.getByLabel('List Diwali in the menu').uncheck()
    const save = page.getByRole('button', { name: 'Save the occasions' })
    await save.click()
    await expect(page.getByText(/^Somebody else changed the occasions meanwhile/)).toBeVisible()
    await expect(page.getByLabel('List Diwali in the menu')).not.toBeChecked()
    await page.getByLabel('List Diwali in the menu').check()
    await save.click()
    await expect(page.getByText('Saved. Searches and the menu follow it now.')).toBeVisible()
  })
})

test('staff don’t see the page of occasions @laptop', async ({ page, request }) => {
  await signIn(page, await makeColleague(request, 'STAFF'))
  await visit(page, '/admin/occasions')
  await expect(page.getByText('Your account has no permission for this page.')).toBeVisible()
})
