import { expect, test } from 'vitest'
import { orderNumberOf } from '../../server/domain/orders/order-number.ts'

const digits = (n: number) => orderNumberOf(n).replace('-', '')

test('an order’s number is two groups of three digits', () => {
  for (const n of [0, 1, 2, 448_123, 899_999]) expect(orderNumberOf(n)).toMatch(/^[1-9]\d\d-\d{3}$/)
})

test('900,000 orders have distinct numbers, and later ones have longer distinct numbers', () => {
  const seen = new Set<string>()
  for (let n = 0; n < 900_000; n++) seen.add(orderNumberOf(n))
  expect(seen.size).toBe(900_000)
  expect(orderNumberOf(900_000)).toBe('100-0001')
  expect(orderNumberOf(900_001)).toMatch(/^\d{3}-\d{4}$/)
})

test('a misheard digit gives the number of none of 70,000 consecutive orders', () => {
  const numbers = new Set(Array.from({ length: 70_000 }, (_, n) => digits(n)))
  const misheard = (number: string) =>
    [...number].flatMap((right, at) =>
      [...'0123456789']
        .filter((digit) => digit !== right)
        .map((digit) => number.slice(0, at) + digit + number.slice(at + 1)),
    )
  const mistakable = [...numbers].filter((number) => misheard(number).some((other) => numbers.has(other)))
  expect(mistakable).toEqual([])
})
