import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import type { ProductSize } from '../../server/domain/catalogue/product.ts'
import { FEW_PIECES } from '../../shared/catalogue/stock-levels.ts'
import { changeStock, returnStock, takeStock } from '../../server/domain/orders/take-stock.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const now = new Date('2026-03-14T10:00:00Z')

const design = async (quantityInStock: number) => (await shop.product({ quantityInStock })).id
const stockOf = async (id: string) =>
  (await shop.db.product.findUniqueOrThrow({ where: { id } })).quantityInStock
/** A design whose sizes are counted. */
const sized = async (pieces: Record<string, number>) => {
  const sizes = Object.entries(pieces).map(([label, quantityInStock]) => ({ label, quantityInStock }))
  const quantityInStock = sizes.reduce((sum, size) => sum + size.quantityInStock, 0)
  return (await shop.product({ sizes, quantityInStock })).id
}
const sizesOf = async (id: string) => {
  const { sizes } = await shop.db.product.findUniqueOrThrow({ where: { id } })
  return Object.fromEntries(
    (sizes as unknown as ProductSize[]).map(({ label, quantityInStock }) => [label, quantityInStock]),
  )
}
const lastUpdatedOf = async (id: string) =>
  (await shop.db.product.findUniqueOrThrow({ where: { id } })).lastUpdated

const readyMade = (productId: string | null, quantity = 1, size: string | null = null) => ({
  productId,
  productType: 'READYMADE' as const,
  quantity,
  size,
})
const tailored = (productId: string | null, quantity = 1) => ({
  productId,
  productType: 'TAILOR' as const,
  quantity,
  size: null,
})

type Line = ReturnType<typeof readyMade> | ReturnType<typeof tailored>
const take = (lines: Line[]) => shop.db.$transaction((tx) => takeStock(tx, now, lines))
const giveBack = (lines: Line[]) => shop.db.$transaction((tx) => returnStock(tx, now, lines))
const change = (before: Line[], after: Line[]) =>
  shop.db.$transaction((tx) => changeStock(tx, now, before, after))

/** Whether no transaction has locked this design. */
const isFree = (id: string) =>
  shop.db.$queryRaw`SELECT FROM "products" WHERE "id" = ${id}::uuid FOR UPDATE NOWAIT`.then(
    () => true,
    () => false,
  )

const someoneWaits = async () => {
  const rows = await shop.db.$queryRaw<unknown[]>`
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
  expect(rows).toHaveLength(1)
}

/** While another transaction has locked the design with the smaller id, the other one stays unlocked. */
async function expectSmallerIdFirst(act: (lines: Line[]) => Promise<unknown>, ids: [string, string]) {
  const [smaller, larger] = ids.toSorted() as [string, string]
  const acting = await shop.db.$transaction(async (holder) => {
    await holder.$queryRaw`SELECT FROM "products" WHERE "id" = ${smaller}::uuid FOR UPDATE`
    const acting = act(ids.map((id) => readyMade(id)))
    await vi.waitFor(someoneWaits, { timeout: 4_000, interval: 10 })
    expect(await isFree(larger)).toBe(true)
    // In an object: a promise would be awaited before the lock is released.
    return { done: acting }
  })
  await acting.done
}

describe('taking stock', () => {
  test('takes the sum of all lines of a design', async () => {
    const id = await design(5)
    const lines = [readyMade(id, 2), readyMade(id, 3)]
    const { products, isShort } = await take(lines)
    expect(await stockOf(id)).toBe(0)
    expect(products.get(id)).toMatchObject({ id, quantityInStock: 5 })
    expect(lines.map(isShort)).toEqual([false, false])
    expect(await lastUpdatedOf(id)).toEqual(now)
  })

  test('takes nothing of a design with fewer pieces than its lines need, and still reads it', async () => {
    const id = await design(4)
    const lines = [readyMade(id, 2), readyMade(id, 3)]
    const { products, isShort } = await take(lines)
    expect(await stockOf(id)).toBe(4)
    expect(products.get(id)).toMatchObject({ id, quantityInStock: 4 })
    expect(lines.map(isShort)).toEqual([true, true])
  })

  test('leaves the stock of tailored lines alone', async () => {
    const id = await design(4)
    const { products, isShort } = await take([tailored(id, 5)])
    expect(await stockOf(id)).toBe(4)
    expect([...products.keys()]).toEqual([id])
    expect(isShort(tailored(id, 5))).toBe(false)
  })

  test('takes only the ready-made pieces of a design that is also tailored', async () => {
    const id = await design(4)
    const { isShort } = await take([tailored(id, 3), readyMade(id, 1)])
    expect(await stockOf(id)).toBe(3)
    expect(isShort(readyMade(id, 1))).toBe(false)
  })

  test.each([readyMade, tailored])('skips deleted designs (%o)', async (line) => {
    const lines = [line(null), line(randomUUID())]
    const { products, isShort, lowStock } = await take(lines)
    expect(products).toEqual(new Map())
    expect(lines.map(isShort)).toEqual([false, false])
    expect(lowStock).toEqual([])
  })

  test.each([
    ['that becomes one of few pieces', FEW_PIECES + 2, 2, [FEW_PIECES]],
    ['that is sold out', FEW_PIECES + 1, FEW_PIECES + 1, [0]],
    ['of which more are left', FEW_PIECES + 2, 1, []],
    ['of which few were left before', FEW_PIECES, 1, []],
    ['of which too few are left', FEW_PIECES + 1, FEW_PIECES + 2, []],
  ])('reports a design %s', async (_, stock, quantity, left) => {
    const { id: productId, productName } = await shop.product({ quantityInStock: stock })
    const { lowStock } = await take([readyMade(productId, quantity)])
    expect(lowStock).toEqual(left.map((each) => ({ productId, productName, left: each })))
  })

  test('takes the pieces of each size where those are counted', async () => {
    const id = await sized({ S: 2, M: 4 })
    const lines = [readyMade(id, 1, 'S'), readyMade(id, 1, 'M'), readyMade(id, 2, 'M')]
    const { isShort } = await take(lines)
    expect(await sizesOf(id)).toEqual({ S: 1, M: 1 })
    expect(await stockOf(id)).toBe(2)
    expect(lines.map(isShort)).toEqual([false, false, false])
  })

  test('takes the last pieces of a size', async () => {
    const id = await sized({ S: 2, M: 4 })
    const line = readyMade(id, 2, 'S')
    const { isShort } = await take([line])
    expect(await sizesOf(id)).toEqual({ S: 0, M: 4 })
    expect(isShort(line)).toBe(false)
  })

  test.each([
    ['more pieces than a size has', 'S', 3, true],
    ['a size that the design doesn’t have', 'XL', 1, true],
    ['pieces without a size', null, 1, false],
  ])('takes nothing of a design whose lines need %s', async (_, size, quantity, short) => {
    const id = await sized({ S: 2, M: 4 })
    const lines = [readyMade(id, 1, 'M'), readyMade(id, quantity, size)]
    const { isShort } = await take(lines)
    expect(await sizesOf(id)).toEqual({ S: 2, M: 4 })
    expect(await stockOf(id)).toBe(6)
    expect(lines.map(isShort)).toEqual([false, short])
  })

  test('prevents the deletion of tailored designs until its transaction ends', async () => {
    const id = await design(1)
    await shop.db.$transaction(async (tx) => {
      await takeStock(tx, now, [tailored(id)])
      expect(await isFree(id)).toBe(false)
    })
    expect(await isFree(id)).toBe(true)
  })

  test.each(['as given', 'reversed'])(
    'locks in the order of ids, whatever the order of the lines (%s)',
    async (order) => {
      const ids = [await design(1), await design(1)].toSorted() as [string, string]
      await expectSmallerIdFirst(take, order === 'reversed' ? [ids[1], ids[0]] : ids)
      expect([await stockOf(ids[0]), await stockOf(ids[1])]).toEqual([0, 0])
    },
  )
})

describe('returning stock', () => {
  test('puts the ready-made pieces of all lines back, and no tailored ones', async () => {
    const [id, other] = [await design(1), await design(7)]
    await giveBack([readyMade(id, 2), tailored(id, 9), readyMade(id, 3), tailored(other, 1)])
    expect([await stockOf(id), await stockOf(other)]).toEqual([6, 7])
    expect(await lastUpdatedOf(id)).toEqual(now)
  })

  test('puts pieces back to their sizes, except those that the design no longer has', async () => {
    const id = await sized({ S: 2, M: 0 })
    await giveBack([readyMade(id, 1, 'M'), readyMade(id, 2, 'S'), readyMade(id, 5, 'XL')])
    expect(await sizesOf(id)).toEqual({ S: 4, M: 1 })
    expect(await stockOf(id)).toBe(5)
  })

  test('skips deleted designs', async () => {
    const id = await design(1)
    await giveBack([readyMade(null), readyMade(randomUUID()), readyMade(id)])
    expect(await stockOf(id)).toBe(2)
  })

  test.each(['as given', 'reversed'])(
    'locks in the order of ids, whatever the order of the lines (%s)',
    async (order) => {
      const ids = [await design(1), await design(1)].toSorted() as [string, string]
      await expectSmallerIdFirst(giveBack, order === 'reversed' ? [ids[1], ids[0]] : ids)
      expect([await stockOf(ids[0]), await stockOf(ids[1])]).toEqual([2, 2])
    },
  )
})

describe('changing stock', () => {
  test('takes what is needed more, returns what is needed less, and reads all designs', async () => {
    const [less, more, added, removed, stitched] = [
      await design(5),
      await design(5),
      await design(5),
      await design(5),
      await design(5),
    ]
    const { products, isShort } = await change(
      [readyMade(less, 3), readyMade(more, 1), readyMade(removed, 2)],
      [readyMade(less, 1), readyMade(more, 4), readyMade(added, 2), tailored(stitched)],
    )
    expect(await Promise.all([less, more, added, removed, stitched].map(stockOf))).toEqual([7, 2, 3, 7, 5])
    expect(new Set(products.keys())).toEqual(new Set([less, more, added, stitched]))
    expect(isShort(readyMade(more, 4))).toBe(false)
  })

  test('leaves a design alone of which as many pieces are needed as before', async () => {
    const [id, other] = [await design(5), await design(5)]
    const before = await lastUpdatedOf(id)
    const { products } = await change([readyMade(id, 2), readyMade(other)], [readyMade(id, 2)])
    expect([await stockOf(id), await stockOf(other)]).toEqual([5, 6])
    expect(await lastUpdatedOf(id)).toEqual(before)
    expect(products.has(id)).toBe(true)
  })

  test('takes pieces that it has just returned, and no more', async () => {
    const id = await design(0)
    const taken = await change([readyMade(id, 2, 'S')], [readyMade(id, 2, 'M')])
    expect(taken.isShort(readyMade(id, 2, 'M'))).toBe(false)
    expect(await stockOf(id)).toBe(0)
    const short = await change([readyMade(id, 2, 'S')], [readyMade(id, 3, 'M')])
    expect(short.isShort(readyMade(id, 3, 'M'))).toBe(true)
  })

  test('returns and takes the pieces of sizes', async () => {
    const id = await sized({ S: 0, M: 1 })
    await change([readyMade(id, 2, 'S')], [readyMade(id, 1, 'S'), readyMade(id, 1, 'M')])
    expect(await sizesOf(id)).toEqual({ S: 1, M: 0 })
  })

  test.each([
    ['more than few pieces were left before', FEW_PIECES + 1, [FEW_PIECES + 1 - 2]],
    ['few pieces were left before, although some were returned in between', FEW_PIECES, []],
  ])('reports a design where %s', async (_, stock, left) => {
    const { id: productId, productName } = await shop.product({ quantityInStock: stock })
    const { lowStock } = await change([readyMade(productId, 2, 'S')], [readyMade(productId, 4, 'M')])
    expect(lowStock).toEqual(left.map((each) => ({ productId, productName, left: each })))
  })

  test.each(['taken', 'returned'])(
    'locks in the order of ids, also when the smaller id is %s',
    async (smaller) => {
      const ids = [await design(1), await design(1)].toSorted() as [string, string]
      const act = ([one, other]: Line[]) => change([one!], [other!])
      await expectSmallerIdFirst(act, smaller === 'taken' ? [ids[1], ids[0]] : ids)
      const stock = [await stockOf(ids[0]), await stockOf(ids[1])]
      expect(stock).toEqual(smaller === 'taken' ? [0, 2] : [2, 0])
    },
  )
})
