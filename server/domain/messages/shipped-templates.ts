import type { Language } from '../../platform/database/__generated__/prisma/enums.ts'
import { i18nIn } from './page-language.ts'
import type { TemplateChannel, TemplateText } from './template-text.ts'
import { type TemplateEvent, templateOf } from './templates.ts'

/** The text that the shop sends where the owner has written none. */
export function shippedTemplate(
  event: TemplateEvent,
  channel: TemplateChannel,
  language: Language,
): TemplateText {
  const i18n = i18nIn(language)
  const { placeholders, text } = templateOf(event)
  // They remain placeholders: each message fills them.
  const values = Object.fromEntries(placeholders.map((name) => [name, `{${name}}`]))
  const translate = (line: string) => i18n._(line, values)
  const [subject, ...lines] = text
  const greeting = placeholders.includes('customer') ? /*i18n*/ 'Namaste {customer},' : /*i18n*/ 'Namaste,'
  const link = placeholders.includes('link') ? ['{link}'] : []
  const body = [translate(greeting), '', ...lines.map(translate), ...link, '', '{shop}'].join('\n')
  return { subject: channel === 'EMAIL' ? translate(subject) : null, body }
}

/** Whether an event is written about on a channel, where the owner has not chosen. */
export const isShippedEnabled = (event: TemplateEvent, channel: TemplateChannel): boolean =>
  event !== 'PAYMENT_REMINDER' && (channel === 'EMAIL' || templateOf(event).isByWhatsApp === true)
