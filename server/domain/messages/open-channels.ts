import type { Config } from '../../config.ts'
import { requireAdmin } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import type { Channels } from './channels.ts'
import { createEmailSender } from './smtp.ts'
import { createWhatsAppGateway } from './whatsapp-gateway.ts'

/** The channels that are set up. */
export const openChannels = ({ mail, whatsApp }: Pick<Config, 'mail' | 'whatsApp'>): Channels => ({
  email: mail && createEmailSender(mail),
  whatsApp: whatsApp && createWhatsAppGateway(whatsApp),
})

/**
 * By which channels the shop sends messages by itself; admins only.
 * @throws Unauthenticated, Forbidden
 */
export function readChannels({ viewer, channels }: Context): { email: boolean; whatsApp: boolean } {
  requireAdmin(viewer)
  return { email: channels.email !== null, whatsApp: channels.whatsApp !== null }
}
