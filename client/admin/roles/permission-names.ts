import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Permission } from '../../__generated__/graphql.ts'

export const permissionNames: Record<Permission, MessageDescriptor> = {
  MANAGE_ORDERS: msg`See and change orders, alterations and returns`,
  VIEW_CUSTOMERS: msg`See customers and who waits for designs`,
  EDIT_PRODUCTS: msg`Add and change products`,
  CHANGE_PRICES: msg`Set prices, discounts and shipping costs of products`,
  DELETE_PRODUCTS: msg`Delete products`,
  MODERATE_FEEDBACK: msg`Reply to feedback and hide it`,
  MANAGE_PROMOTIONS: msg`See and change offers`,
  VIEW_REVENUE: msg`See what the shop earns`,
  CHANGE_SETTINGS: msg`Change the settings, occasions, delivery and taxes`,
  RESET_PASSWORDS: msg`Make password links for customers`,
  RECORD_PAYMENTS: msg`Record payments`,
  REVERSE_PAYMENTS: msg`Reverse payments and record refunds`,
  ISSUE_INVOICES: msg`Issue invoices and credit notes`,
  GIVE_DISCOUNTS: msg`Agree on discounts`,
  CLOSE_DAYS: msg`Count the cash and close days`,
  RECORD_EXPENSES: msg`Record expenses`,
  MANAGE_MATERIALS: msg`Add materials, record purchases and counts`,
  VIEW_COSTS: msg`See and set what materials cost`,
}

export const allPermissions = Object.keys(permissionNames) as Permission[]

/** Under which title the table of roles lists each. */
const groupOf: Record<Permission, 'orders' | 'money' | 'catalogue' | 'shop'> = {
  MANAGE_ORDERS: 'orders',
  GIVE_DISCOUNTS: 'orders',
  VIEW_CUSTOMERS: 'orders',
  MODERATE_FEEDBACK: 'orders',
  RESET_PASSWORDS: 'orders',
  RECORD_PAYMENTS: 'money',
  REVERSE_PAYMENTS: 'money',
  ISSUE_INVOICES: 'money',
  CLOSE_DAYS: 'money',
  RECORD_EXPENSES: 'money',
  VIEW_REVENUE: 'money',
  EDIT_PRODUCTS: 'catalogue',
  CHANGE_PRICES: 'catalogue',
  DELETE_PRODUCTS: 'catalogue',
  MANAGE_PROMOTIONS: 'catalogue',
  MANAGE_MATERIALS: 'shop',
  VIEW_COSTS: 'shop',
  CHANGE_SETTINGS: 'shop',
}

const titles = {
  orders: msg`Orders and customers`,
  money: msg`Money`,
  catalogue: msg`Catalogue`,
  shop: msg`Materials and settings`,
}

/** The permissions as the table of roles lists them. */
export const permissionGroups = (Object.keys(titles) as (keyof typeof titles)[]).map((group) => ({
  title: titles[group],
  permissions: (Object.keys(groupOf) as Permission[]).filter((permission) => groupOf[permission] === group),
}))

/** All of them, from the first row to the last. */
export const permissionsInRows = permissionGroups.flatMap(({ permissions }) => permissions)
