import { Permission } from '../../platform/database/__generated__/prisma/enums.ts'
import { Forbidden, Unauthenticated } from '../errors.ts'
import type { User } from './user.ts'

type Viewer = Pick<User, 'role'> | null

type Person = Pick<User, 'role' | 'permissions'>

/**
 * What an account may do in the shop: all for owners, what the owner has given to staff and to API clients, nothing for
 * shoppers.
 */
export const permissionsOf = (person: Person): Permission[] =>
  isShopOwner(person) ? Object.values(Permission) : isAdmin(person) ? person.permissions : []

export const isAllowed = (viewer: Person | null, permission: Permission): boolean =>
  viewer !== null && permissionsOf(viewer).includes(permission)

/** Whether the account is an admin: the owner, staff, or an API client. */
export const isAdmin = (viewer: Viewer): boolean =>
  viewer?.role === 'STAFF' || viewer?.role === 'API_CLIENT' || isShopOwner(viewer)

export const isShopOwner = (viewer: Viewer): boolean => viewer?.role === 'ADMIN'

/** @throws Unauthenticated */
export function requireViewer(viewer: User | null): asserts viewer is User {
  if (!viewer) throw new Unauthenticated()
}

/** @throws Unauthenticated for a guest, Forbidden for a shopper */
export function requireAdmin(viewer: User | null): asserts viewer is User {
  requireViewer(viewer)
  if (!isAdmin(viewer)) throw new Forbidden()
}

/** @throws Unauthenticated for a guest, Forbidden for a shopper and for staff without the permission */
export function requirePermission(viewer: User | null, permission: Permission): asserts viewer is User {
  requireAdmin(viewer)
  if (!isAllowed(viewer, permission))
    throw new Forbidden((i18n) => i18n._('The owner has not given your account the permission for this.'))
}

/** @throws Unauthenticated for a guest, Forbidden for a shopper and for staff */
export function requireShopOwner(viewer: User | null): asserts viewer is User {
  requireViewer(viewer)
  if (!isShopOwner(viewer)) throw new Forbidden((i18n) => i18n._('This is for the shop’s owner only.'))
}
