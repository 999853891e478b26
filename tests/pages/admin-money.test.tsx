import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Json } from '../support/api-client.ts'
import { controls, openAdminPage, region, watchSavedFiles } from '../support/admin-page.ts'
import { dayAhead } from '../support/days.ts'
import { extractText } from 'unpdf'
import { registerForGst } from '../support/invoices.ts'
import { moveAlong } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { recordPayment, recordRefund } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const as = await shop.admin()
const shopper = await shop.shopper('Meera')
const { field, fill, press } = controls()

/** As every page and file writes it: `44,948.00`. */
const written = (paise: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(paise / 100)

const read = async (query: string, variables: object): Promise<Json> =>
  (await as.graphql(query, variables)).data

const textOf = async (name: string) => (await region(name)).textContent

/** What is in the drawer at the end of the day, without what it began with. */
const taken = 20_898_00 - 1_250_50
const today = dayAhead(0)
let blouse: { id: string }
let orderId: string

// Each test continues the day of the one before.

test('half is paid in advance by UPI, and confirmed', async () => {
  await registerForGst(as)
  await as.mutateOrThrow(
    'saveShopSettings',
    {
      // Of a shop whose settings were never saved.
      version: 0,
      advanceRules: [{ orderType: null, minimumTotal: 0, percent: 50 }],
      upi: { vpa: 'roopkala@okbank', payeeName: 'Roopkala' },
    },
    'shop { name }',
  )
  const prices = { discount: 0, shippingCost: 0 }
  const lehenga = await shop.product({
    ...prices,
    category: 'LEHENGA' as const,
    tailorPrice: 46_000_00,
    readyMadePrice: null,
    quantityInStock: 0,
  })
  blouse = await shop.product({
    ...prices,
    category: 'BLOUSE',
    readyMadePrice: 2_100_00,
    tailorPrice: null,
    quantityInStock: 3,
  })
  const cartItems = [
    { productId: lehenga.id, productType: 'TAILOR' as const },
    { productId: blouse.id, productType: 'READYMADE' as const },
  ]
  ;({ id: orderId } = await orderProduct(shopper, lehenga.id, { orderType: 'TAILOR', cartItems }))
  await openAdminPage(shop, `/orders/${orderId}`, { as: shopper })
  expect(await textOf('Payments')).toContain('₹24,050.00 now, ₹24,050.00 at the trial.')
  const claim = { orderId, amount: 24_050_00, utr: '432198765012' }
  await shopper.mutateOrThrow('submitUpiPayment', claim)
  await openAdminPage(shop, '/admin/payments', { as })
  await press('It has arrived')
  await within(await region('UPI payments to confirm')).findByText('Confirmed')
})

test('the invoice is the same on its page and in its PDF file', async () => {
  await moveAlong(as, orderId, 'CONFIRMED', 'STITCHING')
  const tried = await moveAlong(as, orderId, 'TRIAL')
  const reason = 'A regular customer'
  await as.mutate('discountOrder', { id: orderId, version: tried.version, amount: 1_100_00, reason })
  await recordPayment(as, { orderId, amount: 22_950_00 })
  await moveAlong(as, orderId, 'READY', 'DELIVERED')
  // 44,948.02 at 18% and 2,051.98 at 5%, tax included; half of each tax for the centre, half for the state.
  const { invoice } = await as.mutate('issueInvoice', { orderId })
  expect(invoice.lines).toMatchObject([
    { taxableValue: 38_091_54, cgst: 3_428_24, sgst: 3_428_24, total: 44_948_02 },
    { taxableValue: 1_954_26, cgst: 48_86, sgst: 48_86, total: 2_051_98 },
  ])
  await openAdminPage(shop, `/orders/${orderId}`, { as: shopper })
  const documents = await region('Invoices')
  const address = within(documents)
    .getByRole('link', { name: /\(PDF\)$/ })
    .getAttribute('href')!
  const file = await fetch(new URL(address, shop.url))
  const { text } = await extractText(new Uint8Array(await file.arrayBuffer()), { mergePages: true })
  await controls(documents).follow('Read and print')
  const sheet = (await screen.findByRole('article')).textContent
  expect(sheet).toContain(invoice.number)
  const amounts: number[] = [
    ...invoice.lines.flatMap((line: Json) => [line.total, line.taxableValue, line.discount]),
    invoice.total,
  ]
  for (const amount of amounts) {
    expect(sheet).toContain(written(amount))
    expect(text).toContain(written(amount))
  }
  // The page sums the tax, the file lists it by line.
  for (const tax of [invoice.cgst, invoice.sgst]) expect(sheet).toContain(written(tax))
  for (const line of invoice.lines) expect(text).toContain(written(line.cgst))
})

test('the owner’s pages and the file for the accountant have the same amounts', async () => {
  const items = [{ item: 1, quantity: 1 }]
  const wished = { orderId, wish: 'REFUND' as const, items, reason: 'Too tight' }
  const { id } = (await shopper.mutate('requestReturn', wished)).order.returns[0]!
  await as.mutate('receiveReturn', { id })
  await as.mutate('acceptReturn', { id, restock: items })
  await recordRefund(as, { orderId, amount: 2_052_00 })
  await openAdminPage(shop, `/admin/orders/${orderId}`, { as })
  const payments = await region('Payments')
  expect(payments.textContent).toContain('Partly refunded')
  expect(within(payments).getAllByRole('listitem')).toHaveLength(3)
  await openAdminPage(shop, '/admin/invoices', { as })
  const main = screen.getByRole('main')
  await expect.poll(() => main.textContent).toContain(written(47_000_00))
  expect(main.textContent).toContain(written(2_052_00))
  // The taxes of what is credited aren't whole rupees: the note is.
  expect(main.textContent).toContain('Rounding₹0.02')
  const savedFile = watchSavedFiles()
  await press('Other invoices (B2C)')
  const [head, ...rows] = (await savedFile()).trim().split(/\r?\n/)
  const column = head!.split(',').findIndex((name) => name.includes('Taxable Value'))
  expect(rows.map((row) => row.split(',')[column]!.replaceAll('"', '')).sort()).toEqual([
    '1954.26',
    '38091.54',
  ])
})

test('an order that is not paid is listed with its age and a reminder', async () => {
  const { orderNumber } = await orderProduct(shopper, blouse.id)
  await openAdminPage(shop, '/admin/payments', { as })
  const unpaid = within(await region('Orders that are not paid in full'))
  expect(unpaid.getAllByRole('row').slice(1)).toHaveLength(1)
  const row = unpaid.getByRole('row', { name: new RegExp(orderNumber) })
  expect(row.textContent).toContain('today')
  expect(row.textContent).toContain(written(2_100_00))
  const reminder = within(row).getByRole('link', {
    name: `WhatsApp: Payment reminder, about order ${orderNumber}`,
  })
  const address = new URL(reminder.getAttribute('href')!)
  expect(address.href).toMatch(/^https:\/\/wa\.me\/91\d{10}\?/)
  const text = address.searchParams.get('text')!
  for (const part of [`₹${written(2_100_00)}`, orderNumber]) expect(text).toContain(part)
})

test('an expense is recorded, and a mistake reversed', async () => {
  const { address } = await openAdminPage(shop, '/admin/expenses', { as })
  await screen.findByText('No expense was recorded like this.')
  await press('Record the expense')
  await screen.findByText('Write an amount in rupees, such as 1,299.50.')
  await fill('Spent, ₹', '1,250.50')
  await controls().follow('Orders')
  const unsaved = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await controls(unsaved).press('Cancel')
  await fill('Number of the bill (optional)', 'S-17')
  await press('Record the expense')
  const expenses = await region('Expenses')
  const rows = () => within(expenses).getAllByRole('row').slice(1)
  await expect.poll(() => rows().length).toBe(1)
  expect(expenses.textContent).toContain('No. S-17')
  expect((await field('Spent, ₹')).value).toBe('')
  await fill('Spent, ₹', '99')
  await controls(await region('Record an expense')).choose('How', 'UPI')
  await press('Record the expense')
  await expect.poll(() => rows().length).toBe(2)
  await controls(expenses).press('Reverse Cloth, ₹99.00')
  await controls(expenses).fill('Why it was a mistake', 'Another shop’s bill')
  await controls(expenses).press('Reverse it')
  await within(expenses).findByText('A reversal')
  const filters = await region('Recorded')
  await expect.poll(() => filters.textContent).toContain(written(1_250_50))
  await controls(filters).choose('How', 'UPI')
  await expect.poll(address).toContain('how=UPI')
  await expect.poll(async () => textOf('Recorded')).toContain('₹0.00')
  expect(
    within(await region('Expenses'))
      .getAllByRole('row')
      .slice(1),
  ).toHaveLength(2)
})

test('the day is closed with the drawer right', async () => {
  await openAdminPage(shop, '/admin/closing', { as })
  const drawer = () => textOf('Cash drawer')
  const said = async () => within(await region('Cash drawer')).findByRole('status')
  await fill('In the drawer at the beginning, ₹', '500')
  await expect.poll(drawer).toContain(`Expected₹${written(taken + 500_00)}`)
  await fill('Counted in the drawer, ₹', '20000')
  expect((await said()).textContent).toBe('₹147.50 is missing.')
  await press('Sign and close the day')
  await screen.findByText('Count again, or explain it.')
  await fill('Notes of ₹500', '39')
  await fill('Notes of ₹200', '3')
  await fill('Coins, ₹', 'some')
  await press('Sign and close the day')
  await screen.findByText('Write an amount in rupees, such as 1,299.50.')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await fill('Coins, ₹', '47.50')
  expect((await field('Counted in the drawer, ₹')).readOnly).toBe(true)
  await expect.poll(async () => (await said()).textContent).toBe('The drawer is right.')
  expect(screen.queryByLabelText('Why it differs')).toBeNull()
  await fill('Taken out after counting, ₹ (optional)', '20,000')
  await press('Sign and close the day')
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain(`₹${written(taken + 500_00)} counted`)
  await controls(dialog).press('Close the day')
  await within(await region('Cash drawer')).findByText('Closed')
  expect(await drawer()).toContain('Difference₹0.00')
  expect(await drawer()).toContain(`Left for the next day₹${written(taken + 500_00 - 20_000_00)}`)
  const { dayClosing } = await read(
    `query ($date: Day!) { dayClosing(date: $date) {
      status expectedCash { amount } countedCash difference { amount }
      receipts { net { amount isNegative } }
    } }`,
    { date: today },
  )
  expect(dayClosing).toMatchObject({
    status: 'CLOSED',
    expectedCash: { amount: taken + 500_00 },
    countedCash: taken + 500_00,
    difference: { amount: 0 },
  })
  const receipts = await textOf('Receipts by person and method')
  for (const { net } of dayClosing.receipts) expect(receipts).toContain(written(net.amount))
})

test('the month’s result is what was received less what was spent', async () => {
  await openAdminPage(shop, '/admin/month', { as })
  const { monthResult } = await read(
    `query ($month: Day!) { monthResult(month: $month) {
      received { amount } spent { amount } result { amount } invoiced { amount }
    } }`,
    { month: today },
  )
  expect(monthResult).toEqual({
    received: { amount: 44_948_00 },
    spent: { amount: 1_250_50 },
    result: { amount: 44_948_00 - 1_250_50 },
    invoiced: { amount: 44_948_00 },
  })
  const result = await textOf('Result by money received')
  expect(result).toContain(`Received₹${written(44_948_00)}`)
  expect(result).toContain(`Spent−₹${written(1_250_50)}`)
  expect(result).toContain(`Result₹${written(43_697_50)}`)
  expect(await textOf('Spent')).toContain('Cloth')
  expect(screen.getByText('Still to be paid for all orders, today')).toBeTruthy()
  expect(await textOf('What is counted')).toContain(written(2_100_00))
})

test('the closed day is locked, until the owner opens it again', async () => {
  await openAdminPage(shop, '/admin/expenses', { as })
  await fill('Spent, ₹', '10')
  await press('Record the expense')
  await screen.findByText(/is closed\. Ask the owner to open it again/)
  expect((await field('Spent, ₹')).value).toBe('10')
  await openAdminPage(shop, `/admin/closing/${today}`, { as })
  await press('Open this day again')
  await fill('Why it is opened again', 'A bill was forgotten')
  await press('Open it again')
  await controls(await screen.findByRole('alertdialog')).press('Open it again')
  await field('Counted in the drawer, ₹')
  await expect.poll(() => textOf('Closed days')).toContain('“A bill was forgotten”')
})
