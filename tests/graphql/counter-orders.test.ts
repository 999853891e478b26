import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { addZone, deleteZones } from '../support/delivery.ts'
import { inParallel } from '../support/parallel.ts'
import { openShop } from '../support/shop.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { dayAhead } from '../support/days.ts'

const [neededBy, trialDate] = [dayAhead(40), dayAhead(35)]
const shop = await openShop()
const owner = await shop.admin()
const staff = await shop.staff()
let asha: Json

beforeAll(async () => {
  await owner.mutate('changePermissions', {
    customerId: staff.id,
    permissions: ['MANAGE_ORDERS', 'VIEW_CUSTOMERS', 'RECORD_PAYMENTS'],
  })
  asha = (await staff.mutate('saveCustomer', { name: 'Asha Rao', phone: '98765 43210' })).customer
})

const createOrder = async (who: ApiClient, input: Json): Promise<Json> => {
  const { data, errors } = await who.graphql(
    `mutation ($input: CreateOrderInput!) { createOrder(input: $input) { order {
      id orderNumber orderType orderStatus fulfilment neededBy promisedDate deliveryDate totalPrice delivery totalToPay
      paidAmount balance placedBy specialInstructions customer { name email phone street }
      timeline { status name }
      items { productName category productType quantity unitPrice totalPrice addOns { name price } clothMetres note
        product { id } size { label } measurements { blouse { chest waist } suit { bottomLength } } }
    } userErrors { field code message } } }`,
    { input: { customerId: asha.id, idempotencyKey: randomUUID(), ...input } },
  )
  return { errors, order: data?.createOrder?.order, userErrors: data?.createOrder?.userErrors }
}
const codeOf = ({ errors }: Json) => errors?.[0]?.extensions.code
const blouse = { garmentId: 'blouse' }
const fieldsOf = ({ userErrors }: Json) => userErrors.map(({ field }: Json) => field)

describe('an order at the counter', () => {
  test('is taken by staff, and by nobody else', async () => {
    const input = { lines: [blouse] }
    expect(codeOf(await createOrder(shop.guest(), input))).toBe('UNAUTHENTICATED')
    expect(codeOf(await createOrder(await shop.shopper('Stranger'), input))).toBe('FORBIDDEN')
    expect((await createOrder(await shop.staff('Rekha'), input)).userErrors).toEqual([])
    expect((await createOrder(owner, input)).userErrors).toEqual([])
  })

  test('holds garments of the price list with add-ons, cloth, measurements and an advance', async () => {
    const { order, userErrors } = await createOrder(staff, {
      lines: [
        {
          ...blouse,
          addOnIds: ['lining', 'tassels'],
          clothMetres: 1.25,
          note: 'Deep back',
          measurements: { unit: 'INCH', blouse: { chest: 36, waist: 30 } },
        },
        { garmentId: 'suit', price: 150_000, quantity: 2, measurements: { suit: { bottomLength: 98 } } },
      ],
      neededBy,
      trialDate,
      payment: { amount: 100_000, method: 'CASH' },
    })
    expect(userErrors).toEqual([])
    expect(order).toMatchObject({
      orderType: 'TAILOR',
      orderStatus: 'CONFIRMED',
      fulfilment: 'PICKUP',
      neededBy,
      totalPrice: 415_000,
      delivery: 0,
      totalToPay: 415_000,
      paidAmount: 100_000,
      balance: 315_000,
      placedBy: 'Sunita',
      customer: { name: 'Asha Rao', email: null, phone: '9876543210', street: null },
      timeline: [{ status: 'CONFIRMED', name: 'Sunita' }],
    })
    expect(order.deliveryDate).toContain(neededBy)
    expect(order.items).toMatchObject([
      {
        productName: 'Blouse',
        category: 'BLOUSE',
        productType: 'TAILOR',
        unitPrice: 115_000,
        addOns: [
          { name: 'Lining', price: 20_000 },
          { name: 'Tassels', price: 15_000 },
        ],
        clothMetres: 1.25,
        note: 'Deep back',
        product: null,
        measurements: { blouse: { chest: 91.4, waist: 76.2 } },
      },
      { productName: 'Suit', quantity: 2, totalPrice: 300_000, measurements: { suit: { bottomLength: 98 } } },
    ])
    expect(
      await shop.db.garment.findMany({
        where: { orderId: order.id },
        select: { category: true, trialDate: true },
      }),
    ).toEqual(['BLOUSE', 'SUIT', 'SUIT'].map((category) => ({ category, trialDate: new Date(trialDate) })))
    const { data } = await staff.graphql(
      '{ orders(where: { mine: false, search: "9876543210" }, first: 1) { edges { node { id } } } }',
    )
    expect(data.orders.edges).toEqual([{ node: { id: order.id } }])
    const customer = await staff.graphql(
      'query ($id: ID!) { customer(id: $id) { orderCount lastMeasurements { blouse { chest } suit { bottomLength } } } }',
      { id: asha.id },
    )
    expect(customer.data.customer.lastMeasurements).toEqual({
      blouse: { chest: 91.4 },
      suit: { bottomLength: 98 },
    })
  })

  test('takes designs from stock, of one size, at the catalogue’s price', async () => {
    const product = await shop.product({
      readyMadePrice: 200_000,
      discount: 10,
      quantityInStock: 3,
      shippingCost: 9_900,
    })
    const { order, userErrors } = await createOrder(staff, {
      lines: [{ productId: product.id, quantity: 2 }],
    })
    expect(userErrors).toEqual([])
    expect(order).toMatchObject({
      orderType: 'READYMADE',
      totalToPay: 360_000,
      items: [{ product: { id: product.id } }],
    })
    expect((await shop.db.product.findUniqueOrThrow({ where: { id: product.id } })).quantityInStock).toBe(1)
    const short = await createOrder(staff, { lines: [blouse, { productId: product.id, quantity: 2 }] })
    expect(short.userErrors).toMatchObject([{ field: 'lines.1.quantity', code: 'OUT_OF_STOCK' }])
    expect((await shop.db.product.findUniqueOrThrow({ where: { id: product.id } })).quantityInStock).toBe(1)
  })

  test('costs what orderPrice says, and nothing else', async () => {
    const lines = [{ ...blouse, addOnIds: ['urgent'] }]
    const priced = await staff.graphql(
      'query ($input: OrderPriceInput!) { orderPrice(input: $input) { totalPrice delivery promotionTotal totalToPay } }',
      { input: { customerId: asha.id, lines } },
    )
    expect(priced.data.orderPrice).toEqual({
      totalPrice: 110_000,
      delivery: 0,
      promotionTotal: 0,
      totalToPay: 110_000,
    })
    expect((await createOrder(staff, { lines, confirmedTotal: 90_000 })).userErrors).toMatchObject([
      { field: 'confirmedTotal', code: 'PRICE_CHANGED' },
    ])
    expect((await createOrder(staff, { lines, confirmedTotal: 110_000 })).userErrors).toEqual([])
  })

  test('is promised for the day that orderPrice proposes, picked up or delivered', async () => {
    const { customer } = await staff.mutate('saveCustomer', {
      name: 'Nisha Rao',
      phone: '98765 43299',
      street: '7 Hill Road',
      city: 'Mumbai',
      state: 'Maharashtra',
      pincode: '400050',
    })
    const lines = [{ ...blouse, quantity: 3 }]
    const propose = async (input: Json): Promise<string | null> =>
      (
        await staff.graphql(
          'query ($input: OrderPriceInput!) { orderPrice(input: $input) { proposedDate } }',
          { input: { customerId: customer.id, lines, ...input } },
        )
      ).data.orderPrice.proposedDate
    expect(await propose({ lines: [] })).toBeNull()
    const withoutZones = await propose({})
    expect(withoutZones).toMatch(/^\d{4}-\d\d-\d\d$/)
    await addZone(owner)
    try {
      expect(await propose({})).toBe(withoutZones)
      for (const fulfilment of ['PICKUP', 'DELIVERY']) {
        const proposed = await propose({ fulfilment })
        const { order } = await createOrder(staff, { customerId: customer.id, lines, fulfilment })
        expect(order.promisedDate).toBe(proposed)
        expect(order.deliveryDate.slice(0, 10)).toBe(proposed)
      }
    } finally {
      await deleteZones(owner)
    }
  })

  test('goes below the price list only with the permission to give discounts', async () => {
    const lines = [{ ...blouse, price: 50_000 }]
    expect(fieldsOf(await createOrder(staff, { lines }))).toEqual(['lines.0.price'])
    expect((await createOrder(owner, { lines })).order.totalToPay).toBe(50_000)
  })

  test('is refused as a whole, with every mistake named', async () => {
    const payment = { amount: 9_999_999, method: 'UPI' }
    const before = await shop.db.order.count()
    expect(fieldsOf(await createOrder(staff, { lines: [] }))).toEqual(['lines'])
    const lines = [{ garmentId: 'gone' }, { ...blouse, addOnIds: ['gone'] }, { productId: 'gone' }]
    expect(
      fieldsOf(
        await createOrder(staff, {
          lines,
          neededBy: '2020-01-01',
          trialDate: '2020-01-01',
          fulfilment: 'DELIVERY',
        }),
      ),
    ).toEqual(
      expect.arrayContaining([
        'lines.0.garmentId',
        'lines.1.addOnIds',
        'lines.2.productId',
        'customerId',
        'neededBy',
        'trialDate',
      ]),
    )
    expect(fieldsOf(await createOrder(staff, { lines: [blouse], payment }))).toEqual(['amount'])
    expect(fieldsOf(await createOrder(staff, { lines: [blouse], customerId: randomUUID() }))).toEqual([null])
    expect(await shop.db.order.count()).toBe(before)
  })

  test('records an advance only with the permission to record payments', async () => {
    const rekha = await shop.staff('Rekha')
    const payment = { amount: 10_000, method: 'CASH' }
    expect(codeOf(await createOrder(rekha, { lines: [blouse], payment }))).toBe('FORBIDDEN')
  })
})

describe('at the same time', () => {
  test('one key makes one order with one payment, and another request under it is refused', async () => {
    const input = {
      lines: [blouse],
      payment: { amount: 10_000, method: 'CASH' },
      idempotencyKey: randomUUID(),
    }
    const made = await inParallel(4, Array<Json>(4).fill(input), (each) => createOrder(staff, each))
    expect(made.flatMap(({ userErrors }) => userErrors)).toEqual([])
    expect(new Set(made.map(({ order }) => order.id)).size).toBe(1)
    expect(await shop.db.payment.count({ where: { orderId: made[0]!.order.id } })).toBe(1)
    expect((await createOrder(staff, { ...input, lines: [blouse, blouse] })).userErrors).toMatchObject([
      { field: 'idempotencyKey', code: 'CONFLICT' },
    ])
  })

  test('two counters sell the last piece once', async () => {
    const { id } = await shop.product({ readyMadePrice: 100_000, quantityInStock: 1 })
    const sold = await inParallel(2, [staff, owner], (who) =>
      createOrder(who, { lines: [{ productId: id }] }),
    )
    expect(sold.map(({ userErrors }) => userErrors.length).sort()).toEqual([0, 1])
    expect(sold.flatMap(({ userErrors }) => userErrors)).toMatchObject([{ code: 'OUT_OF_STOCK' }])
    expect((await shop.db.product.findUniqueOrThrow({ where: { id } })).quantityInStock).toBe(0)
  })
})
