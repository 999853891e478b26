import { expect, test } from 'vitest'
import { soldOutSizes } from '../../client/lib/sold-out.ts'

test('all sizes of a design without stock are sold out', () => {
  const product = {
    availabilityStatus: 'AVAILABLE',
    quantityInStock: 0,
    readyMadeOffer: {},
    tailorOffer: {},
    sizes: [{ label: 'S' }, { label: 'M', quantityInStock: null }],
  } as const
  expect(soldOutSizes(product)).toEqual(['S', 'M'])
  expect(soldOutSizes({ ...product, sizes: [] })).toEqual([null])
})
