import { Forbidden, Unauthenticated } from '../errors.ts'
import type { User } from './user.ts'

export const isAdmin = (viewer: User | null): boolean => viewer?.role === 'ADMIN'

/** @throws Unauthenticated */
export function requireViewer(viewer: User | null): asserts viewer is User {
  if (!viewer) throw new Unauthenticated()
}

/** @throws Unauthenticated for a guest, Forbidden for a shopper */
export function requireAdmin(viewer: User | null): asserts viewer is User {
  requireViewer(viewer)
  if (!isAdmin(viewer)) throw new Forbidden()
}
