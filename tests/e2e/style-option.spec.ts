import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { placeOrderOf } from './support/shop-orders.ts'
import { makeColleague, makeDesign, makeShopper, signIn } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

test('a part of a photographed page becomes an option in seven taps, and shoppers choose it', async ({
  page,
  request,
}) => {
  test.slow()
  const name = `Meena neck ${randomUUID().slice(0, 6)}`
  const photograph = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#e8d9c0' } })
    .jpeg()
    .toBuffer()
  const design = await makeDesign(request)
  let taps = 0
  const tap = async (target: Locator) => {
    taps++
    await target.click()
  }
  await signIn(page, await makeColleague(request, 'ADMIN'))
  const line = page.waitForResponse('**/events/orders')
  await visit(page, '/admin/style-book')
  expect((await line).status()).toBe(200)
  await tap(page.getByRole('link', { name: 'Add an option' }))
  await tap(page.getByLabel('Name', { exact: true }))
  await page.keyboard.type(name)
  taps++
  await page
    .getByLabel(/^Photograph/)
    .setInputFiles({ name: 'page.jpg', mimeType: 'image/jpeg', buffer: photograph })
  const dialog = page.getByRole('dialog', { name: 'Crop the photograph' })
  taps++
  await dialog.getByLabel('Zoom').fill('2')
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await tap(dialog.getByRole('button', { name: 'Use this picture' }))
  await expect(page.getByRole('button', { name: 'Remove the photograph' })).toBeVisible()
  await tap(page.getByLabel(/^Price of one/))
  await page.keyboard.type('150')
  // The notice of a new order covers the end of the screen, but not of the page.
  await placeOrderOf(request, await makeShopper(request), {}, design)
  await expect(page.getByRole('status', { name: 'New orders' }).getByRole('link').first()).toBeVisible()
  await tap(page.getByRole('button', { name: 'Add the option' }))
  await expect(page.getByText('Option added').first()).toBeVisible()
  expect(taps).toBe(7)

  await signIn(page, await makeShopper(request))
  await visit(page, `/order/${design.id}/tailor?step=type`)
  await page.getByRole('button', { name: 'Choose the style' }).click()
  await page.getByRole('radio', { name: `${name} +₹150` }).check({ force: true })
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.locator('#main').getByText(name)).toBeVisible()
})
