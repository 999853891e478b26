import type { Role } from '../../__generated__/graphql.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const roleNames: Record<Role, MessageDescriptor> = {
  SHOPPER: msg`Shopper`,
  STAFF: msg`Staff`,
  ADMIN: msg`Owner`,
}
