import { Confirm } from './Confirm.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useLingui } from '@lingui/react/macro'

/** Asks for confirmation before a form with unsaved changes is left. */
export function LeaveConfirmation({ unsaved }: { unsaved: boolean }) {
  const { t } = useLingui()
  const guard = useLeaveGuard(unsaved)
  return (
    <Confirm
      open={guard.isConfirming}
      title={t`Leave without saving?`}
      text={t`What you have changed here is not saved yet, and would be lost.`}
      confirm={t`Leave`}
      onConfirm={guard.goOn}
      onClose={guard.stay}
    />
  )
}
