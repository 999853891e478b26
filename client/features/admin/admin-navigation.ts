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

type AdminNavGroup = 'Orders' | 'Workshop' | 'Catalogue' | 'Money' | 'Customers' | 'Settings'

export interface AdminNavItem {
  /** Null for the first page. */
  group: AdminNavGroup | null
  label: string
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
  { group: null, label: 'Dashboard', letter: 'd', to: paths.admin(), Icon: LayoutDashboard, end: true },
  {
    group: 'Orders',
    label: 'Orders',
    letter: 'o',
    to: adminPaths.orders(),
    Icon: ShoppingBag,
    needs: orders,
  },
  {
    group: 'Orders',
    label: 'Counter',
    letter: 'b',
    to: adminPaths.counter(),
    Icon: Store,
    needs: ['MANAGE_ORDERS'],
  },
  {
    group: 'Orders',
    label: 'Messages',
    letter: 'm',
    to: adminPaths.messages(),
    Icon: Send,
    needs: ['MANAGE_ORDERS'],
  },
  {
    group: 'Workshop',
    label: 'Workshop',
    letter: 'k',
    to: adminPaths.workshop(),
    Icon: Scissors,
    needs: ['MANAGE_ORDERS'],
  },
  {
    group: 'Workshop',
    label: 'Materials',
    letter: 'i',
    to: adminPaths.materials(),
    Icon: Spool,
    needs: ['MANAGE_ORDERS'],
  },
  {
    group: 'Catalogue',
    label: 'Products',
    letter: 'p',
    to: adminPaths.products(),
    Icon: Layers,
    needs: ['EDIT_PRODUCTS'],
  },
  {
    group: 'Catalogue',
    label: 'Offers',
    letter: 'e',
    to: adminPaths.promotions(),
    Icon: TicketPercent,
    needs: ['MANAGE_PROMOTIONS'],
  },
  {
    group: 'Catalogue',
    label: 'Occasions',
    letter: 'n',
    to: adminPaths.occasions(),
    Icon: CalendarHeart,
    needs: settings,
  },
  {
    group: 'Money',
    label: 'Payments',
    letter: 'y',
    to: adminPaths.payments(),
    Icon: IndianRupee,
    needs: money,
  },
  {
    group: 'Money',
    label: 'Daily closing',
    letter: 'l',
    to: adminPaths.closing(),
    Icon: Lock,
    needs: ['CLOSE_DAYS'],
  },
  {
    group: 'Money',
    label: 'Expenses',
    letter: 'x',
    to: adminPaths.expenses(),
    Icon: ReceiptText,
    needs: ['RECORD_EXPENSES'],
  },
  {
    group: 'Money',
    label: 'Month’s result',
    letter: 'u',
    to: adminPaths.monthResult(),
    Icon: Scale,
    needs: ['VIEW_REVENUE'],
  },
  {
    group: 'Money',
    label: 'Reports',
    letter: 't',
    to: adminPaths.reports(),
    Icon: ChartColumn,
    needs: ['VIEW_REVENUE'],
  },
  {
    group: 'Customers',
    label: 'Customers',
    letter: 'c',
    to: adminPaths.customers(),
    Icon: Users,
    needs: ['VIEW_CUSTOMERS'],
  },
  {
    group: 'Customers',
    label: 'Waiting',
    letter: 'w',
    to: adminPaths.stockAlerts(),
    Icon: Bell,
    needs: ['VIEW_CUSTOMERS'],
  },
  {
    group: 'Customers',
    label: 'Feedback',
    letter: 'f',
    to: adminPaths.feedback(),
    Icon: MessageSquareHeart,
    needs: ['MODERATE_FEEDBACK'],
  },
  {
    group: 'Settings',
    label: 'Settings',
    letter: 's',
    to: adminPaths.settings(),
    Icon: Settings,
    needs: settings,
  },
  {
    group: 'Settings',
    label: 'Delivery',
    letter: 'v',
    to: adminPaths.delivery(),
    Icon: Truck,
    needs: settings,
  },
  {
    group: 'Settings',
    label: 'Measurements',
    letter: 'i',
    to: adminPaths.measurementFields(),
    Icon: Ruler,
    needs: 'OWNER',
  },
  { group: 'Settings', label: 'Roles', letter: 'r', to: adminPaths.roles(), Icon: KeyRound, needs: 'OWNER' },
  {
    group: 'Settings',
    label: 'API clients',
    letter: 'i',
    to: adminPaths.apiClients(),
    Icon: Plug,
    needs: 'OWNER',
  },
  {
    group: 'Settings',
    label: 'Activity',
    letter: 'a',
    to: adminPaths.activity(),
    Icon: History,
    needs: 'OWNER',
  },
]

/** Pages that are reached from others. */
const furtherPages: Pick<AdminNavItem, 'label' | 'to' | 'needs'>[] = [
  { label: 'Drafts', to: adminPaths.drafts(), needs: ['MANAGE_ORDERS'] },
  { label: 'Product', to: '/product', needs: ['EDIT_PRODUCTS'] },
  { label: 'Import', to: adminPaths.import(), needs: ['EDIT_PRODUCTS'] },
  { label: 'Invoices', to: adminPaths.invoices(), needs: ['ISSUE_INVOICES'] },
  { label: 'Tax', to: adminPaths.tax(), needs: settings },
  { label: 'Price list', to: adminPaths.priceList(), needs: 'OWNER' },
  { label: 'Stages', to: adminPaths.stages(), needs: 'OWNER' },
  { label: 'Piece rates', to: adminPaths.rates(), needs: 'OWNER' },
  { label: 'Texts of messages', to: adminPaths.messageTexts(), needs: 'OWNER' },
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

export const reasonNotPermitted = (needs: Needs | undefined): string =>
  needs === 'OWNER'
    ? 'This page is for the shop’s owner only.'
    : 'Your account has no permission for this page. The owner can give it to you.'
