import type { CartProductType } from '../../domain/cart/cart.ts'
import { roles as accountRoles } from '../../../shared/accounts/roles.ts'
import type { EnumLabels } from '../../../shared/catalogue/product-enums.ts'
import type { User } from '../../domain/accounts/user.ts'

export const cartProductTypes = {
  READYMADE: 'readymade',
  TAILOR: 'tailor',
} as const satisfies EnumLabels<CartProductType>

/** API clients have no account. */
export type PersonRole = Exclude<User['role'], 'API_CLIENT'>

export const roles = {
  SHOPPER: accountRoles.SHOPPER.rest,
  STAFF: accountRoles.STAFF.rest,
  ADMIN: accountRoles.ADMIN.rest,
} as const satisfies EnumLabels<PersonRole>
