import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { readAmount } from '../../../../shared/grammars/amount.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { ConfirmUnusual } from '../../../ui/ConfirmUnusual.tsx'

export const unconfirmedExcess = msg`This is more than is due back. Confirm it below, or write less.`

/** By how much a typed refund is more than what is due back, in paise; 0 while it can't be read. */
export function excessOf(typed: string, refundDue: number): number {
  const read = readAmount(typed)
  return read.kind === 'amount' ? Math.max(0, read.paise - refundDue) : 0
}

interface ConfirmExcessProps {
  /** In paise, as what is due back. */
  excess: number
  refundDue: number
  confirmed: boolean
  onChange: (confirmed: boolean) => void
}

/** Asks whether more is meant to be returned than is due back. */
export function ConfirmExcess({ excess, refundDue, confirmed, onChange }: ConfirmExcessProps) {
  return (
    <ConfirmUnusual confirmed={confirmed} onChange={onChange}>
      {refundDue === 0 ? (
        <Trans>Nothing is due back. {{ amount: formatExactRupees(excess) }} is returned all the same.</Trans>
      ) : (
        <Trans>
          {{ due: formatExactRupees(refundDue) }} is due back. {{ amount: formatExactRupees(excess) }} more is
          returned.
        </Trans>
      )}
    </ConfirmUnusual>
  )
}
