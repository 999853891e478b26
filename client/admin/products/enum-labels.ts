import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Category, ProductStatus } from '../../__generated__/graphql.ts'
import { categoryLabels } from '../../lib/catalogue-labels.ts'

/** The specification's labels; cards in the shop label OTHERS 'Fashion'. */
export const adminCategoryLabels: Record<Category, MessageDescriptor> = {
  ...categoryLabels,
  OTHERS: msg`Others`,
}

export const productStatusLabels: Record<ProductStatus, MessageDescriptor> = {
  ACTIVE: msg`Active`,
  DRAFT: msg`Draft`,
  ARCHIVED: msg`Archived`,
}

export const featuredLabels = { yes: msg`Featured`, no: msg`Not featured` }
