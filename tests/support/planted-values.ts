import type { ApiScope, Permission } from '../../server/platform/database/__generated__/prisma/enums.ts'

const orderWork: Permission[] = [
  'MANAGE_ORDERS',
  'RECORD_PAYMENTS',
  'REVERSE_PAYMENTS',
  'ISSUE_INVOICES',
  'GIVE_DISCOUNTS',
]

export type Reader = Permission | ApiScope | 'CUSTOMER' | 'TAILOR' | 'OWNER'

/**
 * Who may read each planted value, on whichever path, with this one permission or scope alone. Everybody not named must not. The
 * owner may read all but what nobody is shown.
 */
export const readers: Record<string, readonly Reader[]> = {
  tailorPhone: ['MANAGE_ORDERS'],
  pieceRate: ['MANAGE_ORDERS'],
  rateOfStage: [],
  internalNote: [...orderWork, 'WRITE_ORDERS'],
  paymentNote: orderWork,
  lineNote: [...orderWork, 'WRITE_ORDERS', 'TAILOR'],
  // Of those who also read materials or garments.
  materialPrice: [],
  trackingToken: [...orderWork, 'READ_ORDERS', 'WRITE_ORDERS', 'CUSTOMER'],
  invoiceToken: [...orderWork, 'CUSTOMER'],
  invoiceNumber: [...orderWork, 'READ_ORDERS', 'WRITE_ORDERS', 'CUSTOMER'],
  supplier: ['MANAGE_ORDERS'],
  staffEmail: [],
  staffRole: [],
  orderPhone: [...orderWork, 'VIEW_CUSTOMERS', 'READ_CUSTOMERS', 'WRITE_CUSTOMERS', 'CUSTOMER'],
  orderStreet: [...orderWork, 'VIEW_CUSTOMERS', 'READ_CUSTOMERS', 'WRITE_CUSTOMERS', 'CUSTOMER'],
  customerEmail: ['VIEW_CUSTOMERS', 'READ_CUSTOMERS', 'WRITE_CUSTOMERS', 'CUSTOMER', 'MODERATE_FEEDBACK'],
  familyProfile: ['MANAGE_ORDERS', 'VIEW_CUSTOMERS', 'READ_CUSTOMERS', 'WRITE_CUSTOMERS', 'CUSTOMER'],
  fitNote: ['MANAGE_ORDERS', 'VIEW_CUSTOMERS', 'READ_CUSTOMERS', 'WRITE_CUSTOMERS', 'TAILOR'],
  messageBody: ['MANAGE_ORDERS'],
  draftDesign: ['EDIT_PRODUCTS', 'CHANGE_PRICES', 'DELETE_PRODUCTS', 'WRITE_CATALOGUE'],
  externalRef: ['EDIT_PRODUCTS', 'CHANGE_PRICES', 'DELETE_PRODUCTS', 'READ_CATALOGUE', 'WRITE_CATALOGUE'],
  apiKeyName: [],
  webhookUrl: [],
  coupon: ['MANAGE_PROMOTIONS'],
  expenseNote: ['RECORD_EXPENSES'],
  stockAlert: ['VIEW_CUSTOMERS'],
}

export type PlantedValues = Record<string, string>

/** Those that are known before they are planted. */
export const newPlantedValues = (): PlantedValues => ({
  internalNote: 'Planted-internal-note',
  paymentNote: 'Planted-payment-note',
  lineNote: 'Planted-line-note',
  materialPrice: '6543219',
  supplier: 'Planted-supplier',
  staffRole: 'Planted-staff-role',
  orderPhone: '9812345670',
  orderStreet: 'Planted-street',
  familyProfile: 'Planted-aunt',
  fitNote: 'Planted-fit-note',
  messageBody: 'Planted-message',
  draftDesign: 'Planted-draft',
  externalRef: 'Planted-reference',
  apiKeyName: 'Planted-program',
  webhookUrl: 'planted-webhook.example',
  coupon: 'PLANTED99',
  expenseNote: 'Planted-expense',
  stockAlert: 'planted.stock-alert@example.com',
  pieceRate: '7301946',
  rateOfStage: '8301957',
})
