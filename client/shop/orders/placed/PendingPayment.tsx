import { useQuery } from '@apollo/client/react'
import { Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import { graphql } from '../../../__generated__/index.ts'
import { formatExactRupees } from '../../../lib/money.ts'

const PendingPayment_query = graphql(`
  query PendingPayment($id: ID!) {
    order(id: $id) {
      id
      paymentStatus
      ...OrderPayments_order
    }
  }
`)

const pollMs = 10_000

interface PendingPaymentProps {
  orderId: string
  /** In paise. */
  pending: number
}

/** An online payment that is being confirmed. While it is shown in a visible tab, the order's payments are read again. */
export function PendingPayment({ orderId, pending }: PendingPaymentProps) {
  useQuery(PendingPayment_query, {
    variables: { id: orderId },
    pollInterval: pollMs,
    skipPollAttempt: () => document.hidden,
  })
  const amount = formatExactRupees(pending)
  return (
    <Text role="status" p="3" borderRadius="l2" bg="bg.subtle">
      <Trans>
        We are confirming your online payment of {amount}. This takes some minutes; there is no need to pay
        again.
      </Trans>
    </Text>
  )
}
