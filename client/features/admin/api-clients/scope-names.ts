import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ApiScope } from '../../../__generated__/graphql.ts'

export const scopeNames: Record<ApiScope, MessageDescriptor> = {
  READ_CATALOGUE: msg`See the catalogue, drafts too`,
  WRITE_CATALOGUE: msg`Change the catalogue, prices and stock`,
  READ_ORDERS: msg`See orders`,
  WRITE_ORDERS: msg`Take and change orders`,
  READ_CUSTOMERS: msg`See customers`,
  WRITE_CUSTOMERS: msg`Enter and correct customers`,
  MANAGE_WEBHOOKS: msg`Manage its own webhooks`,
}

export const allScopes = Object.keys(scopeNames) as ApiScope[]
