import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { registerForGst } from '../support/invoices.ts'
import { orderProduct } from '../support/orders.ts'
import { recordPayment, recordRefund } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
await registerForGst(owner)
const lehenga = await shop.product({
  productName: 'Rani Pink Lehenga',
  category: 'LEHENGA',
  readyMadePrice: 46_000_00,
  discount: 0,
  shippingCost: 0,
  quantityInStock: 100,
})
const blouse = await shop.product({
  productName: 'Ivory Blouse',
  category: 'BLOUSE',
  readyMadePrice: 1_050_00,
  discount: 0,
  shippingCost: 0,
  quantityInStock: 100,
})
const day = new Date(shop.now().getTime() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10)
const written = new Intl.DateTimeFormat('en-GB', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
})
  .format(shop.now())
  .replaceAll(' ', '-')
  .replace('Sept', 'Sep')

const placed = async (...products: { id: string }[]) =>
  (
    await orderProduct(meera, '', {
      cartItems: products.map(({ id }) => ({ productId: id, productType: 'READYMADE' })),
    })
  ).id

/** All rows of a table, as objects by column, read in pages of two. */
async function readRows(table: string): Promise<Record<string, string>[]> {
  const all: Record<string, string>[] = []
  let after: string | null = null
  do {
    const { data }: Json = await owner.graphql(
      `query ($table: AccountTable!, $from: Day!, $to: Day!, $after: String) {
        accountRows(table: $table, from: $from, to: $to, first: 2, after: $after) {
          columns rows pageInfo { hasNextPage endCursor }
        }
      }`,
      { table, from: day, to: day, after },
    )
    const { columns, rows, pageInfo } = data.accountRows
    for (const row of rows) {
      expect(row).toHaveLength(columns.length)
      all.push(Object.fromEntries(columns.map((name: string, index: number) => [name, row[index]])))
    }
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after !== null)
  return all
}

const paiseOf = (rows: Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + Math.round(Number(row[column]) * 100), 0)

test('invoices, credit notes and payments are rows with the columns of the tax return', async () => {
  const mixed = await placed(lehenga, blouse)
  const { invoice } = await owner.mutate('issueInvoice', { orderId: mixed })
  const business = await placed(lehenga)
  const { invoice: ofBusiness } = await owner.mutate('issueInvoice', {
    orderId: business,
    buyerGstin: '29AAGCB7383J1Z4',
    buyerName: 'Bengaluru Bridal House',
  })
  for (let count = 0; count < 3; count += 1)
    await owner.mutate('issueInvoice', { orderId: await placed(blouse) })
  const { creditNote } = await owner.mutate('issueCreditNote', {
    invoiceId: invoice.id,
    amount: 1_000_00,
    reason: 'A stain',
  })
  const { payment } = await recordPayment(owner, {
    orderId: mixed,
    amount: 500_00,
    method: 'UPI',
    reference: '4321',
  })
  await recordPayment(owner, { orderId: mixed, amount: 20_000_00 })
  await recordRefund(owner, { orderId: mixed, amount: 100_00 })
  await owner.mutate('reversePayment', { paymentId: payment.id, reason: 'Another order’s' })

  const b2c = await readRows('B2C')
  expect(b2c.slice(0, 2)).toEqual(
    [
      { Rate: '5', 'Taxable Value': '1000.00', 'Central Tax': '25.00', 'State/UT Tax': '25.00' },
      { Rate: '18', 'Taxable Value': '38983.06', 'Central Tax': '3508.47', 'State/UT Tax': '3508.47' },
    ].map((cells) => ({
      'Invoice Number': invoice.number,
      'Invoice date': written,
      'Invoice Value': '47050.00',
      'Place Of Supply': '27-Maharashtra',
      'Applicable % of Tax Rate': '',
      'Cess Amount': '0.00',
      'E-Commerce GSTIN': '',
      'Integrated Tax': '0.00',
      ...cells,
    })),
  )
  const b2b = await readRows('B2B')
  expect(b2b).toMatchObject([
    {
      'GSTIN/UIN of Recipient': '29AAGCB7383J1Z4',
      'Receiver Name': 'Bengaluru Bridal House',
      'Invoice Number': ofBusiness.number,
      'Invoice Value': '46000.00',
      'Place Of Supply': '29-Karnataka',
      'Invoice Type': 'Regular B2B',
      'Integrated Tax': '7016.95',
    },
  ])
  const notes = await readRows('CREDIT_NOTES')
  expect(notes.every((row) => row['Note Number'] === creditNote.number)).toBe(true)
  expect(notes[0]).toMatchObject({
    'Note Type': 'C',
    'Note Value': '1000.00',
    'Invoice Number': invoice.number,
  })

  const { data } = await owner.graphql(
    `query ($day: Day!) {
      invoices(from: $day, to: $day) {
        invoiced { taxableValue cgst sgst igst } credited { taxableValue cgst sgst igst }
      }
    }`,
    { day },
  )
  const sumsOf = (rows: Record<string, string>[]) => ({
    taxableValue: paiseOf(rows, 'Taxable Value'),
    cgst: paiseOf(rows, 'Central Tax'),
    sgst: paiseOf(rows, 'State/UT Tax'),
    igst: paiseOf(rows, 'Integrated Tax'),
  })
  expect(sumsOf([...b2b, ...b2c])).toEqual(data.invoices.invoiced)
  expect(sumsOf(notes)).toEqual(data.invoices.credited)

  // What is summed by state and rate is what the rows have, less the credit note, whose customer has no registration.
  const summary = await readRows('B2CS')
  expect(summary.map((row) => [row.Type, row['Place Of Supply'], row.Rate])).toEqual([
    ['OE', '27-Maharashtra', '5'],
    ['OE', '27-Maharashtra', '18'],
  ])
  for (const { Rate: rate, ...sums } of summary) {
    const [invoiced, credited] = [b2c, notes].map((rows) => rows.filter((row) => row.Rate === rate)) as [
      Record<string, string>[],
      Record<string, string>[],
    ]
    for (const column of ['Taxable Value', 'Integrated Tax', 'Central Tax', 'State/UT Tax'])
      expect(paiseOf([sums], column)).toBe(paiseOf(invoiced, column) - paiseOf(credited, column))
  }

  const payments = await readRows('PAYMENTS')
  expect(
    payments.map(({ Entry, Method, Received, Returned }) => [Entry, Method, Received, Returned]),
  ).toEqual([
    ['PAYMENT', 'UPI', '500.00', ''],
    // On the day of what it reverses, and after it.
    ['REVERSAL', 'UPI', '', '500.00'],
    ['PAYMENT', 'CASH', '20000.00', ''],
    ['REFUND', 'CASH', '', '100.00'],
  ])
  const { data: ledger } = await owner.graphql('query ($id: ID!) { order(id: $id) { paidAmount } }', {
    id: mixed,
  })
  expect(paiseOf(payments, 'Received') - paiseOf(payments, 'Returned')).toBe(ledger.order.paidAmount)
})

test('expenses and their reversals are rows, too', async () => {
  const spend = async (input: Json): Promise<Json> =>
    (
      await owner.graphql(
        `mutation ($input: RecordExpenseInput!) {
          recordExpense(input: $input) { expense { id } userErrors { message } }
        }`,
        { input: { method: 'CASH', idempotencyKey: randomUUID(), ...input } },
      )
    ).data.recordExpense.expense
  await spend({
    category: 'CLOTH',
    amount: 1_250_50,
    payee: 'Silk House',
    reference: 'S-9',
    note: 'Banarasi',
  })
  shop.passTime(1)
  const { id } = await spend({ category: 'RENT', amount: 9_000_00 })
  await owner.graphql(
    'mutation ($input: ReverseExpenseInput!) { reverseExpense(input: $input) { expense { id } } }',
    { input: { expenseId: id, reason: 'Next month’s' } },
  )
  const rows = await readRows('EXPENSES')
  expect(rows).toHaveLength(3)
  expect(rows).toEqual(
    expect.arrayContaining([
      {
        Date: written,
        Category: 'CLOTH',
        Entry: 'EXPENSE',
        Method: 'CASH',
        'Paid to': 'Silk House',
        Reference: 'S-9',
        Note: 'Banarasi',
        Spent: '1250.50',
        Reversed: '',
        'Recorded by': 'Owner',
      },
      expect.objectContaining({ Entry: 'REVERSAL', Spent: '', Reversed: '9000.00', Note: 'Next month’s' }),
    ]),
  )
  expect(paiseOf(rows, 'Spent') - paiseOf(rows, 'Reversed')).toBe(1_250_50)
})

test('large invoices to other states are not among the sums by state, smaller ones are', async () => {
  const bridal = await shop.product({
    category: 'LEHENGA',
    readyMadePrice: 1_20_000_00,
    discount: 0,
    shippingCost: 0,
    quantityInStock: 10,
  })
  const before = await readRows('B2CS')
  const elsewhere = async (id: string) =>
    owner.mutate('issueInvoice', { orderId: await placed({ id }), placeOfSupply: '29' })
  const { invoice: large } = await elsewhere(bridal.id)
  expect(large).toMatchObject({ total: 1_20_000_00, placeOfSupply: '29' })
  expect(await readRows('B2CS')).toEqual(before)
  const { invoice: small } = await elsewhere(lehenga.id)
  const sums = (await readRows('B2CS')).filter((row) => row['Place Of Supply'] === '29-Karnataka')
  expect(paiseOf(sums, 'Taxable Value')).toBe(small.taxableValue)
  expect(paiseOf(sums, 'Integrated Tax')).toBe(small.igst)
  await owner.mutate('issueCreditNote', { invoiceId: large.id, amount: 1_000_00, reason: 'A stain' })
  expect((await readRows('B2CS')).filter((row) => row['Place Of Supply'] === '29-Karnataka')).toEqual(sums)
})
