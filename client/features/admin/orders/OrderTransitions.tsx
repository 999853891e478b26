import { useMutation } from '@apollo/client/react'
import { Button, Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { OrderStatus, MoveOrderInput } from '../../../__generated__/graphql.ts'
import { formatExactRupees } from '../../../lib/money.ts'
import { FormMessage } from '../../../ui/FormMessage.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useLazyComponent } from '../../../ui/use-lazy-component.ts'
import { type AdminOrder, MoveOrder_mutation } from './order-documents.ts'
import { transitionLabel } from './order-labels.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { SubmitError } from '../../../ui/Form.tsx'
import { DispatchFields, noParcel } from './DispatchFields.tsx'
import { UndoMove } from './UndoMove.tsx'
import { useOrderChange } from './use-order-change.ts'
import { useUndoMove } from './use-undo-move.ts'

const loadDialog = async () => (await import('../../../ui/ConfirmDialog.tsx')).ConfirmDialog

/** Transitions that the customer takes as the last word. A transition to one of them is confirmed first. */
const confirmations = {
  CANCELLED: (orderNumber: string) => ({
    title: `Cancel order ${orderNumber}?`,
    text: 'Its customer sees that it was cancelled, with your note. Ready-made pieces go back into the stock. This can’t be undone.',
    confirm: 'Cancel the order',
    decline: 'Keep the order',
  }),
  DELIVERED: (orderNumber: string) => ({
    title: `Mark order ${orderNumber} as delivered?`,
    text: 'Its customer sees that it was delivered, with your note, and can request alterations for seven days. You can undo it for a minute.',
    confirm: 'Mark as delivered',
    decline: 'Not yet',
  }),
}

type FinalStatus = keyof typeof confirmations
const isFinal = (status: OrderStatus): status is FinalStatus => status in confirmations

/** The status transitions that the order allows. */
export function OrderTransitions({ order }: { order: AdminOrder }) {
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
  const confirm = async (to: FinalStatus) => setPendingStatus((await want()) ? to : null)
  const move = async (to: OrderStatus) => {
    const input = { id, version, to, note: note.trim() || null, ...(to === 'DISPATCHED' && parcel) }
    if (await change(input)) setNote('')
  }
  if (nextStatuses.length === 0)
    return (
      <Panel title="Next step">
        <Text color="fg.muted">
          {orderStatus === 'CANCELLED'
            ? 'It was cancelled.'
            : order.alterations.some(({ completedAt }) => completedAt == null)
              ? 'It is delivered; an alteration is open.'
              : 'It is delivered: nothing is left to do.'}
        </Text>
        <UndoMove order={order} undoing={undoing} />
      </Panel>
    )
  const { advanceDue } = order
  const startsUnpaid = advanceDue > 0 && nextStatuses.includes('STITCHING')
  const waitsForQuote = orderStatus === 'PENDING' && !nextStatuses.includes('CONFIRMED')
  return (
    <Panel title="Next step">
      <Stack gap="3">
        {waitsForQuote && (
          <Text color="fg.muted">It can be confirmed as soon as the customer has agreed to a price.</Text>
        )}
        {startsUnpaid && (
          <FormMessage kind="warning">
            {`${formatExactRupees(advanceDue)} of the advance is not paid yet.`}
          </FormMessage>
        )}
        <TextArea
          label="Note to the customer (optional)"
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
              {transitionLabel(orderStatus, to)}
            </Button>
          ))}
        </Flex>
      </Stack>
      <UndoMove order={order} undoing={undoing} />
      <SubmitError>{submitError}</SubmitError>
      {ConfirmDialog && (
        <ConfirmDialog
          open={pendingStatus !== null}
          {...confirmations[pendingStatus ?? 'DELIVERED'](orderNumber)}
          onConfirm={() => pendingStatus && void move(pendingStatus)}
          onClose={() => setPendingStatus(null)}
        />
      )}
    </Panel>
  )
}
