import { describe, expect, test } from 'vitest'
import { moveAlong, orderCustom } from '../support/order-changes.ts'
import { customer, orderProduct } from '../support/orders.ts'
import { gstin, readInvoices, registerForGst } from '../support/invoices.ts'
import { openShop } from '../support/shop.ts'
import type { ApiClient, Json } from '../support/api-client.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
const lehenga = await shop.product({
  productName: 'Rani Pink Lehenga',
  category: 'LEHENGA',
  readyMadePrice: 46_000_00,
  discount: 0,
  shippingCost: 0,
  quantityInStock: 500,
})
await registerForGst(owner)

const placed = async (fields: Json = {}, who: ApiClient = meera) =>
  (await orderProduct(who, lehenga.id, fields)).id
const codes = ({ userErrors }: Json) => userErrors.map(({ field, code }: Json) => `${field} ${code}`)

describe('an invoice', () => {
  test('has the order’s lines with their taxes', async () => {
    const orderId = await placed()
    const { invoice, userErrors } = await owner.mutate('issueInvoice', { orderId })
    expect(userErrors).toEqual([])
    expect(invoice).toMatchObject({
      kind: 'TAX_INVOICE',
      number: expect.stringMatching(/^INV\/\d\d-\d\d\/0001$/),
      issuedBy: 'Owner',
      seller: { gstin },
      buyer: {
        name: 'Meera Rao',
        gstin: null,
        address: ['7 Hill Road, Bandra West', 'Mumbai 400050', 'Maharashtra'],
      },
      placeOfSupply: '27',
      placeOfSupplyName: 'Maharashtra',
      declaration: null,
      taxableValue: 38_983_06,
      cgst: 3_508_47,
      sgst: 3_508_47,
      igst: 0,
      total: 46_000_00,
      lines: [{ description: 'Rani Pink Lehenga', code: '6204', quantity: 1, taxRate: 18, total: 46_000_00 }],
    })
    expect((await readInvoices(meera, orderId)).invoices).toEqual([{ ...invoice, issuedBy: null }])
  })

  test('of an order is issued once, also in concurrent requests on two processes', async () => {
    const orderId = await placed()
    const elsewhere = (await shop.replica()).at(owner)
    const results = await Promise.all(
      [owner, elsewhere, owner, elsewhere].map((who) => who.mutate('issueInvoice', { orderId })),
    )
    expect(new Set(results.map(({ invoice }) => invoice.number)).size).toBe(1)
    expect((await readInvoices(owner, orderId)).invoices).toHaveLength(1)
  })

  test('goes to another state with its own tax', async () => {
    const orderId = await placed({
      customer: { ...customer, state: 'gujarat ', city: 'Surat', pincode: '395001' },
    })
    const { invoice } = await owner.mutate('issueInvoice', { orderId })
    expect(invoice).toMatchObject({
      placeOfSupply: '24',
      cgst: 0,
      sgst: 0,
      igst: 7_016_95,
      taxableValue: 38_983_05,
    })
  })

  test('needs a state: that of the address, the chosen one, or that of a business', async () => {
    const orderId = await placed({ customer: { ...customer, state: 'Maharastra' } })
    const refused = await owner.mutate('issueInvoice', { orderId })
    expect(codes(refused)).toEqual(['placeOfSupply INVALID'])
    expect(refused.userErrors[0]!.message).toBe(
      '“Maharastra” isn’t the name of a state. Choose the state to which the order goes.',
    )
    expect((await owner.mutate('issueInvoice', { orderId, placeOfSupply: '27' })).invoice.placeOfSupply).toBe(
      '27',
    )
    const business = await placed()
    const { invoice } = await owner.mutate('issueInvoice', {
      orderId: business,
      buyerGstin: '29aagcb7383j1z4',
      buyerName: 'Bengaluru Bridal House',
    })
    expect(invoice).toMatchObject({
      placeOfSupply: '29',
      buyer: { name: 'Bengaluru Bridal House', gstin: '29AAGCB7383J1Z4' },
      cgst: 0,
    })
    expect(codes(await owner.mutate('issueInvoice', { orderId, buyerGstin: '29AAGCB7383J1Z5' }))).toEqual([
      'buyerGstin INVALID',
    ])
  })

  test('of stitching the customer’s own cloth is one of a service', async () => {
    const { id: orderId } = await orderCustom(meera)
    expect(codes(await owner.mutate('issueInvoice', { orderId }))).toEqual(['orderId CONFLICT'])
    await owner.mutate('quoteOrder', { id: orderId, version: 1, totalPrice: 1_050_00 })
    await owner.mutate('acceptQuote', { id: orderId, version: 2 })
    const { invoice } = await owner.mutate('issueInvoice', { orderId, isOwnCloth: true })
    expect(invoice.lines).toMatchObject([{ code: '9988', taxRate: 5, taxableValue: 1_000_00, cgst: 25_00 }])
  })

  test('is not issued for a cancelled order, and an invoiced order is not cancelled', async () => {
    const orderId = await placed()
    await owner.mutate('cancelOrder', { id: orderId })
    expect(codes(await owner.mutate('issueInvoice', { orderId }))).toEqual(['orderId CONFLICT'])
    const other = await placed()
    const { invoice } = await owner.mutate('issueInvoice', { orderId: other })
    const { userErrors, order } = await owner.mutate('cancelOrder', { id: other })
    expect(userErrors[0]!.message).toBe(
      `This order is invoiced as ${invoice.number}. Issue a credit note for the invoice instead.`,
    )
    expect(order.orderStatus).toBe('PENDING')
    await owner.mutate('correctInvoice', { invoiceId: invoice.id, reason: 'The customer has cancelled.' })
    expect((await owner.mutate('cancelOrder', { id: other })).order.orderStatus).toBe('CANCELLED')
  })

  test('stays as it is when settings and customers change', async () => {
    const orderId = await placed()
    const { invoice } = await owner.mutate('issueInvoice', { orderId })
    await registerForGst(owner, { legalName: 'Another Name', invoiceSeries: 'B' })
    expect((await readInvoices(owner, orderId)).invoices).toEqual([invoice])
    const { invoice: next } = await owner.mutate('issueInvoice', { orderId: await placed() })
    expect(next).toMatchObject({ number: expect.stringMatching(/^B\/\d\d-\d\d\/0001$/) })
    expect(next.seller.name).toContain('Another Name')
    await registerForGst(owner, { invoiceSeries: 'INV' })
    await expect(shop.db.invoice.updateMany({ data: { total: 1 } })).rejects.toThrow('never changes')
    await expect(shop.db.invoiceLine.deleteMany()).rejects.toThrow('never changes')
  })
})

test('invoices are read by their order’s customer and admins, and issued with the permission', async () => {
  const orderId = await placed()
  const staff = await shop.staff()
  expect((await staff.mutate('issueInvoice', { orderId })).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  await owner.mutate('changePermissions', { customerId: staff.id, permissions: ['ISSUE_INVOICES'] })
  const { invoice } = await staff.mutate('issueInvoice', { orderId })
  const read = async (who: ApiClient) =>
    (await who.graphql('query ($id: ID!) { invoice(id: $id) { number issuedBy } }', { id: invoice.id })).data
      .invoice
  expect(await read(staff)).toEqual({ number: invoice.number, issuedBy: staff.name })
  expect(await read(meera)).toEqual({ number: invoice.number, issuedBy: null })
  expect(await read(await shop.shopper('Rekha'))).toBeNull()
})

describe('the list of a period', () => {
  const list = async (query: Json) =>
    owner.graphql(
      `query ($from: Day!, $to: Day!, $first: Int!, $after: String) {
        invoices(from: $from, to: $to, first: $first, after: $after) {
          edges { node { number kind total taxableValue cgst sgst igst } } pageInfo { hasNextPage endCursor }
          invoiced { count total taxableValue cgst sgst igst } credited { count total taxableValue cgst sgst igst }
        }
      }`,
      query,
    )

  test('has all invoices and credit notes, and their sums', async () => {
    const day = new Date(shop.now().getTime() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const nodes: Json[] = []
    let after: string | null = null
    let page: Json
    do {
      page = (await list({ from: day, to: day, first: 5, after })).data.invoices
      nodes.push(...page.edges.map(({ node }: Json) => node))
      after = page.pageInfo.endCursor
    } while (page.pageInfo.hasNextPage)
    expect(nodes).toHaveLength(await shop.db.invoice.count())
    const sums = (credits: boolean) => {
      const chosen = nodes.filter(({ kind }) => (kind === 'CREDIT_NOTE') === credits)
      const sum = (field: string) => chosen.reduce((total, node) => total + node[field], 0)
      const [taxableValue, cgst, sgst, igst] = ['taxableValue', 'cgst', 'sgst', 'igst'].map(sum)
      return { count: chosen.length, total: sum('total'), taxableValue, cgst, sgst, igst }
    }
    expect(page.invoiced).toEqual(sums(false))
    expect(page.credited).toEqual(sums(true))
    expect((await list({ from: '2020-01-01', to: '2020-01-31', first: 5 })).data.invoices).toMatchObject({
      edges: [],
      invoiced: { count: 0, total: 0 },
    })
    expect((await list({ from: day, to: '2020-01-31', first: 5 })).errors?.[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    )
  })
})

test('the composition scheme issues bills of supply with its sentence, without a registration plain invoices', async () => {
  await registerForGst(owner, { scheme: 'COMPOSITION' })
  expect((await owner.mutate('issueInvoice', { orderId: await placed() })).invoice).toMatchObject({
    kind: 'BILL_OF_SUPPLY',
    declaration: 'Composition taxable person, not eligible to collect tax on supplies',
    cgst: 0,
    taxableValue: 46_000_00,
  })
  await registerForGst(owner, { scheme: 'UNREGISTERED', gstin: null })
  expect((await owner.mutate('issueInvoice', { orderId: await placed() })).invoice).toMatchObject({
    kind: 'INVOICE',
    seller: { gstin: null },
    placeOfSupply: null,
    lines: [{ code: null, taxRate: 0 }],
  })
})

test('orders on their way are invoiced too', async () => {
  const orderId = await placed()
  await moveAlong(owner, orderId, 'CONFIRMED', 'READY', 'DISPATCHED', 'DELIVERED')
  expect((await owner.mutate('issueInvoice', { orderId })).userErrors).toEqual([])
})
