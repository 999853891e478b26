import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ApiScope } from '../../__generated__/graphql.ts'

export const scopeNames: Record<ApiScope, MessageDescriptor> = {
  READ_CATALOGUE: msg`Follow the catalogue that shoppers see, with your references`,
  WRITE_CATALOGUE: msg`Change the catalogue, prices and stock; see drafts`,
  READ_ORDERS: msg`See orders without customers’ contacts`,
  WRITE_ORDERS: msg`Take and change orders, with their notes`,
  READ_CUSTOMERS: msg`See customers, their contacts and measurements`,
  WRITE_CUSTOMERS: msg`Enter and correct customers`,
  MANAGE_WEBHOOKS: msg`Manage its own webhooks`,
}

export const allScopes = Object.keys(scopeNames) as ApiScope[]
