import { jpeg } from '../support/pictures.ts'
import { intercept } from './support/feedback.ts'
import { field } from './support/admin-pages.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { makeDesign } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

test.beforeEach(({ page, request }) => signInAsOwner(page, request))

test('a picture that can’t be uploaded is reported and retried', async ({ page, request }) => {
  const design = await makeDesign(request)
  // The browser logs each failed request.
  page.removeAllListeners('console')
  await intercept(page, 'ProductForm', (route) => route.fulfill({ status: 503, body: 'Not now' }))
  await visit(page, `/product/${design.id}/update`)
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to load product details' })).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(field(page, 'Product name')).toHaveValue(design.productName)

  await page.route('**/images/upload', (route) =>
    route.fulfill({ status: 500, json: { message: 'No room' } }),
  )
  await page
    .locator('#product-images')
    .setInputFiles({ name: 'front.jpg', mimeType: 'image/jpeg', buffer: await jpeg() })
  const refused = page.getByRole('alert').filter({ hasText: 'Failed to upload image' })
  await expect(refused).toContainText('No room')
  await expectAccessible(page)
  await page.unrouteAll()
  await refused.getByRole('button', { name: 'Try again' }).click()
  await expect(refused).toBeHidden()
  await expect(page.getByRole('button', { name: 'Remove image 1' })).toBeVisible()

  await page
    .locator('#product-images')
    .setInputFiles({ name: 'moving.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expect(refused).toContainText('The picture must be a JPEG, PNG, WebP or AVIF file.')
  await expect(refused.getByRole('button')).toHaveCount(0)
})

for (const width of [768, 1280])
  test(`every page is accessible at ${width} px`, async ({ page, request }) => {
    const design = await makeDesign(request)
    await page.setViewportSize({ width, height: 1000 })
    for (const [address, sign] of [
      ['/view_product', page.getByRole('list', { name: 'Products' })],
      ['/view_product?view=table', page.getByRole('region', { name: 'Products' })],
      ['/view_product?search=qxzvqxzv', page.getByText('No product is like that.')],
      [`/product/${design.id}/update`, page.getByText('You save').or(page.getByText('Readymade'))],
      ['/admin/import', page.getByText('Choose a file')],
    ] as const) {
      await visit(page, address)
      await expect(sign.first()).toBeVisible()
      await expectAccessible(page)
      await expectNoSidewaysScroll(page)
    }
  })
