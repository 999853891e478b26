import type { Role } from '../../../__generated__/graphql.ts'

export const roleNames: Record<Role, string> = { SHOPPER: 'Shopper', STAFF: 'Staff', ADMIN: 'Owner' }
