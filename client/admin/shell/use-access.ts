import { createContext, useContext } from 'react'
import type { Permission } from '../../__generated__/graphql.ts'
import type { Access } from './page-access.ts'

export const AccessContext = createContext<Access>({ isOwner: false, permissions: [] })

/** Whether the viewer has a permission. It only hides what the server would refuse. */
export function useIsAllowed(permission: Permission): boolean {
  const { isOwner, permissions } = useContext(AccessContext)
  return isOwner || permissions.includes(permission)
}

/** Whether the viewer is an owner of the shop. */
export const useIsOwner = (): boolean => useContext(AccessContext).isOwner
