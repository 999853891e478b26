import { expect, test } from 'vitest'
import { deliveryDays } from '../../server/domain/delivery/delivery-days.ts'

const capacity = { weeklyCapacity: 20, stitchingDays: 7, dispatchDays: 2, openGarments: 0 }
const transit = { minDays: 2, maxDays: 4 }
const days = (goods: Partial<Parameters<typeof deliveryDays>[0]>, some: Partial<typeof capacity> = {}) =>
  deliveryDays(
    { garments: 0, hasReadyMade: false, extraDays: 0, ...goods },
    { ...capacity, ...some },
    transit,
    '2026-11-24',
  )

test('ready-made goods take the dispatch days and the transit, however busy the workshop is', () => {
  const result = { ready: '2026-11-26', earliest: '2026-11-28', latest: '2026-11-30' }
  expect(days({ hasReadyMade: true })).toEqual(result)
  expect(days({ hasReadyMade: true }, { openGarments: 500 })).toEqual(result)
})

test('a stitched garment takes the stitching days after the open ones', () => {
  expect(days({ garments: 1 })).toEqual({
    ready: '2026-12-01',
    earliest: '2026-12-03',
    latest: '2026-12-05',
  })
  // 30 garments at 20 a week: 10.5 days.
  expect(days({ garments: 1 }, { openGarments: 30 }).ready).toBe('2026-12-12')
})

test('many garments take as long as the capacity needs for them', () => {
  expect(days({ garments: 20 }).ready).toBe('2026-12-01')
  expect(days({ garments: 21 }).ready).toBe('2026-12-02')
})

test('a mixed parcel leaves when its last garment is ready', () => {
  expect(days({ garments: 1, hasReadyMade: true }).ready).toBe('2026-12-01')
  expect(days({ garments: 1, hasReadyMade: true }, { dispatchDays: 10 }).ready).toBe('2026-12-04')
})
