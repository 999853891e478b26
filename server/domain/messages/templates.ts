import type { MessageEvent, OrderStatus } from '../../platform/database/__generated__/prisma/enums.ts'

interface Template {
  /** What its text may name: placeholders that each message fills. */
  placeholders: readonly string[]
  /** Subject and lines as the shop sends them where the owner has written none; greeting and link are added. */
  text: readonly [subject: string, ...lines: string[]]
  /** It is sent when an order reaches this status. */
  status?: OrderStatus
  /** Whether it is also written by WhatsApp, which takes a member of staff a tap each, where the owner has not chosen. */
  isByWhatsApp?: true
}

const ofOrder = ['customer', 'shop', 'order', 'link'] as const

const ofAppointment = ['customer', 'shop', 'appointment', 'place', 'day', 'time', 'link'] as const

/** The events of which customers are notified. */
const templates = {
  ORDER_PLACED: {
    placeholders: [...ofOrder, 'style', 'total', 'date'],
    text: [
      /*i18n*/ 'Your order {order} at {shop}',
      /*i18n*/ 'thank you for your order {order}.',
      /*i18n*/ 'This is what we sew: {style}',
      /*i18n*/ 'Total: {total}',
      /*i18n*/ 'We expect to deliver it by {date}.',
    ],
  },
  QUOTE: {
    placeholders: [...ofOrder, 'total', 'note'],
    isByWhatsApp: true,
    text: [
      /*i18n*/ 'The price of your order {order}',
      /*i18n*/ 'your order {order} costs {total}. Please accept the price, so that we can begin.',
      '{note}',
    ],
  },
  PAYMENT_RECEIVED: {
    placeholders: [...ofOrder, 'amount', 'balance'],
    text: [
      /*i18n*/ 'We received {amount} for order {order}',
      /*i18n*/ 'we received {amount} for your order {order}. Thank you.',
      /*i18n*/ 'Still to be paid: {balance}',
    ],
  },
  PAYMENT_REMINDER: {
    placeholders: [...ofOrder, 'balance', 'upi'],
    text: [
      /*i18n*/ 'Still to be paid for order {order}',
      /*i18n*/ '{balance} of your order {order} is still to be paid.',
      /*i18n*/ 'Pay by UPI: {upi}',
    ],
  },
  TRIAL: {
    placeholders: ofOrder,
    status: 'TRIAL',
    isByWhatsApp: true,
    text: [
      /*i18n*/ 'Your order {order} can be tried on',
      /*i18n*/ 'your order {order} can be tried on. Please come to the shop.',
    ],
  },
  READY: {
    placeholders: [...ofOrder, 'balance', 'upi'],
    status: 'READY',
    isByWhatsApp: true,
    text: [
      /*i18n*/ 'Your order {order} is ready',
      /*i18n*/ 'your order {order} is ready.',
      /*i18n*/ 'Still to be paid: {balance}',
      /*i18n*/ 'Pay by UPI: {upi}',
    ],
  },
  DISPATCHED: {
    placeholders: [...ofOrder, 'courier', 'trackingNumber'],
    status: 'DISPATCHED',
    isByWhatsApp: true,
    text: [
      /*i18n*/ 'Your order {order} is on its way',
      /*i18n*/ 'your order {order} is on its way.',
      /*i18n*/ 'Courier: {courier}',
      /*i18n*/ 'Tracking number: {trackingNumber}',
    ],
  },
  DELIVERED: {
    placeholders: ofOrder,
    status: 'DELIVERED',
    text: [
      /*i18n*/ 'Your order {order} was delivered',
      /*i18n*/ 'your order {order} was delivered. We hope that you enjoy wearing it.',
    ],
  },
  GARMENT_PHOTO: {
    placeholders: ofOrder,
    isByWhatsApp: true,
    text: [
      /*i18n*/ 'A photograph of your order {order}',
      /*i18n*/ 'we took a photograph of your order {order} in the workshop. It is on this page:',
    ],
  },
  APPOINTMENT_BOOKED: {
    placeholders: ofAppointment,
    isByWhatsApp: true,
    text: [
      /*i18n*/ 'Your appointment at {shop}',
      /*i18n*/ 'your appointment is booked. {appointment} {place}: {day}, {time}.',
      /*i18n*/ 'If you can’t come, please tell us in time.',
    ],
  },
  APPOINTMENT_REMINDER: {
    placeholders: ofAppointment,
    isByWhatsApp: true,
    text: [
      /*i18n*/ 'Your appointment at {shop} is tomorrow',
      /*i18n*/ 'we expect you tomorrow. {appointment} {place}: {day}, {time}.',
      /*i18n*/ 'If you can’t come, please tell us in time.',
    ],
  },
  BACK_IN_STOCK: {
    placeholders: ['shop', 'design', 'link'],
    isByWhatsApp: true,
    text: [/*i18n*/ '{design} is back in stock', /*i18n*/ '{design} is back in stock.'],
  },
  // Nobody's name: anybody can sign up with another person's e-mail and a name of their choice.
  PASSWORD_RESET: {
    placeholders: ['shop', 'link'],
    text: [
      /*i18n*/ 'Choose a new password for {shop}',
      /*i18n*/ 'Open this link to choose a new password. It works once, and for an hour. If you have not asked for it, do nothing.',
    ],
  },
  EMAIL_VERIFICATION: {
    placeholders: ['shop', 'link'],
    text: [
      /*i18n*/ 'Confirm your e-mail for {shop}',
      /*i18n*/ 'Please open this link to confirm that this is your e-mail. It works for a week. If you have not signed up, do nothing.',
    ],
  },
  LOGIN_CODE: {
    placeholders: ['shop', 'code'],
    text: [
      /*i18n*/ '{code} is your code for {shop}',
      /*i18n*/ 'Your code is {code}. Type it on the page where you asked for it.',
      /*i18n*/ 'It works once, and for ten minutes. We never ask you for it. If you have not asked for it, do nothing.',
    ],
  },
} as const satisfies Partial<Record<MessageEvent, Template>>

/** An event whose texts the owner can edit. */
export type TemplateEvent = keyof typeof templates

export const templateEvents = Object.keys(templates) as [TemplateEvent, ...TemplateEvent[]]

export const templateOf = (event: TemplateEvent): Template => templates[event]

/** What is written when an order reaches a status; null for nothing. */
export const eventOfStatus = (status: OrderStatus): TemplateEvent | null =>
  templateEvents.find((event) => templateOf(event).status === status) ?? null
