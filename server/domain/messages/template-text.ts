import type {
  MessageChannel,
  MessageEvent,
  OrderStatus,
} from '../../platform/database/__generated__/prisma/enums.ts'
import type { Sentence } from '../../i18n.ts'

/** What a message is written from: its subject, for e-mails, and its text. */
export interface TemplateText {
  subject: string | null
  body: string
}

const ofOrder = ['customer', 'shop', 'order', 'link'] as const

/** The events of which customers are notified, and the placeholders of their texts. */
export const placeholdersOf = {
  ORDER_PLACED: [...ofOrder, 'style', 'total', 'date'],
  QUOTE: [...ofOrder, 'total', 'note'],
  PAYMENT_RECEIVED: [...ofOrder, 'amount', 'balance'],
  PAYMENT_REMINDER: [...ofOrder, 'balance', 'upi'],
  TRIAL: ofOrder,
  READY: [...ofOrder, 'balance', 'upi'],
  DISPATCHED: [...ofOrder, 'courier', 'trackingNumber'],
  DELIVERED: ofOrder,
  BACK_IN_STOCK: ['shop', 'design', 'link'],
  // Nobody's name: anybody can sign up with another person's e-mail and a name of their choice.
  PASSWORD_RESET: ['shop', 'link'],
  EMAIL_VERIFICATION: ['shop', 'link'],
} as const satisfies Partial<Record<MessageEvent, readonly string[]>>

/** An event whose texts the owner can edit. */
export type TemplateEvent = keyof typeof placeholdersOf

export const templateEvents = Object.keys(placeholdersOf) as [TemplateEvent, ...TemplateEvent[]]

/** The status that an order reaches, and what is written about it. */
export const eventOfStatus: Partial<Record<OrderStatus, TemplateEvent>> = {
  TRIAL: 'TRIAL',
  READY: 'READY',
  DISPATCHED: 'DISPATCHED',
  DELIVERED: 'DELIVERED',
}

/** A channel whose texts the owner can edit. */
export type TemplateChannel = Exclude<MessageChannel, 'PUSH'>

/** The placeholders' values; one that is absent or empty removes its line. */
export type TemplateValues = Partial<Record<string, string | null>>

const placeholder = /\{([^{}]*)\}/g

/** Writes a message. Values are inserted as they are and never read as placeholders; subjects are one line. */
export function fillTemplate({ subject, body }: TemplateText, values: TemplateValues): TemplateText {
  return {
    subject: subject && fill(subject, values).replace(/\s+/g, ' ').trim(),
    body: body
      .split('\n')
      .filter((line) => placeholdersIn(line).every((name) => values[name]))
      .map((line) => fill(line, values))
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  }
}

const fill = (text: string, values: TemplateValues) =>
  text.replace(placeholder, (_, name: string) => values[name] ?? '')

const placeholdersIn = (text: string) => [...text.matchAll(placeholder)].map(([, name]) => name!)

/** What is wrong with a text; null for nothing. */
export function problemOf(event: TemplateEvent, text: string): Sentence | null {
  const known: readonly string[] = placeholdersOf[event]
  const unknown = placeholdersIn(text).find((name) => !known.includes(name))
  const listed = known.map((name) => `{${name}}`).join(', ')
  if (unknown !== undefined)
    return (i18n) =>
      i18n._('{placeholder} is not known here. Use {listed}.', { placeholder: `{${unknown}}`, listed })
  if (/[{}]/.test(text.replace(placeholder, '')))
    return (i18n) => i18n._('A brace stands alone. Use {listed}.', { listed })
  return null
}

/** Whether it is sent at somebody's own request, by e-mail alone and always: the links of accounts. */
export const isRequired = (event: MessageEvent): boolean =>
  event === 'PASSWORD_RESET' || event === 'EMAIL_VERIFICATION'

/** Account messages are of no use without their link. */
export const lacksLink = (event: TemplateEvent, body: string): boolean =>
  isRequired(event) && !placeholdersIn(body).includes('link')

/** Values for previews. */
export const exampleValues: Record<string, string> = {
  customer: 'Asha Patil',
  order: 'RB-1042',
  link: 'https://shop.example/track/…',
  style: 'Boat neck, Puff sleeve',
  total: '₹12,500',
  amount: '₹5,000',
  balance: '₹7,500',
  date: '12 Dec 2026',
  note: 'With zari border',
  upi: 'https://shop.example/track/…',
  courier: 'Blue Dart',
  trackingNumber: '53921188204',
  design: 'Maroon bridal lehenga',
}
