import type { Prisma } from '../../database/__generated__/prisma/client.ts'
import type { Role } from '../../database/__generated__/prisma/enums.ts'
import { isAdmin, isShopOwner } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'

/** An account as the shop's people see it. */
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

/** Google's key for a person is nobody's to see. */
export const toCustomer = ({ googleSubject, ...row }: Row): Customer => ({
  ...row,
  usesGoogle: googleSubject !== null,
})

type Viewer = Pick<User, 'id' | 'role'> | null

/** Staff help shoppers; into an account that has a say in the shop the owner alone lets somebody. */
export const canResetPassword = (viewer: Viewer, { role }: Pick<Customer, 'role'>): boolean =>
  role === 'SHOPPER' ? isAdmin(viewer) : isShopOwner(viewer)

/** Her role, all her data, and whether there is an account at all. */
export const canAdminister = isShopOwner
