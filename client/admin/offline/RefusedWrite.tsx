import { useApolloClient } from '@apollo/client/react'
import { Button, Flex, Text } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link as RouterLink, useNavigate } from 'react-router-dom'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { failureMessage } from '../../language/failure-message.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { randomKey } from '../../lib/random-key.ts'
import { Confirm } from '../forms/Confirm.tsx'
import { OrderPrice_query } from '../counter/counter-documents.ts'
import { storedOrder } from '../counter/counter-order.ts'
import { storedSale } from '../counter/quick-sale.ts'
import { sendWrites } from './send-writes.ts'
import { WriteSummary } from './WriteSummary.tsx'
import { changeWrite, type OrderWrite, type QueuedWrite, removeWrite, writeOf } from './writes.ts'

/** What the shop refused, with its reason and what can be done about it. Nothing is lost until it is given up. */
export function RefusedWrite({ queued }: { queued: QueuedWrite }) {
  const { t, i18n } = useLingui()
  const client = useApolloClient()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string | null>(null)
  const [givingUp, setGivingUp] = useState(false)
  const { write, refusals } = queued
  const isOtherPrice = refusals.some(({ code }) => code === 'PRICE_CHANGED')
  const again = async () => {
    setFailure(null)
    try {
      const next =
        isOtherPrice && write.kind === 'order'
          ? await atTodaysPrice(write)
          : write.kind === 'move'
            ? // From the stage in which somebody else has put it meanwhile.
              { ...write, input: { ...write.input, version: null } }
            : write
      await changeWrite(queued, { state: 'waiting', refusals: [], write: next })
      await sendWrites(client)
    } catch (error) {
      setFailure(failureMessage(i18n, error))
    }
  }
  /** The same order at the shop's price; of the cash that was taken, what is too much goes back. */
  const atTodaysPrice = async (order: OrderWrite): Promise<OrderWrite> => {
    const { lines, fulfilment, customerId } = order.input
    const input = { lines, fulfilment, customerId: writeOf(customerId) === null ? customerId : null }
    const { data } = await client.query({
      query: OrderPrice_query,
      variables: { input },
      fetchPolicy: 'network-only',
    })
    const confirmedTotal = data!.orderPrice.totalToPay
    let left = confirmedTotal
    const payments = (order.input.payments ?? []).flatMap((payment) => {
      const amount = Math.min(payment.amount, left)
      left -= amount
      return amount > 0 ? [{ ...payment, amount }] : []
    })
    return { ...order, input: { ...order.input, confirmedTotal, payments } }
  }
  const change = async () => {
    if (write.kind !== 'order') return
    // What is sent after a refusal is another request.
    if ('sale' in write.typed) {
      const { sale } = write.typed
      storedSale.write({ ...sale, order: { ...sale.order, idempotencyKey: randomKey() } })
    } else storedOrder.write({ ...write.typed.order, idempotencyKey: randomKey() })
    await removeWrite(queued)
    void navigate('sale' in write.typed ? adminPaths.sale() : adminPaths.counter())
  }
  const received = receivedWith(queued)
  return (
    <WriteSummary queued={queued}>
      <Text color="fg.error" role="alert">
        {failure ?? refusals.map(({ message }) => message).join(' ')}
      </Text>
      <Flex gap="2" wrap="wrap" mt="2">
        <Button minH="12" onClick={() => void again()}>
          {isOtherPrice ? (
            <Trans>Send again with today’s price</Trans>
          ) : write.kind === 'move' ? (
            <Trans>Move it all the same</Trans>
          ) : (
            <Trans>Send again</Trans>
          )}
        </Button>
        {write.kind === 'move' && (
          <Button asChild minH="12" variant="outline">
            <RouterLink to={adminPaths.garment(write.garment)}>
              <Trans>Open the garment</Trans>
            </RouterLink>
          </Button>
        )}
        {write.kind === 'order' && (
          <Button minH="12" variant="outline" onClick={() => void change()}>
            <Trans>Change</Trans>
          </Button>
        )}
        <Button minH="12" variant="ghost" onClick={() => setGivingUp(true)}>
          <Trans>Give up</Trans>
        </Button>
      </Flex>
      <Confirm
        open={givingUp}
        title={t`Give it up?`}
        text={
          received > 0
            ? t`It is deleted from this device, and the shop never has it. ${{ received: formatExactRupees(received) }} that were received go back to the customer.`
            : t`It is deleted from this device, and the shop never has it.`
        }
        confirm={t`Give up`}
        onConfirm={() => void removeWrite(queued)}
        onClose={() => setGivingUp(false)}
      />
    </WriteSummary>
  )
}

/** In paise. */
function receivedWith({ write }: QueuedWrite): number {
  if (write.kind === 'customer' || write.kind === 'move') return 0
  if (write.kind === 'payment') return write.input.amount
  return (write.input.payments ?? []).reduce((sum, { amount }) => sum + amount, 0)
}
