import { Confirm } from './Confirm.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'

/** Asks for confirmation before a form with unsaved changes is left. */
export function LeaveConfirmation({ unsaved }: { unsaved: boolean }) {
  const guard = useLeaveGuard(unsaved)
  return (
    <Confirm
      open={guard.isConfirming}
      title="Leave without saving?"
      text="What you have changed here is not saved yet, and would be lost."
      confirm="Leave"
      onConfirm={guard.goOn}
      onClose={guard.stay}
    />
  )
}
