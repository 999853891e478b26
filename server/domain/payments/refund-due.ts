import { Refused } from '../errors.ts'
import { formatRupees } from '../format-rupees.ts'
import { balanceOf } from '../orders/balance.ts'
import type { Ledger } from './lock-ledger.ts'

/**
 * For a refund that nobody has confirmed: it returns at most what is due back to the customer. One of more than was paid is refused
 * elsewhere.
 * @throws Refused (NEEDS_CONFIRMATION)
 */
export function requireDue({ order, payments, pendingRefund }: Ledger, amount: number): void {
  const { paidAmount, refundDue } = balanceOf(order, payments)
  const due = Math.max(0, refundDue - (pendingRefund ?? 0))
  if (amount <= due || amount > paidAmount) return
  const excess = formatRupees(amount - due)
  throw new Refused([
    {
      field: 'amount',
      code: 'NEEDS_CONFIRMATION',
      message: (i18n) =>
        due === 0
          ? i18n._('Nothing is due back to the customer. Confirm that {excess} is returned all the same.', {
              excess,
            })
          : i18n._('Only {due} is due back to the customer. Confirm that {excess} more is returned.', {
              due: formatRupees(due),
              excess,
            }),
    },
  ])
}
