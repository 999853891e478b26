import { Confirm } from './Confirm.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useLingui } from '@lingui/react/macro'

/** Asks for confirmation before a form with unsaved changes is left. */
export function LeaveConfirmation({ unsaved }: { unsaved: boolean }) {
  const guard = useLeaveGuard(unsaved)
  return <LeaveQuestion open={guard.isConfirming} onLeave={guard.goOn} onStay={guard.stay} />
}

interface LeaveQuestionProps {
  open: boolean
  onLeave: () => void
  onStay: () => void
}

/** The same question, for a dialog that is closed. */
export function LeaveQuestion({ open, onLeave, onStay }: LeaveQuestionProps) {
  const { t } = useLingui()
  return (
    <Confirm
      open={open}
      title={t`Leave without saving?`}
      text={t`What you have changed here is not saved yet, and would be lost.`}
      confirm={t`Leave`}
      onConfirm={onLeave}
      onClose={onStay}
    />
  )
}
