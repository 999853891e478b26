import type { Prisma } from '../../database/__generated__/prisma/client.ts'
import type { Role } from '../../database/__generated__/prisma/enums.ts'
import { isAdmin, isShopOwner } from '../accounts/policy.ts'
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
}

export const customerColumns = {
  id: true,
  name: true,
  email: true,
  role: true,
  profilePicture: true,
  createdAt: true,
  googleSubject: true,
} satisfies Prisma.UserSelect

type Row = Prisma.UserGetPayload<{ select: typeof customerColumns }>

/** Google's id of a person is exposed to nobody. */
export const toCustomer = ({ googleSubject, ...row }: Row): Customer => ({
  ...row,
  usesGoogle: googleSubject !== null,
})

type Viewer = Pick<User, 'id' | 'role'> | null

/** Staff may help shoppers; only the owner may reset the password of an admin's account. */
export const canResetPassword = (viewer: Viewer, { role }: Pick<Customer, 'role'>): boolean =>
  role === 'SHOPPER' ? isAdmin(viewer) : isShopOwner(viewer)

/** Changing a role, exporting all data, and deleting the account. */
export const canAdminister = isShopOwner
