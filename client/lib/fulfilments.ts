import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Fulfilment } from '../__generated__/graphql.ts'

export const fulfilmentNames: Record<Fulfilment, MessageDescriptor> = {
  PICKUP: msg`Pick-up`,
  DELIVERY: msg`Delivery`,
}

export const fulfilments = Object.keys(fulfilmentNames) as Fulfilment[]
