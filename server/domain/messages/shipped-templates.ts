import type { Language } from '../../platform/database/__generated__/prisma/enums.ts'
import { i18nIn } from './page-language.ts'
import {
  placeholdersOf,
  type TemplateChannel,
  type TemplateEvent,
  type TemplateText,
} from './template-text.ts'

/** Subject and text of an event. */
type Text = [subject: string, ...lines: string[]]

const texts: Record<TemplateEvent, Text> = {
  ORDER_PLACED: [
    /*i18n*/ 'Your order {order} at {shop}',
    /*i18n*/ 'thank you for your order {order}.',
    /*i18n*/ 'This is what we sew: {style}',
    /*i18n*/ 'Total: {total}',
    /*i18n*/ 'We expect to deliver it by {date}.',
  ],
  QUOTE: [
    /*i18n*/ 'The price of your order {order}',
    /*i18n*/ 'your order {order} costs {total}. Please accept the price, so that we can begin.',
    '{note}',
  ],
  PAYMENT_RECEIVED: [
    /*i18n*/ 'We received {amount} for order {order}',
    /*i18n*/ 'we received {amount} for your order {order}. Thank you.',
    /*i18n*/ 'Still to be paid: {balance}',
  ],
  PAYMENT_REMINDER: [
    /*i18n*/ 'Still to be paid for order {order}',
    /*i18n*/ '{balance} of your order {order} is still to be paid.',
    /*i18n*/ 'Pay by UPI: {upi}',
  ],
  TRIAL: [
    /*i18n*/ 'Your order {order} can be tried on',
    /*i18n*/ 'your order {order} can be tried on. Please come to the shop.',
  ],
  READY: [
    /*i18n*/ 'Your order {order} is ready',
    /*i18n*/ 'your order {order} is ready.',
    /*i18n*/ 'Still to be paid: {balance}',
    /*i18n*/ 'Pay by UPI: {upi}',
  ],
  DISPATCHED: [
    /*i18n*/ 'Your order {order} is on its way',
    /*i18n*/ 'your order {order} is on its way.',
    /*i18n*/ 'Courier: {courier}',
    /*i18n*/ 'Tracking number: {trackingNumber}',
  ],
  DELIVERED: [
    /*i18n*/ 'Your order {order} was delivered',
    /*i18n*/ 'your order {order} was delivered. We hope that you enjoy wearing it.',
  ],
  BACK_IN_STOCK: [/*i18n*/ '{design} is back in stock', /*i18n*/ '{design} is back in stock.'],
  PASSWORD_RESET: [
    /*i18n*/ 'Choose a new password for {shop}',
    /*i18n*/ 'Open this link to choose a new password. It works once, and for an hour. If you have not asked for it, do nothing.',
  ],
  EMAIL_VERIFICATION: [
    /*i18n*/ 'Confirm your e-mail for {shop}',
    /*i18n*/ 'Please open this link to confirm that this is your e-mail. It works for a week. If you have not signed up, do nothing.',
  ],
}

/** The text that the shop sends where the owner has written none. */
export function shippedTemplate(
  event: TemplateEvent,
  channel: TemplateChannel,
  language: Language,
): TemplateText {
  const i18n = i18nIn(language)
  const names: readonly string[] = placeholdersOf[event]
  // They remain placeholders: each message fills them.
  const values = Object.fromEntries(names.map((name) => [name, `{${name}}`]))
  const translate = (text: string) => i18n._(text, values)
  const [subject, ...lines] = texts[event]
  const greeting = names.includes('customer') ? /*i18n*/ 'Namaste {customer},' : /*i18n*/ 'Namaste,'
  const body = [translate(greeting), '', ...lines.map(translate), '{link}', '', '{shop}'].join('\n')
  return { subject: channel === 'EMAIL' ? translate(subject) : null, body }
}

/** Written about by WhatsApp, which takes a member of staff a tap each, unless the owner chooses otherwise. */
const byWhatsApp: TemplateEvent[] = ['QUOTE', 'TRIAL', 'READY', 'DISPATCHED', 'BACK_IN_STOCK']

/** Whether an event is written about on a channel, where the owner has not chosen. */
export const isShippedEnabled = (event: TemplateEvent, channel: TemplateChannel): boolean =>
  event !== 'PAYMENT_REMINDER' && (channel === 'EMAIL' || byWhatsApp.includes(event))
