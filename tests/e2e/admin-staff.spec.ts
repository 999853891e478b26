import type { Browser, Page } from '@playwright/test'
import { expectAccessibleFromTop, open } from './support/admin-pages.ts'
import { test } from './support/own-shop.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { expect, visit } from './support/visit.ts'

test.use({ viewport: { width: 768, height: 1024 } })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

/** Nobody touches the tablet for six minutes. */
function leaveAlone() {
  localStorage.setItem('last-touch', JSON.stringify({ version: 1, value: Date.now() - 6 * 60_000 }))
  document.dispatchEvent(new Event('visibilitychange'))
}

async function typePin(page: Page, name: string, pin: string) {
  await button(page, name).click()
  for (const digit of pin) await button(page, digit).click()
  await button(page, 'Unlock').click()
}

async function addStaff(page: Page, name: string, pin: string) {
  await button(page, 'Add staff').click()
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Role', { exact: true }).selectOption({ label: 'Counter' })
  await page.getByLabel('PIN', { exact: true }).fill(pin)
  await button(page, 'Add staff').click()
  await expect(page.getByRole('region', { name, exact: true })).toContainText('PIN')
}

async function markTablet(page: Page, name: string) {
  await button(page, 'Mark this tablet as the shop’s').click()
  await page.getByLabel('Name of the tablet').fill(name)
  await button(page, 'Mark it').click()
  await expect(page.getByRole('region', { name, exact: true })).toContainText('This tablet')
}

/** Another browser, in which the owner has signed in. */
async function anotherTablet(browser: Browser, baseURL: string) {
  const context = await browser.newContext({ viewport: { width: 768, height: 1024 }, baseURL })
  const page = await context.newPage()
  await signInAsOwner(page, context.request)
  return page
}

test('staff share a tablet by PIN, which locks itself and loses no half-typed order', async ({
  page,
  request,
}) => {
  await signInAsOwner(page, request)
  await open(page, '/admin/staff', 'Staff')
  await addStaff(page, 'Asha Patil', '4829')
  await addStaff(page, 'Bina Mehta', '730561')
  await markTablet(page, 'Front')
  await expectAccessibleFromTop(page)
  await button(page, 'Lock it now').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Front' })).toBeVisible()
  await expectAccessibleFromTop(page)

  await typePin(page, 'Asha Patil', '4829')
  // The page is the owner's.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Front')
  await expect(page.getByRole('link', { name: /Asha Patil/ })).toBeVisible()
  const copied = page.waitForResponse((response) =>
    (response.request().postData() ?? '').includes('"CopiedDesigns"'),
  )
  await visit(page, '/admin/counter')
  await button(page, 'Blouse').click()
  await page.getByLabel('Phone', { exact: true }).fill('98')
  // What is under way when the session ends would be refused.
  await copied
  await page.evaluate(leaveAlone)
  await expect(page.getByText('Who works here now?')).toBeVisible()
  await expect(page.getByLabel('Phone', { exact: true })).toBeHidden()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBe('')

  await typePin(page, 'Asha Patil', '4829')
  await expect(page.getByLabel('Phone', { exact: true })).toHaveValue('98')
  await expect(page.getByRole('region', { name: 'Blouse', exact: true })).toBeVisible()

  await button(page, 'Lock').click()
  await typePin(page, 'Bina Mehta', '730561')
  await expect(page.getByRole('region', { name: 'Blouse', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: /Bina Mehta/ })).toBeVisible()
})

test('wrong PINs on two tablets lock it, and the owner’s way out is one tap', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  await signInAsOwner(page, request)
  await open(page, '/admin/staff', 'Staff')
  await addStaff(page, 'Chitra Rao', '4829')
  const front = await anotherTablet(browser, baseURL!)
  await open(front, '/admin/staff', 'Staff')
  await markTablet(front, 'One')
  const back = await anotherTablet(browser, baseURL!)
  await open(back, '/admin/staff', 'Staff')
  await markTablet(back, 'Two')
  for (const tablet of [front, back]) {
    await button(tablet, 'Lock it now').click()
    await button(tablet, 'Chitra Rao').click()
  }
  const guess = async (tablet: Page, left: string) => {
    await tablet.getByLabel('PIN of Chitra Rao').fill('5173')
    await button(tablet, 'Unlock').click()
    await expect(tablet.getByText(left)).toBeVisible()
  }
  await guess(front, '4 tries are left')
  await guess(back, '3 tries are left')
  await guess(front, '2 tries are left')
  await guess(back, 'One try is left')
  await guess(front, 'This PIN was typed wrong too often. The owner can unlock it on the Staff page.')
  await page.reload()
  await button(page, 'Unlock: Chitra Rao').click()
  await expect(page.getByText('PIN locked')).toHaveCount(0)
  await back.getByLabel('PIN of Chitra Rao').fill('4829')
  await back.keyboard.press('Enter')
  await expect(back.getByRole('link', { name: /Chitra Rao/ })).toBeVisible()
  await front.context().close()
  await back.context().close()
})
