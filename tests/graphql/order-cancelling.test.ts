import { describe, expect, test } from 'vitest'
import { followOrder, moveAlong, orderTailored } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'

const shop = await openShop()

const stockOf = async (id: string) =>
  (await shop.db.product.findUniqueOrThrow({ where: { id } })).quantityInStock
const codesOf = ({ userErrors }: { userErrors: Json[] }) => userErrors.map(({ code }) => code)

describe('cancelling', () => {
  test('by the shopper while it is pending, with a reason, returns the stock once', async () => {
    const meera = await shop.shopper('Meera')
    const sari = await shop.product({ quantityInStock: 10 })
    const suit = await shop.product({ quantityInStock: 5 })
    const { id } = await orderProduct(meera, sari.id, {
      orderType: 'TAILOR',
      cartItems: [
        { productId: sari.id, productType: 'READYMADE', quantity: 3 },
        { productId: suit.id, productType: 'TAILOR', quantity: 2 },
      ],
    })
    expect([await stockOf(sari.id), await stockOf(suit.id)]).toEqual([7, 5])
    const { order, userErrors } = await meera.mutate('cancelOrder', { id, note: 'The wedding is put off.' })
    expect(userErrors).toEqual([])
    expect(order).toMatchObject({
      orderStatus: 'CANCELLED',
      version: 2,
      viewerCanCancel: false,
      timeline: [{}, { status: 'CANCELLED', by: 'CUSTOMER', note: 'The wedding is put off.' }],
    })
    expect([await stockOf(sari.id), await stockOf(suit.id)]).toEqual([10, 5])
    const again = await meera.mutate('cancelOrder', { id })
    expect(again.userErrors).toMatchObject([
      { code: 'CONFLICT', message: 'This order is cancelled already.' },
    ])
    expect(again.order).toEqual(order)
    expect(await stockOf(sari.id)).toBe(10)
  })

  test('ten times concurrently returns the stock once', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const { id: productId } = await shop.product({ quantityInStock: 10 })
    const { id } = await orderProduct(meera, productId)
    const results = await Promise.all(
      Array.from({ length: 10 }, (_, n) => (n % 2 ? meera : owner).mutate('cancelOrder', { id })),
    )
    expect(results.flatMap(codesOf)).toEqual(Array(9).fill('CONFLICT'))
    expect(await stockOf(productId)).toBe(10)
  })

  test('by the shopper is refused once the shop has confirmed; the shop can cancel until stitching', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const { id: productId } = await shop.product()
    const { id } = await orderTailored(meera, productId)
    await moveAlong(owner, id, 'CONFIRMED', 'MEASURED')
    const late = await meera.mutate('cancelOrder', { id })
    expect(late).toMatchObject({
      userErrors: [{ code: 'CONFLICT' }],
      order: { orderStatus: 'MEASURED', viewerCanCancel: false },
    })
    expect((await owner.mutate('cancelOrder', { id })).order.orderStatus).toBe('CANCELLED')
    const other = await orderTailored(meera, productId)
    await moveAlong(owner, other.id, 'CONFIRMED', 'STITCHING')
    expect(codesOf(await owner.mutate('cancelOrder', { id: other.id }))).toEqual(['CONFLICT'])
  })

  test('by the shop of an order that is not collected or not accepted returns the ready-made pieces', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const { id: productId } = await shop.product({ quantityInStock: 10 })
    const { id } = await orderProduct(meera, productId, {
      orderType: 'TAILOR',
      cartItems: [
        { productId, productType: 'READYMADE', quantity: 2 },
        { productId, productType: 'TAILOR' },
      ],
    })
    const ready = await moveAlong(owner, id, 'CONFIRMED', 'STITCHING', 'READY')
    expect(ready.viewerCanCancel).toBe(true)
    expect((await followOrder(meera, id)).viewerCanCancel).toBe(false)
    expect(codesOf(await meera.mutate('cancelOrder', { id }))).toEqual(['CONFLICT'])
    await moveAlong(owner, id, 'DISPATCHED')
    expect(codesOf(await owner.mutate('cancelOrder', { id }))).toEqual(['CONFLICT'])
    expect(await stockOf(productId)).toBe(8)
    await moveAlong(owner, id, 'READY', 'CANCELLED')
    expect(await stockOf(productId)).toBe(10)
    expect(await followOrder(meera, id)).toMatchObject({ orderStatus: 'CANCELLED', nextStatuses: [] })
  })

  test('while the shop confirms: one of them is refused, and the stock is consistent', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const desk = (await shop.replica()).at(owner)
    const { id: productId } = await shop.product({ quantityInStock: 50 })
    let confirmed = 0
    for (let round = 0; round < 8; round++) {
      const { id } = await orderProduct(meera, productId)
      const results = await Promise.all([
        meera.mutate('cancelOrder', { id }),
        desk.mutate('moveOrder', { id, version: 1, to: 'CONFIRMED' }),
      ])
      expect(results.flatMap(codesOf)).toEqual(['CONFLICT'])
      const { orderStatus, timeline } = await followOrder(meera, id)
      expect(timeline).toHaveLength(2)
      if (orderStatus === 'CONFIRMED') confirmed++
    }
    expect(await stockOf(productId)).toBe(50 - confirmed)
  })

  test('an order whose design was deleted', async () => {
    const meera = await shop.shopper('Meera')
    const { id: productId } = await shop.product()
    const { id } = await orderProduct(meera, productId)
    await (await shop.admin()).rest('DELETE', 'admin/delete_product', { productId })
    expect((await meera.mutate('cancelOrder', { id })).order.orderStatus).toBe('CANCELLED')
  })
})
