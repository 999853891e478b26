import type { AuditEntity } from '../../../__generated__/graphql.ts'

export const entityNames: Record<AuditEntity, string> = {
  PRODUCT: 'Products',
  ORDER: 'Orders',
  FEEDBACK: 'Feedback',
  CUSTOMER: 'People',
  PROMOTION: 'Offers',
  SHOP: 'The shop',
}
