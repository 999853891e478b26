import type { Language, MessageChannel, MessageEvent, MessageStatus } from '../../__generated__/graphql.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const eventLabels: Record<MessageEvent, MessageDescriptor> = {
  ORDER_PLACED: msg`Order placed`,
  QUOTE: msg`Quote`,
  PAYMENT_RECEIVED: msg`Payment received`,
  PAYMENT_REMINDER: msg`Payment reminder`,
  TRIAL: msg`Trial`,
  READY: msg`Ready`,
  DISPATCHED: msg`Dispatched`,
  DELIVERED: msg`Delivered`,
  BACK_IN_STOCK: msg`Back in stock`,
  PASSWORD_RESET: msg`Password reset`,
  EMAIL_VERIFICATION: msg`E-mail verification`,
  LOGIN_CODE: msg`Login code`,
  SECURITY_NOTICE: msg`Security notice`,
  NEW_ORDER: msg`New order`,
  QUOTE_ACCEPTED: msg`Quote accepted`,
  PAYMENT_TO_CONFIRM: msg`Payment to confirm`,
  WEBHOOK_DISABLED: msg`Webhook switched off`,
  LOW_STOCK: msg`Low stock`,
  LOW_MATERIAL: msg`Material running out`,
  MESSAGE_FAILED: msg`Message failed`,
  GARMENT_ASSIGNED: msg`Work assigned`,
  APPOINTMENT_BOOKED: msg`Appointment booked`,
  APPOINTMENT_REMINDER: msg`Reminder of an appointment`,
  APPOINTMENT_CHANGED: msg`Appointment changed`,
  GARMENT_PHOTO: msg`Photograph from the workshop`,
}

export const channelLabels: Record<MessageChannel, MessageDescriptor> = {
  EMAIL: msg`E-mail`,
  WHATSAPP: msg`WhatsApp`,
  PUSH: msg`Notification`,
}

export const languageLabels: Record<Language, MessageDescriptor> = { EN: msg`English`, HI: msg`Hindi` }

export const statusLabels: Record<MessageStatus, MessageDescriptor> = {
  QUEUED: msg({ message: 'Waiting', context: 'messages' }),
  SENDING: msg({ message: 'Sending', context: 'messages' }),
  TO_SEND: msg({ message: 'To send', context: 'messages' }),
  SENT: msg({ message: 'Sent', context: 'messages' }),
  FAILED: msg({ message: 'Failed', context: 'messages' }),
  WITHDRAWN: msg({ message: 'Withdrawn', context: 'messages' }),
}

export const statusColors: Record<MessageStatus, string> = {
  QUEUED: 'gray',
  SENDING: 'blue',
  TO_SEND: 'orange',
  SENT: 'green',
  FAILED: 'red',
  WITHDRAWN: 'gray',
}
