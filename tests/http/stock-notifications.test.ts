import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { Json } from '../support/api-client.ts'
import { FakePushService, vapidEnv } from '../support/fake-push-service.ts'
import { notificationsOf } from '../support/notifications.ts'
import { moveAlong } from '../support/order-changes.ts'
import { takeOrder } from '../support/order-edits.ts'
import { orderProduct } from '../support/orders.ts'
import { readReturns } from '../support/returns.ts'
import { openShop } from '../support/shop.ts'

const service = await FakePushService.open()
afterAll(() => service.close())
const shop = await openShop({ env: { ...vapidEnv, LOOPBACK_RECEIVERS: 'allow' } })
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
const payload = await owner.mutate('saveCustomer', { name: 'Asha Rao', phone: '98765 43210' })
const { browserOf, staffWith } = notificationsOf(shop, service)

beforeEach(async () => {
  await shop.db.pushSubscription.deleteMany()
  await shop.runJobs()
})

const keeper = async () => browserOf(await staffWith(['EDIT_PRODUCTS']))

const dressWith = (S: number, M: number) =>
  shop.product({
    productName: 'Scarce Dress',
    category: 'DRESS',
    discount: 0,
    quantityInStock: S + M,
    sizes: [
      { label: 'S', chest: 34, quantityInStock: S },
      { label: 'M', chest: 36, quantityInStock: M },
    ],
  })

const lowStock = (productId: string, left: number) => ({
  title: 'Low stock',
  body: `Scarce Dress: ${left} left ready-made.`,
  address: `/product/${productId}/update`,
})

describe('an edited order', () => {
  const take = (lines: Json[]) => takeOrder(owner, { customerId: payload.customer.id, lines })
  const edit = async ({ id: orderId, version }: Json, lines: Json[], more: Json = {}) => {
    const input = { orderId, version, lines, reason: 'As the customer wishes', ...more }
    const { order, userErrors } = await owner.mutate('editOrder', input)
    expect(userErrors).toEqual([])
    return order
  }

  test('that leaves few pieces is notified, but not its preview', async () => {
    const { id: productId } = await dressWith(2, 3)
    const order = await take([{ productId, size: 'M' }])
    const browser = await keeper()
    const lines = [{ position: 0, quantity: 2 }]
    await edit(order, lines, { dryRun: true })
    await shop.runJobs()
    expect(browser.received).toEqual([])
    await edit(order, lines)
    await shop.runJobs()
    expect(browser.received).toMatchObject([lowStock(productId, 3)])
  })

  test('that only changes the size of a scarce design is not notified', async () => {
    const { id: productId } = await dressWith(2, 2)
    const order = await take([{ productId, size: 'M' }])
    const browser = await keeper()
    await edit(order, [{ productId, size: 'S' }])
    await shop.runJobs()
    expect(await shop.db.product.findUnique({ where: { id: productId } })).toMatchObject({
      quantityInStock: 3,
    })
    expect(browser.received).toEqual([])
  })
})

describe('an exchange', () => {
  const exchange = async (productId: string, restocked: number) => {
    const { id: orderId } = await orderProduct(meera, productId, {
      cartItems: [{ productId, productType: 'READYMADE', size: 'M' }],
    })
    await moveAlong(owner, orderId, 'CONFIRMED', 'READY', 'DISPATCHED', 'DELIVERED')
    await meera.mutate('requestReturn', {
      orderId,
      wish: 'EXCHANGE',
      items: [{ item: 0, quantity: 1, exchangeSize: 'S' }],
      reason: 'Too wide',
    })
    const [{ id }] = (await readReturns(owner, orderId)).returns
    await owner.mutate('receiveReturn', { id })
    const browser = await keeper()
    const restock = [{ item: 0, quantity: restocked }]
    const { order } = await owner.mutate('acceptReturn', { id, restock })
    expect(order.returns).toMatchObject([{ status: 'EXCHANGED' }])
    await shop.runJobs()
    return browser.received
  }

  test('that leaves few pieces is notified', async () => {
    const { id } = await dressWith(2, 3)
    expect(await exchange(id, 0)).toMatchObject([lowStock(id, 3)])
  })

  test('is not notified when the returned piece fills the stock up again', async () => {
    const { id } = await dressWith(2, 3)
    expect(await exchange(id, 1)).toEqual([])
  })
})
