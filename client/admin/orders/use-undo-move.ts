import { useMutation } from '@apollo/client/react'
import type { UndoOrderMoveInput } from '../../__generated__/graphql.ts'
import { notify } from '../../ui/notify.ts'
import { type AdminOrder, UndoOrderMove_mutation } from './order-documents.ts'
import { statusLabels } from './order-labels.ts'
import { useOrderChange } from './use-order-change.ts'
import { useLingui } from '@lingui/react/macro'

type Moved = Pick<AdminOrder, 'id' | 'version' | 'orderStatus' | 'undoableUntil'>

/** Takes back the last move of an order. */
export function useUndoMove() {
  const { t, i18n } = useLingui()
  const [undoMove] = useMutation(UndoOrderMove_mutation)
  const { change, loading, submitError } = useOrderChange(
    async (input: UndoOrderMoveInput) => (await undoMove({ variables: { input } })).data?.undoOrderMove,
    t`The step is undone.`,
  )
  const undo = ({ id, version }: Moved) => void change({ id, version })
  /** Says that the order was moved, with a button that takes it back. */
  const offer = (order: Moved) =>
    void notify({
      // Not that of the notice which follows: this one is still closing then.
      id: 'order-moved',
      title: t`Now: ${{ name: i18n._(statusLabels[order.orderStatus].name) }}.`,
      ...(order.undoableUntil != null && { action: { label: t`Undo`, onClick: () => undo(order) } }),
    })
  return { undo, offer, loading, submitError }
}
