import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiClient, Json } from '../support/api-client.ts'
import { readEdited, takeOrder } from '../support/order-edits.ts'
import { inParallel } from '../support/parallel.ts'
import { addPromotion } from '../support/promotions.ts'
import { openShop } from '../support/shop.ts'
import { dayAhead } from '../support/days.ts'

const neededBy = dayAhead(24)
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

const blouse = { garmentId: 'blouse' }
const take = (lines: Json[], more: Json = {}) => takeOrder(owner, { customerId: asha.id, lines, ...more })
const stockOf = async (id: string) =>
  (await shop.db.product.findUniqueOrThrow({ where: { id } })).quantityInStock
const fieldsOf = ({ userErrors }: Json) => userErrors.map(({ field }: Json) => field)
const codeOf = ({ errors }: Json) => errors?.[0]?.extensions.code
const ref = ({ id, version }: Json) => ({ orderId: id, version })

describe('an order that is edited', () => {
  test('is edited by staff with the permission, and by nobody else', async () => {
    const order = await take([blouse])
    const input = { ...ref(order), specialInstructions: 'Call before.' }
    const rekha = await shop.staff('Rekha')
    await owner.mutate('changePermissions', { customerId: rekha.id, permissions: ['RECORD_PAYMENTS'] })
    expect(codeOf(await shop.guest().mutate('editOrder', input))).toBe('UNAUTHENTICATED')
    expect(codeOf(await (await shop.shopper('Stranger')).mutate('editOrder', input))).toBe('FORBIDDEN')
    expect(codeOf(await rekha.mutate('editOrder', input))).toBe('FORBIDDEN')
    expect((await readEdited(rekha, order.id)).viewerCanEdit).toBe(false)
    expect((await staff.mutate('editOrder', input)).order.specialInstructions).toBe('Call before.')
  })

  test('shows the new price first, and stores nothing in a dry run', async () => {
    const product = await shop.product({ readyMadePrice: 200_000, discount: 0, quantityInStock: 3 })
    const order = await take([blouse])
    const lines = [{ position: 0, quantity: 2 }, { productId: product.id }]
    const dry = await staff.mutate('editOrder', { ...ref(order), lines, dryRun: true })
    expect(dry).toMatchObject({
      userErrors: [],
      order: { version: 1, totalToPay: 80_000 },
      price: { totalPrice: 360_000, totalToPay: 360_000 },
      changes: [
        { field: 'QUANTITY', line: 'Blouse', before: '1', after: '2' },
        { field: 'LINE_ADDED', line: product.productName, after: '1' },
        { field: 'TOTAL_TO_PAY', before: '80000', after: '360000' },
      ],
    })
    expect(await readEdited(staff, order.id)).toEqual(order)
    expect(await stockOf(product.id)).toBe(3)

    expect(fieldsOf(await staff.mutate('editOrder', { ...ref(order), lines }))).toEqual(['reason'])
    const reason = 'One more blouse, and a saree.'
    const wrong = await staff.mutate('editOrder', { ...ref(order), lines, reason, confirmedTotal: 1 })
    expect(wrong.userErrors).toMatchObject([{ field: 'confirmedTotal', code: 'PRICE_CHANGED' }])
    const edited = await staff.mutate('editOrder', { ...ref(order), lines, reason, confirmedTotal: 360_000 })
    expect(edited).toMatchObject({
      userErrors: [],
      order: { version: 2, totalToPay: 360_000, balance: 360_000, timeline: [{ status: 'CONFIRMED' }] },
    })
    expect(edited.order.edits).toMatchObject([
      { version: 2, name: 'Sunita', reason, before: { totalToPay: 80_000, items: [{ quantity: 1 }] } },
    ])
    expect(await stockOf(product.id)).toBe(2)
    const { data } = await owner.graphql(
      'query ($id: ID!) { auditLog(where: { entityId: $id }, first: 1) { edges { node { action actorName changes { field } } } } }',
      { id: order.id },
    )
    expect(data.auditLog.edges[0].node).toMatchObject({ action: 'order.edit', actorName: 'Sunita' })
  })

  test('takes and gives back stock by size, and never sells a piece twice', async () => {
    const { id } = await shop.product({
      readyMadePrice: 100_000,
      sizes: [
        { label: 'S', quantityInStock: 1 },
        { label: 'M', quantityInStock: 1 },
      ],
      quantityInStock: 2,
    })
    const pieces = async () => {
      const { sizes } = await shop.db.product.findUniqueOrThrow({ where: { id } })
      return (sizes as Json[]).map(({ quantityInStock }) => quantityInStock)
    }
    const order = await take([{ productId: id, size: 'S' }])
    expect(await pieces()).toEqual([0, 1])
    const changed = await staff.mutate('editOrder', { ...ref(order), lines: [{ position: 0, size: 'M' }] })
    expect(changed).toMatchObject({
      userErrors: [],
      changes: [{ field: 'SIZE', before: 'S', after: 'M' }],
      order: { totalToPay: 100_000 },
    })
    expect(await pieces()).toEqual([1, 0])
    const more = { ...ref(changed.order), lines: [{ position: 0, quantity: 2 }], reason: 'Two' }
    expect((await staff.mutate('editOrder', more)).userErrors).toMatchObject([
      { field: 'lines.0.quantity', code: 'OUT_OF_STOCK' },
    ])
    expect(await pieces()).toEqual([1, 0])
    const lines = [blouse]
    const removed = await staff.mutate('editOrder', {
      ...ref(changed.order),
      lines,
      reason: 'A blouse instead',
    })
    expect(removed.userErrors).toEqual([])
    expect(await pieces()).toEqual([1, 1])
  })

  test('two edits of different orders sell the last piece once', async () => {
    const { id } = await shop.product({ readyMadePrice: 100_000, quantityInStock: 1 })
    const orders = [await take([blouse]), await take([blouse])]
    const edited = await inParallel(2, orders, (order) =>
      staff.mutate('editOrder', {
        ...ref(order),
        lines: [{ position: 0 }, { productId: id }],
        reason: 'More',
      }),
    )
    expect(edited.flatMap(({ userErrors }) => userErrors)).toMatchObject([{ code: 'OUT_OF_STOCK' }])
    expect(await stockOf(id)).toBe(0)
  })

  test('the second of two members of staff gets a conflict', async () => {
    const order = await take([blouse])
    const edited = await inParallel(2, [staff, owner], (who: ApiClient) =>
      who.mutate('editOrder', {
        ...ref(order),
        specialInstructions: `From ${who === staff ? 'staff' : 'owner'}`,
      }),
    )
    expect(edited.flatMap(({ userErrors }) => userErrors)).toMatchObject([
      { field: 'version', code: 'CONFLICT' },
    ])
    expect((await readEdited(staff, order.id)).version).toBe(2)
  })
})

describe('the customer’s details', () => {
  test('change with the way of delivery, and an address is required for it', async () => {
    const order = await take([blouse], { neededBy: dayAhead(20) })
    const missing = await staff.mutate('editOrder', { ...ref(order), fulfilment: 'DELIVERY' })
    expect(fieldsOf(missing)).toEqual(
      expect.arrayContaining(['customer.street', 'customer.city', 'customer.state', 'customer.pincode']),
    )
    const customer = { street: '7 Hill Road', city: 'Mumbai', state: 'Maharashtra', pincode: '400 050' }
    const edited = await staff.mutate('editOrder', {
      ...ref(order),
      fulfilment: 'DELIVERY',
      customer: { ...customer, phone: '+91 98765 00000' },
      neededBy,
      reason: 'To be sent',
    })
    expect(edited.userErrors).toEqual([])
    expect(edited.order).toMatchObject({
      fulfilment: 'DELIVERY',
      neededBy,
      customer: { name: 'Asha Rao', phone: '9876500000', pincode: '400050' },
      garments: [{ dueDate: neededBy }],
    })
    expect(edited.order.deliveryDate).toContain(neededBy)
    expect(edited.changes.map(({ field }: Json) => field)).toEqual(
      expect.arrayContaining(['CONTACT', 'ADDRESS', 'FULFILMENT', 'NEEDED_BY']),
    )
    const past = await staff.mutate('editOrder', { ...ref(edited.order), neededBy: '2020-01-01' })
    expect(fieldsOf(past)).toEqual(['neededBy'])
  })
})

describe('money', () => {
  test('goes below a line’s price only with the permission to give discounts', async () => {
    const order = await take([blouse])
    const input = { ...ref(order), lines: [{ position: 0, price: 50_000 }], reason: 'Old customer' }
    expect(fieldsOf(await staff.mutate('editOrder', input))).toEqual(['lines.0.price'])
    expect((await owner.mutate('editOrder', input)).order).toMatchObject({
      totalToPay: 50_000,
      items: [{ unitPrice: 50_000 }],
    })
  })

  test('is returned when less is ordered than was paid', async () => {
    const order = await take([blouse, blouse], { payment: { amount: 150_000, method: 'CASH' } })
    const edited = await owner.mutate('editOrder', {
      ...ref(order),
      lines: [{ position: 0 }],
      reason: 'One only',
    })
    expect(edited.order).toMatchObject({
      totalToPay: 80_000,
      paidAmount: 150_000,
      balance: 0,
      refundDue: 70_000,
    })
  })

  test('paid and outstanding always come to the total', async () => {
    const { id } = await shop.product({ readyMadePrice: 123_400, discount: 7, quantityInStock: 50 })
    const order = await take([blouse, { productId: id }], { payment: { amount: 60_000, method: 'UPI' } })
    let state = 7
    const random = (below: number) => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return state % below
    }
    let current = order
    for (let round = 0; round < 25; round++) {
      const saved = current.items.flatMap((_: Json, position: number) =>
        random(4) === 0 ? [] : [{ position, quantity: 1 + random(3) }],
      )
      const added = random(2) === 0 ? [random(2) === 0 ? blouse : { productId: id }] : []
      const lines = [...saved, ...added]
      const edited = await owner.mutate('editOrder', { ...ref(current), lines, reason: `Round ${round}` })
      const { totalToPay, paidAmount, balance, refundDue, items } = await readEdited(owner, order.id)
      expect(paidAmount + balance - refundDue).toBe(totalToPay)
      expect(items.reduce((sum: number, { totalPrice }: Json) => sum + totalPrice, 0)).toBe(totalToPay)
      const inOrder = items
        .filter(({ productType }: Json) => productType === 'READYMADE')
        .reduce((sum: number, { quantity }: Json) => sum + quantity, 0)
      expect((await stockOf(id)) + inOrder).toBe(50)
      current = edited.order
    }
  })

  test('loses a promotion that its goods no longer reach, and gives its use back', async () => {
    const { id } = await addPromotion(owner, { minimumTotal: 150_000, usageLimit: 1 })
    const usedOf = async () => (await shop.db.promotion.findUniqueOrThrow({ where: { id } })).used
    const order = await take([blouse, blouse])
    expect(order).toMatchObject({ totalToPay: 144_000, promotions: [{ amount: 16_000 }] })
    const more = await owner.mutate('editOrder', {
      ...ref(order),
      lines: [{ position: 0 }, { position: 1 }, blouse],
      reason: 'A third one',
    })
    // Its own use doesn't count against it.
    expect(more.order).toMatchObject({ totalToPay: 216_000, promotions: [{ amount: 24_000 }] })
    expect(await usedOf()).toBe(1)
    const fewer = await owner.mutate('editOrder', {
      ...ref(more.order),
      lines: [{ position: 0 }],
      reason: 'One only',
    })
    expect(fewer.order).toMatchObject({ totalToPay: 80_000, promotions: [] })
    expect(await usedOf()).toBe(0)
    const again = await owner.mutate('editOrder', {
      ...ref(fewer.order),
      lines: [{ position: 0, quantity: 3 }],
      reason: 'Three',
    })
    expect(again.order).toMatchObject({ totalToPay: 240_000, promotions: [] })
    await owner.mutate('deletePromotion', { id })
  })

  test('is not more than an agreed discount leaves', async () => {
    const order = await take([blouse, { garmentId: 'lehenga' }])
    await owner.graphql(
      'mutation ($input: DiscountOrderInput!) { discountOrder(input: $input) { userErrors { message } } }',
      { input: { id: order.id, version: 1, amount: 200_000, reason: 'Agreed' } },
    )
    const now = await readEdited(owner, order.id)
    const edited = await owner.mutate('editOrder', {
      ...ref(now),
      lines: [{ position: 0 }],
      reason: 'No lehenga',
    })
    expect(edited.userErrors).toMatchObject([{ field: 'lines', code: 'CONFLICT' }])
  })
})

describe('an order that is closed', () => {
  test.each(['invoiced', 'cancelled'])('because it is %s is not edited', async (how) => {
    const order = await take([blouse])
    const [operation, input] =
      how === 'invoiced'
        ? ['issueInvoice', { orderId: order.id }]
        : ['moveOrder', { id: order.id, version: 1, to: 'CANCELLED' }]
    const type = `${operation[0]!.toUpperCase()}${operation.slice(1)}Input`
    await owner.graphql(
      `mutation ($input: ${type}!) { ${operation}(input: $input) { userErrors { message } } }`,
      { input },
    )
    const now = await readEdited(owner, order.id)
    expect(now.viewerCanEdit).toBe(false)
    const edited = await owner.mutate('editOrder', { ...ref(now), specialInstructions: 'Late' })
    expect(edited.userErrors).toMatchObject([{ code: 'CONFLICT' }])
  })
})
