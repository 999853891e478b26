import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  WebhookDeliveryStatus,
  WebhookDisabledBecause,
  WebhookTopic,
} from '../../__generated__/graphql.ts'

export const topicLabels: Record<WebhookTopic, MessageDescriptor> = {
  PRODUCT_CREATED: msg`Added designs`,
  PRODUCT_UPDATED: msg`Changed designs`,
  PRODUCT_DELETED: msg`Deleted designs`,
  STOCK_UPDATED: msg`Stock`,
  ORDER_CREATED: msg`New orders`,
  ORDER_UPDATED: msg`Changed orders`,
  PAYMENT_CREATED: msg`Payments`,
  CUSTOMER_CREATED: msg`New customers`,
  CUSTOMER_UPDATED: msg`Changed customers`,
  CUSTOMER_DELETED: msg`Deleted customers`,
}

export const allTopics = Object.keys(topicLabels) as WebhookTopic[]

/** Why a webhook is off since when, and how to change that. */
export const disabledSentences: Record<WebhookDisabledBecause, (since: string) => MessageDescriptor> = {
  CHOSEN: (since) => msg`Switched off on ${since}. Switch it on under “Change”.`,
  FAILING: (since) => msg`Switched off on ${since}, after a day of failures. Switch it on under “Change”.`,
  GONE: (since) => msg`Switched off on ${since}, since its receiver is gone. Switch it on under “Change”.`,
}

export const deliveryStatusLabels: Record<WebhookDeliveryStatus, MessageDescriptor> = {
  QUEUED: msg`Waiting`,
  SENDING: msg`Sending`,
  DELIVERED: msg`Delivered`,
  FAILED: msg`Given up`,
}
