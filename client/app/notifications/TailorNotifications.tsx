import { Trans } from '@lingui/react/macro'
import { asTailor } from '../../tailor/tailor-session.ts'
import { ofTailor } from './notification-documents.ts'
import { Notifications } from './Notifications.tsx'

/** Notifications of new work, for the signed-in tailor. */
export const TailorNotifications = ({ token }: { token: string }) => (
  <Notifications documents={ofTailor} context={asTailor(token)}>
    <Trans>When a garment is assigned to you, this phone shows it at once.</Trans>
  </Notifications>
)
