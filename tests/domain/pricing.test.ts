import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { price as priceOf, priceRange } from '../../server/domain/catalogue/pricing.ts'
import { offer, totals, unitPrice } from '../../shared/catalogue/offers.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { fc } from '../support/property-tests.ts'

/** Up to ₹1 crore, in paise. */
const price = fc.integer({ min: 0, max: 1_000_000_000 })
const percent = fc.integer({ min: 0, max: 100 })
const anyPrice = fc.oneof(price, fc.maxSafeNat())

describe('the price of one piece', () => {
  test.each([
    [1999_00, 10, 1799_10],
    [1_999, 15, 1_699], // 1699.15 is rounded down
    [1_050, 15, 893], // 892.50 is rounded up
    [1, 50, 1], // half a paisa is rounded up
    [1, 51, 0],
    [2_500_00, 0, 2_500_00],
    [2_500_00, 100, 0],
    [Number.MAX_SAFE_INTEGER, 0, Number.MAX_SAFE_INTEGER],
  ])('%i paise less %i percent are %i paise', (listPrice, discount, expected) => {
    expect(unitPrice(listPrice, discount)).toBe(expected)
  })

  test('is the exact price rounded half up to the paisa, for every price and percent', () => {
    fc.assert(
      fc.property(anyPrice, percent, (listPrice, discount) => {
        const hundredfold = BigInt(listPrice) * BigInt(100 - discount)
        const rounded = BigInt(unitPrice(listPrice, discount)) * 100n
        // At most half a paisa off, and exactly half only upwards.
        expect(rounded - hundredfold).toBeLessThanOrEqual(50n)
        expect(rounded - hundredfold).toBeGreaterThan(-50n)
      }),
    )
  })

  test('never rises with the discount, and the saving is the rest of the list price', () => {
    fc.assert(
      fc.property(anyPrice, percent, percent, (readyMadePrice, one, other) => {
        const [less, more] = one < other ? [one, other] : [other, one]
        const dear = offer({ tailorPrice: null, readyMadePrice, discount: less }, 'READYMADE')!
        const cheap = offer({ tailorPrice: null, readyMadePrice, discount: more }, 'READYMADE')!
        expect(cheap.unitPrice).toBeLessThanOrEqual(dear.unitPrice)
        expect(dear.unitPrice + dear.saving).toBe(readyMadePrice)
        expect(dear.saving).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  test('is null for a way in which the product is not offered', () => {
    const prices = { tailorPrice: null, readyMadePrice: 100, discount: 0 }
    expect(offer(prices, 'TAILOR')).toBeNull()
    expect(priceRange(prices)).toEqual({ min: 100, max: 100 })
    expect(priceRange({ ...prices, readyMadePrice: null })).toBeNull()
  })

  test('ranges from the lower to the higher of the two discounted prices', () => {
    fc.assert(
      fc.property(anyPrice, anyPrice, percent, (tailorPrice, readyMadePrice, discount) => {
        const { min, max } = priceRange({ tailorPrice, readyMadePrice, discount })!
        expect([min, max]).toEqual(
          [unitPrice(tailorPrice, discount), unitPrice(readyMadePrice, discount)].sort((a, b) => a - b),
        )
      }),
    )
  })
})

describe('the price of a cart', () => {
  const line = fc.record({
    readyMadePrice: price,
    discount: percent,
    quantity: fc.integer({ min: 1, max: 99 }),
  })

  test('is the sum of its lines, each rounded before it is multiplied', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
        const { totalCartValue, discount, finalTotal } = totals(
          lines.map(({ quantity, ...prices }) => ({
            quantity,
            offer: offer({ tailorPrice: null, ...prices }, 'READYMADE')!,
          })),
        )
        let list = 0n
        let paid = 0n
        for (const each of lines) {
          list += BigInt(each.readyMadePrice) * BigInt(each.quantity)
          paid += BigInt(unitPrice(each.readyMadePrice, each.discount)) * BigInt(each.quantity)
        }
        expect(BigInt(totalCartValue)).toBe(list)
        expect(BigInt(finalTotal)).toBe(paid)
        expect(discount).toBe(totalCartValue - finalTotal)
      }),
    )
  })

  test('three pieces of ₹10.50 less 15% cost 3 × ₹8.93, not ₹26.78', () => {
    const piece = offer({ tailorPrice: null, readyMadePrice: 10_50, discount: 15 }, 'READYMADE')!
    expect(totals([{ offer: piece, quantity: 3 }])).toEqual({
      totalCartValue: 31_50,
      discount: 4_71,
      finalTotal: 26_79,
    })
  })
})

describe('the price of an order', () => {
  const line = (unitPrice: number, quantity: number, shippingCost: number) => ({
    offer: { listPrice: unitPrice, unitPrice },
    quantity,
    product: { category: 'SUIT' as const, shippingCost },
  })
  const lines = [line(1_000_00, 2, 99_00), line(500_00, 1, 49_00)]

  test('has the largest shipping cost of its products, however many there are', () => {
    expect(priceOf(lines, [])).toMatchObject({
      finalTotal: 2_500_00,
      delivery: 99_00,
      promotions: [],
      promotionTotal: 0,
      totalToPay: 2_599_00,
    })
  })

  test.each([
    [45_50, 45_50],
    [0, 0],
    [null, 99_00],
  ])('has the fee %j of the destination’s zone before the products’ shipping cost', (fee, delivery) => {
    expect(priceOf(lines, [], 'DELIVERY', fee)).toMatchObject({ delivery, totalToPay: 2_500_00 + delivery })
  })

  test('has no delivery when it is picked up, and none without goods', () => {
    expect(priceOf(lines, [], 'PICKUP', 45_50)).toMatchObject({ delivery: 0, totalToPay: 2_500_00 })
    expect(priceOf([], [], 'DELIVERY', 45_50)).toMatchObject({ delivery: 0, totalToPay: 0 })
  })
})

describe('the database', () => {
  let database: TestDatabase
  let client: Client
  beforeAll(async () => {
    database = await createTestDatabase()
    client = new Client({ connectionString: database.url })
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    await database.drop()
  })

  test('sorts by the same price that the server charges', async () => {
    const sometimes = fc.option(anyPrice)
    const rows = fc.sample(fc.tuple(sometimes, sometimes, percent), 500)
    const { rows: stored } = await client.query<{ unitPrice: string }>(
      `WITH "new" AS (
        SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::int[]) WITH ORDINALITY AS "t" ("tailor", "ready", "off", "n")
      ), "added" AS (
        INSERT INTO "products" ("productName", "category", "description", "productType", "quantityInStock",
          "shippingCost", "tailorPrice", "readyMadePrice", "discount")
        SELECT 'Piece ' || lpad("n"::text, 6, '0'), 'SUIT', 'x', 'READY_MADE', 1, 0, "tailor", "ready", "off" FROM "new"
        RETURNING "productName", "unitPrice"
      ) SELECT "unitPrice" FROM "added" ORDER BY "productName"`,
      [rows.map(([tailor]) => tailor), rows.map(([, ready]) => ready), rows.map(([, , off]) => off)],
    )
    const expected = rows.map(([tailorPrice, readyMadePrice, discount]) => {
      const range = priceRange({ tailorPrice, readyMadePrice, discount })
      return range?.min ?? Number.MAX_SAFE_INTEGER
    })
    expect(stored.map((row) => Number(row.unitPrice))).toEqual(expected)
  })

  test.each([
    ['a price below 0', `"readyMadePrice" = -1`],
    ['a discount above 100', `"discount" = 101`],
    ['stock below 0', `"quantityInStock" = -1`],
  ])('refuses %s, whichever client writes it', async (_what, change) => {
    await client.query(
      `INSERT INTO "products" ("productName", "category", "description", "productType", "quantityInStock",
        "shippingCost", "readyMadePrice") VALUES ('Dupatta', 'OTHERS', 'x', 'READY_MADE', 1, 0, 100)`,
    )
    await expect(client.query(`UPDATE "products" SET ${change}`)).rejects.toThrow(/check constraint/)
  })
})
