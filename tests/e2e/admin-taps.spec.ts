import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import { dayAhead } from '../support/days.ts'
import { newPhone } from '../support/tailors.ts'
import { test } from './support/own-shop.ts'
import { makeCustomer, signInAsOwner, takeCounterOrder } from './support/shop-orders.ts'
import { makeDesign, ownerOf } from './support/shopper.ts'
import { Taps } from './support/taps.ts'
import { expect, visit } from './support/visit.ts'

test.use({ viewport: { width: 768, height: 1024 } })

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: true })
const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** Opens Today as the owner; the browser's dialog for printing is only counted. */
async function openToday(page: Page, request: APIRequestContext) {
  const token = await signInAsOwner(page, request)
  await page.addInitScript(() => {
    const sheets = { printed: 0 }
    Object.assign(globalThis, { sheets })
    globalThis.print = () => sheets.printed++
  })
  await visit(page, '/admin')
  return { token, taps: new Taps() }
}

/** Fails above the limit, and prints the count. */
function expectTaps(task: string, { count }: Taps, limit: number) {
  console.info(`${task}: ${count} taps`)
  expect(count, task).toBeLessThanOrEqual(limit)
}

/** The papers were printed once, in one print. */
async function expectPrinted(page: Page, { jobCards }: { jobCards: number }) {
  await expect.poll(() => page.evaluate(() => Reflect.get(globalThis, 'sheets').printed)).toBe(1)
  await expect(page.locator('[data-receipt]')).toHaveCount(1)
  await expect(page.locator('[data-job-card]')).toHaveCount(jobCards)
}

/** A customer whose last order was a measured blouse with lining. */
async function makeRegular(request: APIRequestContext, token: string, name: string) {
  const customer = await makeCustomer(request, token, name)
  await takeCounterOrder(request, token, {
    customerId: customer.id,
    neededBy: dayAhead(7),
    lines: [
      {
        garmentId: 'blouse',
        addOnIds: ['lining'],
        measurements: { unit: 'INCH', blouse: { chest: 36, waist: 30 } },
      },
    ],
  })
  return customer
}

test('a returning customer’s blouse, with advance, receipt and job card', async ({ page, request }) => {
  const { token, taps } = await openToday(page, request)
  const { phone } = await makeRegular(request, token, 'Asha Kulkarni')
  await taps.tap(link(page, 'New order'))
  await taps.type(page.getByLabel('Phone'), phone)
  await taps.tap(button(page, /^Asha Kulkarni/))
  await taps.tap(button(page, 'Same again'))
  await expect(panel(page, 'Blouse')).toContainText('Lining')
  await expect(panel(page, 'Blouse')).toContainText('measured')
  await taps.type(page.getByLabel('Cash, ₹'), '500')
  await taps.tap(button(page, 'Take & print'))
  await expectPrinted(page, { jobCards: 1 })
  expectTaps('Returning customer', taps, 5)
})

test('half of the advance in cash and half by UPI', async ({ page, request }) => {
  const { token, taps } = await openToday(page, request)
  const { phone } = await makeRegular(request, token, 'Rekha Shah')
  await taps.tap(link(page, 'New order'))
  await taps.type(page.getByLabel('Phone'), phone)
  await taps.tap(button(page, /^Rekha Shah/))
  await taps.tap(button(page, 'Same again'))
  await taps.type(page.getByLabel('Cash, ₹'), '250')
  await taps.type(page.getByLabel('UPI, ₹'), '250')
  await taps.tap(button(page, 'Take & print'))
  await expectPrinted(page, { jobCards: 1 })
  expectTaps('Advance in two ways', taps, 6)
})

test('a new customer’s blouse, with advance, receipt and job card', async ({ page, request }) => {
  const { taps } = await openToday(page, request)
  await taps.tap(link(page, 'New order'))
  await taps.type(page.getByLabel('Phone'), newPhone())
  await taps.type(page.getByLabel('Name', { exact: true }), 'Meera Rao')
  await page.keyboard.press('Enter')
  await taps.tap(button(page, 'Blouse'))
  await taps.tap(button(page, /^Lining/))
  await taps.tap(button(page, '7 days'))
  await taps.type(page.getByLabel('Cash, ₹'), '500')
  await taps.tap(button(page, 'Take & print'))
  await expectPrinted(page, { jobCards: 1 })
  expectTaps('New customer', taps, 6)
})

test('a blouse with six choices of its style, each at the price and the day at once', async ({
  page,
  request,
}) => {
  const { taps } = await openToday(page, request)
  await visit(page, '/admin/counter')
  await taps.tap(button(page, 'Blouse'))
  const blouse = panel(page, 'Blouse')
  await expect(blouse).toContainText('₹800')
  await taps.tap(blouse.getByRole('button', { name: 'Style', exact: true }))
  const choices = [
    /^Boat neck/,
    /^Keyhole Back/,
    /^Puff sleeve/,
    /^Hip length/,
    /^Loose Fit/,
    /^Princess cut/,
  ]
  for (const name of choices) await taps.tap(blouse.getByRole('radio', { name }))
  await expect(blouse.getByRole('img', { name: /^Drawing from the front/ })).toHaveAttribute(
    'aria-label',
    /Boat neck.*Keyhole Back.*Puff sleeve/,
  )
  await expect(blouse.getByRole('status')).toContainText('One piece ₹1,300 · possible by')
  await expect(panel(page, 'Total and payment')).toContainText('₹1,300')
  expectTaps('Six choices', taps, 8)
})

test('a balance, its invoice, the hand-over and the print', async ({ page, request }) => {
  const { token, taps } = await openToday(page, request)
  const owner = await ownerOf(request)
  const order = await takeCounterOrder(request, token, { lines: [{ garmentId: 'blouse' }] })
  const { data } = await owner.graphql('query ($id: ID!) { order(id: $id) { version } }', { id: order.id })
  const { version } = data.order
  await owner.mutateOrThrow('moveOrder', { id: order.id, version, to: 'STITCHING' })
  await owner.mutateOrThrow('moveOrder', { id: order.id, version: version + 1, to: 'READY' })
  await page.reload()
  await taps.tap(link(page, `Hand over: ${order.orderNumber}`))
  await taps.tap(page.getByLabel('Issue the invoice'))
  await taps.tap(button(page, 'Deliver & print'))
  await expectPrinted(page, { jobCards: 0 })
  await expect(panel(page, 'Sheets')).toContainText('Invoice')
  expectTaps('Hand-over', taps, 3)
})

test('a ready-made piece, paid in cash', async ({ page, request }) => {
  const { taps } = await openToday(page, request)
  const { productName } = await makeDesign(request)
  await taps.tap(link(page, 'Quick sale'))
  const search = page.getByLabel('Find a design in stock')
  await expect(search).toBeFocused()
  await taps.type(search, productName)
  await taps.tap(button(page, new RegExp(`^${productName}`)))
  // What it costs, less the promotions of the shop that all tests share.
  await expect(page.getByLabel('Cash, ₹')).not.toHaveValue('')
  await taps.tap(button(page, 'Sell & print'))
  await expectPrinted(page, { jobCards: 0 })
  expectTaps('Ready-made sale', taps, 3)
})

/** A ready-made piece of size M that was sold without a customer. */
async function sellPiece(request: APIRequestContext) {
  const owner = await ownerOf(request)
  const size = (label: string) => ({ label, chest: 36, quantityInStock: 5 })
  const { id: productId } = await makeDesign(request, { sizes: [size('M'), size('L')] })
  const { data } = await owner.graphql(
    'query ($input: OrderPriceInput!) { orderPrice(input: $input) { totalToPay } }',
    { input: { lines: [{ productId, size: 'M' }] } },
  )
  const { order } = await owner.mutateOrThrow('createOrder', {
    lines: [{ productId, size: 'M' }],
    payments: [{ amount: data.orderPrice.totalToPay, method: 'CASH' }],
    handedOver: true,
    idempotencyKey: randomUUID(),
  })
  return order
}

test('a ready-made piece is returned', async ({ page, request }) => {
  const { taps } = await openToday(page, request)
  const { orderNumber } = await sellPiece(request)
  await taps.type(page.getByLabel('Search customers, orders and products'), orderNumber)
  await page.keyboard.press('Enter')
  await taps.tap(link(page, `Return or exchange: ${orderNumber}`))
  await taps.tap(button(page, 'Too small'))
  await taps.tap(page.getByRole('button', { name: /^Give back ₹/ }))
  await expect(page.getByText('The return is recorded.')).toBeVisible()
  await expect(panel(page, 'What happened')).toContainText('Return credited')
  expectTaps('Return', taps, 4)
})

test('a ready-made piece is exchanged for another size', async ({ page, request }) => {
  const { taps } = await openToday(page, request)
  const { orderNumber } = await sellPiece(request)
  await taps.type(page.getByLabel('Search customers, orders and products'), orderNumber)
  await page.keyboard.press('Enter')
  await taps.tap(link(page, `Return or exchange: ${orderNumber}`))
  await taps.tap(button(page, 'Size L'))
  await expect(page.getByText('No money changes hands')).toBeVisible()
  await taps.tap(button(page, 'Exchange'))
  await expectPrinted(page, { jobCards: 0 })
  await expect(page.locator('[data-receipt]')).toContainText('L')
  expectTaps('Exchange', taps, 4)
})

test('a garment is assigned to a tailor', async ({ page, request }) => {
  const { token, taps } = await openToday(page, request)
  await (
    await ownerOf(request)
  ).mutateOrThrow('saveTailor', { name: 'Ramesh', phone: newPhone(), language: 'HINDI' })
  // Today lists the most urgent: of the orders in the shop that all tests share, this one.
  const { orderNumber } = await takeCounterOrder(request, token, { neededBy: dayAhead(1) })
  await page.reload()
  const garment = page.getByLabel(`Tailor of ${orderNumber}-1`)
  await taps.choose(garment, 'Ramesh')
  await expect(page.getByText(`Ramesh sews ${orderNumber}-1 now.`)).toBeVisible()
  await expect(garment).toHaveCount(0)
  expectTaps('Assign a garment', taps, 2)
})

test('an alteration at the trial', async ({ page, request }) => {
  const { token, taps } = await openToday(page, request)
  const owner = await ownerOf(request)
  const { id, orderNumber } = await takeCounterOrder(request, token, { neededBy: dayAhead(7) })
  const { data } = await owner.graphql('query ($id: ID!) { order(id: $id) { version } }', { id })
  const { version } = data.order
  await owner.mutateOrThrow('moveOrder', { id, version, to: 'STITCHING' })
  await owner.mutateOrThrow('moveOrder', { id, version: version + 1, to: 'TRIAL' })
  await taps.type(page.getByLabel('Search customers, orders and products'), orderNumber)
  await page.keyboard.press('Enter')
  await taps.tap(link(page, `Alteration: ${orderNumber}`))
  await taps.tap(button(page, 'Take in the waist'))
  await expect(page.getByLabel('Due', { exact: true })).toHaveValue(dayAhead(3))
  await taps.tap(button(page, 'Add the alteration'))
  const open = panel(page, 'Open alteration requests')
  await expect(open).toContainText('Take in the waist')
  await expect(open).toContainText(`${orderNumber}-1`)
  expectTaps('Alteration at the trial', taps, 4)
})

test('a customer’s measurements', async ({ page, request }) => {
  const { token, taps } = await openToday(page, request)
  await makeRegular(request, token, 'Lata Deshpande')
  await taps.type(page.getByLabel('Search customers, orders and products'), 'Lata Deshpande')
  await page.keyboard.press('Enter')
  const measurements = panel(page, 'Measurements of Lata Deshpande')
  await expect(measurements.getByText('36 in').first()).toBeVisible()
  expectTaps('Look up measurements', taps, 1)
})

test('the day is closed, its notes counted', async ({ page, request }) => {
  const { taps } = await openToday(page, request)
  const owner = await ownerOf(request)
  const today = dayAhead(0)
  const [opening, explanation] = [5_000_00, 'The shop of the tests']
  await owner.mutateOrThrow('closeDay', {
    date: dayAhead(-1),
    countedCash: opening,
    openingCash: opening,
    explanation,
  })
  try {
    const { data } = await owner.graphql(
      'query ($today: Day!) { dayClosing(date: $today) { expectedCash { amount } } }',
      { today },
    )
    const expected: number = data.dayClosing.expectedCash.amount
    await taps.tap(link(page, 'Daily closing'))
    await taps.type(page.getByLabel('Notes of ₹500'), String(Math.floor(expected / 500_00)))
    const next = (rupees: number) =>
      expect(page.getByLabel(`Notes of ₹${rupees}`, { exact: true })).toBeFocused()
    for (const rupees of [200, 100, 50, 20, 10]) {
      await page.keyboard.press('Enter')
      await next(rupees)
    }
    await page.keyboard.press('Enter')
    await page.keyboard.type(String((expected % 500_00) / 100))
    await expect(page.getByText('The drawer is right.')).toBeVisible()
    await taps.tap(button(page, 'Sign and close the day'))
    await taps.tap(button(page, 'Close the day'))
    await expect(panel(page, 'Cash drawer').getByText('Closed', { exact: true })).toBeVisible()
    expectTaps('Closing of the day', taps, 4)
  } finally {
    // The other tests of the shop record payments.
    await owner.mutate('reopenDay', { date: today, reason: explanation })
  }
})

test('an expense', async ({ page, request }) => {
  const { taps } = await openToday(page, request)
  await taps.tap(link(page, 'Expenses'))
  await taps.type(page.getByLabel('Spent, ₹'), '350')
  await taps.tap(button(page, 'Record the expense'))
  await expect(page.getByText('The expense is recorded.')).toBeVisible()
  expectTaps('Expense', taps, 3)
})
