import { useMutation } from '@apollo/client/react'
import { Flex, Stack } from '@chakra-ui/react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { adminPaths } from '../../../../shared/admin-paths.ts'
import { customerName } from '../../../lib/customer-name.ts'
import { randomKey } from '../../../lib/random-key.ts'
import { formatNearDay } from '../../../lib/shop-days.ts'
import { Form } from '../../../ui/Form.tsx'
import { notify } from '../../../ui/notify.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { useSubmission } from '../../../ui/use-submission.ts'
import { Choice } from '../../forms/Choice.tsx'
import { type OrderToReturn, ReturnAtCounter_mutation } from './counter-return-documents.ts'
import { type CounterReturn, initialReturn, inputOf } from './counter-return.ts'
import { ReturnedPieces } from './ReturnedPieces.tsx'
import { ReturnPriceState } from './ReturnPriceState.tsx'
import { formatExactRupees } from '../../../lib/money.ts'
import { returnReasons } from './return-reasons.ts'
import { useReturnPrice } from './use-return-price.ts'

/** Which pieces come back, why, and what the customer gets instead: the amounts are shown before they are confirmed. */
export function CounterReturnForm({ order }: { order: OrderToReturn }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(() => initialReturn(order))
  const [reason, setReason] = useState('')
  const [idempotencyKey, setKey] = useState(randomKey)
  const input = inputOf(order, chosen)
  const { price, retry } = useReturnPrice(input)
  const [returnAtCounter] = useMutation(ReturnAtCounter_mutation)
  const { submit, loading, errors, setErrors, submitError } = useSubmission(['reason'], true)
  const change = (changes: Partial<CounterReturn>) => setChosen((before) => ({ ...before, ...changes }))
  const exchange = (item: number, size: string) => {
    change({ wish: 'EXCHANGE', sizes: { ...chosen.sizes, [item]: size } })
    if (reason.trim() === '') setReason(t`Another size`)
  }
  const delivered = order.timeline.findLast(({ status }) => status === 'DELIVERED')
  const take = async () => {
    if (!input || price.state !== 'known') return
    if (reason.trim() === '') return setErrors({ reason: t`Choose or write why it comes back.` })
    const { toReturn, toPay } = price.price
    let exchangeOrderId: string | undefined
    const { state } = await submit(async () => {
      const confirmed = { confirmedToReturn: toReturn, confirmedToPay: toPay }
      const variables = { input: { ...input, ...confirmed, reason, idempotencyKey } }
      const payload = (await returnAtCounter({ variables })).data?.returnAtCounter
      exchangeOrderId = payload?.exchangeOrder?.id
      return payload
    })
    if (state === 'done') {
      void notify({ id: 'return', title: t`The return is recorded.` })
      return void navigate(
        exchangeOrderId === undefined ? adminPaths.order(order.id) : adminPaths.papers(exchangeOrderId),
        exchangeOrderId === undefined ? {} : { state: { isSold: true } },
      )
    }
    // What is sent after a refusal is another request.
    if (state === 'refused') {
      setKey(randomKey())
      retry()
    }
  }
  return (
    <Panel
      title={customerName(i18n, order.customer.name)}
      note={delivered && t`Delivered on ${{ day: formatNearDay(delivered.at, i18n) }}.`}
    >
      <Form
        submit={submitLabel()}
        loading={loading}
        submitError={submitError}
        onSubmit={() => void take()}
        noValidate
        button={{ size: 'lg', minH: '12', disabled: price.state !== 'known' }}
      >
        <ReturnedPieces order={order} chosen={chosen} change={change} onExchange={exchange} />
        <Stack gap="1.5">
          <Flex gap="2" wrap="wrap" role="group" aria-label={t`Why it comes back`}>
            {returnReasons(i18n).map((each) => (
              <Choice
                key={each}
                pressed={reason === each}
                onClick={() => {
                  setReason(each)
                  setErrors({})
                }}
              >
                {each}
              </Choice>
            ))}
          </Flex>
          <TextField
            label={t`Reason`}
            minH="12"
            maxLength={1000}
            autoComplete="off"
            value={reason}
            error={errors.reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
        </Stack>
        <Flex gap="2" wrap="wrap" role="group" aria-label={t`The piece is`}>
          <Choice pressed={chosen.isUndamaged} onClick={() => change({ isUndamaged: true })}>
            <Trans>As new: back into the stock</Trans>
          </Choice>
          <Choice pressed={!chosen.isUndamaged} onClick={() => change({ isUndamaged: false })}>
            <Trans>Damaged</Trans>
          </Choice>
        </Flex>
        <Flex gap="2" wrap="wrap" role="group" aria-label={t`Money moves`}>
          <Choice pressed={chosen.method === 'CASH'} onClick={() => change({ method: 'CASH' })}>
            <Trans>In cash</Trans>
          </Choice>
          <Choice pressed={chosen.method === 'UPI'} onClick={() => change({ method: 'UPI' })}>
            <Trans>By UPI</Trans>
          </Choice>
          {order.storeCredit != null && (
            <Choice
              pressed={chosen.method === 'STORE_CREDIT'}
              onClick={() => change({ method: 'STORE_CREDIT' })}
            >
              <Trans>As store credit</Trans>
            </Choice>
          )}
        </Flex>
        <ReturnPriceState
          price={price}
          wish={chosen.wish}
          confirmedLate={chosen.confirmedLate}
          onConfirmLate={(confirmedLate) => change({ confirmedLate })}
          onRetry={retry}
        />
      </Form>
    </Panel>
  )

  function submitLabel() {
    const { toReturn, toPay } = price.state === 'known' ? price.price : { toReturn: 0, toPay: 0 }
    if (toReturn > 0 && chosen.method === 'STORE_CREDIT')
      return t`Give ${{ amount: formatExactRupees(toReturn) }} of store credit`
    if (toReturn > 0) return t`Give back ${{ amount: formatExactRupees(toReturn) }}`
    if (toPay > 0) return t`Take ${{ amount: formatExactRupees(toPay) }}`
    return chosen.wish === 'EXCHANGE' ? t`Exchange` : t`Take back`
  }
}
