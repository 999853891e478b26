import type { Browser, Page } from '@playwright/test'
import { picture } from '../support/pictures.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'
import { runQuery, remember, type Shopper, shopper } from './support/wizard.ts'

test('what is typed, and a picture, survives a reload, a lost connection and an expired session', async ({
  page,
  request,
}) => {
  const meera = await shopper(request)
  await remember(page, meera)
  await visit(page, '/order/null/custom?step=type')
  const details = page.locator('#order-designDetails')
  await details.fill('Puff sleeves')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  page.removeAllListeners('console')
  await page.route('**/images/upload', (route) => route.fulfill({ status: 500, body: 'Not now' }))
  const file = { name: 'cloth.png', mimeType: 'image/png', buffer: await picture().png().toBuffer() }
  await page.locator('#order-clothPics').setInputFiles(file)
  await expect(page.getByText('Image upload failed. Please try again.')).toBeVisible()
  const pictures = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('img') })
  await expect(pictures).toHaveCount(1)
  await page.unrouteAll()
  const again = pictures.getByRole('button', { name: 'Try again' })
  await again.click()
  await expect(again).toBeHidden()
  await expect(pictures.getByRole('img')).toHaveAttribute('src', /^\/images\//)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await details.fill('Puff sleeves, boat neck')
  await expect(page.getByText(/Not saved yet: we’ll try again/)).toBeVisible()
  await page.reload()
  await expect(details).toHaveValue('Puff sleeves, boat neck')
  await page.unroute('**/graphql')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  const { orderDrafts } = await runQuery(
    request,
    meera,
    '{ orderDrafts { edges { node { designDetails } } } }',
  )
  expect(orderDrafts.edges).toEqual([{ node: { designDetails: 'Puff sleeves, boat neck' } }])

  await page.context().setOffline(true)
  await details.fill('Puff sleeves, boat neck, lining')
  await expect(page.getByText(/Not saved yet: we’ll try again/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  await page.evaluate(() => localStorage.setItem('token', 'ended'))
  await page.reload()
  await expect(page.getByText(/Your session has ended/).first()).toBeVisible()
  await details.fill('Puff sleeves, boat neck, lining, tassels')
  await page.reload()
  await expect(details).toHaveValue('Puff sleeves, boat neck, lining, tassels')
})

/** The shopper's other device. */
async function onAnotherDevice(browser: Browser, meera: Shopper) {
  const context = await browser.newContext()
  const page = await context.newPage()
  await remember(page, meera)
  return page
}

test('two tabs show the same draft; two devices never overwrite each other', async ({
  page,
  request,
  browser,
}) => {
  const meera = await shopper(request)
  await remember(page, meera)
  await visit(page, '/order/null/custom?step=type')
  const details = (which: Page) => which.locator('#order-designDetails')
  await details(page).fill('From the phone')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()

  const tab = await page.context().newPage()
  await visit(tab, '/order/null/custom?step=type')
  await expect(details(tab)).toHaveValue('From the phone')
  await details(tab).fill('From the other tab')
  await expect(details(page)).toHaveValue('From the other tab')
  await expect(tab.getByText('Saved', { exact: true })).toBeVisible()
  await tab.close()

  const laptop = await onAnotherDevice(browser, meera)
  await visit(laptop, '/order/null/custom?step=type')
  await expect(details(laptop)).toHaveValue('From the other tab')
  await details(laptop).fill('From the laptop')
  await expect(laptop.getByText('Saved', { exact: true })).toBeVisible()

  await details(page).fill('From the phone again')
  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toContainText('also changed in another window')
  await expectAccessible(page)
  await expect(details(page)).toHaveValue('From the phone again')
  await notice.getByRole('button', { name: 'Take the other one' }).click()
  await expect(details(page)).toHaveValue('From the laptop')

  await details(page).fill('From the phone, at last')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
  await details(laptop).fill('The laptop has its way')
  await laptop.getByRole('button', { name: 'Keep what is here' }).click()
  await expect(laptop.getByText('Saved', { exact: true })).toBeVisible()
  const { orderDrafts } = await runQuery(
    request,
    meera,
    '{ orderDrafts { edges { node { designDetails } } } }',
  )
  expect(orderDrafts.edges).toEqual([{ node: { designDetails: 'The laptop has its way' } }])
  await laptop.context().close()
})
