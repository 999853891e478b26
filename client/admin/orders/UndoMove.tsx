import { Button } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { SubmitError } from '../../ui/Form.tsx'
import type { AdminOrder } from './order-documents.ts'
import { statusLabels } from './order-labels.ts'
import type { useUndoMove } from './use-undo-move.ts'

interface UndoMoveProps {
  order: AdminOrder
  undoing: ReturnType<typeof useUndoMove>
}

/** Takes back the order's last step, for as long as that is possible: the notice of it is gone sooner. */
export function UndoMove({ order, undoing }: UndoMoveProps) {
  const { t, i18n } = useLingui()
  const { undoableUntil, orderStatus } = order
  const [ended, setEnded] = useState<string | null>(null)
  useEffect(() => {
    if (undoableUntil == null) return
    const left = Math.max(0, Date.parse(undoableUntil) - Date.now())
    const timer = setTimeout(() => setEnded(undoableUntil), left)
    return () => clearTimeout(timer)
  }, [undoableUntil])
  return (
    <>
      {undoableUntil != null && undoableUntil !== ended && (
        <Button
          size="md"
          mt="3"
          variant="outline"
          loading={undoing.loading}
          onClick={() => undoing.undo(order)}
        >
          <Undo2 aria-hidden />
          {t`Undo: ${{ name: i18n._(statusLabels[orderStatus].name) }}`}
        </Button>
      )}
      <SubmitError>{undoing.submitError}</SubmitError>
    </>
  )
}
