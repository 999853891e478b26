import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Json } from '../support/api-client.ts'
import {
  addStyleOption,
  changeStyleOption,
  namesOf,
  readStyledOrder,
  style,
  styleNames,
} from '../support/styles.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()
let blouse: Json
let asha: Json

beforeAll(async () => {
  // 1,000 less 10%.
  blouse = await shop.product({ category: 'BLOUSE', tailorPrice: 1_000_00, discount: 10 })
  asha = (await owner.mutateOrThrow('saveCustomer', { name: 'Asha Rao', phone: '9876543219' })).customer
})

describe('at the counter', () => {
  const take = (lines: Json[], fields: Json = {}) =>
    owner.mutate('createOrder', {
      customerId: asha['id'],
      lines,
      idempotencyKey: randomUUID(),
      ...fields,
    } as never)
  const price = async (lines: Json[]) =>
    (
      await owner.graphql(
        `query ($input: OrderPriceInput!) { orderPrice(input: $input) { totalPrice totalToPay } }`,
        { input: { customerId: asha['id'], lines } },
      )
    ).data.orderPrice

  test('a garment of the price list and a design have a style, at the price that was named', async () => {
    const lines = [
      { garmentId: 'blouse', addOnIds: ['lining'], style, quantity: 2 },
      { productId: blouse['id'], productType: 'TAILOR', style: ['sleeve-bell'] },
    ]
    // 800 + 200 + 500 each, and 900 + 200.
    const total = 2 * 1_500_00 + 1_100_00
    expect(await price(lines)).toEqual({ totalPrice: total, totalToPay: total })
    const { order, userErrors } = await take(lines, { confirmedTotal: total })
    expect(userErrors).toEqual([])
    const { items } = await readStyledOrder(owner, order.id)
    expect(items.map(({ unitPrice }: Json) => unitPrice)).toEqual([1_500_00, 1_100_00])
    expect(namesOf(items[0].style)).toEqual(styleNames)
    expect(namesOf(items[1].style)).toEqual(['Bell sleeve'])
  })

  test('what can’t be sewn is refused at its line', async () => {
    const { userErrors } = await take([
      { garmentId: 'saree', style: ['finish-fall', 'finish-pico'] },
      { garmentId: 'saree', style: ['cut-katori', 'suit-anarkali'] },
      { productId: blouse['id'], productType: 'READYMADE', style },
    ])
    expect(userErrors).toMatchObject([
      { field: 'lines.1.style.1', code: 'INVALID' },
      { field: 'lines.2.style', code: 'INVALID' },
    ])
  })

  describe('an edit', () => {
    const edit = (order: Json, lines: Json[], fields: Json = {}) =>
      owner.mutate(
        'editOrder',
        { orderId: order['id'], version: order['version'], lines, reason: 'As agreed', ...fields } as never,
        'order { id version totalToPay } changes { field line before after }',
      )
    const taken = async (lines: Json[]) => readStyledOrder(owner, (await take(lines)).order.id)

    test('of something else keeps the style of a line', async () => {
      const order = await taken([{ garmentId: 'blouse', style }])
      const { order: edited, userErrors } = await edit(order, [{ position: 0, quantity: 2 }])
      expect(userErrors).toEqual([])
      const after = await readStyledOrder(owner, edited.id)
      expect(after.items[0].style).toEqual(order.items[0].style)
      expect(after.totalToPay).toBe(2 * order.totalToPay)
    })

    test('of the style changes the price by the options that came and went, at the prices agreed', async () => {
      const option = await addStyleOption(owner)
      const order = await taken([{ garmentId: 'blouse', style: [option['id'], 'sleeve-puff'] }])
      await changeStyleOption(owner, option, { price: 999_00, isActive: false })
      const { changes, userErrors } = await edit(order, [
        { position: 0, style: [option['id'], 'sleeve-bell', 'front-neck-boat'] },
      ])
      expect(userErrors).toEqual([])
      expect(changes).toMatchObject([
        { field: 'UNIT_PRICE', before: '110000', after: '115000' },
        {
          field: 'STYLE',
          before: `${option['name']}, Puff sleeve`,
          after: `${option['name']}, Bell sleeve, Boat neck`,
        },
        { field: 'TOTAL_TO_PAY', before: '110000', after: '115000' },
      ])
      const after = await readStyledOrder(owner, order.id)
      expect(after.items[0]).toMatchObject({ listPrice: 1_150_00, unitPrice: 1_150_00, discount: 0 })
      const none = await edit(after, [{ position: 0, style: [] }])
      expect(none.order.totalToPay).toBe(800_00)
    })

    test('of the style is refused like a new one', async () => {
      const order = await taken([{ garmentId: 'blouse', style: ['front-neck-halter'] }])
      const { userErrors } = await edit(order, [
        { position: 0, style: ['front-neck-halter', 'sleeve-puff', 'suit-anarkali'] },
        { garmentId: 'blouse', style: ['gone'] },
      ])
      expect(userErrors).toMatchObject([
        { field: 'lines.0.style.1', code: 'INVALID' },
        { field: 'lines.0.style.2', code: 'INVALID' },
        { field: 'lines.1.style.0', code: 'NOT_FOUND' },
      ])
    })
  })
})
