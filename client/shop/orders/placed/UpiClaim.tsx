import { Box, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { OrderPayments_OrderFragment } from '../../../__generated__/graphql.ts'
import { formatExactRupees } from '../../../lib/money.ts'

/** A UPI payment that the shop has not confirmed. */
export function UpiClaim({ claim }: { claim: OrderPayments_OrderFragment['upiClaims'][number] }) {
  const { utr, status, reason } = claim
  const amount = formatExactRupees(claim.amount)
  return status === 'REJECTED' ? (
    <Box p="3" borderRadius="l2" bg="bg.warning">
      <Text>
        <Trans>
          We did not find your payment {utr} over {amount}.
        </Trans>
      </Text>
      {reason && <Text whiteSpace="pre-wrap">{reason}</Text>}
    </Box>
  ) : (
    <Text p="3" borderRadius="l2" bg="bg.subtle">
      <Trans>
        We are checking your payment {utr} over {amount}.
      </Trans>
    </Text>
  )
}
