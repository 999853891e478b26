import type { Prisma, Webhook as WebhookRow } from '../../platform/database/__generated__/prisma/client.ts'
import type { ApiScope, WebhookTopic } from '../../platform/database/__generated__/prisma/enums.ts'
import { notFound } from '../errors.ts'

export type { WebhookTopic }

/** A webhook as its owner sees it: the secrets are shown once only. */
export type Webhook = Omit<WebhookRow, 'secret' | 'previousSecret' | 'readChangeId'>

export const webhookColumns = {
  id: true,
  clientId: true,
  url: true,
  topics: true,
  query: true,
  createdAt: true,
  disabledAt: true,
  disabledBecause: true,
  failingSince: true,
  previousSecretExpiresAt: true,
  version: true,
} as const satisfies Prisma.WebhookSelect

/** What a client must be able to read to be notified of it. */
export const scopeOfTopic: Record<WebhookTopic, ApiScope> = {
  PRODUCT_CREATED: 'READ_CATALOGUE',
  PRODUCT_UPDATED: 'READ_CATALOGUE',
  PRODUCT_DELETED: 'READ_CATALOGUE',
  STOCK_UPDATED: 'READ_CATALOGUE',
  ORDER_CREATED: 'READ_ORDERS',
  ORDER_UPDATED: 'READ_ORDERS',
  PAYMENT_CREATED: 'READ_ORDERS',
  CUSTOMER_CREATED: 'READ_CUSTOMERS',
  CUSTOMER_UPDATED: 'READ_CUSTOMERS',
  CUSTOMER_DELETED: 'READ_CUSTOMERS',
}

/** The `type` in the body: `product.created`. A delivery without a topic is a test. */
export const typeOfTopic = (topic: WebhookTopic | null): string =>
  topic === null ? 'webhook.test' : topic.toLowerCase().replace('_', '.')

export const unknownWebhook = () => notFound((i18n) => i18n._('There is no such webhook.'))
