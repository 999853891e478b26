import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { Prisma } from '../../server/platform/database/__generated__/prisma/client.ts'
import { OrderStatus } from '../../server/platform/database/__generated__/prisma/enums.ts'
import { maxAgeMs } from '../../server/domain/totals-cache.ts'
import { maxCounted } from '../../server/domain/total.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { Json, ApiClient } from '../support/api-client.ts'

const shop = await openShop()
const { db } = shop
/** An instance that listens to order events. */
const followingShop = await openShop({ followOrders: true })

/** The seed determines all random values. */
function chances(seed: number) {
  const below = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * most)
  }
  return { below, of: <Item>(list: readonly Item[]): Item => list[below(list.length)]! }
}
type Chances = ReturnType<typeof chances>

const hour = 60 * 60 * 1000
/**
 * Whole hours and half hours, and the millisecond before, which include the midnights of Mumbai. Over
 * sixty days.
 */
const instant = ({ below }: Chances, from: number) =>
  new Date(Math.floor((Date.now() + from * 24 * hour) / hour) * hour + (below(60 * 48) * hour) / 2 - below(2))
const statuses = Object.values(OrderStatus)
const product = (name: string) => ({
  productName: name,
  category: 'SAREE' as const,
  description: 'Silk',
  productType: 'CUSTOM_MADE' as const,
  quantityInStock: 1,
  shippingCost: 0n,
})

const order = (chance: Chances, n: number) => {
  const { below, of } = chance
  const isCustom = below(5) === 0
  return {
    orderNumber: `100-${String(n).padStart(6, '0')}`,
    draftId: randomUUID(),
    idempotencyKey: randomUUID(),
    requestHash: '',
    ...(isCustom
      ? { orderType: 'CUSTOM' as const, customCategory: 'DRESS' as const, garments: 1 }
      : {
          orderType: 'TAILOR' as const,
          garments: below(5),
          totalPrice: BigInt(below(9_000)),
          delivery: 99n,
        }),
    customerName: of(['Asha Patil', 'Meera Rao', 'Zoya Khan']),
    customerEmail: 'a@example.com',
    customerPhone: '9876543210',
    street: '7 Hill Road',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400050',
    country: 'India',
    orderDate: instant(chance, -61),
    deliveryDate: below(6) === 0 ? null : instant(chance, -10),
    orderStatus: isCustom ? of(['PENDING', 'CANCELLED'] as const) : of(statuses),
  }
}

/** The day in Mumbai, by the calendar of the test's own machine. */
const dayOf = (date: Date) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata', dateStyle: 'short' }).format(date)
const sum = (numbers: (number | bigint)[]) => numbers.reduce<number>((all, each) => all + Number(each), 0)
type Totals = { totalPrice: bigint | null; delivery: bigint | null }
const revenueOf = (orders: Totals[]) =>
  sum(orders.map((each) => (each.totalPrice ?? 0n) + (each.delivery ?? 0n)))

describe('of 400 orders around the midnights of sixty days', () => {
  beforeAll(async () => {
    const chance = chances(1)
    await db.order.createMany({ data: Array.from({ length: 400 }, (_, n) => order(chance, n)) })
  })

  test('each day in Mumbai has its orders that weren’t cancelled, and their revenue', async () => {
    const { data } = await (
      await shop.admin()
    ).graphql('{ dashboard(days: 90) { days { day orders revenue } orders { total } revenue } }')
    const orders = await db.order.findMany()
    const sold = orders.filter(({ orderStatus }) => orderStatus !== 'CANCELLED')
    expect(sold.length).toBeLessThan(orders.length)
    expect(data.dashboard.days).toHaveLength(90)
    for (const { day, orders: count, revenue } of data.dashboard.days) {
      const ofDay = sold.filter(({ orderDate }) => dayOf(orderDate) === day)
      expect([day, count, revenue]).toEqual([day, ofDay.length, revenueOf(ofDay)])
    }
    expect(sum(data.dashboard.days.map((day: Json) => day.orders))).toBe(sold.length)
    expect(data.dashboard).toMatchObject({ orders: { total: 400 }, revenue: revenueOf(sold) })
  })

  test('each week has the garments that are due in it', async () => {
    const { data } = await (
      await shop.admin()
    ).graphql('{ workshop(weeks: 12) { weeks { startsOn garments } } }')
    const stitching = await db.order.findMany({
      where: { orderStatus: { in: ['PENDING', 'CONFIRMED', 'MEASURED', 'STITCHING', 'TRIAL'] } },
      omit: { garments: false },
    })
    const weeks: Json[] = data.workshop.weeks
    expect(weeks).toHaveLength(12)
    for (const [n, { startsOn, garments }] of weeks.entries()) {
      const end = weeks[n + 1]?.startsOn ?? '9999-12-31'
      const due = stitching.filter(
        ({ deliveryDate }) => deliveryDate && dayOf(deliveryDate) >= startsOn && dayOf(deliveryDate) < end,
      )
      expect([startsOn, garments]).toEqual([startsOn, sum(due.map((each) => each.garments))])
    }
    expect(sum(weeks.map(({ garments }) => garments))).toBeGreaterThan(0)
  })
})

describe('the best designs are computed from all lines together', () => {
  const sell = (piecesOf: Prisma.Sql) =>
    db.$executeRaw`
    WITH "designs" AS (SELECT "id", row_number() OVER (ORDER BY "id") AS "n" FROM "products"),
    "placed" AS (
      INSERT INTO "orders" ("orderNumber", "draftId", "idempotencyKey", "requestHash", "orderType", "customerName",
        "customerEmail", "customerPhone", "street", "city", "state", "pincode", "country", "garments", "totalPrice",
        "delivery", "orderDate")
      SELECT '200-' || lpad("n"::text, 6, '0'), gen_random_uuid(), "n"::text, '', 'READYMADE', 'Meera', 'm@example.com',
        '9876543210', '7 Hill Road', 'Mumbai', 'Maharashtra', '400050', 'India', 0, 0, 0, now() - "n" * interval '5 hours'
      FROM generate_series(0, 600) AS "n" RETURNING "id", "orderNumber")
    INSERT INTO "order_items" ("orderId", "position", "productId", "productType", "productName", "category", "quantity",
      "listPrice", "discount", "unitPrice")
    SELECT "placed"."id", "line", "designs"."id", 'READYMADE', 'Saree', 'SAREE', ${piecesOf}, "designs"."n", 0, "designs"."n"
    FROM "placed" CROSS JOIN generate_series(1, 20) AS "line"
    JOIN "designs" ON "designs"."n" = 1 + (right("orderNumber", 6)::int * 7 + "line" * "line" * 13) % 150`

  beforeAll(async () => {
    await db.product.deleteMany()
    await db.product.createMany({ data: Array.from({ length: 150 }, (_, n) => product(`Design ${n}`)) })
  })

  test.each([
    [
      'a few sell far more than the others',
      Prisma.sql`CASE WHEN "designs"."n" < 12 THEN 20 + "designs"."n" ELSE 1 END`,
    ],
    ['all sell alike', Prisma.sql`1`],
  ])('when %s', async (_, piecesOf) => {
    await db.order.deleteMany()
    await sell(piecesOf)
    shop.passTime(maxAgeMs / 1000)
    const owner = await shop.admin()
    for (const days of [7, 30, 90]) {
      const { data } = await owner.graphql(
        `{ dashboard(days: ${days}) { bestDesigns { pieces revenue product { id } } } }`,
      )
      const wanted = await db.rows<{ id: string; pieces: number; revenue: number }>`
        SELECT "productId" AS "id", sum("quantity")::int AS "pieces", sum("quantity" * "unitPrice")::bigint AS "revenue"
        FROM "order_items" JOIN "orders" ON "orders"."id" = "orderId"
        WHERE ("orderDate" AT TIME ZONE 'Asia/Kolkata')::date > (now() AT TIME ZONE 'Asia/Kolkata')::date - ${days}::int
        GROUP BY 1 ORDER BY 2 DESC, 3 DESC, 1 LIMIT 5`
      expect(data.dashboard.bestDesigns).toEqual(
        wanted.map(({ id, pieces, revenue }) => ({ pieces, revenue, product: { id } })),
      )
    }
  })
})

describe('in a shop of more than a thousand orders', () => {
  const list = async (who: ApiClient) =>
    (
      await who.graphql(
        '{ orders(where: { mine: false }) { totalCount statusCounts { orderStatus count } } }',
      )
    ).data.orders

  test('counts follow a placed order as soon as its event has arrived', async () => {
    const large = followingShop
    const [owner, meera] = [await large.admin(), await large.shopper('Meera')]
    const silk = await large.product()
    await large.db.$executeRaw`
      INSERT INTO "orders" ("orderNumber", "draftId", "idempotencyKey", "requestHash", "orderType", "customerName",
        "customerEmail", "customerPhone", "street", "city", "state", "pincode", "country", "garments", "totalPrice",
        "delivery", "orderStatus")
      SELECT '200-' || lpad("n"::text, 6, '0'), gen_random_uuid(), "n"::text, '', 'READYMADE', 'Meera', 'm@example.com',
        '9876543210', '7 Hill Road', 'Mumbai', 'Maharashtra', '400050', 'India', 0, 0, 0, 'DELIVERED'
      FROM generate_series(1, ${maxCounted}::int) AS "n"`
    await expect.poll(async () => (await list(owner)).totalCount).toBe(maxCounted)
    await orderProduct(meera, silk.id)
    await expect
      .poll(() => list(owner), { timeout: maxAgeMs / 2 })
      .toEqual({
        totalCount: maxCounted + 1,
        statusCounts: expect.arrayContaining([
          { orderStatus: 'PENDING', count: 1 },
          { orderStatus: 'DELIVERED', count: maxCounted },
        ]),
      })
  })

  test('the total of the catalogue is exact at once, though it is cached', async () => {
    const total = async () =>
      (await shop.guest().graphql('{ products { totalCount } }')).data.products.totalCount
    await db.product.createMany({ data: Array.from({ length: 1_100 }, (_, n) => product(`Design ${n}`)) })
    const before = await total()
    expect(before).toBeGreaterThan(maxCounted)
    expect(await total()).toBe(before)
    await db.product.create({ data: product('One more') })
    expect(await total()).toBe(before + 1)
    await db.product.deleteMany({ where: { productName: 'One more' } })
    expect(await total()).toBe(before)
  })
})
