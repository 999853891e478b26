import { internationalNumber, whatsAppLink } from '../../../shared/whatsapp-link.ts'
import type { Language } from '../../platform/database/__generated__/prisma/enums.ts'
import type { TemplateChannel, TemplateText } from './template-text.ts'
import type { TemplateEvent } from './templates.ts'

/** A message written from its template, for a member of staff to send by hand. */
export interface MessageDraft extends TemplateText {
  event: TemplateEvent
  channel: TemplateChannel
  recipient: string
  language: Language
}

/** Opens WhatsApp, or the program for e-mails, with the message filled in. */
export const linkOfDraft = ({
  channel,
  recipient,
  subject,
  body,
}: Pick<MessageDraft, 'channel' | 'recipient' | 'subject' | 'body'>): string =>
  channel === 'WHATSAPP'
    ? whatsAppLink(internationalNumber(recipient), body)
    : `mailto:${encodeURIComponent(recipient)}?subject=${encodeURIComponent(subject ?? '')}&body=${encodeURIComponent(body)}`
