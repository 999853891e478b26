import { describe, expect, test } from 'vitest'
import { orderCustom } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { Json, ApiClient } from '../support/api-client.ts'

const backup = {
  lastTakenAt: '2026-11-20T10:00:00.000Z',
  everyHours: 24,
  isOverdue: true,
  archivingFailsSince: null,
}
const shop = await openShop({
  backups: { status: async () => ({ ...backup, lastTakenAt: new Date(backup.lastTakenAt) }) },
})

const readDashboard = (who: ApiClient, days = 30) =>
  who.graphql(
    `query ($days: Int!) {
      dashboard(days: $days) {
        totalProducts orders { pending completed total new } revenue todaysRevenue
        days { day orders revenue } bestDesigns { product { productName } pieces revenue }
        runningOut { productName quantityInStock }
        sizesRunningOut { product { productName } size quantityInStock }
      }
    }`,
    { days },
  )

const dashboardOf = async (who: ApiClient, days?: number): Promise<Json> =>
  (await readDashboard(who, days)).data.dashboard

/** Sets the date at which it was placed. */
const placedAt = ({ id }: Json, orderDate: Date) =>
  shop.db.order.update({ where: { id }, data: { orderDate } })

const dayOf = (date: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format(date)
const offsetMs = 5.5 * 60 * 60 * 1000

/** Midnight in the shop's time zone, a number of days ago. */
const midnight = (daysAgo: number) => {
  const local = new Date(Date.now() + offsetMs)
  return new Date(
    Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate() - daysAgo) - offsetMs,
  )
}

describe('the dashboard', () => {
  test('is for staff only', async () => {
    expect((await readDashboard(shop.guest())).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
    expect((await readDashboard(await shop.shopper('Meera'))).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })

  test('shows the last backup to the owner only', async () => {
    const query = '{ dashboard(days: 7) { backup { lastTakenAt everyHours isOverdue archivingFailsSince } } }'
    expect((await (await shop.admin()).graphql(query)).data.dashboard.backup).toEqual(backup)
    expect((await (await shop.staff()).graphql(query)).data.dashboard.backup).toBeNull()
  })

  test('lists sizes with few pieces left, of designs that can be ordered', async () => {
    const sizes = (pieces: Record<string, number | null>) =>
      Object.entries(pieces).map(([label, quantityInStock]) => ({ label, quantityInStock }))
    await shop.product({
      productName: 'Counted',
      sizes: sizes({ S: 0, M: 3, L: 1, XL: 4 }),
      quantityInStock: 8,
    })
    await shop.product({ productName: 'Uncounted', sizes: sizes({ S: null }), quantityInStock: 9 })
    await shop.product({
      productName: 'Drafted',
      sizes: sizes({ S: 1 }),
      quantityInStock: 1,
      productStatus: 'DRAFT',
    })
    await shop.product({
      productName: 'Tailored',
      sizes: sizes({ S: 1 }),
      quantityInStock: 1,
      readyMadePrice: null,
    })
    const { sizesRunningOut } = await dashboardOf(await shop.staff())
    expect(sizesRunningOut).toEqual([
      { product: { productName: 'Counted' }, size: 'L', quantityInStock: 1 },
      { product: { productName: 'Counted' }, size: 'M', quantityInStock: 3 },
    ])
  })

  test('counts orders and sums revenue, without cancelled orders and those without a price', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const silk = await shop.product({ productName: 'Silk', readyMadePrice: 200_000, shippingCost: 5_000 })
    const before = await dashboardOf(owner)
    await orderProduct(meera, silk.id, {
      cartItems: [{ productId: silk.id, productType: 'READYMADE', quantity: 2 }],
    })
    const cancelled = await orderProduct(meera, silk.id)
    await meera.mutate('cancelOrder', { id: cancelled.id })
    await orderCustom(meera)
    const after = await dashboardOf(owner)
    expect(after.orders).toEqual({
      pending: before.orders.pending + 2,
      completed: before.orders.completed,
      total: before.orders.total + 3,
      new: before.orders.new + 2,
    })
    expect(after.revenue - before.revenue).toBe(405_000)
    expect(after.todaysRevenue - before.todaysRevenue).toBe(405_000)
    expect(after.totalProducts).toBe(await shop.db.product.count())
    expect(after.days).toHaveLength(30)
    expect(after.days.at(-1)).toMatchObject({ orders: after.orders.new, revenue: after.todaysRevenue })
    expect(after.bestDesigns).toEqual([{ product: { productName: 'Silk' }, pieces: 2, revenue: 400_000 }])
  })

  test('shows staff everything but revenue', async () => {
    const seen = await dashboardOf(await shop.staff())
    expect(seen).toMatchObject({ revenue: null, todaysRevenue: null })
    expect(seen.days.map(({ revenue }: Json) => revenue)).toEqual(seen.days.map(() => null))
    expect(seen.bestDesigns).toMatchObject([{ pieces: 2, revenue: null }])
    expect(seen.orders.total).toBe(3)
  })

  test('lists designs with low stock, the lowest first, without those sold out', async () => {
    await shop.product({ productName: 'Three left', quantityInStock: 3 })
    await shop.product({ productName: 'One left', quantityInStock: 1 })
    await shop.product({ productName: 'None left', quantityInStock: 0 })
    await shop.product({
      productName: 'Not for sale',
      quantityInStock: 1,
      availabilityStatus: 'OUT_OF_STOCK',
    })
    await shop.product({ productName: 'Four left', quantityInStock: 4 })
    await shop.product({ productName: 'Not on the shelf', quantityInStock: 1, productStatus: 'DRAFT' })
    await shop.product({
      productName: 'Only to measure',
      quantityInStock: 1,
      readyMadePrice: null,
      tailorPrice: 1,
    })
    expect((await dashboardOf(await shop.admin())).runningOut).toEqual([
      { productName: 'One left', quantityInStock: 1 },
      { productName: 'Three left', quantityInStock: 3 },
    ])
  })

  test('covers 7 to 366 days', async () => {
    const owner = await shop.admin()
    expect((await dashboardOf(owner, 366)).days).toHaveLength(366)
    for (const days of [6, 367])
      expect((await readDashboard(owner, days)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
  })
})

describe('a day begins at midnight in the shop’s time zone', () => {
  test('to the millisecond', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const product = await shop.product({ readyMadePrice: 100_000, shippingCost: 0 })
    const begins = midnight(3)
    const first = await orderProduct(meera, product.id)
    const last = await orderProduct(meera, product.id)
    await placedAt(first, begins)
    await placedAt(last, new Date(begins.getTime() - 1))
    const { days } = await dashboardOf(owner, 7)
    const [before, of] = days.slice(2, 4)
    expect(of).toEqual({ day: dayOf(begins), orders: 1, revenue: 100_000 })
    expect(before).toEqual({ day: dayOf(new Date(begins.getTime() - 1)), orders: 1, revenue: 100_000 })
  })

  test('what falls before the period’s first midnight is left out', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const product = await shop.product({ productName: 'Of long ago' })
    const order = await orderProduct(meera, product.id)
    await placedAt(order, new Date(midnight(6).getTime() - 1))
    const names = async (days: number) =>
      (await dashboardOf(owner, days)).bestDesigns.map((best: Json) => best.product.productName)
    expect(await names(7)).not.toContain('Of long ago')
    expect(await names(8)).toContain('Of long ago')
  })
})
