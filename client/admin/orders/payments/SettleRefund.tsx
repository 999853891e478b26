import { useMutation } from '@apollo/client/react'
import { Button, Flex } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql } from '../../../__generated__/index.ts'
import type { SettleOnlineRefundInput } from '../../../__generated__/graphql.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { SubmitError } from '../../../ui/Form.tsx'
import { Confirm } from '../../forms/Confirm.tsx'
import { useOrderChange } from '../use-order-change.ts'

const SettleOnlineRefund_mutation = graphql(`
  mutation SettleOnlineRefund($input: SettleOnlineRefundInput!) {
    settleOnlineRefund(input: $input) {
      order {
        id
        ...OrderLedger_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** Says what became of refunds of which the payment service has not said it. */
export function SettleRefund({ orderId, amount }: { orderId: string; amount: number }) {
  const { t } = useLingui()
  const [asking, setAsking] = useState<'MADE' | 'NOT_MADE' | null>(null)
  const [settle] = useMutation(SettleOnlineRefund_mutation)
  const { change, loading, submitError } = useOrderChange(
    async (input: SettleOnlineRefundInput) =>
      (await settle({ variables: { input } })).data?.settleOnlineRefund,
    t`The refund is settled.`,
  )
  const sum = formatExactRupees(amount)
  return (
    <>
      <Flex gap="3" wrap="wrap">
        <Button size="md" variant="outline" disabled={loading} onClick={() => setAsking('MADE')}>
          <Trans>It was returned</Trans>
        </Button>
        <Button size="md" variant="outline" disabled={loading} onClick={() => setAsking('NOT_MADE')}>
          <Trans>It was not returned</Trans>
        </Button>
      </Flex>
      <SubmitError>{submitError}</SubmitError>
      <Confirm
        open={asking !== null}
        title={asking === 'MADE' ? t`Was ${sum} returned?` : t`Was ${sum} not returned?`}
        text={
          asking === 'MADE'
            ? t`Look at the payment service’s own pages first. The refund is then among the payments of this order.`
            : t`Look at the payment service’s own pages first. The money can then be returned in another way.`
        }
        confirm={asking === 'MADE' ? t`It was returned` : t`It was not returned`}
        onConfirm={() => void change({ orderId, wasMade: asking === 'MADE' })}
        onClose={() => setAsking(null)}
      />
    </>
  )
}
