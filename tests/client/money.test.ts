import { expect, test } from 'vitest'
import { listedRupees } from '../../client/lib/money.ts'
import { formatExactRupees, formatPriceRange, formatRupees } from '../../client/lib/money.ts'

test('rupees are grouped the Indian way, without decimals in lists', () => {
  expect(formatRupees(12_500_000)).toBe('₹1,25,000')
  expect(formatRupees(99_950)).toBe('₹1,000')
})

test('the details page and the cart show two decimals', () => {
  expect(formatExactRupees(12_500_000)).toBe('₹1,25,000.00')
  expect(formatExactRupees(5)).toBe('₹0.05')
})

test('the owner’s list shows paise where there are any', () => {
  expect(listedRupees(12_500_000)).toBe('₹1,25,000')
  expect(listedRupees(124_950)).toBe('₹1,249.50')
})

test('a range whose ends print the same is one price', () => {
  expect(formatPriceRange({ min: 360_000, max: 405_000 })).toBe('₹3,600 – ₹4,050')
  expect(formatPriceRange({ min: 360_000, max: 360_040 })).toBe('₹3,600')
})

test('every amount is formatted as by the browser’s own currency format', () => {
  const amounts = [0, 49, 50, 99, 100, 99_949, 99_950, -125_050, 9_999_999, 123_456_789_012]
  for (let paise = 1; paise < 1e12; paise = paise * 7 + 13) amounts.push(paise, -paise)
  const options = { style: 'currency', currency: 'INR' } as const
  const whole = new Intl.NumberFormat('en-IN', { ...options, maximumFractionDigits: 0 })
  const exact = new Intl.NumberFormat('en-IN', options)
  for (const paise of amounts) {
    expect([paise, formatExactRupees(paise)]).toEqual([paise, exact.format(paise / 100)])
    expect([paise, formatRupees(paise)]).toEqual([paise, whole.format(paise / 100)])
  }
})
