import { paths } from '../../../shared/paths.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { Services } from '../context.ts'
import { alterationAssignedTexts } from './notification-texts.ts'
import { notifyTailor } from './notify-staff.ts'

interface AssignedAlteration {
  id: string
  version: number
  tailorId: string
  orderId: string
  orderNumber: string
}

/** Notifies a tailor of an alteration that was assigned. */
export const notifyOfAlteration = (
  services: Pick<Services, 'channels' | 'now'>,
  tx: Transaction,
  { id, version, tailorId, orderId, orderNumber }: AssignedAlteration,
): Promise<void> =>
  notifyTailor(services, tx, {
    tailorId,
    key: `${id}:${version}`,
    texts: alterationAssignedTexts(orderNumber),
    address: paths.workshop(),
    orderId,
  })
