import { garmentsOf } from '../support/garments.ts'
import { chromeArguments } from '../support/browser.ts'
import { moveAlong } from '../support/order-changes.ts'
import { newPhone, pin } from '../support/tailors.ts'
import { anotherWindow, expectAccessibleFromTop, open } from './support/admin-pages.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, ownerOf } from './support/shopper.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'

// Chromium's own tone takes the place of a microphone.
test.use({
  viewport: { width: 768, height: 1024 },
  launchOptions: {
    executablePath: process.env.CHROME!,
    args: [...chromeArguments, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

test.slow()

test('the shop says something about a garment, and its tailor hears it', async ({
  page,
  request,
  browser,
}) => {
  const owner = await ownerOf(request)
  const phone = newPhone()
  const { tailor } = await owner.mutate('saveTailor', {
    name: 'Salma Listens',
    phone,
    language: 'HINDI',
    pin,
  })
  const order = await placeOrderOf(request, await makeShopper(request, 'Spoken Meera'))
  await moveAlong(owner, order.id, 'CONFIRMED')
  const [{ id: garmentId, code }] = await garmentsOf(owner, order.id)
  await owner.mutate('assignGarment', { garmentId, tailorId: tailor.id })
  await signInAsOwner(page, request)
  await open(page, `/admin/workshop/garments/${code}`, `Garment ${code}`)
  const notes = page.getByRole('region', { name: 'Voice notes' })
  const record = async () => {
    await notes.getByRole('button', { name: 'Record a voice note' }).click()
    await expect(notes.getByText('Recording: 2 of at most 60 seconds')).toBeVisible()
    await notes.getByRole('button', { name: 'Stop and store' }).click()
  }

  await test.step('a recording that could not be sent is sent again', async () => {
    // The browser reports the request that is aborted.
    page.removeAllListeners('console')
    await page.route('**/voice-notes?*', (route) => route.abort())
    await record()
    await expect(notes.getByRole('alert')).toContainText('We could not reach the shop.')
    await page.unroute('**/voice-notes?*')
    await notes.getByRole('button', { name: 'Send it again' }).click()
    await expect(notes.getByRole('listitem')).toHaveCount(1)
  })

  await test.step('it is played', async () => {
    await notes.getByRole('button', { name: 'Play' }).click()
    await expect
      .poll(() => notes.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0.2)
    await expectAccessibleFromTop(page)
  })

  await test.step('its tailor hears it, in Hindi', async () => {
    const phonePage = await anotherWindow(browser)
    await phonePage.setViewportSize({ width: 390, height: 844 })
    await visit(phonePage, `/hi/workshop/${code}`)
    await phonePage.getByLabel('फ़ोन नंबर').fill(phone)
    await phonePage.getByLabel('पिन', { exact: true }).fill(pin)
    await phonePage.getByRole('button', { name: 'साइन इन करें' }).click()
    await phonePage.getByRole('button', { name: 'सुनें' }).click()
    await expect
      .poll(() => phonePage.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime))
      .toBeGreaterThan(0.2)
    await expectAccessible(phonePage)
    await phonePage.context().close()
  })

  await test.step('it is deleted, once that is confirmed', async () => {
    await notes.getByRole('button', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(notes.getByRole('listitem')).toHaveCount(0)
  })
})
