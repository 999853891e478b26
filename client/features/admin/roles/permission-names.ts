import type { Permission } from '../../../__generated__/graphql.ts'

export const permissionNames: Record<Permission, string> = {
  MANAGE_ORDERS: 'See and change orders, alterations and returns',
  VIEW_CUSTOMERS: 'See customers and who waits for designs',
  EDIT_PRODUCTS: 'Add and change products',
  CHANGE_PRICES: 'Set prices, discounts and shipping costs of products',
  DELETE_PRODUCTS: 'Delete products',
  MODERATE_FEEDBACK: 'Reply to feedback and hide it',
  MANAGE_PROMOTIONS: 'See and change offers',
  VIEW_REVENUE: 'See what the shop earns',
  CHANGE_SETTINGS: 'Change the settings, occasions, delivery and taxes',
  RESET_PASSWORDS: 'Make password links for customers',
  RECORD_PAYMENTS: 'Record payments',
  REVERSE_PAYMENTS: 'Reverse payments and record refunds',
  ISSUE_INVOICES: 'Issue invoices and credit notes',
  GIVE_DISCOUNTS: 'Agree on discounts',
  CLOSE_DAYS: 'Count the cash and close days',
  RECORD_EXPENSES: 'Record expenses',
  MANAGE_MATERIALS: 'Add materials, record purchases and counts',
  VIEW_COSTS: 'See and set what materials cost',
}

export const allPermissions = Object.keys(permissionNames) as Permission[]
