import type { Permission } from '../../__generated__/graphql.ts'
import { type AdminPage, type AdminPageName, adminPages, navItems } from './admin-pages.ts'

/** What the viewer may do, as far as the client knows. */
export interface Access {
  isOwner: boolean
  permissions: readonly Permission[]
}

/** Whether the viewer may open a page. */
export const mayOpen = ({ isOwner, permissions }: Access, { needs }: Pick<AdminPage, 'needs'>): boolean =>
  isOwner || !needs || (needs !== 'OWNER' && needs.some((permission) => permissions.includes(permission)))

/** Whether the viewer reads all orders, and so may follow them. */
export const mayFollowOrders = (access: Access) => mayOpen(access, adminPages.orders)

export const navItemsFor = (access: Access) => navItems.filter((item) => mayOpen(access, item))

/** The page of an address, if the viewer may not open it. */
export const closedPage = (access: Access, pathname: string): AdminPageName | undefined =>
  (Object.keys(adminPages) as AdminPageName[]).find((name) => {
    const page: AdminPage & { end?: boolean } = adminPages[name]
    if (mayOpen(access, page)) return false
    return pathname === page.to || (!page.end && pathname.startsWith(`${page.to}/`))
  })
