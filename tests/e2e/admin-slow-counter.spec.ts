import type { CDPSession, Locator, Page } from '@playwright/test'
import { ApiClient } from '../support/api-client.ts'
import { registerForGst } from '../support/invoices.ts'
import { expectAccessibleFromTop, field } from './support/admin-pages.ts'
import { test as withOwnShop } from './support/own-shop.ts'
import { signInAsOwner } from './support/shop-orders.ts'
import { expect, visit } from './support/visit.ts'

/** The browser names in its console what it could not load without a connection. */
const test = withOwnShop.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
  quietConsole: async ({}, use) => {
    await use()
  },
})

// Another file that shares the shop would find it registered for GST.
test.use({ shopEnv: {} })

const tablet = { width: 768, height: 1024 }
/** A blouse for 1,299.50 with a lining for 200, of which 500 is paid in advance; 5% GST are in it. */
const paise = {
  exact: 1_499_50,
  rounding: 50,
  total: 1_500_00,
  advance: 500_00,
  balance: 1_000_00,
  taxable: 1_428_10,
  halfOfGst: 35_70,
}

const slowLine = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const setLine = (line: CDPSession, offline: boolean) =>
  line.send('Network.emulateNetworkConditions', { ...slowLine, offline })

/** The amounts that a text shows, in paise. */
const amountsIn = (text: string): number[] =>
  [...text.matchAll(/₹\s?([\d,]+(?:\.\d\d)?)/g)].map(([, digits]) =>
    Math.round(Number(digits!.replaceAll(',', '')) * 100),
  )
const amountsOf = async (shown: Locator): Promise<number[]> => amountsIn((await shown.textContent()) ?? '')

/** How many copies of the counter's data the page's browser has. */
const copies = () =>
  new Promise<number>((resolve) => {
    const opening = indexedDB.open('counter')
    opening.onsuccess = () => {
      const counting = opening.result.transaction('copies').objectStore('copies').count()
      counting.onsuccess = () => {
        opening.result.close()
        resolve(counting.result)
      }
    }
  })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a walk-in on a slow line pays what each page and paper says', async ({ page, request, baseURL }) => {
  test.setTimeout(240_000)
  page.setDefaultTimeout(40_000)
  const token = await signInAsOwner(page, request)
  await registerForGst(new ApiClient(baseURL!, token))
  await page.setViewportSize(tablet)
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await setLine(line, false)

  const blouse = panel(page, 'Blouse')
  const price = blouse.getByLabel('Price, ₹')
  const take = page.getByRole('button', { name: 'Take & print' })
  const money = panel(page, 'Total and payment')

  await test.step('a new customer wants a blouse of her own cloth, with a lining', async () => {
    await visit(page, '/admin/counter')
    await page.getByLabel('Phone').fill('98200 11223')
    await page.getByLabel('Name', { exact: true }).fill('Asha Kulkarni')
    await press(page, 'Add the customer')
    await press(page, 'Blouse')
    await blouse.getByRole('button', { name: 'Lining ₹200' }).click()
    await blouse.getByLabel('The customer’s own cloth').check()
    await blouse.getByRole('button', { name: 'Measure', exact: true }).click()
    await blouse.getByLabel('Sleeve length').fill('14¼')
  })

  await test.step('what can’t be read stops the order at its field, and stays', async () => {
    const chest = blouse.getByLabel('Chest (bust)')
    await chest.fill('36 1/3x')
    await expect(money).toContainText('Total ₹1,000')
    await take.click()
    await expect(chest).toBeFocused()
    await expect(chest).toHaveAttribute('aria-invalid', 'true')
    await expect(chest).toHaveValue('36 1/3x')
    await chest.fill('36 1/2')
    for (const typed of ['-5', '1299,50', '']) {
      await price.fill(typed)
      await expect(money).toContainText('The total is shown as soon as every price can be read.')
      expect(await amountsOf(money)).toEqual([])
      await take.click()
      await expect(price).toHaveAttribute('aria-invalid', 'true')
      await expect(price).toHaveValue(typed)
    }
    await expect(page.getByText(/^Order .* is taken\.$/)).toHaveCount(0)
    await price.fill('५००')
    await expect(money).toContainText('Total ₹700')
  })

  await test.step('without a connection the total is that of the tablet’s own price list, which the bar says', async () => {
    await expect.poll(() => page.evaluate(copies), { timeout: 30_000 }).toBe(1)
    await setLine(line, true)
    await price.fill('1299.50')
    await expect(money).toContainText('The shop can’t be reached: prices of')
    await expect(money).toContainText('Total ₹1,500')
    await setLine(line, false)
    await price.fill('1300')
    await price.fill('1299.50')
    await expect(money).not.toContainText('The shop can’t be reached')
    await expect(money).toContainText('Total ₹1,500')
  })

  const shown = await test.step('the order is taken once, however often it is tapped', async () => {
    await page.getByLabel('Cash, ₹').fill('500')
    await expect(money).toContainText('Balance ₹1,000')
    await expectAccessibleFromTop(page)
    const shown = await amountsOf(money)
    await take.dblclick()
    await expect(page.getByText(/^Order .* is taken\.$/)).toBeVisible()
    return shown
  })
  expect(shown).toEqual([paise.rounding, paise.total, paise.balance])
  const orders = await request.post('/graphql', {
    data: { query: '{ orders(where: { mine: false }, first: 10) { totalCount edges { node { id } } } }' },
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await orders.json()) as {
    data: { orders: { totalCount: number; edges: { node: { id: string } }[] } }
  }
  expect(data.orders.totalCount).toBe(1)
  const [{ node }] = data.orders.edges as [{ node: { id: string } }]

  await test.step('the receipt', async () => {
    await visit(page, `/admin/orders/${node.id}/receipt?paper=80`)
    const receipt = page.locator('[data-receipt]')
    await expect(receipt).toContainText('Your own cloth')
    // The line with its lining, the lining in it, the rounding, the total, the payment and the balance.
    const { exact, rounding, total, advance, balance } = paise
    expect(await amountsOf(receipt)).toEqual([exact, 200_00, rounding, total, advance, balance])
  })

  await test.step('the order’s page', async () => {
    await visit(page, `/admin/orders/${node.id}`)
    expect(await amountsOf(panel(page, 'Payments'))).toEqual(
      expect.arrayContaining([paise.advance, paise.balance]),
    )
    await expect(page.getByText('Customer’s own cloth: in the shop')).toBeVisible()
    await expect(page.getByRole('row', { name: 'Chest (bust)' })).toContainText('36 1/2 in')
    await expect(page.getByRole('row', { name: 'Sleeve length' })).toContainText('14¼ in')
    const invoices = panel(page, 'Invoice')
    await press(page, 'Issue the invoice')
    await invoices.getByRole('button', { name: 'Issue the invoice' }).click()
    await expect(invoices.getByRole('link')).toHaveAttribute('href', /\.pdf$/)
    expect(await amountsOf(invoices)).toContain(paise.total)
  })

  await test.step('the job card', async () => {
    await visit(page, `/admin/orders/${node.id}/job-card`)
    const card = page.locator('[data-job-card]')
    await expect(card).toContainText('Customer’s own cloth')
    await expect(card).toContainText('Lining')
    await expect(card.getByRole('row', { name: /Chest \(bust\)/ })).toContainText('36 1/2')
    await expect(card.getByRole('row', { name: /Sleeve length/ })).toContainText('14¼')
  })

  await test.step('the invoice', async () => {
    const answer = await request.post('/graphql', {
      data: {
        query: `query ($id: ID!) { order(id: $id) { invoices {
          total taxableValue cgst sgst igst lines { code taxRate total cgst sgst } } } }`,
        variables: { id: node.id },
      },
      headers: { authorization: `Bearer ${token}` },
    })
    const { invoices } = ((await answer.json()) as { data: { order: { invoices: unknown[] } } }).data.order
    const { exact, total, taxable: taxableValue, halfOfGst } = paise
    const tax = { cgst: halfOfGst, sgst: halfOfGst }
    expect(invoices).toEqual([
      { total, taxableValue, ...tax, igst: 0, lines: [{ code: '9988', taxRate: 5, total: exact, ...tax }] },
    ])
    expect(taxableValue + 2 * halfOfGst).toBe(exact)
  })

  await test.step('the day’s closing', async () => {
    await visit(page, '/admin/closing')
    const drawer = panel(page, 'Cash drawer')
    await expect(drawer).toContainText('Received in cash')
    expect(await amountsOf(drawer)).toContain(paise.advance)
    const received = panel(page, 'Received')
    expect(await amountsOf(received.getByRole('table'))).toEqual(expect.arrayContaining([paise.advance]))
    const close = drawer.getByRole('button', { name: 'Sign and close the day' })
    await field(page, 'In the drawer at the beginning, ₹').fill('500')
    await field(page, 'Counted in the drawer, ₹').fill('400')
    await close.click()
    await expect(drawer.getByText('Count again, or explain it.')).toBeVisible()
    await expectAccessibleFromTop(page)
    await field(page, 'Counted in the drawer, ₹').fill('1000')
    await close.click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toBeVisible()
    await expectAccessibleFromTop(page)
    await dialog.getByRole('button', { name: 'Close the day' }).click()
    await expect(drawer.getByText('Closed', { exact: true })).toBeVisible()
    await drawer.getByRole('button', { name: 'Open this day again' }).click()
    await expect(field(page, 'Why it is opened again')).toBeVisible()
    await expectAccessibleFromTop(page)
  })
})
