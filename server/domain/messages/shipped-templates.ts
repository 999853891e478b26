import type { Language } from '../../platform/database/__generated__/prisma/enums.ts'
import {
  placeholdersOf,
  type TemplateChannel,
  type TemplateEvent,
  type TemplateText,
} from './template-text.ts'

/** Subject and text of an event. */
type Text = [subject: string, ...lines: string[]]

const english: Record<TemplateEvent, Text> = {
  ORDER_PLACED: [
    'Your order {order} at {shop}',
    'thank you for your order {order}.',
    'Total: {total}',
    'We expect to deliver it by {date}.',
  ],
  QUOTE: [
    'The price of your order {order}',
    'your order {order} costs {total}. Please accept the price, so that we can begin.',
    '{note}',
  ],
  PAYMENT_RECEIVED: [
    'We received {amount} for order {order}',
    'we received {amount} for your order {order}. Thank you.',
    'Still to be paid: {balance}',
  ],
  PAYMENT_REMINDER: [
    'Still to be paid for order {order}',
    '{balance} of your order {order} is still to be paid.',
    'Pay by UPI: {upi}',
  ],
  TRIAL: [
    'Your order {order} can be tried on',
    'your order {order} can be tried on. Please come to the shop.',
  ],
  READY: [
    'Your order {order} is ready',
    'your order {order} is ready.',
    'Still to be paid: {balance}',
    'Pay by UPI: {upi}',
  ],
  DISPATCHED: [
    'Your order {order} is on its way',
    'your order {order} is on its way.',
    'Courier: {courier}',
    'Tracking number: {trackingNumber}',
  ],
  DELIVERED: [
    'Your order {order} was delivered',
    'your order {order} was delivered. We hope that you enjoy wearing it.',
  ],
  BACK_IN_STOCK: ['{design} is back in stock', '{design} is back in stock.'],
  PASSWORD_RESET: [
    'Choose a new password for {shop}',
    'Open this link to choose a new password. It works once, and for an hour. If you have not asked for it, do nothing.',
  ],
  EMAIL_VERIFICATION: [
    'Confirm your e-mail for {shop}',
    'Please open this link to confirm that this is your e-mail. It works for a week. If you have not signed up, do nothing.',
  ],
}

const hindi: Record<TemplateEvent, Text> = {
  ORDER_PLACED: [
    '{shop} में आपका ऑर्डर {order}',
    'आपके ऑर्डर {order} के लिए धन्यवाद।',
    'कुल: {total}',
    'हम इसे {date} तक पहुँचाने की उम्मीद करते हैं।',
  ],
  QUOTE: [
    'आपके ऑर्डर {order} की क़ीमत',
    'आपके ऑर्डर {order} की क़ीमत {total} है। कृपया क़ीमत स्वीकार करें, ताकि हम काम शुरू कर सकें।',
    '{note}',
  ],
  PAYMENT_RECEIVED: [
    'ऑर्डर {order} के लिए {amount} मिले',
    'आपके ऑर्डर {order} के लिए {amount} मिले। धन्यवाद।',
    'बाक़ी: {balance}',
  ],
  PAYMENT_REMINDER: [
    'ऑर्डर {order} का भुगतान बाक़ी है',
    'आपके ऑर्डर {order} के {balance} बाक़ी हैं।',
    'UPI से भुगतान करें: {upi}',
  ],
  TRIAL: ['आपका ऑर्डर {order} ट्रायल के लिए तैयार है', 'आपका ऑर्डर {order} ट्रायल के लिए तैयार है। कृपया दुकान पर आइए।'],
  READY: [
    'आपका ऑर्डर {order} तैयार है',
    'आपका ऑर्डर {order} तैयार है।',
    'बाक़ी: {balance}',
    'UPI से भुगतान करें: {upi}',
  ],
  DISPATCHED: [
    'आपका ऑर्डर {order} रवाना हो गया है',
    'आपका ऑर्डर {order} रवाना हो गया है।',
    'कूरियर: {courier}',
    'ट्रैकिंग नंबर: {trackingNumber}',
  ],
  DELIVERED: ['आपका ऑर्डर {order} पहुँच गया', 'आपका ऑर्डर {order} पहुँच गया। आशा है कि आपको इसे पहनकर ख़ुशी होगी।'],
  BACK_IN_STOCK: ['{design} फिर से उपलब्ध है', '{design} फिर से उपलब्ध है।'],
  PASSWORD_RESET: [
    '{shop} के लिए नया पासवर्ड चुनें',
    'नया पासवर्ड चुनने के लिए यह लिंक खोलें। यह एक बार और एक घंटे तक काम करता है। अगर आपने इसे नहीं माँगा, तो कुछ न करें।',
  ],
  EMAIL_VERIFICATION: [
    '{shop} के लिए अपने ई-मेल की पुष्टि करें',
    'यह आपका ई-मेल है, इसकी पुष्टि के लिए कृपया यह लिंक खोलें। यह एक सप्ताह तक काम करता है। अगर आपने खाता नहीं बनाया, तो कुछ न करें।',
  ],
}

const texts = { EN: english, HI: hindi }

const greetings = {
  EN: ['Namaste {customer},', 'Namaste,'],
  HI: ['नमस्ते {customer},', 'नमस्ते,'],
} as const

/** The text that the shop sends where the owner has written none. */
export function shippedTemplate(
  event: TemplateEvent,
  channel: TemplateChannel,
  language: Language,
): TemplateText {
  const [subject, ...lines] = texts[language][event]
  const [withName, withoutName] = greetings[language]
  const named: readonly string[] = placeholdersOf[event]
  const greeting = named.includes('customer') ? withName : withoutName
  const body = [greeting, '', ...lines, '{link}', '', '{shop}'].join('\n')
  return { subject: channel === 'EMAIL' ? subject : null, body }
}

/** Written about by WhatsApp, which takes a member of staff a tap each, unless the owner chooses otherwise. */
const byWhatsApp: TemplateEvent[] = ['QUOTE', 'TRIAL', 'READY', 'DISPATCHED', 'BACK_IN_STOCK']

/** Whether an event is written about on a channel, where the owner has not chosen. */
export const isShippedEnabled = (event: TemplateEvent, channel: TemplateChannel): boolean =>
  event !== 'PAYMENT_REMINDER' && (channel === 'EMAIL' || byWhatsApp.includes(event))
