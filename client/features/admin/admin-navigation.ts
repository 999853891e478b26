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

/** The keyboard shortcuts: a page's letter after `g`. */
export const shortcuts = {
  d: 'dashboard',
  o: 'orders',
  b: 'counter',
  m: 'messages',
  k: 'workshop',
  i: 'materials',
  p: 'products',
  e: 'offers',
  n: 'occasions',
  y: 'payments',
  l: 'closing',
  x: 'expenses',
  u: 'monthResult',
  t: 'reports',
  c: 'customers',
  w: 'waiting',
  f: 'feedback',
  s: 'settings',
  v: 'delivery',
  q: 'measurements',
  r: 'roles',
  j: 'apiClients',
  a: 'activity',
} as const satisfies Record<string, AdminPageName>

type ShortcutPage = (typeof shortcuts)[keyof typeof shortcuts]

export interface AdminNavItem {
  /** Null for the first page. */
  group: AdminNavGroup | null
  name: ShortcutPage
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
  { group: null, name: 'dashboard', to: paths.admin(), Icon: LayoutDashboard, end: true },
  {
    group: 'orders',
    name: 'orders',
    to: adminPaths.orders(),
    Icon: ShoppingBag,
    needs: orders,
  },
  {
    group: 'orders',
    name: 'counter',
    to: adminPaths.counter(),
    Icon: Store,
    needs: ['MANAGE_ORDERS'],
  },
  {
    group: 'orders',
    name: 'messages',
    to: adminPaths.messages(),
    Icon: Send,
    needs: ['MANAGE_ORDERS'],
  },
  {
    group: 'workshop',
    name: 'workshop',
    to: adminPaths.workshop(),
    Icon: Scissors,
    needs: ['MANAGE_ORDERS'],
  },
  {
    group: 'workshop',
    name: 'materials',
    to: adminPaths.materials(),
    Icon: Spool,
    needs: ['MANAGE_ORDERS'],
  },
  {
    group: 'catalogue',
    name: 'products',
    to: adminPaths.products(),
    Icon: Layers,
    needs: ['EDIT_PRODUCTS'],
  },
  {
    group: 'catalogue',
    name: 'offers',
    to: adminPaths.promotions(),
    Icon: TicketPercent,
    needs: ['MANAGE_PROMOTIONS'],
  },
  {
    group: 'catalogue',
    name: 'occasions',
    to: adminPaths.occasions(),
    Icon: CalendarHeart,
    needs: settings,
  },
  {
    group: 'money',
    name: 'payments',
    to: adminPaths.payments(),
    Icon: IndianRupee,
    needs: money,
  },
  {
    group: 'money',
    name: 'closing',
    to: adminPaths.closing(),
    Icon: Lock,
    needs: ['CLOSE_DAYS'],
  },
  {
    group: 'money',
    name: 'expenses',
    to: adminPaths.expenses(),
    Icon: ReceiptText,
    needs: ['RECORD_EXPENSES'],
  },
  {
    group: 'money',
    name: 'monthResult',
    to: adminPaths.monthResult(),
    Icon: Scale,
    needs: ['VIEW_REVENUE'],
  },
  {
    group: 'money',
    name: 'reports',
    to: adminPaths.reports(),
    Icon: ChartColumn,
    needs: ['VIEW_REVENUE'],
  },
  {
    group: 'customers',
    name: 'customers',
    to: adminPaths.customers(),
    Icon: Users,
    needs: ['VIEW_CUSTOMERS'],
  },
  {
    group: 'customers',
    name: 'waiting',
    to: adminPaths.stockAlerts(),
    Icon: Bell,
    needs: ['VIEW_CUSTOMERS'],
  },
  {
    group: 'customers',
    name: 'feedback',
    to: adminPaths.feedback(),
    Icon: MessageSquareHeart,
    needs: ['MODERATE_FEEDBACK'],
  },
  {
    group: 'settings',
    name: 'settings',
    to: adminPaths.settings(),
    Icon: Settings,
    needs: settings,
  },
  {
    group: 'settings',
    name: 'delivery',
    to: adminPaths.delivery(),
    Icon: Truck,
    needs: settings,
  },
  {
    group: 'settings',
    name: 'measurements',
    to: adminPaths.measurementFields(),
    Icon: Ruler,
    needs: 'OWNER',
  },
  { group: 'settings', name: 'roles', to: adminPaths.roles(), Icon: KeyRound, needs: 'OWNER' },
  {
    group: 'settings',
    name: 'apiClients',
    to: adminPaths.apiClients(),
    Icon: Plug,
    needs: 'OWNER',
  },
  {
    group: 'settings',
    name: 'activity',
    to: adminPaths.activity(),
    Icon: History,
    needs: 'OWNER',
  },
]

/** Pages that are reached from others. */
const furtherPages: (Pick<AdminNavItem, 'to' | 'needs'> & { name: AdminPageName })[] = [
  { name: 'drafts', to: adminPaths.drafts(), needs: ['MANAGE_ORDERS'] },
  { name: 'jobCards', to: adminPaths.jobCards([]), needs: orders },
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
