import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Permission, Role } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Database } from '../../platform/database/client.ts'
import { isAllowed, isShopOwner } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'

/** A customer as admins see it, with or without an account. */
export interface Customer {
  id: string
  name: string
  /** With an account its address, otherwise for contact only, or empty. */
  email: string
  /** 10 digits; null before an account's first order. */
  phone: string | null
  street: string | null
  city: string | null
  state: string | null
  pincode: string | null
  /** Month and day: '11-14'. */
  birthday: string | null
  gstin: string | null
  notes: string | null
  role: Role
  profilePicture: string | null
  createdAt: Date
  usesGoogle: boolean
  /** Whether the customer can sign in. */
  hasAccount: boolean
  permissions: Permission[]
  /** Of staff; null for those with permissions of their own. */
  staffRoleId: string | null
}

export const customerColumns = {
  id: true,
  name: true,
  email: true,
  phone: true,
  street: true,
  city: true,
  state: true,
  pincode: true,
  birthday: true,
  gstin: true,
  notes: true,
  emailKey: true,
  role: true,
  profilePicture: true,
  createdAt: true,
  googleSubject: true,
  permissions: true,
  staffRoleId: true,
} satisfies Prisma.UserSelect

/** What the shop knows of how to reach a customer, and what it notes; each may be missing. */
export const contactColumns = [
  'phone',
  'street',
  'city',
  'state',
  'pincode',
  'birthday',
  'gstin',
  'notes',
] as const satisfies (keyof Customer)[]
export type ContactColumn = (typeof contactColumns)[number]

type Row = Prisma.UserGetPayload<{ select: typeof customerColumns }>

/** Google's id of a person is exposed to nobody. */
export const toCustomer = ({ googleSubject, emailKey, ...row }: Row): Customer => ({
  ...row,
  usesGoogle: googleSubject !== null,
  hasAccount: emailKey !== null,
})

/** The customers with these ids. */
export async function readCustomersOf(db: Database, ids: readonly string[]): Promise<Map<string, Customer>> {
  const rows = await db.user.findMany({ where: { id: { in: [...ids] } }, select: customerColumns })
  return new Map(rows.map((row) => [row.id, toCustomer(row)]))
}

type Viewer = Pick<User, 'id' | 'role' | 'permissions'> | null

/** The owner; of a shopper's account also staff with the permission. Of nobody who can't sign in. */
export const canResetPassword = (
  viewer: Viewer,
  { role, hasAccount }: Pick<Customer, 'role' | 'hasAccount'>,
): boolean =>
  hasAccount && (isShopOwner(viewer) || (role === 'SHOPPER' && isAllowed(viewer, 'RESET_PASSWORDS')))

/** Changing a role, exporting all data, merging duplicates, and deleting the customer. */
export const canAdminister = isShopOwner
