import type {
  Prisma,
  WebhookDelivery as DeliveryRow,
} from '../../platform/database/__generated__/prisma/client.ts'
import { notFound } from '../errors.ts'

/** An event for a webhook, and what became of it. */
export type WebhookDelivery = Omit<DeliveryRow, 'webhookId' | 'changeId' | 'createdAt'>

export const deliveryColumns = {
  id: true,
  sequence: true,
  topic: true,
  entityId: true,
  paymentId: true,
  changedAt: true,
  status: true,
  attempts: true,
  nextAttemptAt: true,
  attemptedAt: true,
  responseStatus: true,
  responseBody: true,
  error: true,
  durationMs: true,
} as const satisfies Prisma.WebhookDeliverySelect

/** What the body's `data.id` is: the payment's for a payment, else the entity's. */
export const subjectIdOf = ({ paymentId, entityId }: Pick<WebhookDelivery, 'paymentId' | 'entityId'>) =>
  paymentId ?? entityId

const minute = 60
const hour = 60 * minute

/**
 * The pauses after failed attempts, in seconds. The last attempt follows at least a day after the first, so that a webhook whose
 * only delivery fails is switched off by it.
 */
export const retryPauses = [
  5,
  30,
  2 * minute,
  10 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  12 * hour,
]

/** A webhook whose deliveries have all failed for as long is switched off. */
export const MAX_FAILING_HOURS = 24

/** How long deliveries are stored, and how old a change can be to be sent again. */
export const RETENTION_DAYS = 30

/** An attempt takes at most as long; afterwards another process takes the delivery over. */
export const LEASE_SECONDS = 60

/** Deliveries to one webhook at a time, by all processes together: a slow receiver holds up itself alone. */
export const MAX_CONCURRENT = 4

/** The same for a webhook whose last attempt failed, until one succeeds: its receiver may make each attempt wait. */
export const MAX_CONCURRENT_FAILING = 1

export const unknownDelivery = () => notFound((i18n) => i18n._('There is no such delivery.'))
