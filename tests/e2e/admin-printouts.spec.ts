import type { Page } from '@playwright/test'
import { expectAccessibleAtAdminWidths } from './support/admin-pages.ts'
import { makeCustomer, signInAsOwner, takeCounterOrder } from './support/shop-orders.ts'
import { expect, test, visit } from './support/visit.ts'
import { dayAhead, written } from '../support/days.ts'

/** The sizes of a PDF's pages, in mm. */
async function pagesOf(page: Page) {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  return [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)].map(([, width, height]) =>
    [width, height].map((points) => Math.round((Number(points) / 72) * 25.4)),
  )
}

const order = {
  lines: [
    { garmentId: 'blouse', addOnIds: ['lining', 'tassels'], clothMetres: 1.5 },
    { garmentId: 'suit', quantity: 2 },
  ],
  neededBy: dayAhead(40),
  trialDate: dayAhead(35),
  payment: { amount: 50_000, method: 'CASH' },
}

test('a receipt is printed on A4 and thermal paper, in English and Hindi', async ({ page, request }) => {
  const token = await signInAsOwner(page, request)
  const { id, orderNumber } = await takeCounterOrder(request, token, order)
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(page, `/admin/orders/${id}`)
  await page.getByRole('button', { name: 'Return the cloth of Blouse' }).click()
  await expect(page.getByText(/own cloth, 1.5 m: returned .*, Owner/)).toBeVisible()
  await page.getByRole('link', { name: 'Receipt' }).click()
  const sheet = page.locator('[data-receipt]')
  await expect(sheet).toContainText(`Receipt for order ${orderNumber}`)
  for (const text of [
    'Meera Rao',
    '+ Lining',
    '+ Tassels',
    'Your own cloth: 1.5 m',
    '2 × ₹',
    'Cash',
    'Still to pay',
  ])
    await expect(sheet).toContainText(text)
  await expect(sheet).toContainText(written(order.neededBy, { dateStyle: 'long' }))
  await expect(sheet).toContainText(`Trial: ${written(order.trialDate, { dateStyle: 'long' })}`)
  await expectAccessibleAtAdminWidths(page)
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
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(sheet).toContainText(`ऑर्डर ${orderNumber} की रसीद`)
  await expect(sheet).toContainText('बाकी रकम')
  await expect(page.getByRole('button', { name: '58 mm' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: 'Back to the order' }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Order ${orderNumber}` })).toBeVisible()
})

test('names in other scripts of India are printed in fonts of the shop, which a page loads when it has one', async ({
  page,
  request,
}) => {
  const token = await signInAsOwner(page, request)
  const loaded = () =>
    page.evaluate(async () => {
      await document.fonts.ready
      return [...document.fonts]
        .filter(({ status }) => status === 'loaded')
        .map(({ unicodeRange }) => unicodeRange)
    })
  const gujarati = 'U+A80-AFF'
  const { id: plain } = await takeCounterOrder(request, token, order)
  await visit(page, `/admin/orders/${plain}/receipt`)
  await expect(page.locator('[data-receipt]')).toContainText('Meera Rao')
  expect(await loaded()).not.toContain(gujarati)
  const customer = await makeCustomer(request, token, 'નિર્મળા પટેલ')
  const { id } = await takeCounterOrder(request, token, { ...order, customerId: customer.id })
  await visit(page, `/admin/orders/${id}/receipt`)
  await expect(page.locator('[data-receipt]')).toContainText('નિર્મળા પટેલ')
  await expect.poll(loaded).toContain(gujarati)
})

test('each garment has a label with its code and without price, phone or full name', async ({
  page,
  request,
}) => {
  const token = await signInAsOwner(page, request)
  const { id, orderNumber } = await takeCounterOrder(request, token, order)
  await page.setViewportSize({ width: 768, height: 1024 })
  await visit(page, `/admin/orders/${id}/labels`)
  const labels = page.locator('[data-label]')
  await expect(labels).toHaveCount(3)
  await expect(labels.first()).toContainText(`${orderNumber}-1`)
  await expect(labels.first()).toContainText('Blouse')
  await expect(labels.first()).toContainText(
    `Due ${written(order.neededBy, { day: 'numeric', month: 'short' })}`,
  )
  await expect(labels.first()).toContainText('Meera')
  await expect(labels.first()).not.toContainText('Rao')
  await expect(labels.first()).not.toContainText('₹')
  for (const label of await labels.all()) {
    const rest = await label.evaluate((element) => element.scrollHeight - element.clientHeight)
    expect(rest).toBeLessThanOrEqual(0)
  }
  await expectAccessibleAtAdminWidths(page)
  expect(await pagesOf(page)).toEqual(Array(3).fill([50, 30]))
  await page.getByRole('button', { name: 'हिन्दी' }).click()
  await expect(labels.first()).toContainText('ब्लाउज़')
})
