import type { Prisma } from '../../database/__generated__/prisma/client.ts'
import type { Permission, Role } from '../../database/__generated__/prisma/enums.ts'
import { isAllowed, isShopOwner } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'

/** An account as admins see it. */
export interface Customer {
  id: string
  name: string
  email: string
  role: Role
  profilePicture: string | null
  createdAt: Date
  usesGoogle: boolean
  permissions: Permission[]
}

export const customerColumns = {
  id: true,
  name: true,
  email: true,
  role: true,
  profilePicture: true,
  createdAt: true,
  googleSubject: true,
  permissions: true,
} satisfies Prisma.UserSelect

type Row = Prisma.UserGetPayload<{ select: typeof customerColumns }>

/** Google's id of a person is exposed to nobody. */
export const toCustomer = ({ googleSubject, ...row }: Row): Customer => ({
  ...row,
  usesGoogle: googleSubject !== null,
})

type Viewer = Pick<User, 'id' | 'role' | 'permissions'> | null

/** The owner; of a shopper's account also staff with the permission. */
export const canResetPassword = (viewer: Viewer, { role }: Pick<Customer, 'role'>): boolean =>
  isShopOwner(viewer) || (role === 'SHOPPER' && isAllowed(viewer, 'RESET_PASSWORDS'))

/** Changing a role, exporting all data, and deleting the account. */
export const canAdminister = isShopOwner
