import { expect, test } from 'vitest'
import { formatExactRupees, formatPriceRange, formatRupees } from '../../client/lib/money.ts'

test('rupees are grouped the Indian way, without decimals in lists', () => {
  expect(formatRupees(12_500_000)).toBe('₹1,25,000')
  expect(formatRupees(99_950)).toBe('₹1,000')
})

test('the details page and the cart show two decimals', () => {
  expect(formatExactRupees(12_500_000)).toBe('₹1,25,000.00')
  expect(formatExactRupees(5)).toBe('₹0.05')
})

test('a range whose ends print the same is one price', () => {
  expect(formatPriceRange({ min: 360_000, max: 405_000 })).toBe('₹3,600 – ₹4,050')
  expect(formatPriceRange({ min: 360_000, max: 360_040 })).toBe('₹3,600')
})
