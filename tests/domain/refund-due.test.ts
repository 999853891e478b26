import { expect, test } from 'vitest'
import { Refused } from '../../server/domain/errors.ts'
import { requireDue } from '../../server/domain/payments/refund-due.ts'
import { inEnglish } from '../support/in-english.ts'

type Ledger = Parameters<typeof requireDue>[0]

/** The refusal of a refund from an order of ₹1,000. */
function refusalOf(amount: number, paid: number, pendingRefund: number | null = null) {
  const ledger = {
    order: { totalToPay: 1_000_00, credited: 0, advance: 0, orderStatus: 'CONFIRMED' },
    payments: [{ kind: 'PAYMENT', amount: paid, isReversed: false }],
    pendingRefund,
  } as unknown as Ledger
  try {
    requireDue(ledger, amount)
    return null
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return error.issues.map(inEnglish)
  }
}

const needsConfirmation = (message: string) => [{ field: 'amount', code: 'NEEDS_CONFIRMATION', message }]

test.each([
  ['what was paid too much', 300_00, 1_300_00, null],
  ['what is due after a pending refund', 200_00, 1_300_00, 100_00],
  // Refused elsewhere.
  ['more than was paid', 500_01, 500_00, null],
])('a refund of %s needs no confirmation', (_what, amount, paid, pendingRefund) => {
  expect(refusalOf(amount, paid, pendingRefund)).toBeNull()
})

test.each([
  [300_01, 1_300_00, null, 'Only ₹300.00 is due back to the customer. Confirm that ₹0.01 more is returned.'],
  [
    300_00,
    1_300_00,
    100_00,
    'Only ₹200.00 is due back to the customer. Confirm that ₹100.00 more is returned.',
  ],
  [
    500_00,
    500_00,
    null,
    'Nothing is due back to the customer. Confirm that ₹500.00 is returned all the same.',
  ],
  [
    1_00,
    1_300_00,
    400_00,
    'Nothing is due back to the customer. Confirm that ₹1.00 is returned all the same.',
  ],
])('a refund of %i of %i paise, %j of them pending, is to be confirmed', (amount, paid, pending, message) => {
  expect(refusalOf(amount, paid, pending)).toEqual(needsConfirmation(message))
})
