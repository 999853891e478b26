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
