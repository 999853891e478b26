import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Category, ReportBy } from '../../__generated__/graphql.ts'
import { adminCategoryLabels } from '../products/enum-labels.ts'

interface ReportLabels {
  /** As it is chosen. */
  name: MessageDescriptor
  /** The heading of the first column. */
  column: MessageDescriptor
  /** The heading of the amounts. */
  amount: MessageDescriptor
  /** What is counted. */
  note: MessageDescriptor
  /** The columns of the CSV file, which are the same in all languages. */
  csv: string[]
}

export const reportLabels: Record<ReportBy, ReportLabels> = {
  MONTH: {
    name: msg`Months`,
    column: msg`Month`,
    amount: msg`Revenue`,
    note: msg`Orders placed in the period, without cancelled ones, paid or not. Amounts are what they cost: goods and delivery less offers, agreed discounts and credit notes.`,
    csv: ['Month', 'Orders', 'Pieces', 'Revenue, rupees'],
  },
  CATEGORY: {
    name: msg`Categories`,
    column: msg`Category`,
    amount: msg`Price`,
    note: msg`Ordered pieces, without cancelled orders. Amounts are their prices less offers and credit notes, without delivery and agreed discounts.`,
    csv: ['Category', 'Orders', 'Pieces', 'Price, rupees'],
  },
  DESIGN: {
    name: msg`Designs`,
    column: msg`Design`,
    amount: msg`Price`,
    note: msg`Ordered pieces, without cancelled orders. Amounts are their prices less offers and credit notes, without delivery and agreed discounts.`,
    csv: ['Design', 'Orders', 'Pieces', 'Price, rupees'],
  },
  TAILOR: {
    name: msg`Tailors`,
    column: msg`Tailor`,
    amount: msg`Earned`,
    note: msg`Garments on which a tailor earned something in the period, and how much, paid out or not.`,
    csv: ['Tailor', 'Orders', 'Pieces', 'Earned, rupees'],
  },
  CUSTOMER: {
    name: msg`New and returning customers`,
    column: msg`Customers`,
    amount: msg`Revenue`,
    note: msg`Orders placed in the period by customers for the first time, or after an earlier order. Cancelled orders don’t count.`,
    csv: ['Customers', 'Orders', 'Pieces', 'Revenue, rupees'],
  },
  RETURN: {
    name: msg`Returns`,
    column: msg`Design`,
    amount: msg`Price`,
    note: msg`Pieces that came back or are announced, of orders placed in the period, without rejected returns. Amounts are their prices less offers.`,
    csv: ['Design', 'Orders', 'Pieces', 'Price, rupees'],
  },
}

export const reportKinds = Object.keys(reportLabels) as ReportBy[]

const customers: Record<string, MessageDescriptor> = {
  NEW: msg`New`,
  RETURNING: msg`Returning`,
  DELETED: msg`Deleted accounts`,
}

const monthFormat = { timeZone: 'UTC', month: 'long', year: 'numeric' } as const

/** The name of a report's row. */
export function rowName(by: ReportBy, name: string, i18n: I18n): string {
  if (by === 'MONTH') return i18n.date(`${name}-01`, monthFormat)
  const label =
    by === 'CATEGORY' ? adminCategoryLabels[name as Category] : by === 'CUSTOMER' && customers[name]
  return label ? i18n._(label) : name
}
