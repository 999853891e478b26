import type {
  Language,
  MessageChannel,
  MessageEvent,
} from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { readSettings } from '../shop/read-settings.ts'
import type { ShopSettings } from '../shop/shop-settings.ts'
import { isShippedEnabled, shippedTemplate } from './shipped-templates.ts'
import type { TemplateChannel, TemplateText } from './template-text.ts'
import type { TemplateEvent } from './templates.ts'

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

/** What many messages are written from. */
export interface TextSource {
  settings: ShopSettings
  /** The owner's own texts. */
  templates: (TemplateText & { event: MessageEvent; channel: MessageChannel; language: Language })[]
}

export async function readTextSource(
  db: Pick<Transaction, 'shopSettings' | 'messageTemplate'>,
): Promise<TextSource> {
  const { settings } = await readSettings(db)
  return { settings, templates: await db.messageTemplate.findMany({ omit: { updatedAt: true } }) }
}

/** As `readTemplate`, from what was read. */
export const templateFrom = (
  { templates }: TextSource,
  event: TemplateEvent,
  channel: TemplateChannel,
  language: Language,
): TemplateText =>
  templates.find((own) => own.event === event && own.channel === channel && own.language === language) ??
  shippedTemplate(event, channel, language)

/** Whether the event is written about on each channel. */
export async function readRules(db: Reader, event: TemplateEvent): Promise<Record<TemplateChannel, boolean>> {
  const rules = await db.messageRule.findMany({ where: { event } })
  const isOn = (channel: TemplateChannel) =>
    rules.find((rule) => rule.channel === channel)?.isEnabled ?? isShippedEnabled(event, channel)
  return { EMAIL: isOn('EMAIL'), WHATSAPP: isOn('WHATSAPP') }
}
