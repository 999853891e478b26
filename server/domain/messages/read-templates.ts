import type { Language } from '../../database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../database/client.ts'
import { isShippedEnabled, shippedTemplate } from './shipped-templates.ts'
import type { TemplateChannel, TemplateEvent, TemplateText } from './template-text.ts'

type Reader = Pick<Transaction, 'messageTemplate' | 'messageRule'>

/** The owner's text of a message, or the shipped one. */
export async function readTemplate(
  db: Reader,
  event: TemplateEvent,
  channel: TemplateChannel,
  language: Language,
): Promise<TemplateText> {
  const own = await db.messageTemplate.findUnique({
    where: { event_channel_language: { event, channel, language } },
    select: { subject: true, body: true },
  })
  return own ?? shippedTemplate(event, channel, language)
}

/** Whether the event is written about on each channel. */
export async function readRules(db: Reader, event: TemplateEvent): Promise<Record<TemplateChannel, boolean>> {
  const rules = await db.messageRule.findMany({ where: { event } })
  const isOn = (channel: TemplateChannel) =>
    rules.find((rule) => rule.channel === channel)?.isEnabled ?? isShippedEnabled(event, channel)
  return { EMAIL: isOn('EMAIL'), WHATSAPP: isOn('WHATSAPP') }
}
