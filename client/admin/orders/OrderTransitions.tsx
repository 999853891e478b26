import { useMutation } from '@apollo/client/react'
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
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

const loadDialog = async () => (await import('./ConfirmTransition.tsx')).ConfirmTransition

/** Whether a transition is asked about: the customer takes it as the last word, or garments aren't ready. */
const isConfirmed = ({ garments }: AdminOrder, to: OrderStatus) =>
  to === 'CANCELLED' ||
  to === 'DELIVERED' ||
  (to === 'READY' && garments.some(({ stage }) => stage.kind !== 'DONE'))

/** The status transitions that the order allows. */
export function OrderTransitions({ order }: { order: AdminOrder }) {
  const { t, i18n } = useLingui()
  const { id, version, nextStatuses, orderStatus } = order
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
  const [pendingStatus, setPendingStatus] = useState<OrderStatus | null>(null)
  const { Component: ConfirmTransition, want } = useLazyComponent(loadDialog)
  const balance = order.balance ?? 0
  const handsOver = nextStatuses.includes('DELIVERED') && balance > 0
  const confirm = async (to: OrderStatus) => setPendingStatus((await want()) ? to : null)
  const move = async (to: OrderStatus, tailorsEarn = false) => {
    const input = {
      id,
      version,
      to,
      note: note.trim() || null,
      tailorsEarn,
      ...(to === 'DISPATCHED' && parcel),
    }
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
          minH="11"
          rows={1}
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
              onClick={() => void (isConfirmed(order, to) ? confirm(to) : move(to))}
            >
              {i18n._(transitionLabel(orderStatus, to))}
            </Button>
          ))}
        </Flex>
      </Stack>
      <UndoMove order={order} undoing={undoing} />
      <SubmitError>{submitError}</SubmitError>
      {ConfirmTransition && pendingStatus && (
        <ConfirmTransition
          order={order}
          to={pendingStatus}
          onConfirm={(tailorsEarn) => void move(pendingStatus, tailorsEarn)}
          onClose={() => setPendingStatus(null)}
        />
      )}
    </Panel>
  )
}
