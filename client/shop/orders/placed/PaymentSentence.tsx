import { Trans } from '@lingui/react/macro'
import type { OrderStatus } from '../../../__generated__/graphql.ts'
import { formatExactRupees } from '../../../lib/money.ts'

interface PaymentSentenceProps {
  orderStatus: OrderStatus
  /** In paise, as the advance: what is still to be paid and not being checked; null without a price. */
  balance: number | null | undefined
  advanceDue: number
}

/** When which part of what is still to be paid is paid. */
export function PaymentSentence({ orderStatus, balance, advanceDue }: PaymentSentenceProps) {
  if (!balance || orderStatus === 'CANCELLED' || orderStatus === 'DELIVERED') return null
  const rest = balance - advanceDue
  if (advanceDue === 0)
    return <Trans>You pay {{ amount: formatExactRupees(balance) }} when it is handed to you.</Trans>
  if (rest === 0) return <Trans>You pay {{ amount: formatExactRupees(advanceDue) }} in advance.</Trans>
  return (
    <Trans>
      You pay {{ advance: formatExactRupees(advanceDue) }} in advance, and {{ rest: formatExactRupees(rest) }}{' '}
      at the trial or when it is handed to you.
    </Trans>
  )
}
