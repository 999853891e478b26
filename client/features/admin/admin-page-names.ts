import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Permission } from '../../__generated__/graphql.ts'

/** The names of the admin pages, in the navigation and elsewhere. */
export const adminPageNames = {
  dashboard: msg`Dashboard`,
  orders: msg`Orders`,
  counter: msg`Counter`,
  messages: msg`Messages`,
  workshop: msg`Workshop`,
  materials: msg`Materials`,
  products: msg`Products`,
  offers: msg`Offers`,
  occasions: msg`Occasions`,
  payments: msg`Payments`,
  closing: msg`Daily closing`,
  expenses: msg`Expenses`,
  monthResult: msg`Month’s result`,
  reports: msg`Reports`,
  customers: msg`Customers`,
  waiting: msg`Waiting`,
  feedback: msg`Feedback`,
  settings: msg`Settings`,
  delivery: msg`Delivery`,
  measurements: msg`Measurements`,
  roles: msg`Roles`,
  apiClients: msg`API clients`,
  activity: msg`Activity`,
  drafts: msg`Drafts`,
  jobCards: msg`Job cards`,
  product: msg`Product`,
  import: msg`Import`,
  invoices: msg`Invoices`,
  tax: msg`Tax`,
  priceList: msg`Price list`,
  stages: msg`Stages`,
  pieceRates: msg`Piece rates`,
  messageTexts: msg`Texts of messages`,
} satisfies Record<string, MessageDescriptor>

export type AdminPageName = keyof typeof adminPageNames

/** The groups of the navigation. */
export const adminNavGroups = {
  orders: msg`Orders`,
  workshop: msg`Workshop`,
  catalogue: msg`Catalogue`,
  money: msg`Money`,
  customers: msg`Customers`,
  settings: msg`Settings`,
} satisfies Record<string, MessageDescriptor>

export type AdminNavGroup = keyof typeof adminNavGroups

/** Why a page is closed that needs one of these permissions. */
export const reasonNotPermitted = (needs: readonly Permission[] | 'OWNER' | undefined): MessageDescriptor =>
  needs === 'OWNER'
    ? msg`This page is for the shop’s owner only.`
    : msg`Your account has no permission for this page. The owner can give it to you.`
