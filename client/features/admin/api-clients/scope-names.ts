import type { ApiScope } from '../../../__generated__/graphql.ts'

export const scopeNames: Record<ApiScope, string> = {
  READ_CATALOGUE: 'See the catalogue, drafts too',
  WRITE_CATALOGUE: 'Change the catalogue, prices and stock',
  READ_ORDERS: 'See orders',
  WRITE_ORDERS: 'Take and change orders',
  READ_CUSTOMERS: 'See customers',
  WRITE_CUSTOMERS: 'Enter and correct customers',
  MANAGE_WEBHOOKS: 'Manage its own webhooks',
}

export const allScopes = Object.keys(scopeNames) as ApiScope[]
