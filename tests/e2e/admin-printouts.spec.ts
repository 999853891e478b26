import type { Locator, Page } from '@playwright/test'
import { dayAhead } from '../support/days.ts'
import { moveAlong } from '../support/order-changes.ts'
import {
  makeCustomer,
  placeEnquiry,
  placeOrderOf,
  signInAsOwner,
  takeCounterOrder,
} from './support/shop-orders.ts'
import { makeShopper, ownerOf, signIn } from './support/shopper.ts'
import { expect, expectNoSidewaysScroll, test, visit } from './support/visit.ts'

/** The sizes of a PDF's pages, in mm. */
async function pagesOf(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)),
  )
}

/** Nothing of any sheet is cut off at its end. */
async function expectUncut(sheets: Locator) {
  for (const sheet of await sheets.all())
    expect(
      await sheet.evaluate((element) => element.scrollHeight - element.clientHeight),
    ).toBeLessThanOrEqual(0)
}

/** The ranges of characters whose fonts are loaded. */
const loadedFonts = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    return [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ unicodeRange }) => unicodeRange)
  })
const gujarati = 'U+A80-AFF'

const order = {
  lines: [
    { garmentId: 'blouse', addOnIds: ['lining', 'tassels'], clothMetres: 1.5 },
    { garmentId: 'suit', quantity: 2 },
  ],
  neededBy: dayAhead(40),
  trialDate: dayAhead(35),
  payment: { amount: 50_000, method: 'CASH' },
}

test('receipts, labels, job cards and invoices are printed on their papers', async ({ page, request }) => {
  test.slow()
  const token = await signInAsOwner(page, request)
  const { id } = await takeCounterOrder(request, token, order)
  await page.setViewportSize({ width: 768, height: 1024 })

  await test.step('a receipt on A4 and thermal paper', async () => {
    await visit(page, `/admin/orders/${id}/receipt`)
    const sheet = page.locator('[data-receipt]')
    await expect(sheet).toContainText('Still to pay')
    expect(await loadedFonts(page)).not.toContain(gujarati)
    expect(await pagesOf(page)).toEqual([[210, 297]])
    for (const [name, width] of [
      ['80 mm', 80],
      ['58 mm', 58],
    ] as const) {
      await page.getByRole('button', { name }).click()
      await expect(page.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
      // Nothing is cut off at the side, and the paper is as long as the receipt with its margins.
      await expect(async () => {
        const sides = await sheet.evaluate((element) => element.scrollWidth - element.clientWidth)
        expect(sides).toBeLessThanOrEqual(0)
        const height = await sheet.evaluate((element) => (element.clientHeight / 96) * 25.4)
        const pages = await pagesOf(page)
        expect(pages).toEqual([[width, expect.any(Number)]])
        expect(pages[0]![1]! - height).toBeGreaterThan(8)
        expect(pages[0]![1]! - height).toBeLessThan(15)
      }).toPass()
    }
  })

  await test.step('a name in another script of India, whose font is loaded then', async () => {
    const customer = await makeCustomer(request, token, 'નિર્મળા પટેલ')
    const { id: theirs } = await takeCounterOrder(request, token, { ...order, customerId: customer.id })
    await visit(page, `/admin/orders/${theirs}/receipt`)
    await expect(page.locator('[data-receipt]')).toContainText('નિર્મળા પટેલ')
    await expect.poll(() => loadedFonts(page)).toContain(gujarati)
  })

  await test.step('a label for each garment', async () => {
    await visit(page, `/admin/orders/${id}/labels`)
    const labels = page.locator('[data-label]')
    await expect(labels).toHaveCount(3)
    await expectUncut(labels)
    expect(await pagesOf(page)).toEqual(Array(3).fill([50, 30]))
  })

  const shopper = await makeShopper(request)
  const [blouse, enquiry] = [await placeOrderOf(request, shopper), await placeEnquiry(request, shopper)]

  await test.step('job cards, and nothing else', async () => {
    await visit(page, `/admin/job-cards?ids=${blouse.id},${enquiry.id}`)
    const sheets = page.locator('[data-job-card]')
    await expect(sheets).toHaveCount(2)
    await expect(sheets.nth(0)).toContainText(blouse.orderNumber)
    await expect(sheets.nth(1)).toContainText('A boat neck, and a deep back with a tassel.')
    // The garment is drawn, and the QR codes of the order and of its garment are there.
    for (const sheet of await sheets.all()) await expect(sheet.locator('svg')).toHaveCount(3)
    await expectUncut(sheets)
    // On a screen the page doesn't overflow: the sheets scroll in their own container.
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      await expectNoSidewaysScroll(page)
    }
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation')).toHaveCount(0)
    expect(await pagesOf(page)).toEqual([
      [210, 297],
      [210, 297],
    ])
    await page.emulateMedia({ media: null })
  })

  await test.step('an invoice, as its customer reads it', async () => {
    const owner = await ownerOf(request)
    await moveAlong(owner, blouse.id, 'CONFIRMED')
    expect((await owner.mutate('issueInvoice', { orderId: blouse.id })).userErrors).toEqual([])
    await page.evaluate(() => localStorage.clear())
    await signIn(page, shopper)
    await visit(page, `/orders/${blouse.id}`)
    await page.getByRole('link', { name: 'Read and print' }).click()
    await expect(page.getByRole('article')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden()
    await expect(page.getByRole('article')).toBeVisible()
  })
})
