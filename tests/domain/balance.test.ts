import { describe, expect, test } from 'vitest'
import { balanceOf } from '../../server/domain/orders/balance.ts'
import { fc } from '../support/property-tests.ts'

const entry = fc.record({
  kind: fc.constantFrom('PAYMENT' as const, 'REFUND' as const),
  amount: fc.integer({ min: 1, max: 100_000_00 }),
})

/** Entries in any order: what a payment gateway reports is entered, also a refund of more than was received. */
const ledger = fc.array(entry, { maxLength: 12 }).map((entries) =>
  entries.map(({ kind, amount }) => ({
    kind,
    amount: kind === 'PAYMENT' ? amount : -amount,
    isReversed: false,
  })),
)

test('what was paid and what is outstanding add up to the price, and nothing is negative', () => {
  fc.assert(
    fc.property(
      ledger,
      fc.integer({ min: 0, max: 500_000_00 }),
      fc.integer({ min: 0, max: 100 }),
      fc.boolean(),
      (payments, price, percent, isCancelled) => {
        const credited = Math.floor((price * percent) / 100)
        const order = {
          totalToPay: price,
          credited,
          advance: Math.floor(price / 2),
          orderStatus: isCancelled ? 'CANCELLED' : 'CONFIRMED',
        } as const
        const { paidAmount, overReturned, balance, refundDue, advanceDue, paymentStatus } = balanceOf(
          order,
          payments,
        )
        expect(paidAmount - overReturned).toBe(payments.reduce((sum, { amount }) => sum + amount, 0))
        expect(Math.min(paidAmount, overReturned)).toBe(0)
        expect(paidAmount + balance! - refundDue).toBe(isCancelled ? 0 : price - credited)
        expect(Math.min(paidAmount, overReturned, balance!, refundDue)).toBeGreaterThanOrEqual(0)
        expect(Math.min(balance!, refundDue)).toBe(0)
        expect(advanceDue).toBeGreaterThanOrEqual(0)
        expect(advanceDue).toBeLessThanOrEqual(balance!)
        if (paymentStatus === 'PENDING') expect(paidAmount).toBe(0)
        if (paymentStatus === 'REFUNDED') expect(paidAmount).toBe(0)
      },
    ),
  )
})

test('without a price there is no balance', () => {
  const order = { totalToPay: null, credited: 0, advance: 0, orderStatus: 'PENDING' } as const
  expect(balanceOf(order, [])).toEqual({
    paidAmount: 0,
    overReturned: 0,
    balance: null,
    refundDue: 0,
    advanceDue: 0,
    paymentStatus: 'PENDING',
  })
})

test('an order that costs nothing is paid', () => {
  expect(balanceOf({ totalToPay: 0, credited: 0, advance: 0, orderStatus: 'PENDING' }, [])).toMatchObject({
    balance: 0,
    paymentStatus: 'PAID',
  })
})

describe('the payment status', () => {
  const order = { totalToPay: 1_000_00, credited: 0, advance: 0, orderStatus: 'CONFIRMED' } as const
  const paid = (amount: number, isReversed = false) => ({ kind: 'PAYMENT' as const, amount, isReversed })
  const refund = (amount: number, isReversed = false) => ({
    kind: 'REFUND' as const,
    amount: -amount,
    isReversed,
  })
  const reversal = (amount: number) => ({ kind: 'REVERSAL' as const, amount, isReversed: false })

  test.each([
    ['PENDING', [], 0],
    ['PENDING', [paid(400_00, true), reversal(-400_00)], 0],
    ['PARTLY_PAID', [paid(1)], 1],
    ['PARTLY_PAID', [paid(999_99)], 999_99],
    ['PAID', [paid(400_00), paid(600_00)], 1_000_00],
    ['PARTLY_REFUNDED', [paid(1_000_00), refund(400_00)], 600_00],
    ['PARTLY_REFUNDED', [refund(1), paid(1_000_00)], 999_99],
    ['REFUNDED', [paid(400_00), refund(400_00)], 0],
    ['PAID', [paid(1_000_00), refund(400_00, true), reversal(400_00)], 1_000_00],
  ])('is %s after %j', (paymentStatus, payments, paidAmount) => {
    expect(balanceOf(order, payments)).toMatchObject({ paymentStatus, paidAmount })
  })

  test('compares with the price less credit notes, also of an order that was cancelled', () => {
    expect(balanceOf({ ...order, credited: 200_00 }, [paid(800_00)])).toMatchObject({
      paymentStatus: 'PAID',
      balance: 0,
    })
    expect(balanceOf({ ...order, orderStatus: 'CANCELLED' }, [paid(400_00)])).toMatchObject({
      paymentStatus: 'PARTLY_PAID',
      balance: 0,
      refundDue: 400_00,
    })
    expect(balanceOf({ ...order, totalToPay: null }, [paid(400_00)])).toMatchObject({
      paymentStatus: 'PARTLY_PAID',
      balance: null,
      refundDue: 0,
    })
  })

  test('says what is missing of the advance, which is never more than what is due', () => {
    const withAdvance = { ...order, advance: 500_00 }
    expect(balanceOf(withAdvance, [paid(200_00)]).advanceDue).toBe(300_00)
    expect(balanceOf(withAdvance, [paid(600_00)]).advanceDue).toBe(0)
    expect(balanceOf({ ...withAdvance, credited: 700_00 }, [paid(200_00)]).advanceDue).toBe(100_00)
    expect(balanceOf({ ...withAdvance, totalToPay: null }, []).advanceDue).toBe(0)
  })
})
