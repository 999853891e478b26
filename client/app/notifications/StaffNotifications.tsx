import { Trans } from '@lingui/react/macro'
import { ofStaff } from './notification-documents.ts'
import { Notifications } from './Notifications.tsx'

/** Notifications of what happens in the shop, for the people who run it. */
export const StaffNotifications = () => (
  <Notifications documents={ofStaff}>
    <Trans>
      New orders, payments to confirm, low stock and failed messages, as far as your account may see them.
      Also while the shop is not open in a window.
    </Trans>
  </Notifications>
)
