import { readFile } from 'node:fs/promises'
import { extractText } from 'unpdf'
import { ApiClient, type Json } from '../support/api-client.ts'
import { discountOrder, issueInvoice, registerForGst } from '../support/invoices.ts'
import { moveAlong } from '../support/order-changes.ts'
import { recordPayment, recordRefund } from '../support/payments.ts'
import { acceptReturn, receiveReturn, requestReturn } from '../support/returns.ts'
import { expectAccessibleAtAdminWidths, field, open } from './support/admin-pages.ts'
import { test } from './support/own-shop.ts'
import { placeOrderOf, signInAsOwner } from './support/shop-orders.ts'
import { type Design, makeShopper, signIn } from './support/shopper.ts'
import { expect, visit } from './support/visit.ts'

// Another file that shares the shop would find its day closed.
test.use({ shopEnv: {} })

test.slow()

/** As every page and file writes it: `44,948.02`. */
const written = (paise: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(paise / 100)

test('from the advance to the closed day, pages, PDF, CSV and GraphQL agree', async ({
  page,
  request,
  baseURL,
}) => {
  const token = await signInAsOwner(page, request)
  const api = new ApiClient(baseURL!, token)
  const send = async (query: string, variables: object = {}): Promise<Json> =>
    (await api.graphql(query, variables)).data
  await registerForGst(api)
  await send(
    'mutation ($input: SaveShopSettingsInput!) { saveShopSettings(input: $input) { userErrors { message } } }',
    {
      input: {
        // Of a shop whose settings were never saved.
        version: 0,
        advanceRules: [{ orderType: null, minimumTotal: 0, percent: 50 }],
        upi: { vpa: 'roopkala@okbank', payeeName: 'Roopkala' },
      },
    },
  )
  const add = async (fields: object): Promise<Json> => {
    const input = { productName: `Design ${Date.now()}`, description: 'Made for one test.', ...fields }
    const { addProduct } = await send(
      'mutation ($input: AddProductInput!) { addProduct(input: $input) { product { id productName } } }',
      { input },
    )
    return addProduct.product
  }
  const prices = { discount: 0, shippingCost: 0 }
  const lehenga = await add({
    ...prices,
    category: 'LEHENGA',
    tailorPrice: 46_000_00,
    quantityInStock: 0,
  })
  const blouse = await add({ ...prices, category: 'BLOUSE', readyMadePrice: 2_100_00, quantityInStock: 3 })
  const shopper = await makeShopper(request)
  const asShopper = new ApiClient(baseURL!, shopper.token)
  const cartItems = [
    { productId: lehenga.id, productType: 'TAILOR' },
    { productId: blouse.id, productType: 'READYMADE' },
  ]
  const { id: orderId } = await placeOrderOf(request, shopper, { cartItems }, lehenga as Design)

  await test.step('half is paid in advance by UPI, and confirmed', async () => {
    await signIn(page, shopper)
    await visit(page, `/orders/${orderId}`)
    const payments = page.getByRole('region', { name: 'Payments', exact: true })
    await expect(payments).toContainText('₹24,050.00 now, ₹24,050.00 at the trial.')
    await asShopper.graphql(
      'mutation ($input: SubmitUpiPaymentInput!) { submitUpiPayment(input: $input) { userErrors { message } } }',
      { input: { orderId, amount: 24_050_00, utr: '432198765012' } },
    )
    await page.evaluate(() => localStorage.clear())
    await signInAsOwner(page, request)
    await visit(page, '/admin/payments')
    await page.getByRole('button', { name: 'It has arrived' }).click()
    const waiting = page.getByRole('region', { name: 'UPI payments to confirm' })
    await expect(waiting.getByText('Confirmed')).toBeVisible()
  })

  await moveAlong(api, orderId, 'CONFIRMED', 'STITCHING')
  const tried = await moveAlong(api, orderId, 'TRIAL')
  const reason = 'A regular customer'
  await discountOrder(api, { id: orderId, version: tried.version, amount: 1_100_00, reason })
  await recordPayment(api, { orderId, amount: 22_950_00 })
  await moveAlong(api, orderId, 'READY', 'DELIVERED')
  // 44,948.02 at 18% and 2,051.98 at 5%, tax included; half of each tax for the centre, half for the state.
  const { invoice } = await issueInvoice(api, { orderId })
  expect(invoice.lines).toMatchObject([
    { taxableValue: 38_091_54, cgst: 3_428_24, sgst: 3_428_24, total: 44_948_02 },
    { taxableValue: 1_954_26, cgst: 48_86, sgst: 48_86, total: 2_051_98 },
  ])

  await test.step('the invoice is the same on its page and in its PDF file', async () => {
    await page.evaluate(() => localStorage.clear())
    await signIn(page, shopper)
    await visit(page, `/orders/${orderId}`)
    const documents = page.getByRole('region', { name: 'Invoices', exact: true })
    const file = await request.get(
      (await documents.getByRole('link', { name: /\(PDF\)$/ }).getAttribute('href'))!,
    )
    const { text } = await extractText(new Uint8Array(await file.body()), { mergePages: true })
    await documents.getByRole('link', { name: 'Read and print' }).click()
    const sheet = page.getByRole('article')
    await expect(sheet).toContainText(invoice.number)
    const amounts: number[] = [
      ...invoice.lines.flatMap((line: Json) => [line.total, line.taxableValue, line.discount]),
      invoice.total,
    ]
    for (const amount of amounts) {
      await expect(sheet).toContainText(written(amount))
      expect(text).toContain(written(amount))
    }
    // The page sums the tax, the file lists it by line.
    for (const tax of [invoice.cgst, invoice.sgst]) await expect(sheet).toContainText(written(tax))
    for (const line of invoice.lines) expect(text).toContain(written(line.cgst))
  })

  const items = [{ item: 1, quantity: 1 }]
  const announced = await requestReturn(asShopper, { orderId, wish: 'REFUND', items, reason: 'Too tight' })
  const [{ id: returnId }] = announced.order.returns
  await receiveReturn(api, { id: returnId })
  await acceptReturn(api, { id: returnId, restock: items })
  await recordRefund(api, { orderId, amount: 2_051_98 })

  await test.step('the owner’s pages and the file for the accountant have the same amounts', async () => {
    await page.evaluate(() => localStorage.clear())
    await signInAsOwner(page, request)
    await visit(page, `/admin/orders/${orderId}`)
    const payments = page.getByRole('region', { name: 'Payments', exact: true })
    await expect(payments).toContainText('Partly refunded')
    await expect(payments.getByRole('listitem')).toHaveCount(3)
    await visit(page, '/admin/invoices')
    await expect(page.getByRole('main')).toContainText(written(47_000_00))
    await expect(page.getByRole('main')).toContainText(written(2_051_98))
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Other invoices (B2C)' }).click()
    const csv = await readFile(await (await download).path(), 'utf8')
    const [head, ...rows] = csv.trim().split(/\r?\n/)
    const column = head!.split(',').findIndex((name) => name.includes('Taxable Value'))
    expect(rows.map((row) => row.split(',')[column]!.replaceAll('"', '')).sort()).toEqual([
      '1954.26',
      '38091.54',
    ])
  })

  await test.step('an order that is not paid is listed with its age and a reminder', async () => {
    const another = {
      cartItems: [{ productId: blouse.id, productType: 'READYMADE' }],
      orderType: 'READYMADE',
    }
    const { orderNumber } = await placeOrderOf(request, shopper, another, blouse as Design)
    await open(page, '/admin/payments', 'Payments')
    const unpaid = page.getByRole('region', { name: 'Orders that are not paid in full' })
    await expect(unpaid.getByRole('row')).toHaveCount(2)
    const row = unpaid.getByRole('row').filter({ hasText: orderNumber })
    await expect(row).toContainText('today')
    await expect(row).toContainText(written(2_100_00))
    const reminder = row.getByRole('link', { name: `WhatsApp: Payment reminder, about order ${orderNumber}` })
    const address = new URL((await reminder.getAttribute('href'))!)
    expect(address.href).toMatch(/^https:\/\/wa\.me\/91\d{10}\?/)
    const text = address.searchParams.get('text')!
    for (const part of [`₹${written(2_100_00)}`, orderNumber]) expect(text).toContain(part)
  })

  await test.step('an expense is recorded, and a mistake reversed', async () => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await open(page, '/admin/expenses', 'Expenses')
    await expect(page.getByText('No expense was recorded like this.')).toBeVisible()
    const record = page.getByRole('button', { name: 'Record the expense' })
    await record.click()
    await expect(page.getByText('Write an amount in rupees, such as 1,299.50.')).toBeVisible()
    const [spent, bill] = [field(page, 'Spent, ₹'), field(page, 'Number of the bill (optional)')]
    await spent.fill('1,250.50')
    await bill.fill('S-17')
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await expect(page.getByRole('alertdialog')).toContainText('Leave without saving?')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await record.click()
    const expenses = page.getByRole('region', { name: 'Expenses', exact: true })
    await expect(expenses.getByRole('row')).toHaveCount(1)
    await expect(expenses).toContainText('No. S-17')
    await expect(spent).toHaveValue('')
    await spent.fill('99')
    const recording = page.getByRole('region', { name: 'Record an expense', exact: true })
    await recording.getByLabel('How', { exact: true }).selectOption('UPI')
    await record.click()
    await expect(expenses.getByRole('row')).toHaveCount(2)
    await expenses.getByRole('button', { name: 'Reverse Cloth, ₹99.00' }).click()
    await expenses.getByLabel('Why it was a mistake').fill('Another shop’s bill')
    await expectAccessibleAtAdminWidths(page)
    await expenses.getByRole('button', { name: 'Reverse it' }).click()
    await expect(expenses.getByText('A reversal', { exact: true })).toBeVisible()
    const filters = page.getByRole('region', { name: 'Recorded', exact: true })
    await expect(filters).toContainText(written(1_250_50))
    await filters.getByLabel('How', { exact: true }).selectOption('UPI')
    await expect(expenses.getByRole('row')).toHaveCount(3)
    await expect(page).toHaveURL(/how=UPI/)
    await expect(filters).toContainText('₹0.00')
    await expectAccessibleAtAdminWidths(page)
  })

  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date())
  const expected = 20_898_02 - 1_250_50

  await test.step('the day is closed with the drawer right', async () => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await open(page, '/admin/closing', 'Daily closing')
    const drawer = page.getByRole('region', { name: 'Cash drawer', exact: true })
    const counted = field(page, 'Counted in the drawer, ₹')
    await field(page, 'In the drawer at the beginning, ₹').fill('500')
    await expect(drawer).toContainText(`Expected₹${written(expected + 500_00)}`)
    await counted.fill('20000')
    await expect(drawer.getByRole('status')).toHaveText('₹147.52 is missing.')
    await drawer.getByRole('button', { name: 'Sign and close the day' }).click()
    await expect(drawer.getByText('Count again, or explain it.')).toBeVisible()
    await expectAccessibleAtAdminWidths(page)
    await counted.fill(written(expected + 500_00))
    await expect(drawer.getByRole('status')).toHaveText('The drawer is right.')
    await expect(field(page, 'Why it differs')).toHaveCount(0)
    await field(page, 'Taken out after counting, ₹ (optional)').fill('20,000')
    await drawer.getByRole('button', { name: 'Sign and close the day' }).click()
    const dialog = page.getByRole('alertdialog')
    await expect(dialog).toContainText(`₹${written(expected + 500_00)} counted`)
    await dialog.getByRole('button', { name: 'Close the day' }).click()
    await expect(drawer.getByText('Closed', { exact: true })).toBeVisible()
    await expect(drawer).toContainText('Difference₹0.00')
    await expect(drawer).toContainText(`Left for the next day₹${written(expected + 500_00 - 20_000_00)}`)
    await expectAccessibleAtAdminWidths(page)
    const { dayClosing } = await send(
      `query ($date: Day!) { dayClosing(date: $date) {
        status expectedCash { amount } countedCash difference { amount }
        receipts { net { amount isNegative } }
      } }`,
      { date: today },
    )
    expect(dayClosing).toMatchObject({
      status: 'CLOSED',
      expectedCash: { amount: expected + 500_00 },
      countedCash: expected + 500_00,
      difference: { amount: 0 },
    })
    const receipts = page.getByRole('region', { name: 'Receipts by person and method' })
    for (const { net } of dayClosing.receipts) await expect(receipts).toContainText(written(net.amount))
  })

  await test.step('the month’s result is what was received less what was spent', async () => {
    await open(page, '/admin/month', 'Month’s result')
    const { monthResult } = await send(
      `query ($month: Day!) { monthResult(month: $month) {
        received { amount } spent { amount } result { amount } invoiced { amount }
      } }`,
      { month: today },
    )
    expect(monthResult).toEqual({
      received: { amount: 44_948_02 },
      spent: { amount: 1_250_50 },
      result: { amount: 44_948_02 - 1_250_50 },
      invoiced: { amount: 44_948_02 },
    })
    const result = page.getByRole('region', { name: 'Result by money received' })
    await expect(result).toContainText(`Received₹${written(44_948_02)}`)
    await expect(result).toContainText(`Spent−₹${written(1_250_50)}`)
    await expect(result).toContainText(`Result₹${written(43_697_52)}`)
    await expect(page.getByRole('region', { name: 'Spent', exact: true })).toContainText('Cloth')
    await expect(page.getByText('Still to be paid for all orders, today')).toBeVisible()
    await expect(page.getByRole('region', { name: 'What is counted' })).toContainText(written(2_100_00))
    await expectAccessibleAtAdminWidths(page)
  })

  await test.step('the closed day is locked, until the owner opens it again', async () => {
    await open(page, '/admin/expenses', 'Expenses')
    await field(page, 'Spent, ₹').fill('10')
    await page.getByRole('button', { name: 'Record the expense' }).click()
    await expect(page.getByText(/is closed\. Ask the owner to open it again/)).toBeVisible()
    await expect(field(page, 'Spent, ₹')).toHaveValue('10')
    await field(page, 'Spent, ₹').fill('')
    await open(page, `/admin/closing/${today}`, 'Daily closing')
    const drawer = page.getByRole('region', { name: 'Cash drawer', exact: true })
    await drawer.getByRole('button', { name: 'Open this day again' }).click()
    await field(page, 'Why it is opened again').fill('A bill was forgotten')
    await drawer.getByRole('button', { name: 'Open it again' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Open it again' }).click()
    await expect(field(page, 'Counted in the drawer, ₹')).toBeVisible()
    const closed = page.getByRole('region', { name: 'Closed days', exact: true })
    await expect(closed).toContainText('“A bill was forgotten”')
    await expectAccessibleAtAdminWidths(page)
  })
})
