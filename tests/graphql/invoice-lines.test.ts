import { describe, expect, test } from 'vitest'
import { registerForGst } from '../support/invoices.ts'
import { takeOrder } from '../support/order-edits.ts'
import { orderCustom } from '../support/order-changes.ts'
import { customer, orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
await registerForGst(owner)

const issue = async (orderId: string, input: Json = {}): Promise<Json> =>
  owner.mutate('issueInvoice', { orderId, ...input })
const linesOf = async (orderId: string, input: Json = {}): Promise<Json[]> =>
  (await issue(orderId, input)).invoice.lines
const descriptionsOf = (lines: Json[]) => lines.map(({ description }) => description)
const design = (fields: Json = {}) =>
  shop.product({
    category: 'LEHENGA',
    tailorPrice: 3_000_00,
    readyMadePrice: 2_000_00,
    discount: 0,
    ...fields,
  })
/** The buyer as it is stored, with the state. */
const buyerOf = async (orderId: string): Promise<Json> =>
  (await shop.db.invoice.findFirstOrThrow({ where: { orderId } })).buyer as Json

describe('the lines of an invoice', () => {
  test('name what was ordered and how it is made, and the delivery where it costs something', async () => {
    const [stitched, sized, free] = [
      await design({ shippingCost: 99_00 }),
      await design({ sizes: [{ label: 'S' }, { label: 'M' }] }),
      await design({ sizes: [] }),
    ]
    const { id } = await orderProduct(meera, '', {
      orderType: 'TAILOR',
      cartItems: [
        { productId: stitched.id, productType: 'TAILOR' },
        { productId: sized.id, productType: 'READYMADE', size: 'M', quantity: 2 },
        { productId: free.id, productType: 'READYMADE' },
      ],
    })
    const lines = await linesOf(id)
    expect(lines).toMatchObject([
      { description: `${stitched.productName}, stitched to measure`, quantity: 1, unitPrice: 3_000_00 },
      { description: `${sized.productName}, size M`, quantity: 2, unitPrice: 2_000_00, total: 4_000_00 },
      { description: free.productName, quantity: 1, code: '6204' },
      { description: 'Delivery', quantity: 1, unitPrice: 99_00, total: 99_00, code: '6204' },
    ])
    const stored = await shop.db.invoiceLine.findMany({
      where: { invoice: { orderId: id } },
      orderBy: { position: 'asc' },
    })
    expect(stored.map(({ orderPosition }) => orderPosition)).toEqual([0, 1, 2, null])
  })

  test('name the style of what is sewn, in each language', async () => {
    const blouse = await design({ category: 'BLOUSE', tailorPrice: 1_000_00 })
    const { id } = await orderProduct(meera, '', {
      orderType: 'TAILOR',
      cartItems: [{ productId: blouse.id, productType: 'TAILOR', style: ['front-neck-boat', 'sleeve-puff'] }],
    })
    expect(descriptionsOf(await linesOf(id))[0]).toBe(
      `${blouse.productName}, stitched to measure: Boat neck, Puff sleeve`,
    )
    const [line] = await shop.db.invoiceLine.findMany({ where: { invoice: { orderId: id }, position: 0 } })
    expect(JSON.stringify(line!.translations)).toContain(': बोट नेक, पफ़ आस्तीन')
  })

  test('of garments from the counter name the customer’s cloth; a service has its name alone', async () => {
    const asha = (await owner.mutate('saveCustomer', { name: 'Asha Rao', phone: '9876543210' })).customer
    const { id } = await takeOrder(owner, {
      customerId: asha.id,
      lines: [{ garmentId: 'blouse', isOwnCloth: true }, { garmentId: 'saree' }, { garmentId: 'blouse' }],
    })
    const { invoice } = await issue(id)
    expect(descriptionsOf(invoice.lines)).toEqual([
      'Blouse, stitched from the customer’s cloth',
      'Saree fall and edging',
      'Blouse, stitched to measure',
    ])
    // Picked up at the shop, in the shop's state.
    expect(invoice).toMatchObject({ placeOfSupply: '27', igst: 0, buyer: { name: 'Asha Rao', address: [] } })
    expect(await buyerOf(id)).toMatchObject({ phone: '9876543210', stateCode: null })
  })

  test.each([
    ['BLOUSE', 'blouse'],
    ['DRESS', 'dress'],
    ['LEHENGA', 'lehenga'],
  ] as const)(
    'of a custom %s are its garment, or the stitching of the customer’s cloth',
    async (category, name) => {
      const quoted = async () => {
        const { id } = await orderProduct(meera, '', {
          orderType: 'CUSTOM',
          customCategory: category,
          cartItems: [],
        })
        await owner.mutate('quoteOrder', { id, version: 1, totalPrice: 1_050_00, delivery: 0 })
        await owner.mutate('acceptQuote', { id, version: 2 })
        return id
      }
      const [goods, stitching] = [
        await linesOf(await quoted()),
        await linesOf(await quoted(), { isOwnCloth: true }),
      ]
      expect(goods).toMatchObject([
        { description: `Custom ${name}`, quantity: 1, unitPrice: 1_050_00, discount: 0 },
      ])
      expect(stitching).toMatchObject([
        { description: `Stitching of a ${name} from the customer’s cloth`, code: '9988', total: 1_050_00 },
      ])
      expect(goods[0]!.code).not.toBe('9988')
    },
  )

  test('leave out what costs nothing', async () => {
    const { id } = await design({ discount: 100, shippingCost: 99_00 })
    expect(descriptionsOf(await linesOf((await orderProduct(meera, id)).id))).toEqual(['Delivery'])
  })
})

describe('no invoice is issued', () => {
  const refusalOf = async (orderId: string, input: Json = {}) => (await issue(orderId, input)).userErrors
  const conflict = (message: string) => [{ field: 'orderId', code: 'CONFLICT', message }]
  const free = conflict('This order costs nothing: there is nothing to be invoiced.')

  test('for an order without a price, nor for a cancelled one', async () => {
    const { id } = await orderCustom(meera)
    expect(await refusalOf(id)).toEqual(
      conflict('This order has no price yet. Agree on one, then issue the invoice.'),
    )
    await owner.mutate('cancelOrder', { id })
    expect(await refusalOf(id)).toEqual(conflict('This order is cancelled: there is nothing to be invoiced.'))
  })

  test('for an order of free designs, nor for one whose whole price was taken off', async () => {
    const gift = await design({ discount: 100, shippingCost: 0 })
    expect(await refusalOf((await orderProduct(meera, gift.id)).id)).toEqual(free)
    const { id, totalToPay } = await orderProduct(meera, (await design()).id)
    await owner.mutateOrThrow('discountOrder', { id, version: 1, amount: totalToPay, reason: 'A gift' })
    expect(await refusalOf(id)).toEqual(free)
  })

  test('for a state or a GSTIN that doesn’t exist', async () => {
    const { id } = await orderProduct(meera, (await design()).id)
    expect(await refusalOf(id, { placeOfSupply: 'XX' })).toEqual([
      { field: 'placeOfSupply', code: 'INVALID', message: 'Choose a state.' },
    ])
    expect(await refusalOf(id, { buyerGstin: '29AAGCB7383J1Z5' })).toEqual([
      { field: 'buyerGstin', code: 'INVALID', message: 'That isn’t a GSTIN: check its 15 characters.' },
    ])
  })
})

test('the buyer’s state is that of the GSTIN, or else that of the address', async () => {
  const { id: productId } = await design()
  const order = async (state: string) =>
    (await orderProduct(meera, productId, { customer: { ...customer, state } })).id
  const [business, gujarat, unknown] = [
    await order('Gujarat'),
    await order('Gujarat'),
    await order('Maharastra'),
  ]
  await issue(business, { buyerGstin: '29AAGCB7383J1Z4' })
  await issue(gujarat)
  await issue(unknown, { placeOfSupply: '24' })
  expect(await buyerOf(business)).toMatchObject({ gstin: '29AAGCB7383J1Z4', stateCode: '29' })
  expect(await buyerOf(gujarat)).toMatchObject({ gstin: null, stateCode: '24', name: 'Meera Rao' })
  expect((await buyerOf(unknown)).stateCode).toBeNull()
})

test('what is picked up is supplied in the shop’s state, and the buyer has no address', async () => {
  const { id } = await orderProduct(meera, (await design()).id, {
    fulfilment: 'PICKUP',
    customer: { ...customer, state: 'Gujarat' },
  })
  expect((await issue(id)).invoice).toMatchObject({ placeOfSupply: '27', igst: 0, buyer: { address: [] } })
})
