import {
  Bell,
  CalendarHeart,
  ChartColumn,
  History,
  IndianRupee,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  MessageSquareHeart,
  Plug,
  Layers,
  Lock,
  ReceiptText,
  Ruler,
  Scale,
  Scissors,
  Send,
  Settings,
  ShoppingBag,
  Spool,
  Store,
  TicketPercent,
  Truck,
  Users,
} from 'lucide-react'
import type { Permission } from '../../__generated__/graphql.ts'
import { paths } from '../../../shared/paths.ts'
import { adminPaths } from '../../../shared/admin-paths.ts'
import type { AdminNavGroup, AdminPageName } from './admin-page-names.ts'

export interface AdminNavItem {
  /** Null for the first page. */
  group: AdminNavGroup | null
  name: AdminPageName
  /** The shortcut: this letter after `g`. */
  letter: string
  to: string
  Icon: LucideIcon
  /** Whether the item is only active at exactly its address, not below it. */
  end?: boolean
  needs?: Needs
}

/** The permissions of which one opens a page, or the owner alone. */
export type Needs = readonly Permission[] | 'OWNER'

const orders: Needs = [
  'MANAGE_ORDERS',
  'RECORD_PAYMENTS',
  'REVERSE_PAYMENTS',
  'ISSUE_INVOICES',
  'GIVE_DISCOUNTS',
]
const money: Needs = ['RECORD_PAYMENTS', 'REVERSE_PAYMENTS', 'ISSUE_INVOICES']
const settings: Needs = ['CHANGE_SETTINGS']

/** In the order in which the owner usually works, by group. */
const adminNavItems: AdminNavItem[] = [
  { group: null, name: 'dashboard', letter: 'd', to: paths.admin(), Icon: LayoutDashboard, end: true },
  {
    group: 'orders',
    name: 'orders',
    letter: 'o',
    to: adminPaths.orders(),
    Icon: ShoppingBag,
    needs: orders,
  },
  {
    group: 'orders',
    name: 'counter',
    letter: 'b',
    to: adminPaths.counter(),
    Icon: Store,
    needs: ['MANAGE_ORDERS'],
  },
  {
    group: 'orders',
    name: 'messages',
    letter: 'm',
    to: adminPaths.messages(),
    Icon: Send,
    needs: ['MANAGE_ORDERS'],
  },
  {
    group: 'workshop',
    name: 'workshop',
    letter: 'k',
    to: adminPaths.workshop(),
    Icon: Scissors,
    needs: ['MANAGE_ORDERS'],
  },
  {
    group: 'workshop',
    name: 'materials',
    letter: 'i',
    to: adminPaths.materials(),
    Icon: Spool,
    needs: ['MANAGE_ORDERS'],
  },
  {
    group: 'catalogue',
    name: 'products',
    letter: 'p',
    to: adminPaths.products(),
    Icon: Layers,
    needs: ['EDIT_PRODUCTS'],
  },
  {
    group: 'catalogue',
    name: 'offers',
    letter: 'e',
    to: adminPaths.promotions(),
    Icon: TicketPercent,
    needs: ['MANAGE_PROMOTIONS'],
  },
  {
    group: 'catalogue',
    name: 'occasions',
    letter: 'n',
    to: adminPaths.occasions(),
    Icon: CalendarHeart,
    needs: settings,
  },
  {
    group: 'money',
    name: 'payments',
    letter: 'y',
    to: adminPaths.payments(),
    Icon: IndianRupee,
    needs: money,
  },
  {
    group: 'money',
    name: 'closing',
    letter: 'l',
    to: adminPaths.closing(),
    Icon: Lock,
    needs: ['CLOSE_DAYS'],
  },
  {
    group: 'money',
    name: 'expenses',
    letter: 'x',
    to: adminPaths.expenses(),
    Icon: ReceiptText,
    needs: ['RECORD_EXPENSES'],
  },
  {
    group: 'money',
    name: 'monthResult',
    letter: 'u',
    to: adminPaths.monthResult(),
    Icon: Scale,
    needs: ['VIEW_REVENUE'],
  },
  {
    group: 'money',
    name: 'reports',
    letter: 't',
    to: adminPaths.reports(),
    Icon: ChartColumn,
    needs: ['VIEW_REVENUE'],
  },
  {
    group: 'customers',
    name: 'customers',
    letter: 'c',
    to: adminPaths.customers(),
    Icon: Users,
    needs: ['VIEW_CUSTOMERS'],
  },
  {
    group: 'customers',
    name: 'waiting',
    letter: 'w',
    to: adminPaths.stockAlerts(),
    Icon: Bell,
    needs: ['VIEW_CUSTOMERS'],
  },
  {
    group: 'customers',
    name: 'feedback',
    letter: 'f',
    to: adminPaths.feedback(),
    Icon: MessageSquareHeart,
    needs: ['MODERATE_FEEDBACK'],
  },
  {
    group: 'settings',
    name: 'settings',
    letter: 's',
    to: adminPaths.settings(),
    Icon: Settings,
    needs: settings,
  },
  {
    group: 'settings',
    name: 'delivery',
    letter: 'v',
    to: adminPaths.delivery(),
    Icon: Truck,
    needs: settings,
  },
  {
    group: 'settings',
    name: 'measurements',
    letter: 'i',
    to: adminPaths.measurementFields(),
    Icon: Ruler,
    needs: 'OWNER',
  },
  { group: 'settings', name: 'roles', letter: 'r', to: adminPaths.roles(), Icon: KeyRound, needs: 'OWNER' },
  {
    group: 'settings',
    name: 'apiClients',
    letter: 'i',
    to: adminPaths.apiClients(),
    Icon: Plug,
    needs: 'OWNER',
  },
  {
    group: 'settings',
    name: 'activity',
    letter: 'a',
    to: adminPaths.activity(),
    Icon: History,
    needs: 'OWNER',
  },
]

/** Pages that are reached from others. */
const furtherPages: Pick<AdminNavItem, 'name' | 'to' | 'needs'>[] = [
  { name: 'drafts', to: adminPaths.drafts(), needs: ['MANAGE_ORDERS'] },
  { name: 'product', to: '/product', needs: ['EDIT_PRODUCTS'] },
  { name: 'import', to: adminPaths.import(), needs: ['EDIT_PRODUCTS'] },
  { name: 'invoices', to: adminPaths.invoices(), needs: ['ISSUE_INVOICES'] },
  { name: 'tax', to: adminPaths.tax(), needs: settings },
  { name: 'priceList', to: adminPaths.priceList(), needs: 'OWNER' },
  { name: 'stages', to: adminPaths.stages(), needs: 'OWNER' },
  { name: 'pieceRates', to: adminPaths.rates(), needs: 'OWNER' },
  { name: 'messageTexts', to: adminPaths.messageTexts(), needs: 'OWNER' },
]

/** The addresses of all pages that need nothing of an address. */
export const adminPages = [...adminNavItems, ...furtherPages].map(({ to }) => to)

/** What the viewer may do, as far as the client knows. */
export interface Access {
  isOwner: boolean
  permissions: readonly Permission[]
}

const mayOpen = ({ isOwner, permissions }: Access, { needs }: Pick<AdminNavItem, 'needs'>): boolean =>
  isOwner || !needs || (needs !== 'OWNER' && needs.some((permission) => permissions.includes(permission)))

/** Whether the viewer reads all orders, and so may follow them. */
export const mayFollowOrders = (access: Access) => mayOpen(access, { needs: orders })

export const navItemsFor = (access: Access) => adminNavItems.filter((item) => mayOpen(access, item))

/** The page of an address, if the viewer may not open it. */
export const closedPage = (access: Access, pathname: string) =>
  [...adminNavItems.filter(({ end }) => !end), ...furtherPages].find(
    (item) => (pathname === item.to || pathname.startsWith(`${item.to}/`)) && !mayOpen(access, item),
  )
