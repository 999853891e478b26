import type { Page } from '@playwright/test'
import { jpeg, picture } from '../support/pictures.ts'
import { intercept } from './support/feedback.ts'
import { field, searchProducts } from './support/admin-pages.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { makeDesign } from './support/shopper.ts'
import { expect, expectAccessible, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

test.beforeEach(({ page, request }) => signInAsOwner(page, request))

const images = async () => [
  { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await jpeg() },
  { name: 'back.png', mimeType: 'image/png', buffer: await picture(300, 400).png().toBuffer() },
]

const fail = (page: Page, operation: string) =>
  intercept(page, operation, (route) => route.fulfill({ status: 503, body: 'Not now' }))

test('a design or a picture that can’t be loaded is reported and retried', async ({ page, request }) => {
  const design = await makeDesign(request)
  // The browser logs each failed request.
  page.removeAllListeners('console')
  await fail(page, 'ProductForm')
  await visit(page, `/product/${design.id}/update`)
  const unloaded = page.getByRole('alert').filter({ hasText: 'Failed to load product details' })
  await expect(unloaded).toBeVisible()
  await expectAccessible(page)
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(field(page, 'Product name')).toHaveValue(design.productName)
  await expect(unloaded).toBeHidden()

  await page.route('**/images/upload', (route) =>
    route.fulfill({ status: 500, json: { message: 'No room' } }),
  )
  await page.locator('#product-images').setInputFiles((await images()).slice(0, 1))
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

test('a change or a deletion that fails is reported and retried', async ({ page, request }) => {
  const design = await makeDesign(request)
  page.removeAllListeners('console')
  await visit(page, `/product/${design.id}/update`)
  await field(page, 'Colour').fill('Indigo')
  await fail(page, 'UpdateProduct')
  await page.getByRole('button', { name: 'Update Product' }).click()
  const unsaved = page.getByRole('alert').filter({ hasText: 'Failed to update product' })
  await expect(unsaved).toBeVisible()
  await expect(field(page, 'Colour')).toHaveValue('Indigo')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Update Product' }).click()
  await expect(page).toHaveURL(/\/view_product$/)

  await searchProducts(page, design.productName)
  await fail(page, 'DeleteProduct')
  const remove = async () => {
    await page.getByRole('button', { name: `Delete ${design.productName}` }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  }
  await remove()
  await expect(page.getByText('Failed to delete the product. Please try again.')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: design.productName })).toBeVisible()
  await page.unrouteAll()
  await remove()
  await expect(page.getByText('Product deleted successfully.')).toBeVisible()
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
