import { expect, test } from 'vitest'
import { readRunningTotals } from '../../server/domain/totals.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()

const product = (productStatus: 'ACTIVE' | 'DRAFT') => ({
  productName: 'Saree',
  category: 'SAREE' as const,
  description: 'Silk',
  productType: 'READY_MADE' as const,
  quantityInStock: 1,
  shippingCost: 0n,
  productStatus,
})

const kept = async () =>
  Object.fromEntries((await readRunningTotals(shop.db, 'products')).map(({ kind, count }) => [kind, count]))

test('running totals follow rows that come, change and go, also many at once', async () => {
  await shop.db.product.createMany({ data: [product('ACTIVE'), product('ACTIVE'), product('DRAFT')] })
  expect(await kept()).toEqual({ ACTIVE: 2, DRAFT: 1 })
  await shop.db.product.updateMany({
    data: { productStatus: 'ARCHIVED' },
    where: { productStatus: 'ACTIVE' },
  })
  expect(await kept()).toEqual({ ARCHIVED: 2, DRAFT: 1 })
  await shop.db.product.updateMany({ data: { discount: 10 } })
  await shop.db.product.deleteMany({ where: { productStatus: 'DRAFT' } })
  expect(await kept()).toEqual({ ARCHIVED: 2 })
})

test('what is rolled back was never counted', async () => {
  const before = await kept()
  const undone = shop.db.$transaction(async (tx) => {
    await tx.product.create({ data: product('DRAFT') })
    throw new Error('never mind')
  })
  await expect(undone).rejects.toThrow('never mind')
  expect(await kept()).toEqual(before)
})

test('an emptied table has none', async () => {
  await shop.db.$executeRaw`TRUNCATE "products" CASCADE`
  expect(await kept()).toEqual({})
})

test('writers on several connections count together', async () => {
  await Promise.all(Array.from({ length: 12 }, () => shop.db.product.create({ data: product('ACTIVE') })))
  expect(await kept()).toEqual({ ACTIVE: 12 })
})
