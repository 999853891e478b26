import {
  History,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareHeart,
  Layers,
  Settings,
  ShoppingBag,
  Users,
} from 'lucide-react'
import { paths } from '../../../shared/paths.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'

export interface AdminNavItem {
  label: string
  /** After `g` it leads there. */
  letter: string
  to: string
  Icon: LucideIcon
  /** Whether it is at its own address alone, not below it. */
  end?: boolean
  /** Whether staff would only read there that it isn't for them. */
  forOwner?: boolean
}

/** The owner's pages, in the order of her day. */
const adminNavItems: AdminNavItem[] = [
  { label: 'Dashboard', letter: 'd', to: paths.admin(), Icon: LayoutDashboard, end: true },
  { label: 'Orders', letter: 'o', to: adminPaths.orders(), Icon: ShoppingBag },
  { label: 'Products', letter: 'p', to: adminPaths.products(), Icon: Layers },
  { label: 'Feedback', letter: 'f', to: adminPaths.feedback(), Icon: MessageSquareHeart },
  { label: 'Customers', letter: 'c', to: adminPaths.customers(), Icon: Users },
  { label: 'Activity', letter: 'a', to: adminPaths.activity(), Icon: History, forOwner: true },
  { label: 'Settings', letter: 's', to: adminPaths.settings(), Icon: Settings, forOwner: true },
]

export const navItemsFor = (isStaff: boolean) =>
  adminNavItems.filter(({ forOwner }) => !(isStaff && forOwner))
