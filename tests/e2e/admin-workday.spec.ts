import type { Page } from '@playwright/test'
import { marketFile } from '../support/market-file.ts'
import { jpeg, picture } from '../support/pictures.ts'
import { expectAccessibleFromTop } from './support/admin-pages.ts'
import { intercept } from './support/feedback.ts'
import { test } from './support/own-shop.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { makeShopper } from './support/shopper.ts'
import { expect, visit } from './support/visit.ts'

// Another file that shares the shop would have filled it.
test.use({ shopEnv: {} })

test.slow()

const count = 713
const { rows, text } = marketFile(count)
/** A design that can be tailored, whose number is no prefix of another. */
const design = rows.slice(100).find(({ category }) => category === 'Dress')!

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The owner's product list for this search. */
async function search(page: Page, words: string): Promise<void> {
  await visit(page, `/view_product?view=table&search=${encodeURIComponent(words)}`)
  await expect(page.getByRole('row').filter({ hasText: words }).first()).toBeVisible()
}

/** The audit log's entries for this search, and their count. */
async function activity(page: Page, words: string, entries: number) {
  await visit(page, `/admin/activity?search=${encodeURIComponent(words)}`)
  await expect(page.getByRole('heading', { level: 1 }).locator('xpath=..')).toHaveText(`Activity${entries}`)
  return page.getByRole('main').getByRole('listitem')
}

test('from an empty shop to a delivered order, each change in the log', async ({ page, request }) => {
  await signInAsOwner(page, request)
  await test.step('the shop is empty', async () => {
    await visit(page, '/view_product')
    await expect(page.getByText('There are no products yet.')).toBeVisible()
  })

  await test.step('713 garments come from a file of the market’s', async () => {
    await page.getByRole('link', { name: 'Import', exact: true }).click()
    const file = { name: 'market.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
    await page.locator('input[type=file]').setInputFiles(file)
    await expect(page.getByText(`market.csv: ${count} rows`)).toBeVisible()
    await expectAccessibleFromTop(page)
    for (const [column, value] of [
      ['externalRef', 'externalRef'],
      ['productName', 'productName'],
      ['brand', 'ownBrand'],
      ['category', 'category'],
      ['priceInr', 'readyMadePrice'],
      ['imageCount', ''],
      ['color', 'color'],
      ['description', 'description'],
    ] as const)
      await page.getByLabel(`In the shop: ${column}`).selectOption(value)
    await field(page, 'Quantity in stock').fill('5')
    await field(page, 'Shipping cost (₹)').fill('99')
    await press(page, 'Check the file')
    await expect(page.getByText(`${count} new, 0 changed, 0 unchanged, 0 with errors`)).toBeVisible()
    await expectAccessibleFromTop(page)
    expect(await (await request.get('/api/v1/common/gel_all_product')).json()).toEqual([])

    // The second part waits until the first one's progress is shown.
    let goOn = () => {}
    const seen = new Promise<void>((resolve) => (goOn = resolve))
    let parts = 0
    await intercept(page, 'ImportProducts', async (route) => {
      parts += 1
      if (parts === 2) await seen
      await route.continue()
    })
    await press(page, `Import ${count} products`)
    const progress = page.getByRole('progressbar', { name: `Importing ${count} products` })
    await expect(progress).toHaveAttribute('aria-valuemax', String(count))
    await expect(progress).not.toHaveAttribute('aria-valuenow', '0')
    await expectAccessibleFromTop(page)
    goOn()
    await expect(page.getByText(`Imported: ${count} products.`)).toBeVisible({ timeout: 60_000 })
    await page.unrouteAll({ behavior: 'wait' })
    expect(parts).toBeGreaterThan(2)
    expect(await (await request.get('/api/v1/common/gel_all_product')).json()).toHaveLength(count)
  })

  const designId = await test.step('one of them gets pictures and a price to measure', async () => {
    await search(page, design.productName)
    await page.getByRole('link', { name: `Edit ${design.productName}`, exact: true }).click()
    await page.locator('#product-images').setInputFiles([
      { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await jpeg() },
      { name: 'back.png', mimeType: 'image/png', buffer: await picture(300, 400).png().toBuffer() },
    ])
    await expect(page.getByRole('button', { name: 'Remove image 2' })).toBeVisible()
    await field(page, 'What image 1 shows').fill('The front')
    await field(page, 'Tailor price (₹)').fill('2,500')
    await expect(page.getByRole('button', { name: 'Update Product' })).toBeEnabled()
    await expectAccessibleFromTop(page)
    const id = new URL(page.url()).pathname.split('/')[2]!
    await press(page, 'Update Product')
    await expect(page).toHaveURL(/\/view_product$/)
    return id
  })

  await test.step('fifty at once get a discount', async () => {
    await visit(page, '/view_product?sort=name')
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check()
    const bar = panel(page, 'Chosen products')
    await expect(bar.getByText('50 products chosen')).toBeVisible()
    await bar.getByLabel('Discount in percent').fill('15')
    await bar.getByRole('button', { name: 'Set discount' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Change 50 products' }).click()
    await expect(page.getByText('50 products changed')).toBeVisible()
    await expect(page.getByText('15% off')).toHaveCount(50)
  })

  const orderNumber = await test.step('an order of it appears without a reload', async () => {
    const line = page.waitForResponse('**/events/orders')
    await visit(page, '/admin/orders')
    expect((await line).status()).toBe(200)
    const shopper = await makeShopper(request)
    const placed = await placeOrderOf(
      request,
      shopper,
      {
        cartItems: [
          {
            productId: designId,
            productType: 'TAILOR',
            measurements: { unit: 'CM', dress: { chest: 92, waist: 78, hip: 98, length: 110 } },
          },
        ],
      },
      { id: designId, productName: design.productName },
    )
    await expect(page.getByRole('row').filter({ hasText: placed.orderNumber })).toBeVisible()
    const told = page.getByRole('status', { name: 'New orders' })
    await expect(told.getByRole('link', { name: `New order ${placed.orderNumber}: ` })).toBeVisible()
    await expectAccessibleFromTop(page)
    await told.getByRole('button', { name: 'Dismiss the new orders' }).click()
    return placed.orderNumber
  })

  await test.step('its order is printed for the tailor and taken from placed to delivered', async () => {
    await page.getByRole('link', { name: orderNumber }).click()
    const head = page.getByRole('heading', { level: 1, name: `Order ${orderNumber}` }).locator('xpath=..')
    await expect(head).toContainText('Pending')
    await press(page, 'Confirm')
    await expect(head).toContainText('Confirmed')

    await page.getByRole('link', { name: 'Job card' }).click()
    const sheet = page.locator('[data-job-card]')
    await expect(sheet).toContainText(orderNumber)
    await expect(sheet).toContainText(design.productName)
    await page.emulateMedia({ media: 'print' })
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    // A4 in points.
    expect(pdf).toMatch(/\/MediaBox\s*\[0 0 59[45](\.\d+)? 84[12](\.\d+)?\]/)
    await page.emulateMedia({ media: null })
    await page.getByRole('link', { name: 'Back', exact: true }).click()

    for (const [move, status] of [
      ['Measured, cloth received', 'Measured'],
      ['Start stitching', 'Stitching'],
      ['Ready for the trial', 'Trial'],
      ['Mark as ready', 'Ready'],
      ['Dispatch', 'Dispatched'],
      ['Delivered', 'Delivered'],
    ] as const) {
      await press(page, move)
      if (move === 'Mark as ready')
        await page.getByRole('alertdialog').getByRole('button', { name: move }).click()
      if (move === 'Delivered') await press(page, 'Hand it over unpaid')
      await expect(head).toContainText(status)
    }
    await expect(panel(page, 'Next step')).toContainText('nothing is left to do')
  })

  await test.step('the log has each change', async () => {
    const ofTheDesign = await activity(page, design.productName, 2)
    await expect(ofTheDesign.filter({ hasText: `Added ${design.productName}` })).toHaveCount(1)
    const pictures = ofTheDesign.filter({ hasText: `Changed ${design.productName}` })
    await expect(pictures).toContainText('images')
    await expect(pictures).toContainText('₹2,500')
    const moves = await activity(page, orderNumber, 7)
    await expect(moves.filter({ hasText: `Moved ${orderNumber}` })).toHaveCount(7)
    await expect(moves.first()).toContainText('Delivered')
    await expect(moves.last()).toContainText('Confirmed')
    // The imported one, the one with pictures, and the fifty.
    const all = await activity(page, 'product', count + 1 + 50)
    await expect(all).toHaveCount(50)
    for (const discounted of await all.all()) await expect(discounted).toContainText('discount')
  })

  // The owner sees more of the catalogue than shoppers do.
  expect(await page.evaluate(() => localStorage.getItem('cachedProducts'))).toBeNull()
})
