import { describe, expect, test } from 'vitest'
import { readTaxSettings, registerForGst } from '../support/invoices.ts'
import { readEdited, takeOrder } from '../support/order-edits.ts'
import { orderCustom } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { signInTailor } from '../support/tailors.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'

const shop = await openShop()
const owner = await shop.admin()
await registerForGst(owner)
const { customer }: Json = await owner.mutate('saveCustomer', { name: 'Asha Patil', phone: '9876543210' })

const taken = (...lines: Json[]): Promise<Json> => takeOrder(owner, { customerId: customer.id, lines })
const invoiceOf = async ({ id }: Json): Promise<Json> =>
  (await owner.mutate('issueInvoice', { orderId: id })).invoice
const suppliesOf = (order: Json) =>
  order.items.map(({ isOwnCloth, supply, clothMetres }: Json) => [isOwnCloth, supply, clothMetres])

describe('a garment of the counter', () => {
  test('of the customer’s own cloth is taxed as stitching, with or without its metres', async () => {
    const order = await taken(
      { garmentId: 'lehenga', price: 3_750_00, isOwnCloth: true },
      { garmentId: 'lehenga', price: 3_750_00, clothMetres: 4.5 },
    )
    expect(suppliesOf(order)).toEqual([
      [true, 'STITCHING', null],
      [true, 'STITCHING', 4.5],
    ])
    // 3,750 × 5 / 105 = 178.571…: 89.29 each, where goods would have 18% (572.04).
    const { lines } = await invoiceOf(order)
    expect(lines).toMatchObject([
      {
        code: '9988',
        taxRate: 5,
        cgst: 89_29,
        sgst: 89_29,
        description: 'Lehenga, stitched from the customer’s cloth',
      },
      { code: '9988', taxRate: 5, cgst: 89_29, sgst: 89_29 },
    ])
  })

  test('of the shop’s cloth is goods', async () => {
    const order = await taken({ garmentId: 'lehenga', price: 3_750_00 })
    expect(suppliesOf(order)).toEqual([[false, 'GOODS', null]])
    expect((await invoiceOf(order)).lines).toMatchObject([
      { code: '6204', taxRate: 18, cgst: 286_02, sgst: 286_02 },
    ])
  })

  test('that is a service has the code of services, whatever the cloth', async () => {
    await owner.mutate('saveTaxSettings', {
      ...(await readTaxSettings(owner)),
      services: { code: '9987', percent: 18 },
    })
    const order = await taken({ garmentId: 'saree' }, { garmentId: 'saree', clothMetres: 6 })
    expect(suppliesOf(order).map(([, supply]: string[]) => supply)).toEqual(['SERVICE', 'SERVICE'])
    expect((await invoiceOf(order)).lines).toMatchObject([
      { code: '9987', taxRate: 18, total: 250_00 },
      { code: '9987', taxRate: 18, total: 250_00 },
    ])
  })

  test('takes no metres of the shop’s cloth', async () => {
    const result = await owner.mutate('createOrder', {
      customerId: customer.id,
      idempotencyKey: 'contradiction',
      lines: [{ garmentId: 'blouse', isOwnCloth: false, clothMetres: 2 }],
    })
    expect(result.userErrors).toMatchObject([{ field: 'lines.0.clothMetres', code: 'INVALID' }])
  })

  test('shows the sums of goods and services on one invoice', async () => {
    const order = await taken(
      { garmentId: 'blouse', price: 1_050_00 },
      { garmentId: 'blouse', price: 1_050_00, isOwnCloth: true },
      { garmentId: 'saree', price: 118_00 },
    )
    const invoice = await invoiceOf(order)
    expect(invoice.lines.map(({ code, taxRate, cgst }: Json) => [code, taxRate, cgst])).toEqual([
      ['6206', 5, 25_00],
      ['9988', 5, 25_00],
      ['9987', 18, 9_00],
    ])
    expect(invoice).toMatchObject({ total: 2_218_00, taxableValue: 2_100_00, cgst: 59_00, sgst: 59_00 })
  })
})

describe('the cloth of an order’s line', () => {
  test('is changed by an edit, and stays where it isn’t named', async () => {
    const { id } = await taken({ garmentId: 'blouse' }, { garmentId: 'saree' })
    const edit = (version: number, line: Json) =>
      owner.mutate('editOrder', {
        orderId: id,
        version,
        lines: [
          { position: 0, quantity: 1, ...line },
          { position: 1, quantity: 1 },
        ],
      })
    const { changes } = await edit(1, { isOwnCloth: true, clothMetres: 1.5 })
    expect(changes).toMatchObject([{ field: 'CLOTH' }])
    expect(suppliesOf(await readEdited(owner, id))).toEqual([
      [true, 'STITCHING', 1.5],
      [true, 'SERVICE', null],
    ])
    await edit(2, { note: 'With piping' })
    expect(suppliesOf(await readEdited(owner, id))[0]).toEqual([true, 'STITCHING', 1.5])
    await edit(3, { isOwnCloth: false })
    expect(suppliesOf(await readEdited(owner, id))[0]).toEqual([false, 'GOODS', null])
  })

  test('of a line from before is the customer’s where metres were written', async () => {
    const order = await taken({ garmentId: 'blouse', clothMetres: 2 })
    await shop.db.orderItem.updateMany({
      where: { orderId: order.id },
      data: { isOwnCloth: false, supply: null },
    })
    expect(suppliesOf(await readEdited(owner, order.id))).toEqual([[true, 'STITCHING', 2]])
    expect((await invoiceOf(order)).lines).toMatchObject([{ code: '9988', taxRate: 5 }])
  })
})

describe('a shopper’s tailor line', () => {
  const clothPics = ['https://pictures.example/cloth.jpg']
  const lineOf = async (fields: Json, line: Json = {}) => {
    const design = await shop.product({
      category: 'LEHENGA',
      tailorPrice: 3_750_00,
      readyMadePrice: 3_750_00,
    })
    const who = await shop.shopper('Meera')
    const { id } = await orderProduct(who, design.id, {
      cartItems: [{ productId: design.id, productType: 'TAILOR', ...line }],
      ...fields,
    })
    return suppliesOf(await readEdited(owner, id))[0].slice(0, 2)
  }

  test('is of the shopper’s own cloth where that is said, or else where the cloth was photographed', async () => {
    expect(await lineOf({})).toEqual([false, 'GOODS'])
    expect(await lineOf({}, { isOwnCloth: true })).toEqual([true, 'STITCHING'])
    expect(await lineOf({ clothPics })).toEqual([true, 'STITCHING'])
    expect(await lineOf({ clothPics }, { isOwnCloth: false })).toEqual([false, 'GOODS'])
  })

  test('ready-made is always goods', async () => {
    expect(await lineOf({ clothPics }, { productType: 'READYMADE', isOwnCloth: true })).toEqual([
      false,
      'GOODS',
    ])
  })
})

test('a custom order is stitching where its cloth was photographed, unless the owner says otherwise', async () => {
  const meera = await shop.shopper('Meera')
  const quoted = async () => {
    const order = await orderCustom(meera)
    await shop.db.order.update({
      where: { id: order.id },
      data: { clothPics: ['https://pictures.example/cloth.jpg'] },
    })
    await owner.mutate('quoteOrder', { id: order.id, version: 1, totalPrice: 3_750_00 })
    await meera.mutate('acceptQuote', { id: order.id, version: 2 })
    return order.id
  }
  const codeOf = async (input: Json) => (await owner.mutate('issueInvoice', input)).invoice.lines[0]!.code
  expect(await codeOf({ orderId: await quoted() })).toBe('9988')
  expect(await codeOf({ orderId: await quoted(), isOwnCloth: false })).not.toBe('9988')
})

test('the price list keeps what a garment is by tax where a save doesn’t name it', async () => {
  const read = async () =>
    (
      await owner.graphql(
        `{ priceList { version garments { id name category price supply } addOns { id name price } } }`,
      )
    ).data.priceList
  const list = await read()
  expect(list.garments.map(({ id, supply }: Json) => `${id} ${supply}`)).toContain('saree SERVICE')
  const garments = list.garments.map(({ supply: _, ...garment }: Json) =>
    garment.id === 'suit' ? { ...garment, supply: 'STITCHING' } : garment,
  )
  const { userErrors } = await owner.mutate('savePriceList', { ...list, garments }, 'priceList { version }')
  expect(userErrors).toEqual([])
  const saved = (await read()).garments.map(({ id, supply }: Json) => `${id} ${supply}`)
  expect(saved).toEqual(expect.arrayContaining(['saree SERVICE', 'suit STITCHING', 'blouse GOODS']))
  expect(suppliesOf(await taken({ garmentId: 'suit' }))).toEqual([[true, 'STITCHING', null]])
})

test('is named to the tailor and on the tracking page', async () => {
  const ramesh = await signInTailor(shop, 'Ramesh')
  const order = await taken(
    { garmentId: 'blouse', isOwnCloth: true },
    { garmentId: 'saree' },
    { garmentId: 'lehenga' },
  )
  for (const { id: garmentId } of order.garments)
    await owner.mutate('assignGarment', { garmentId, tailorId: ramesh.tailorId })
  const { data } = await ramesh.graphql('{ tailorGarments { category needsMeasurements isOwnCloth } }')
  const garments = data.tailorGarments.toSorted((one: Json, other: Json) =>
    one.category.localeCompare(other.category),
  )
  expect(garments).toEqual([
    { category: 'BLOUSE', needsMeasurements: true, isOwnCloth: true },
    { category: 'LEHENGA', needsMeasurements: true, isOwnCloth: false },
    // Fall and edging.
    { category: 'SAREE', needsMeasurements: false, isOwnCloth: true },
  ])
  const { trackingToken } = (
    await owner.graphql('query ($id: ID!) { order(id: $id) { trackingToken } }', { id: order.id })
  ).data.order
  const tracked = await shop
    .guest()
    .graphql(`{ trackedOrder(token: "${trackingToken}") { items { isOwnCloth } } }`)
  expect(tracked.data.trackedOrder.items.map(({ isOwnCloth }: Json) => isOwnCloth)).toEqual([
    true,
    true,
    false,
  ])
})
