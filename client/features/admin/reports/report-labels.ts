import type { ReportBy } from '../../../__generated__/graphql.ts'

interface ReportLabels {
  /** As it is chosen. */
  name: string
  /** The heading of the first column. */
  column: string
  /** The heading of the amounts. */
  amount: string
  /** What is counted. */
  note: string
}

export const reportLabels: Record<ReportBy, ReportLabels> = {
  MONTH: {
    name: 'Months',
    column: 'Month',
    amount: 'To be paid',
    note: 'Orders placed in the period, without cancelled ones, paid or not. Amounts are what is to be paid for them, delivery included.',
  },
  CATEGORY: {
    name: 'Categories',
    column: 'Category',
    amount: 'Price',
    note: 'Ordered pieces, without cancelled orders. Amounts are their prices before offers and without delivery.',
  },
  DESIGN: {
    name: 'Designs',
    column: 'Design',
    amount: 'Price',
    note: 'Ordered pieces, without cancelled orders. Amounts are their prices before offers and without delivery.',
  },
  TAILOR: {
    name: 'Tailors',
    column: 'Tailor',
    amount: 'Earned',
    note: 'Garments on which a tailor earned something in the period, and how much, paid out or not.',
  },
  CUSTOMER: {
    name: 'New and returning customers',
    column: 'Customers',
    amount: 'To be paid',
    note: 'Orders placed in the period by customers for the first time, or after an earlier order. Cancelled orders don’t count.',
  },
  RETURN: {
    name: 'Returns',
    column: 'Design',
    amount: 'Price',
    note: 'Pieces that came back or are announced, of orders placed in the period, without rejected returns.',
  },
}

export const reportKinds = Object.keys(reportLabels) as ReportBy[]

const customers: Record<string, string> = {
  NEW: 'New',
  RETURNING: 'Returning',
  DELETED: 'Deleted accounts',
}

const month = new Intl.DateTimeFormat('en-IN', { timeZone: 'UTC', month: 'long', year: 'numeric' })

/** The name of a report's row. */
export function rowName(by: ReportBy, name: string): string {
  if (by === 'MONTH') return month.format(new Date(`${name}-01`))
  if (by === 'CATEGORY') return categoryName(name)
  return by === 'CUSTOMER' ? (customers[name] ?? name) : name
}

/** `BRIDAL_LEHENGA` as 'Bridal lehenga'. */
const categoryName = (category: string) =>
  category.charAt(0) + category.slice(1).toLowerCase().replaceAll('_', ' ')
