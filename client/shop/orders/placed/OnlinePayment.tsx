import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { Trans } from '@lingui/react/macro'
import type { OrderPayments_OrderFragment } from '../../../__generated__/graphql.ts'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { formatExactRupees } from '../../../lib/money.ts'
import { SubmitError } from '../../../ui/Form.tsx'
import { PendingPayment } from './PendingPayment.tsx'
import { useOnlinePayment } from './use-online-payment.ts'

interface OnlinePaymentProps {
  orderId: string
  options: OrderPayments_OrderFragment['onlinePayments']
  /** What is paid and not confirmed yet, in paise. */
  pending: number | null
  /** Whether the payment page opens at once: the order was just placed with this payment. */
  startsAtOnce: boolean
}

/** Paying through the shop's payment gateway. While a payment is being confirmed, no further one is offered. */
export function OnlinePayment({ orderId, options, pending, startsAtOnce }: OnlinePaymentProps) {
  const { pay, paying, submitError } = useOnlinePayment(orderId)
  const navigate = useNavigate()
  const start = useEffectEvent(() => {
    const [first] = options
    if (!first || pending !== null) return
    // Only once: neither a reload nor the way back opens it again.
    void navigate('.', { replace: true, state: { justPlaced: true }, preventScrollReset: true })
    void pay(first.part, first.amount)
  })
  useEffect(() => {
    if (startsAtOnce) start()
  }, [startsAtOnce])
  if (pending !== null) return <PendingPayment orderId={orderId} pending={pending} />
  return (
    <Stack gap="3" pt="4" borderTopWidth="1px" _first={{ pt: '0', borderTopWidth: '0' }}>
      <SubmitError>{submitError}</SubmitError>
      <Flex gap="3" wrap="wrap">
        {options.map(({ part, amount }) => (
          <Button
            key={part}
            variant={part === options[0]?.part ? 'solid' : 'outline'}
            loading={paying === part}
            disabled={paying !== null}
            onClick={() => void pay(part, amount)}
          >
            <PayText part={part} amount={formatExactRupees(amount)} />
          </Button>
        ))}
      </Flex>
      <Text fontSize="sm" color="fg.muted">
        <Trans>By card, UPI, net banking or wallet, on the secure page of Razorpay.</Trans>
      </Text>
    </Stack>
  )
}

const PayText = ({ part, amount }: { part: 'ADVANCE' | 'BALANCE'; amount: string }) =>
  part === 'ADVANCE' ? <Trans>Pay the advance of {amount} online</Trans> : <Trans>Pay {amount} online</Trans>
