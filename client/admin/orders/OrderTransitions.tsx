import { useMutation } from '@apollo/client/react'
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { OrderStatus, MoveOrderInput } from '../../__generated__/graphql.ts'
import { formatExactRupees } from '../../lib/money.ts'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { useLazyComponent } from '../../ui/use-lazy-component.ts'
import { type AdminOrder, MoveOrder_mutation } from './order-documents.ts'
import { transitionLabel } from './order-labels.ts'
import { Panel } from '../../ui/Panel.tsx'
import { SubmitError } from '../../ui/Form.tsx'
import { DispatchFields, noParcel } from './DispatchFields.tsx'
import { UndoMove } from './UndoMove.tsx'
import { useOrderChange } from './use-order-change.ts'
import { useUndoMove } from './use-undo-move.ts'

const loadDialog = async () => (await import('../../ui/ConfirmDialog.tsx')).ConfirmDialog

/** Transitions that the customer takes as the last word. A transition to one of them is confirmed first. */
const confirmations = {
  CANCELLED: (i18n: I18n, orderNumber: string) => ({
    title: i18n._(msg`Cancel order ${orderNumber}?`),
    text: i18n._(
      msg`Its customer sees that it was cancelled, with your note. Ready-made pieces go back into the stock. This can’t be undone.`,
    ),
    confirm: i18n._(msg`Cancel the order`),
    decline: i18n._(msg`Keep the order`),
  }),
  DELIVERED: (i18n: I18n, orderNumber: string) => ({
    title: i18n._(msg`Mark order ${orderNumber} as delivered?`),
    text: i18n._(
      msg`Its customer sees that it was delivered, with your note, and can request alterations for seven days. You can undo it for a minute.`,
    ),
    confirm: i18n._(msg`Mark as delivered`),
    decline: i18n._(msg`Not yet`),
  }),
}

/** What is said before an order is handed over that is not paid in full. */
const unpaid = (i18n: I18n, amount: string) => ({
  title: i18n._(msg`${amount} is still to be paid. Hand it over now?`),
  confirm: i18n._(msg`Hand it over unpaid`),
  decline: i18n._(msg`Take the payment first`),
})

/** Its customer has reported a transfer that nobody has confirmed or rejected. */
const beingChecked = (i18n: I18n) => ({
  text: i18n._(
    msg`A payment of the customer is being checked. When it has arrived, confirm it under Payments and return it. Cancelling can’t be undone.`,
  ),
})

type FinalStatus = keyof typeof confirmations
const isFinal = (status: OrderStatus): status is FinalStatus => status in confirmations

/** The status transitions that the order allows. */
export function OrderTransitions({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui()
  const { id, version, nextStatuses, orderStatus, orderNumber } = order
  const [moveOrder] = useMutation(MoveOrder_mutation)
  const undoing = useUndoMove()
  const { change, loading, errors, submitError } = useOrderChange(
    async (input: MoveOrderInput) => {
      const moved = (await moveOrder({ variables: { input } })).data?.moveOrder
      if (moved?.order && moved.userErrors.length === 0) undoing.offer(moved.order)
      return moved
    },
    null,
    ['note', 'courier', 'trackingNumber'],
  )
  const [note, setNote] = useState('')
  const [parcel, setParcel] = useState(noParcel)
  const [pendingStatus, setPendingStatus] = useState<FinalStatus | null>(null)
  const { Component: ConfirmDialog, want } = useLazyComponent(loadDialog)
  const balance = order.balance ?? 0
  const handsOver = nextStatuses.includes('DELIVERED') && balance > 0
  const isChecked = order.upiClaims.some(({ status }) => status === 'WAITING')
  const confirm = async (to: FinalStatus) => setPendingStatus((await want()) ? to : null)
  const move = async (to: OrderStatus) => {
    const input = { id, version, to, note: note.trim() || null, ...(to === 'DISPATCHED' && parcel) }
    if (await change(input)) setNote('')
  }
  if (nextStatuses.length === 0)
    return (
      <Panel title={t`Next step`}>
        <Text color="fg.muted">
          {orderStatus === 'CANCELLED'
            ? t`It was cancelled.`
            : order.alterations.some(({ completedAt }) => completedAt == null)
              ? t`It is delivered; an alteration is open.`
              : t`It is delivered: nothing is left to do.`}
        </Text>
        <UndoMove order={order} undoing={undoing} />
      </Panel>
    )
  const { advanceDue } = order
  const startsUnpaid = advanceDue > 0 && nextStatuses.includes('STITCHING')
  const waitsForQuote = orderStatus === 'PENDING' && !nextStatuses.includes('CONFIRMED')
  return (
    <Panel title={t`Next step`}>
      <Stack gap="3">
        {waitsForQuote && (
          <Text color="fg.muted">
            <Trans>It can be confirmed as soon as the customer has agreed to a price.</Trans>
          </Text>
        )}
        {startsUnpaid && (
          <FormMessage kind="warning">
            {t`${{ advanceDue: formatExactRupees(advanceDue) }} of the advance is not paid yet.`}
          </FormMessage>
        )}
        {handsOver && (
          <FormMessage kind="warning">
            {t`${{ balance: formatExactRupees(balance) }} is still to be paid. Take the payment before you hand it over.`}
          </FormMessage>
        )}
        <TextArea
          label={t`Note to the customer (optional)`}
          minH="16"
          maxLength={1000}
          value={note}
          error={errors.note}
          onChange={({ currentTarget }) => setNote(currentTarget.value)}
        />
        {nextStatuses.includes('DISPATCHED') && (
          <DispatchFields parcel={parcel} errors={errors} onChange={setParcel} />
        )}
        <Flex gap="2" wrap="wrap">
          {nextStatuses.map((to, index) => (
            <Button
              key={to}
              size="md"
              variant={to === 'CANCELLED' ? 'ghost' : index === 0 ? 'solid' : 'outline'}
              colorPalette={to === 'CANCELLED' ? 'red' : undefined}
              disabled={loading}
              onClick={() => void (isFinal(to) ? confirm(to) : move(to))}
            >
              {i18n._(transitionLabel(orderStatus, to))}
            </Button>
          ))}
        </Flex>
      </Stack>
      <UndoMove order={order} undoing={undoing} />
      <SubmitError>{submitError}</SubmitError>
      {ConfirmDialog && (
        <ConfirmDialog
          open={pendingStatus !== null}
          {...confirmations[pendingStatus ?? 'DELIVERED'](i18n, orderNumber)}
          {...(pendingStatus === 'DELIVERED' && balance > 0 && unpaid(i18n, formatExactRupees(balance)))}
          {...(pendingStatus === 'CANCELLED' && isChecked && beingChecked(i18n))}
          onConfirm={() => pendingStatus && void move(pendingStatus)}
          onClose={() => setPendingStatus(null)}
        />
      )}
    </Panel>
  )
}
