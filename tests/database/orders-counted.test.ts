import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Prisma } from '../../server/database/__generated__/prisma/client.ts'
import { connect } from '../../server/database/client.ts'
import { tidyCounts } from '../../server/database/tidy-counts.ts'
import { OrderStatus } from '../../server/database/__generated__/prisma/enums.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const { db, pool, close } = connect(shop.databaseUrl)
afterAll(close)

/** Everything follows from the seed. */
function chances(seed: number) {
  const below = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((seed / 2_147_483_648) * most)
  }
  return { below, of: <Item>(list: readonly Item[]): Item => list[below(list.length)]! }
}
type Chances = ReturnType<typeof chances>

const hour = 60 * 60 * 1000
/** Around midnight of Mumbai's days, over two months. */
const instant = ({ below }: Chances) =>
  new Date(Date.parse('2026-10-31T18:00:00Z') + below(60 * 24) * hour - below(2))
const statuses = Object.values(OrderStatus)
const product = (name: string) => ({
  productName: name,
  category: 'SAREE' as const,
  description: 'Silk',
  productType: 'CUSTOM_MADE' as const,
  quantityInStock: 1,
  shippingCost: 0n,
})

const order = (chance: Chances, products: string[]) => {
  const { below, of } = chance
  const lines = products
    .filter(() => below(3) === 0)
    .map((productId, position) => ({
      position,
      productId,
      productType: of(['TAILOR', 'READYMADE'] as const),
      productName: 'Saree',
      category: 'SAREE' as const,
      quantity: 1 + below(5),
      listPrice: 100n,
      discount: 0,
      unitPrice: 100n,
    }))
  const isCustom = below(5) === 0
  const pieces = lines
    .filter(({ productType }) => productType === 'TAILOR')
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    orderNumber: `100-${String(below(2_000_000_000)).padStart(9, '0')}`,
    draftId: randomUUID(),
    idempotencyKey: randomUUID(),
    requestHash: '',
    ...(isCustom
      ? { orderType: 'CUSTOM' as const, customCategory: 'DRESS' as const, garments: 1 }
      : {
          orderType: 'TAILOR' as const,
          garments: pieces,
          totalPrice: BigInt(below(9_000)),
          delivery: 99n,
          items: { createMany: { data: lines } },
        }),
    customerName: of(['Asha Patil', 'Meera Rao', 'Zoya Khan']),
    customerEmail: 'a@example.com',
    customerPhone: '9876543210',
    street: '7 Hill Road',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400050',
    country: 'India',
    orderDate: instant(chance),
    deliveryDate: below(6) === 0 ? null : instant(chance),
  }
}

/** What one of the shop's people does next to some order or design. */
async function change(chance: Chances, products: string[]): Promise<void> {
  const { below, of } = chance
  const orders = await db.order.findMany({ select: { id: true, orderType: true }, orderBy: { id: 'asc' } })
  const { id, orderType } = orders.length > 0 ? of(orders) : { id: randomUUID(), orderType: 'TAILOR' }
  const where = { id, ...(orderType === 'CUSTOM' && { orderStatus: { in: statuses } }) }
  const what = below(12)
  if (what < 4) await db.order.create({ data: order(chance, products) })
  else if (what < 7)
    await db.order.updateMany({
      where,
      data: { orderStatus: of(orderType === 'CUSTOM' ? (['PENDING', 'CANCELLED'] as const) : statuses) },
    })
  else if (what === 7) await db.order.updateMany({ where, data: { deliveryDate: instant(chance) } })
  else if (what === 8) await db.order.updateMany({ where, data: { orderDate: instant(chance) } })
  else if (what === 9 && orderType !== 'CUSTOM')
    await db.order.updateMany({ where, data: { totalPrice: BigInt(below(9_000)) } })
  else if (what === 10) await db.order.deleteMany({ where: { id } })
  else if (below(8) === 0) await db.product.deleteMany({ where: { id: of(products) } })
}

const counted = (of: string) => db.rows`
  SELECT "kind", sum("count")::int AS "count", sum("paise")::int AS "paise" FROM "running_totals" WHERE "of" = ${of}
  GROUP BY 1 HAVING sum("count") <> 0 OR sum("paise") <> 0 ORDER BY 1`

describe('after many changes at once', () => {
  beforeAll(async () => {
    const products = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        db.product.create({ data: product(`Saree ${n}`), select: { id: true } }),
      ),
    )
    const ids = products.map(({ id }) => id)
    const workers = Array.from({ length: 8 }, (_, worker) => chances(worker + 1))
    await Promise.all(
      workers.map(async (chance) => {
        for (let n = 0; n < 40; n++) await change(chance, ids).catch(unlessGone)
        await tidyCounts(pool)
      }),
    )
    const left = (await db.product.findMany({ select: { id: true }, orderBy: { id: 'asc' } })).map(
      ({ id }) => id,
    )
    const orders = await Promise.all(
      workers.flatMap((chance) =>
        [1, 2, 3].map(() => db.order.create({ data: order(chance, left), select: { id: true } })),
      ),
    )
    const cancelled = orders
      .slice(0, 10)
      .map(({ id }) =>
        db.order.update({ where: { id }, data: { orderStatus: 'CANCELLED' }, select: { id: true } }),
      )
    await Promise.all([...cancelled, db.product.delete({ where: { id: left[0] } })])
  }, 60_000)

  /** A design was deleted while somebody ordered it. */
  function unlessGone(error: unknown) {
    if (!String(error).includes('order_items_productId_fkey')) throw error
  }

  test('there is something to count', async () => {
    expect(await db.order.count({ where: { orderStatus: 'CANCELLED' } })).toBeGreaterThanOrEqual(10)
    expect(await db.orderItem.count({ where: { productId: { not: null } } })).toBeGreaterThan(0)
    expect(await db.orderItem.count({ where: { productId: null } })).toBeGreaterThan(0)
  })

  test('each of Mumbai’s days has its orders that weren’t cancelled, and their revenue', async () => {
    expect(await counted('orders by day')).toEqual(
      await db.rows`
        SELECT to_char("orderDate" AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS "kind", count(*)::int AS "count",
          coalesce(sum("totalPrice" + "delivery"), 0)::int AS "paise"
        FROM "orders" WHERE "orderStatus" <> 'CANCELLED' GROUP BY 1 ORDER BY 1`,
    )
  })

  test('each day has the garments that are due on it', async () => {
    expect(await counted('garments by due day')).toEqual(
      await db.rows`
        SELECT to_char("deliveryDate" AT TIME ZONE 'Asia/Kolkata', 'YYYY-MM-DD') AS "kind",
          sum("garments")::int AS "count", 0 AS "paise"
        FROM "orders" WHERE "deliveryDate" IS NOT NULL
          AND "orderStatus" IN ('PENDING', 'CONFIRMED', 'MEASURED', 'STITCHING', 'TRIAL')
        GROUP BY 1 HAVING sum("garments") > 0 ORDER BY 1`,
    )
  })

  test('each customer’s name has her orders', async () => {
    expect(await counted('orders by name')).toEqual(
      await db.rows`
        SELECT "customerName" AS "kind", count(*)::int AS "count", 0 AS "paise" FROM "orders" GROUP BY 1 ORDER BY 1`,
    )
  })

  test('each month has the pieces that were ordered of each design', async () => {
    expect(
      await db.rows`SELECT "month"::text, "productId", "pieces" FROM "sales_by_month" ORDER BY 1, 2`,
    ).toEqual(
      await db.rows`
        SELECT date_trunc('month', "orderDate" AT TIME ZONE 'Asia/Kolkata')::date::text AS "month", "productId",
          sum("quantity")::int AS "pieces"
        FROM "order_items" JOIN "orders" ON "orders"."id" = "orderId"
        WHERE "orderStatus" <> 'CANCELLED' AND "productId" IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2`,
    )
  })

  test('nothing is left of what is gone', async () => {
    await db.order.deleteMany()
    expect([...(await counted('orders by day')), ...(await counted('garments by due day'))]).toEqual([])
    expect(await db.rows`SELECT * FROM "sales_by_month"`).toEqual([])
  })
})

describe('the best designs are those that all lines together say', () => {
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
