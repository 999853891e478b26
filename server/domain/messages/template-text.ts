import type { MessageChannel, MessageEvent } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Sentence } from '../../i18n.ts'
import { type TemplateEvent, templateOf } from './templates.ts'

/** What a message is written from: its subject, for e-mails, and its text. */
export interface TemplateText {
  subject: string | null
  body: string
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
  const known = templateOf(event).placeholders
  const unknown = placeholdersIn(text).find((name) => !known.includes(name))
  const listed = known.map((name) => `{${name}}`).join(', ')
  if (unknown !== undefined)
    return (i18n) =>
      i18n._('{placeholder} is not known here. Use {listed}.', { placeholder: `{${unknown}}`, listed })
  if (/[{}]/.test(text.replace(placeholder, '')))
    return (i18n) => i18n._('A brace stands alone. Use {listed}.', { listed })
  return null
}

/** By account message the placeholder without which it is of no use. */
const essential: Partial<Record<MessageEvent, string>> = {
  PASSWORD_RESET: 'link',
  EMAIL_VERIFICATION: 'link',
  LOGIN_CODE: 'code',
}

/** Whether it is sent at somebody's own request, by e-mail alone and always: the links and codes of accounts. */
export const isRequired = (event: MessageEvent): boolean => essential[event] !== undefined

/** The placeholder without which the message is of no use, where its text lacks it; null otherwise. */
export function lackingIn(event: TemplateEvent, body: string): string | null {
  const name = essential[event]
  return name === undefined || placeholdersIn(body).includes(name) ? null : `{${name}}`
}

/** Values for previews. */
export const exampleValues: Record<string, string> = {
  customer: 'Asha Patil',
  order: 'RB-1042',
  code: '482917',
  link: 'https://shop.example/track/…',
  style: 'Boat neck, Puff sleeve',
  appointment: 'Fitting',
  place: 'at the shop',
  day: 'Saturday 12 December',
  time: '11:00 am',
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
