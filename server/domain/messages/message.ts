import type { Message as MessageRow } from '../../platform/database/__generated__/prisma/client.ts'

/** A message of the outbox. */
export type Message = Omit<MessageRow, 'deduplicationKey'>

export const messageColumns = {
  id: true,
  event: true,
  channel: true,
  recipient: true,
  language: true,
  subject: true,
  body: true,
  status: true,
  attempts: true,
  uncertainAttempts: true,
  lastError: true,
  orderId: true,
  userId: true,
  subscriptionId: true,
  address: true,
  createdAt: true,
  attemptedAt: true,
  sentAt: true,
  sentBy: true,
  externalId: true,
  paymentId: true,
  stockAlertId: true,
  appointmentId: true,
  withdrawnReason: true,
  checkedAt: true,
} as const
