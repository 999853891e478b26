import { expect, test } from 'vitest'
import { firstDayLabel, toBars } from '../../client/admin/dashboard/bars.ts'
import { textsIn } from '../support/texts-in.ts'

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({
    day: new Date(Date.parse(first) + n * 86_400_000).toISOString().slice(0, 10),
    value: 1,
  }))

test('bars of a year name the year of each week, and both where it spans two', () => {
  const labels = toBars(textsIn('en'), daysFrom('2025-11-24', 365)).map(({ label }) => label)
  expect(labels.at(-1)).toBe('17 Nov to 23 Nov 2026')
  expect(labels).toContain('30 Dec 2025 to 5 Jan 2026')
  expect(labels.every((label) => /202[56]$/.test(label))).toBe(true)
})

test('the axis begins with a year when it is not that of its end', () => {
  expect(firstDayLabel(textsIn('en'), daysFrom('2025-11-24', 365))).toBe('24 Nov 2025')
  expect(firstDayLabel(textsIn('en'), daysFrom('2026-10-25', 30))).toBe('25 Oct')
  expect(firstDayLabel(textsIn('en'), [])).toBe('')
})
