import { expect, test } from 'vitest'
import type { Json } from '../support/api-client.ts'
import { registerForGst } from '../support/invoices.ts'
import { moveAlong } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { readReturns } from '../support/returns.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]

test('a returned piece is put back once, however often its line is named', async () => {
  await registerForGst(owner)
  const { id } = await shop.product({
    readyMadePrice: 5_900_00,
    discount: 0,
    shippingCost: 0,
    quantityInStock: 20,
  })
  const order = await orderProduct(meera, id)
  await moveAlong(owner, order.id, 'CONFIRMED', 'READY', 'DISPATCHED', 'DELIVERED')
  await owner.mutate('issueInvoice', { orderId: order.id })
  const { userErrors } = await meera.mutate('requestReturn', {
    orderId: order.id,
    wish: 'REFUND',
    items: [{ item: 0, quantity: 1 }],
    reason: 'The colour is different',
  })
  expect(userErrors).toEqual([])
  const [{ id: returnId }] = (await readReturns(owner, order.id)).returns
  await owner.mutate('receiveReturn', { id: returnId })
  const stock = async () => (await shop.db.product.findUniqueOrThrow({ where: { id } })).quantityInStock
  const before = await stock()
  const piece = { item: 0, quantity: 1 }
  const thrice = await owner.mutate('acceptReturn', { id: returnId, restock: [piece, piece, piece] })
  expect(thrice.userErrors.map(({ field }: Json) => field)).toEqual(['restock.1.item', 'restock.2.item'])
  expect(await stock()).toBe(before)
  expect((await owner.mutate('acceptReturn', { id: returnId, restock: [piece] })).userErrors).toEqual([])
  expect(await stock()).toBe(before + 1)
})
