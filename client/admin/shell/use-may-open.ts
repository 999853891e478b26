import { useContext } from 'react'
import { type AdminPage, type AdminPageName, adminPages } from './admin-pages.ts'
import { mayOpen } from './page-access.ts'
import { AccessContext } from './use-access.ts'

/** Whether the viewer may open the pages of these names. */
export function useMayOpen() {
  const access = useContext(AccessContext)
  return (name: AdminPageName) => mayOpen(access, adminPages[name] as AdminPage)
}

/** Which lists the viewer may search: the variables of their queries. */
export function useSearchedLists() {
  const mayOpen = useMayOpen()
  return { products: mayOpen('products'), orders: mayOpen('orders'), customers: mayOpen('customers') }
}
