import { expect, test } from 'vitest'
import { variantsOf } from '../../server/domain/catalogue/variants.ts'

const size = (label: string, quantityInStock: number | null, sku: string | null = null) => ({
  label,
  chest: null,
  waist: null,
  hip: null,
  length: null,
  quantityInStock,
  sku,
})
const design = {
  id: '0f6a2f4e-53a1-4c1e-9f0d-6a1f2b7c8d90',
  sizes: [size('M', 0, 'RK-7 M'), size('L', 2)],
  quantityInStock: 2,
  availabilityStatus: 'AVAILABLE',
  tailorPrice: 250_000,
  readyMadePrice: 180_000,
  discount: 10,
} as const

const sold = (fields: object = {}) => variantsOf({ ...design, sizes: [...design.sizes], ...fields })

test('each ready-made size and the garment stitched to measure are variants', () => {
  expect(sold()).toEqual([
    {
      id: expect.any(String),
      sku: 'RK-7 M',
      size: 'M',
      productType: 'READYMADE',
      listPrice: 180_000,
      price: 162_000,
      availability: 'OUT_OF_STOCK',
      quantityInStock: 0,
    },
    {
      id: expect.any(String),
      sku: expect.any(String),
      size: 'L',
      productType: 'READYMADE',
      listPrice: 180_000,
      price: 162_000,
      availability: 'AVAILABLE',
      quantityInStock: 2,
    },
    {
      id: expect.any(String),
      sku: expect.any(String),
      size: null,
      productType: 'TAILOR',
      listPrice: 250_000,
      price: 225_000,
      availability: 'AVAILABLE',
      quantityInStock: null,
    },
  ])
})

test('ids are unique, short, and stay when prices, stock or the order of the sizes change', () => {
  const ids = (fields?: object) => sold(fields).map(({ id }) => id)
  expect(new Set(ids()).size).toBe(3)
  for (const id of ids()) expect(id.length).toBeLessThanOrEqual(50)
  const [medium, large, tailored] = ids()
  const changed = { sizes: [size('L', 9), size('M', 9, 'other')], readyMadePrice: 1, discount: 0 }
  expect(ids(changed)).toEqual([large, medium, tailored])
})

test('without a number of its own, a size’s SKU is its id', () => {
  const [, large] = sold()
  expect(large?.sku).toBe(large?.id)
})

test('a garment in one size has no size, and runs out with its stock', () => {
  const free = { sizes: [], tailorPrice: null }
  expect(sold({ ...free, quantityInStock: 3 })).toMatchObject([
    { size: null, productType: 'READYMADE', availability: 'AVAILABLE', quantityInStock: 3 },
  ])
  expect(sold({ ...free, quantityInStock: 0 })).toMatchObject([{ availability: 'OUT_OF_STOCK' }])
})

test('pieces that are counted for all sizes together are those of each size', () => {
  const together = { sizes: [size('M', null), size('L', null)], quantityInStock: 4, tailorPrice: null }
  expect(sold(together).map(({ quantityInStock }) => quantityInStock)).toEqual([4, 4])
})

test('a discontinued design is so in each form, and one without prices has none', () => {
  expect(sold({ availabilityStatus: 'DISCONTINUED' }).map(({ availability }) => availability)).toEqual(
    Array(3).fill('DISCONTINUED'),
  )
  expect(sold({ tailorPrice: null, readyMadePrice: null })).toEqual([])
})
