import { expect, test } from 'vitest'
import { addDays, dayOf, noonOf } from '../../server/domain/shop/shop-time.ts'
import type { Json } from '../support/api-client.ts'
import { garmentsOf } from '../support/garments.ts'
import { moveAlong, orderTailored } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { newPhone } from '../support/tailors.ts'

const shop = await openShop()
const owner = await shop.admin()
const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
const prices = { discount: 0, shippingCost: 50_00, quantityInStock: 50 }
const saree = await shop.product({ ...prices, category: 'SAREE' as const, readyMadePrice: 3_000_00 })
const suit = await shop.product({ ...prices, category: 'SUIT', readyMadePrice: 1_000_00 })

const request = async (by: string, period: Json): Promise<Json> =>
  owner.graphql(
    `query ($by: ReportBy!, $from: Day!, $to: Day!) {
      report(by: $by, from: $from, to: $to) { rows { name orders pieces amount } rowCount pieces amount }
    }`,
    { by, ...period },
  )
const read = async (by: string, period: Json): Promise<Json> => (await request(by, period)).data.report
const buy = async (who: typeof meera, product: { id: string }, quantity: number) =>
  (
    await orderProduct(who, '', {
      cartItems: [{ productId: product.id, productType: 'READYMADE' as const, quantity }],
    })
  ).id

test('orders are summed by month, category, design, kind of customer and returns', async () => {
  const to = dayOf(shop.now())
  const from = addDays(to, -40)
  const first = await buy(meera, saree, 2)
  await meera.mutate('cancelOrder', { id: await buy(meera, saree, 5) })
  await shop.db.order.update({ where: { id: first }, data: { orderDate: noonOf(from) } })
  await buy(meera, suit, 1)
  await buy(asha, suit, 3)
  const period = { from, to }

  const months = await read('MONTH', period)
  expect(months.rows).toEqual([
    { name: from.slice(0, 7), orders: 1, pieces: 2, amount: 6_050_00 },
    { name: to.slice(0, 7), orders: 2, pieces: 4, amount: 4_100_00 },
  ])
  expect(months).toMatchObject({ rowCount: 2, pieces: 6, amount: 10_150_00 })

  expect(await read('CATEGORY', period)).toEqual({
    rows: [
      { name: 'SAREE', orders: 1, pieces: 2, amount: 6_000_00 },
      { name: 'SUIT', orders: 2, pieces: 4, amount: 4_000_00 },
    ],
    rowCount: 2,
    pieces: 6,
    amount: 10_000_00,
  })
  expect((await read('DESIGN', period)).rows).toEqual([
    { name: saree.productName, orders: 1, pieces: 2, amount: 6_000_00 },
    { name: suit.productName, orders: 2, pieces: 4, amount: 4_000_00 },
  ])
  // Meera's second order is one of a returning customer, also where the period begins after the first one.
  const kinds = async (days: Json) =>
    (await read('CUSTOMER', days)).rows.map(({ name, orders }: Json) => `${name} ${orders}`).sort()
  expect(await kinds(period)).toEqual(['NEW 2', 'RETURNING 1'])
  expect(await kinds({ from: to, to })).toEqual(['NEW 1', 'RETURNING 1'])

  await moveAlong(owner, first, 'CONFIRMED', 'READY', 'DELIVERED')
  const back = {
    orderId: first,
    wish: 'REFUND' as const,
    items: [{ item: 0, quantity: 1 }],
    reason: 'Too long',
  }
  await meera.mutate('requestReturn', back)
  const { order } = await meera.mutate('requestReturn', back)
  await owner.mutate('rejectReturn', { id: order.returns.at(-1)!.id, reason: 'Worn' })
  expect((await read('RETURN', period)).rows).toEqual([
    { name: saree.productName, orders: 1, pieces: 1, amount: 3_000_00 },
  ])
  expect(await read('RETURN', { from: to, to })).toEqual({ rows: [], rowCount: 0, pieces: 0, amount: 0 })
})

test('a tailor’s garments are counted once, whatever their stages earned', async () => {
  const { tailor } = await owner.mutate('saveTailor', { name: 'Imran', phone: newPhone(), language: 'HINDI' })
  const { id } = await orderTailored(meera, (await shop.product({ tailorPrice: 2_000_00 })).id)
  await moveAlong(owner, id, 'CONFIRMED')
  const [garment] = await garmentsOf(owner, id)
  await shop.db.tailorDue.createMany({
    data: ['CUTTING', 'STITCHING'].map((stageId, index) => ({
      garmentId: garment.id,
      stageId,
      tailorId: tailor.id,
      amount: BigInt(100_00 * (index + 1)),
      earnedAt: shop.now(),
    })),
  })
  const today = dayOf(shop.now())
  expect((await read('TAILOR', { from: today, to: today })).rows).toEqual([
    { name: 'Imran', orders: 1, pieces: 1, amount: 300_00 },
  ])
  expect((await read('TAILOR', { from: addDays(today, 1), to: addDays(today, 1) })).rows).toEqual([])
})

test('a period has 1 to 366 days', async () => {
  for (const to of ['2026-10-31', '2027-11-02'])
    expect((await request('MONTH', { from: '2026-11-01', to })).errors?.[0]?.extensions?.code).toBe(
      'BAD_USER_INPUT',
    )
  expect((await request('MONTH', { from: '2026-11-01', to: '2027-11-01' })).errors).toBeUndefined()
})
