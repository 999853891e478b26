import { expect, test } from 'vitest'
import { addDays, dayOf, isDay, mondayOf, startOfDay } from '../../server/domain/shop/shop-time.ts'

test('a day begins at 18:30 UTC of the day before', () => {
  expect(dayOf(new Date('2026-11-20T18:29:59.999Z'))).toBe('2026-11-20')
  expect(dayOf(new Date('2026-11-20T18:30:00.000Z'))).toBe('2026-11-21')
  expect(startOfDay('2026-11-21').toISOString()).toBe('2026-11-20T18:30:00.000Z')
})

test('days continue over months, years and the leap day', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2027-03-01', -1)).toBe('2027-02-28')
})

test.each([
  ['2026-11-16', '2026-11-16'],
  ['2026-11-20', '2026-11-16'],
  ['2026-11-22', '2026-11-16'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(mondayOf(day)).toBe(monday)
})

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '1999-12-31', '2026-11-20T00:00', '', 20261120, null])(
  '%j is no day',
  (value) => {
    expect(isDay(value)).toBe(false)
  },
)
