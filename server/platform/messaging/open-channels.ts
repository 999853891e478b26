import type { Config } from '../../config.ts'
import { requirePermission } from '../../domain/accounts/policy.ts'
import type { Context } from '../../domain/context.ts'
import type { Channels } from '../../domain/messages/channels.ts'
import { createEmailSender } from './smtp.ts'
import { createWhatsAppGateway } from './whatsapp-gateway.ts'

/** The channels that are set up. */
export const openChannels = ({
  mail,
  whatsApp,
  vapid,
}: Pick<Config, 'mail' | 'whatsApp' | 'vapid'>): Channels => ({
  email: mail && createEmailSender(mail),
  whatsApp: whatsApp && createWhatsAppGateway(whatsApp),
  push: vapid,
})

/**
 * By which channels the shop sends messages by itself.
 * @throws Unauthenticated, Forbidden
 */
export function readChannels({ viewer, channels }: Context): Record<keyof Channels, boolean> {
  requirePermission(viewer, 'MANAGE_ORDERS')
  return {
    email: channels.email !== null,
    whatsApp: channels.whatsApp !== null,
    push: channels.push !== null,
  }
}
