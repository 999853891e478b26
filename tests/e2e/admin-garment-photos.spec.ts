import { garmentsOf } from '../support/garments.ts'
import { followOrder, moveAlong } from '../support/order-changes.ts'
import { jpeg } from '../support/pictures.ts'
import { anotherWindow, expectAccessibleFromTop, open } from './support/admin-pages.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper, ownerOf } from './support/shopper.ts'
import { expect, expectAccessible, test, visit } from './support/visit.ts'

test.use({ viewport: { width: 768, height: 1024 } })

test.slow()

test('the shop photographs a garment, and its customer sees what it shows', async ({
  page,
  request,
  browser,
}) => {
  const owner = await ownerOf(request)
  const order = await placeOrderOf(request, await makeShopper(request, 'Photographed Meera'))
  await moveAlong(owner, order.id, 'CONFIRMED')
  const [{ code }] = await garmentsOf(owner, order.id)
  const { trackingToken } = await followOrder(owner, order.id)
  const picture = { name: 'blouse.jpg', mimeType: 'image/jpeg', buffer: await jpeg() }
  const photograph = async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: `Photograph ${code}` }).click()
    await (await chooser).setFiles(picture)
  }
  await signInAsOwner(page, request)

  await test.step('from its card, what could not be sent is sent again, then shown', async () => {
    await open(page, `/admin/workshop?search=${code}`, 'Workshop')
    // The browser reports the request that is aborted.
    page.removeAllListeners('console')
    await page.route('**/images/upload', (route) => route.abort())
    await photograph()
    await expect(page.getByText(`The photograph of ${code} was not stored`)).toBeVisible()
    await page.unroute('**/images/upload')
    await page.getByRole('button', { name: `Send the photograph of ${code} again` }).click()
    await page.getByRole('button', { name: 'Show it to the customer' }).click()
    await expect(page.getByText(`The customer sees the photograph of ${code}`)).toBeVisible()
  })

  await test.step('from its page, another one is not shown', async () => {
    await open(page, `/admin/workshop/garments/${code}`, `Garment ${code}`)
    await photograph()
    const photographs = page.getByRole('region', { name: 'Photographs' })
    await expect(photographs.getByRole('listitem')).toHaveCount(2)
    await expect(photographs.getByRole('checkbox', { name: 'The customer sees it' }).nth(0)).toBeChecked()
    await expect(photographs.getByRole('checkbox', { name: 'The customer sees it' }).nth(1)).not.toBeChecked()
    await expectAccessibleFromTop(page)
  })

  await test.step('whoever has the link sees the first, in Hindi', async () => {
    const phone = await anotherWindow(browser)
    await phone.setViewportSize({ width: 390, height: 844 })
    await visit(phone, `/hi/track/${trackingToken}`)
    const photographs = phone.getByRole('region', { name: 'हमारी वर्कशॉप से' })
    await expect(photographs.getByRole('listitem')).toHaveCount(1)
    await expect
      .poll(() => photographs.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expectAccessible(phone)
    await phone.context().close()
  })

  await test.step('what is deleted is gone', async () => {
    const photographs = page.getByRole('region', { name: 'Photographs' })
    await photographs.getByRole('button', { name: 'Delete' }).first().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(photographs.getByRole('listitem')).toHaveCount(1)
  })
})
