import {
  Bell,
  CalendarHeart,
  History,
  IndianRupee,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareHeart,
  Layers,
  Scissors,
  Send,
  Settings,
  ShoppingBag,
  TicketPercent,
  Truck,
  Users,
} from 'lucide-react'
import { paths } from '../../../shared/paths.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'

export interface AdminNavItem {
  label: string
  /** The shortcut: this letter after `g`. */
  letter: string
  to: string
  Icon: LucideIcon
  /** Whether the item is only active at exactly its address, not below it. */
  end?: boolean
  /** Whether only the owner may open the page. */
  forOwner?: boolean
}

/** In the order in which the owner usually works. */
const adminNavItems: AdminNavItem[] = [
  { label: 'Dashboard', letter: 'd', to: paths.admin(), Icon: LayoutDashboard, end: true },
  { label: 'Orders', letter: 'o', to: adminPaths.orders(), Icon: ShoppingBag },
  { label: 'Workshop', letter: 'k', to: adminPaths.workshop(), Icon: Scissors },
  { label: 'Payments', letter: 'y', to: adminPaths.payments(), Icon: IndianRupee },
  { label: 'Products', letter: 'p', to: adminPaths.products(), Icon: Layers },
  { label: 'Waiting', letter: 'w', to: adminPaths.stockAlerts(), Icon: Bell },
  { label: 'Messages', letter: 'm', to: adminPaths.messages(), Icon: Send },
  { label: 'Feedback', letter: 'f', to: adminPaths.feedback(), Icon: MessageSquareHeart },
  { label: 'Customers', letter: 'c', to: adminPaths.customers(), Icon: Users },
  { label: 'Occasions', letter: 'n', to: adminPaths.occasions(), Icon: CalendarHeart, forOwner: true },
  { label: 'Offers', letter: 'e', to: adminPaths.promotions(), Icon: TicketPercent },
  { label: 'Delivery', letter: 'v', to: adminPaths.delivery(), Icon: Truck, forOwner: true },
  { label: 'Activity', letter: 'a', to: adminPaths.activity(), Icon: History, forOwner: true },
  { label: 'Settings', letter: 's', to: adminPaths.settings(), Icon: Settings, forOwner: true },
]

export const navItemsFor = (isStaff: boolean) =>
  adminNavItems.filter(({ forOwner }) => !(isStaff && forOwner))
