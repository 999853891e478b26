import { extractText } from 'unpdf'
import { expect, test } from 'vitest'
import { registerForGst } from '../support/invoices.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
const lehenga = await shop.product({
  productName: 'Rani Pink Lehenga',
  category: 'LEHENGA',
  readyMadePrice: 46_000_00,
  discount: 0,
  shippingCost: 0,
  quantityInStock: 50,
})
await registerForGst(owner)
const orderId = (await orderProduct(meera, lehenga.id)).id
const { invoice } = await owner.mutate('issueInvoice', { orderId })
const { data } = await meera.graphql('query ($id: ID!) { invoice(id: $id) { pdfUrl } }', { id: invoice.id })
const pdfUrl: string = data.invoice.pdfUrl

const open = (path: string) => fetch(shop.url + path)
const read = async (path: string) => {
  const { text } = await extractText(new Uint8Array(await (await open(path)).arrayBuffer()), {
    mergePages: true,
  })
  return text
}

test('an invoice opens by its link without an account, with the figures of GraphQL', async () => {
  const response = await open(pdfUrl)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `inline; filename="${invoice.number.replaceAll('/', '-')}.pdf"`,
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
  })
  const text = await read(pdfUrl)
  for (const part of ['Tax invoice', invoice.number, invoice.seller.gstin, 'Meera Rao', '6204', '18%'])
    expect(text).toContain(part)
  expect(invoice).toMatchObject({ taxableValue: 38_983_06, cgst: 3_508_47, total: 46_000_00 })
  for (const amount of ['38,983.06', '3,508.47', '₹46,000.00']) expect(text).toContain(amount)
  expect(text).toContain('Rupees forty-six thousand only')
})

test('is the same at every download, and another in Hindi', async () => {
  const [first, second] = await Promise.all([open(pdfUrl), open(pdfUrl)])
  expect(Buffer.from(await first.arrayBuffer()).equals(Buffer.from(await second.arrayBuffer()))).toBe(true)
  expect(await read(`${pdfUrl}?lang=hi`)).toContain('(Tax invoice)')
})

test('a credit note names its invoice and its reason', async () => {
  const order = (await orderProduct(meera, lehenga.id)).id
  const { invoice: credited } = await owner.mutate('issueInvoice', { orderId: order })
  const { creditNote, userErrors } = await owner.mutate('issueCreditNote', {
    invoiceId: credited.id,
    amount: 1_000_00,
    reason: 'A loose thread',
  })
  expect(userErrors).toEqual([])
  const result = await owner.graphql('query ($id: ID!) { invoice(id: $id) { pdfUrl } }', {
    id: creditNote.id,
  })
  const text = await read(result.data.invoice.pdfUrl)
  for (const part of ['Credit note', creditNote.number, credited.number, 'A loose thread', '₹1,000.00'])
    expect(text).toContain(part)
})

test.each([
  [
    'a changed token',
    () => pdfUrl.replace(/(.)\.pdf$/, (_all, letter) => `${letter === 'A' ? 'Q' : 'A'}.pdf`),
  ],
  ['an invoice’s id', () => `/invoices/${invoice.id}.pdf`],
  ['nothing', () => '/invoices/.pdf'],
])('%s opens no invoice', async (_what, path) => {
  const response = await open(path())
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toContain('text/plain')
})

test('the log has no token', async () => {
  await open(pdfUrl)
  expect(shop.logged.join('')).not.toContain(pdfUrl.split('/')[2]!.slice(0, 43))
  expect(shop.logged.join('')).toContain('"path":"/invoices/[token]"')
})
