import type { CartProductType } from '../../domain/cart/cart.ts'
import { roles as accountRoles } from '../../../shared/accounts/roles.ts'
import type { EnumWords } from '../../../shared/catalogue/product-enums.ts'
import type { User } from '../../domain/accounts/user.ts'

export const cartProductTypes = {
  READYMADE: 'readymade',
  TAILOR: 'tailor',
} as const satisfies EnumWords<CartProductType>

export const roles = {
  SHOPPER: accountRoles.SHOPPER.rest,
  STAFF: accountRoles.STAFF.rest,
  ADMIN: accountRoles.ADMIN.rest,
} as const satisfies EnumWords<User['role']>
