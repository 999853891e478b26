import type { AuditEntity } from '../../__generated__/graphql.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const entityNames: Record<AuditEntity, MessageDescriptor> = {
  PRODUCT: msg`Products`,
  ORDER: msg`Orders`,
  FEEDBACK: msg`Feedback`,
  CUSTOMER: msg`People`,
  PROMOTION: msg`Offers`,
  SHOP: msg`The shop`,
}
