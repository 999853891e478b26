import { describe, expect, test } from 'vitest'
import { readymade } from '../support/cart.ts'
import { registerForGst } from '../support/invoices.ts'
import { moveAlong } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { addPromotion } from '../support/promotions.ts'
import { openShop } from '../support/shop.ts'
import type { ApiClient, Json } from '../support/api-client.ts'

const shop = await openShop()
const owner = await shop.admin()
await registerForGst(owner)

const design = (category: 'SAREE' | 'BLOUSE' | 'DRESS', readyMadePrice: number, shippingCost = 0) =>
  shop.product({ category, readyMadePrice, discount: 0, shippingCost, quantityInStock: 100, sizes: [] })
const saree = await design('SAREE', 3_000_00)
const blouse = await design('BLOUSE', 1_000_00)
const dress = await design('DRESS', 1_000_00, 100_00)

let coupons = 0

/** A shopper who has a coupon. */
async function withCoupon(terms: Json): Promise<{ who: ApiClient; promotion: Json }> {
  const who = await shop.shopper('Meera')
  const code = `OFFER${(coupons += 1)}`
  const promotion = await addPromotion(owner, { ...terms, code })
  await who.mutate('addToCart', readymade(dress.id))
  expect((await who.mutate('applyCoupon', { code })).userErrors).toEqual([])
  return { who, promotion }
}

const line = (product: { id: string }, quantity = 1): Json => ({
  productId: product.id,
  productType: 'READYMADE',
  quantity,
})

const place = async (who: ApiClient, ...cartItems: Json[]): Promise<string> =>
  (await orderProduct(who, cartItems[0]!.productId, { cartItems })).id

const ofBlouses = { kind: 'AMOUNT', amount: 500_00, categories: ['BLOUSE'] }

/** Returns pieces of a delivered and invoiced order; gives the credit note. */
async function giveBack(who: ApiClient, orderId: string, item: number, quantity = 1): Promise<Json> {
  const items = [{ item, quantity }]
  const requested = await who.mutate('requestReturn', {
    orderId,
    wish: 'REFUND',
    items,
    reason: 'Another colour',
  })
  const returned = requested.order.returns.at(-1)
  await owner.mutate('receiveReturn', { id: returned!.id })
  const { order } = await owner.mutate('acceptReturn', { id: returned!.id, restock: [] })
  return order.returns.at(-1)!.creditNote
}

const deliver = (id: string) => moveAlong(owner, id, 'CONFIRMED', 'READY', 'DISPATCHED', 'DELIVERED')

const readItems = async (id: string): Promise<Json[]> =>
  (
    await owner.graphql(`query ($id: ID!) { order(id: $id) { items { totalPrice promotionDiscount } } }`, {
      id,
    })
  ).data.order.items

describe('a coupon for blouses', () => {
  test('lowers the blouse alone: the saree is returned at its full price', async () => {
    const { who } = await withCoupon(ofBlouses)
    const id = await place(who, line(saree), line(blouse))
    expect(await readItems(id)).toEqual([
      { totalPrice: 3_000_00, promotionDiscount: 0 },
      { totalPrice: 1_000_00, promotionDiscount: 500_00 },
    ])
    await deliver(id)
    const { invoice } = await owner.mutate('issueInvoice', { orderId: id })
    expect(invoice).toMatchObject({
      total: 3_500_00,
      lines: [
        { total: 3_000_00, discount: 0 },
        { total: 500_00, discount: 500_00 },
      ],
    })
    expect(await giveBack(who, id, 0)).toMatchObject({ total: 3_000_00 })
    expect(await giveBack(who, id, 1)).toMatchObject({ total: 500_00 })
  })

  test('leaves the saree its tax rate', async () => {
    // 3,000 is above the limit of 2,625; spread over both, the coupon would bring the saree below it.
    const { who } = await withCoupon({ ...ofBlouses, amount: 900_00 })
    const id = await place(who, line(saree), line(blouse))
    const { invoice } = await owner.mutate('issueInvoice', { orderId: id })
    expect(invoice.lines.map(({ taxRate }: Json) => taxRate)).toEqual([18, 5])
  })

  test('stays with the blouse when the order is edited, also after the promotion was deleted', async () => {
    const { who, promotion } = await withCoupon(ofBlouses)
    const id = await place(who, line(saree), line(blouse))
    await owner.mutate('deletePromotion', { id: promotion.id })
    const { order } = await owner.mutate('editOrder', {
      orderId: id,
      version: 1,
      lines: [
        { position: 0, quantity: 2 },
        { position: 1, quantity: 1 },
      ],
      reason: 'One more saree',
    })
    expect(order.totalToPay).toBe(6_500_00)
    expect((await readItems(id)).map((item) => item.promotionDiscount)).toEqual([0, 500_00])
  })

  test('ends with the last blouse of the order', async () => {
    const { who } = await withCoupon(ofBlouses)
    const id = await place(who, line(saree), line(blouse))
    const { order } = await owner.mutate('editOrder', {
      orderId: id,
      version: 1,
      lines: [{ position: 0, quantity: 1 }],
      reason: 'No blouse',
    })
    expect(order.totalToPay).toBe(3_000_00)
    expect((await readItems(id)).map((item) => item.promotionDiscount)).toEqual([0])
  })
})

test('free delivery lowers the delivery alone: goods for 1,000 are returned at 1,000', async () => {
  const { who } = await withCoupon({ kind: 'FREE_DELIVERY' })
  const id = await place(who, line(dress))
  await deliver(id)
  const { invoice } = await owner.mutate('issueInvoice', { orderId: id })
  expect(invoice).toMatchObject({
    total: 1_000_00,
    lines: [
      { total: 1_000_00, discount: 0 },
      { description: 'Delivery', total: 0, discount: 100_00 },
    ],
  })
  expect(await giveBack(who, id, 0)).toMatchObject({ total: 1_000_00 })
})

test('a promotion for everything lowers the goods, not the delivery', async () => {
  const { who } = await withCoupon({ kind: 'PERCENT', percent: 10 })
  const id = await place(who, line(saree), line(dress))
  const { invoice } = await owner.mutate('issueInvoice', { orderId: id })
  expect(invoice.lines.map(({ discount }: Json) => discount)).toEqual([300_00, 100_00, 0])
  expect(invoice.total).toBe(3_700_00)
})

test('an agreed discount lowers what the promotions left of the goods', async () => {
  const { who } = await withCoupon(ofBlouses)
  const id = await place(who, line(saree), line(blouse), line(dress))
  // Left are 3,000, 500 and 1,000.
  await owner.mutate('discountOrder', { id, version: 1, amount: 450_00, reason: 'A regular customer' })
  const { invoice } = await owner.mutate('issueInvoice', { orderId: id })
  expect(invoice.lines.map(({ discount }: Json) => discount)).toEqual([300_00, 550_00, 100_00, 0])
  expect(invoice.total).toBe(4_150_00)
})

test('a later lower price is taken off the goods, and off the delivery only what they don’t cost', async () => {
  const who = await shop.shopper('Asha')
  const id = await place(who, line(dress))
  const { invoice } = await owner.mutate('issueInvoice', { orderId: id })
  const credit = async (amount: number) =>
    (await owner.mutate('issueCreditNote', { invoiceId: invoice.id, amount, reason: 'A stain' })).creditNote
      .lines
  expect(await credit(400_00)).toMatchObject([{ description: dress.productName, total: 400_00 }])
  expect(await credit(650_00)).toMatchObject([
    { description: dress.productName, total: 600_00 },
    { description: 'Delivery', total: 50_00 },
  ])
})

test('the credit notes of all pieces add up to the lines of the invoice', async () => {
  const { who } = await withCoupon({ kind: 'AMOUNT', amount: 100_01 })
  const id = await place(who, line(saree, 3), line(blouse, 3))
  await deliver(id)
  const { invoice } = await owner.mutate('issueInvoice', { orderId: id })
  const notes: Json[] = []
  for (const item of [0, 1, 0, 1, 0, 1]) notes.push(await giveBack(who, id, item))
  for (const field of ['total', 'taxableValue', 'cgst', 'sgst'] as const)
    expect(notes.reduce((sum, note) => sum + note[field], 0)).toBe(invoice[field])
})

describe('an order from before shares were kept', () => {
  async function fromBefore(terms: Json) {
    const { who, promotion } = await withCoupon(terms)
    const id = await place(who, line(saree), line(blouse))
    await shop.db.orderItem.updateMany({ where: { orderId: id }, data: { promotionDiscount: null } })
    return { who, promotion, id }
  }

  test('is readable, and its promotion lowers what it is for', async () => {
    const { id } = await fromBefore(ofBlouses)
    expect((await readItems(id)).map((item) => item.promotionDiscount)).toEqual([null, null])
    const { invoice } = await owner.mutate('issueInvoice', { orderId: id })
    expect(invoice.lines.map(({ discount }: Json) => discount)).toEqual([0, 500_00])
  })

  test('is read by its promotion where it doesn’t keep what that was for', async () => {
    const { id } = await fromBefore(ofBlouses)
    await shop.db.orderPromotion.updateMany({
      where: { orderId: id },
      data: { kind: null, categories: [] },
    })
    const { invoice } = await owner.mutate('issueInvoice', { orderId: id })
    expect(invoice.lines.map(({ discount }: Json) => discount)).toEqual([0, 500_00])
  })

  test('whose promotion is deleted has it taken off the goods, and is returned at what its invoice said', async () => {
    const { who, id, promotion } = await fromBefore(ofBlouses)
    await shop.db.orderPromotion.updateMany({
      where: { orderId: id },
      data: { kind: null, categories: [] },
    })
    await owner.mutate('deletePromotion', { id: promotion.id })
    await deliver(id)
    const { invoice } = await owner.mutate('issueInvoice', { orderId: id })
    expect(invoice.lines.map(({ discount }: Json) => discount)).toEqual([375_00, 125_00])
    expect(await giveBack(who, id, 0)).toMatchObject({ total: 2_625_00 })
  })
})
