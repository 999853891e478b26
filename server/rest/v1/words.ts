import type { CartProductType } from '../../domain/cart/cart.ts'
import type { Words } from '../../domain/catalogue/product-words.ts'
import type { User } from '../../domain/accounts/user.ts'

export const cartProductTypes = {
  READYMADE: 'readymade',
  TAILOR: 'tailor',
} as const satisfies Words<CartProductType>

export const roles = { ADMIN: 'admin', STAFF: 'staff', SHOPPER: 'user' } as const satisfies Words<
  User['role']
>
