import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import {
  Bell,
  CalendarHeart,
  ChartColumn,
  History,
  IdCard,
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
  Shirt,
  ShoppingBag,
  Spool,
  Store,
  TicketPercent,
  Truck,
  Users,
} from 'lucide-react'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { paths } from '../../../shared/paths.ts'
import type { AdminRoute } from '../../../shared/admin-routes.ts'
import type { Same } from '../../../shared/same-type.ts'
import type { Permission } from '../../__generated__/graphql.ts'

/** The permissions of which one opens a page, or the owner alone. */
export type Needs = readonly Permission[] | 'OWNER'

/** The groups of the navigation. */
export const adminNavGroups = {
  orders: msg`Orders`,
  workshop: msg`Workshop`,
  catalogue: msg`Catalogue`,
  money: msg`Money`,
  customers: msg`Customers`,
  settings: msg`Settings`,
} satisfies Record<string, MessageDescriptor>

export interface AdminPage {
  name: MessageDescriptor
  /** Its address; the pages below it are a part of it. */
  to: string
  /** Who may open it; by default everybody who works in the shop. */
  needs?: Needs
}

export interface NavPage extends AdminPage {
  /** Its group in the navigation; the first page has none. */
  group?: keyof typeof adminNavGroups
  Icon: LucideIcon
  /** Its keyboard shortcut: the letter after `g`. */
  letter: string
  /** Whether its link is current only at exactly its address, not below it. */
  end?: boolean
}

const orders: Needs = [
  'MANAGE_ORDERS',
  'RECORD_PAYMENTS',
  'REVERSE_PAYMENTS',
  'ISSUE_INVOICES',
  'GIVE_DISCOUNTS',
]
const money: Needs = ['RECORD_PAYMENTS', 'REVERSE_PAYMENTS', 'ISSUE_INVOICES']
const settings: Needs = ['CHANGE_SETTINGS']

/** The pages of the navigation, by group, in the order in which the owner usually works. */
const navPages = {
  dashboard: { name: msg`Dashboard`, to: paths.admin(), Icon: LayoutDashboard, letter: 'd', end: true },
  orders: {
    name: msg`Orders`,
    to: adminPaths.orders(),
    needs: orders,
    group: 'orders',
    Icon: ShoppingBag,
    letter: 'o',
  },
  counter: {
    name: msg`Counter`,
    to: adminPaths.counter(),
    needs: ['MANAGE_ORDERS'],
    group: 'orders',
    Icon: Store,
    letter: 'b',
  },
  messages: {
    name: msg`Messages`,
    to: adminPaths.messages(),
    needs: ['MANAGE_ORDERS'],
    group: 'orders',
    Icon: Send,
    letter: 'm',
  },
  workshop: {
    name: msg`Workshop`,
    to: adminPaths.workshop(),
    needs: ['MANAGE_ORDERS'],
    group: 'workshop',
    Icon: Scissors,
    letter: 'k',
  },
  materials: {
    name: msg`Materials`,
    to: adminPaths.materials(),
    needs: ['MANAGE_ORDERS'],
    group: 'workshop',
    Icon: Spool,
    letter: 'i',
  },
  products: {
    name: msg`Products`,
    to: adminPaths.products(),
    needs: ['EDIT_PRODUCTS'],
    group: 'catalogue',
    Icon: Layers,
    letter: 'p',
  },
  promotions: {
    name: msg`Offers`,
    to: adminPaths.promotions(),
    needs: ['MANAGE_PROMOTIONS'],
    group: 'catalogue',
    Icon: TicketPercent,
    letter: 'e',
  },
  styleBook: {
    name: msg`Style book`,
    to: adminPaths.styleBook(),
    needs: ['EDIT_PRODUCTS'],
    group: 'catalogue',
    Icon: Shirt,
    letter: 'z',
  },
  occasions: {
    name: msg`Occasions`,
    to: '/admin/occasions' satisfies AdminRoute,
    needs: settings,
    group: 'catalogue',
    Icon: CalendarHeart,
    letter: 'n',
  },
  payments: {
    name: msg`Payments`,
    to: adminPaths.payments(),
    needs: money,
    group: 'money',
    Icon: IndianRupee,
    letter: 'y',
  },
  closing: {
    name: msg`Daily closing`,
    to: adminPaths.closing(),
    needs: ['CLOSE_DAYS'],
    group: 'money',
    Icon: Lock,
    letter: 'l',
  },
  expenses: {
    name: msg`Expenses`,
    to: adminPaths.expenses(),
    needs: ['RECORD_EXPENSES'],
    group: 'money',
    Icon: ReceiptText,
    letter: 'x',
  },
  monthResult: {
    name: msg`Month’s result`,
    to: adminPaths.monthResult(),
    needs: ['VIEW_REVENUE'],
    group: 'money',
    Icon: Scale,
    letter: 'u',
  },
  reports: {
    name: msg`Reports`,
    to: '/admin/reports' satisfies AdminRoute,
    needs: ['VIEW_REVENUE'],
    group: 'money',
    Icon: ChartColumn,
    letter: 't',
  },
  customers: {
    name: msg`Customers`,
    to: adminPaths.customers(),
    needs: ['VIEW_CUSTOMERS'],
    group: 'customers',
    Icon: Users,
    letter: 'c',
  },
  stockAlerts: {
    name: msg`Stock alerts`,
    to: adminPaths.stockAlerts(),
    needs: ['VIEW_CUSTOMERS'],
    group: 'customers',
    Icon: Bell,
    letter: 'w',
  },
  feedback: {
    name: msg`Feedback`,
    to: '/admin/feedback' satisfies AdminRoute,
    needs: ['MODERATE_FEEDBACK'],
    group: 'customers',
    Icon: MessageSquareHeart,
    letter: 'f',
  },
  settings: {
    name: msg`Settings`,
    to: '/admin/settings' satisfies AdminRoute,
    needs: settings,
    group: 'settings',
    Icon: Settings,
    letter: 's',
  },
  delivery: {
    name: msg`Delivery`,
    to: adminPaths.delivery(),
    needs: settings,
    group: 'settings',
    Icon: Truck,
    letter: 'v',
  },
  measurements: {
    name: msg`Measurements`,
    to: '/admin/measurement-fields' satisfies AdminRoute,
    needs: 'OWNER',
    group: 'settings',
    Icon: Ruler,
    letter: 'q',
  },
  staff: {
    name: msg`Staff`,
    to: '/admin/staff' satisfies AdminRoute,
    needs: 'OWNER',
    group: 'settings',
    Icon: IdCard,
    letter: 'h',
  },
  roles: {
    name: msg`Roles`,
    to: '/admin/roles' satisfies AdminRoute,
    needs: 'OWNER',
    group: 'settings',
    Icon: KeyRound,
    letter: 'r',
  },
  apiClients: {
    name: msg`API clients`,
    to: adminPaths.apiClients(),
    needs: 'OWNER',
    group: 'settings',
    Icon: Plug,
    letter: 'j',
  },
  activity: {
    name: msg`Activity`,
    to: '/admin/activity' satisfies AdminRoute,
    needs: 'OWNER',
    group: 'settings',
    Icon: History,
    letter: 'a',
  },
} as const satisfies Record<string, NavPage>

/** The pages that are reached from others. */
const furtherPages = {
  figures: { name: msg`Figures`, to: adminPaths.figures() },
  sale: { name: msg`Quick sale`, to: adminPaths.sale(), needs: ['MANAGE_ORDERS'] },
  unsent: {
    name: msg`Waiting to be sent`,
    to: adminPaths.unsent(),
    needs: ['MANAGE_ORDERS', 'RECORD_PAYMENTS'],
  },
  drafts: { name: msg`Drafts`, to: adminPaths.drafts(), needs: ['MANAGE_ORDERS'] },
  appointments: { name: msg`Appointments`, to: adminPaths.appointments(), needs: ['MANAGE_ORDERS'] },
  jobCards: { name: msg`Job cards`, to: adminPaths.jobCards([]), needs: orders },
  product: { name: msg`Product`, to: '/product', needs: ['EDIT_PRODUCTS'] },
  photographs: { name: msg`Photographs`, to: adminPaths.photographs(), needs: ['EDIT_PRODUCTS'] },
  import: { name: msg`Import`, to: adminPaths.import(), needs: ['EDIT_PRODUCTS'] },
  invoices: { name: msg`Invoices`, to: adminPaths.invoices(), needs: ['ISSUE_INVOICES'] },
  tax: { name: msg`Tax`, to: adminPaths.tax(), needs: settings },
  priceList: { name: msg`Price list`, to: adminPaths.priceList(), needs: 'OWNER' },
  stages: { name: msg`Stages`, to: adminPaths.stages(), needs: 'OWNER' },
  pieceRates: { name: msg`Piece rates`, to: adminPaths.rates(), needs: 'OWNER' },
  tailorAccount: { name: msg`Tailor’s account`, to: '/admin/tailors', needs: ['RECORD_EXPENSES'] },
  messageTexts: { name: msg`Texts of messages`, to: adminPaths.messageTexts(), needs: 'OWNER' },
} as const satisfies Record<string, AdminPage>

export const adminPages = { ...navPages, ...furtherPages }

export type AdminPageName = keyof typeof adminPages

type NavPageName = keyof typeof navPages
type LetterOf<Name extends NavPageName> = (typeof navPages)[Name]['letter']
/** The pages of each letter, as a union where there are two. */
type PagesOf = { [Name in NavPageName as LetterOf<Name>]: Name }
type WithoutOwnLetter = {
  [Name in NavPageName]: Same<PagesOf[LetterOf<Name>], Name> extends never ? Name : never
}[NavPageName]
// Compiles only while each page has a letter of its own.
true satisfies Same<WithoutOwnLetter, never>

/** The pages of the sidebar, in its order. */
export const navItems: NavPage[] = Object.values(navPages)
