import type { MessageChannel, MessageEvent, MessageStatus } from '../../../__generated__/graphql.ts'

export const eventLabels: Record<MessageEvent, string> = {
  ORDER_PLACED: 'Order placed',
  QUOTE: 'Quote',
  PAYMENT_RECEIVED: 'Payment received',
  PAYMENT_REMINDER: 'Payment reminder',
  TRIAL: 'Trial',
  READY: 'Ready',
  DISPATCHED: 'Dispatched',
  DELIVERED: 'Delivered',
  BACK_IN_STOCK: 'Back in stock',
  PASSWORD_RESET: 'Password reset',
  EMAIL_VERIFICATION: 'E-mail verification',
  NEW_ORDER: 'New order',
  QUOTE_ACCEPTED: 'Quote accepted',
  PAYMENT_TO_CONFIRM: 'Payment to confirm',
  WEBHOOK_DISABLED: 'Webhook switched off',
}

export const channelLabels: Record<MessageChannel, string> = {
  EMAIL: 'E-mail',
  WHATSAPP: 'WhatsApp',
  PUSH: 'Notification',
}

export const statusLabels: Record<MessageStatus, string> = {
  QUEUED: 'Waiting',
  SENDING: 'Sending',
  TO_SEND: 'To send',
  SENT: 'Sent',
  FAILED: 'Failed',
}

export const statusColors: Record<MessageStatus, string> = {
  QUEUED: 'gray',
  SENDING: 'blue',
  TO_SEND: 'orange',
  SENT: 'green',
  FAILED: 'red',
}
