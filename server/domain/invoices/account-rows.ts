import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { type ForwardQuery, isInstant, listId, pageOf, readPageSlice } from '../paging.ts'
import { byDay, byInstant, sortedPage } from '../sorting.ts'
import type { Payment } from '../payments/payment.ts'
import { dayIn, dayOf } from '../shop/shop-time.ts'
import { isId } from '../validation.ts'
import { type AccountRowPage, rupees, taxColumns, writtenDay, writtenPlace } from './account-cells.ts'
import { type Invoice, invoiceRelations, toInvoice } from './invoice.ts'
import { instantsOf, type Period } from './list-invoices.ts'
import { readSummary } from './read-summary.ts'
import { amountsByRate, type RateAmounts } from './sum-amounts.ts'

/** The tables that an accountant takes over; those of invoices have the columns of the tax return GSTR-1. */
export type AccountTable = 'B2B' | 'B2C' | 'B2CS' | 'CREDIT_NOTES' | 'PAYMENTS' | 'EXPENSES'

/**
 * A period's invoices, credit notes, payments or expenses as rows of text, the first one first; a page holds at most
 * `first` of them. An invoice has one row for each rate. Amounts in rupees; what credit notes and refunds return is in its own rows, positive.
 * @throws Unauthenticated, Forbidden, Refused for a period, page size or cursor that isn't allowed
 */
export async function listAccountRows(
  ctx: Context,
  query: ForwardQuery & Period & { table: AccountTable },
): Promise<AccountRowPage> {
  requirePermission(ctx.viewer, 'ISSUE_INVOICES')
  const { table, from, to } = query
  if (to < from) throw invalid('to', (i18n) => i18n._('The period ends before it begins.'))
  const period = { from, to }
  const list: List = { query, id: listId('account rows', { table, from, to }), period }
  if (table === 'PAYMENTS') return readPayments(ctx, list)
  if (table === 'EXPENSES') return readExpenses(ctx, list)
  if (table !== 'B2CS') return readInvoices(ctx, table, list)
  // It has no further page.
  readPageSlice(query, list.id, () => false)
  return readSummary(ctx, period)
}

interface List {
  query: ForwardQuery
  id: string
  period: Period
}

type InvoiceTable = Exclude<AccountTable, 'B2CS' | 'PAYMENTS' | 'EXPENSES'>

async function readInvoices(ctx: Context, table: InvoiceTable, { query, id, period }: List) {
  const { edges, pageInfo } = await sortedPage(query, {
    id,
    sort: byInstant('issuedAt', 'asc'),
    where: {
      issuedAt: instantsOf(period),
      kind: table === 'CREDIT_NOTES' ? 'CREDIT_NOTE' : { not: 'CREDIT_NOTE' },
    } satisfies Prisma.InvoiceWhereInput,
    find: (rows) => ctx.db.invoice.findMany({ ...rows, include: invoiceRelations }),
    toItem: toInvoice,
  })
  const invoices = edges.map(({ node }) => node)
  return {
    columns: [...columns[table], ...taxColumns],
    rows: invoices
      .filter(({ buyer }) => table === 'CREDIT_NOTES' || (buyer.gstin !== null) === (table === 'B2B'))
      .flatMap((invoice) =>
        amountsByRate(invoice.lines).map((sums) => [
          ...cells[table](invoice, sums),
          rupees(sums.igst),
          rupees(sums.cgst),
          rupees(sums.sgst),
        ]),
      ),
    pageInfo,
  }
}

/** Those of the offline tool for GSTR-1: tables b2b, b2cl and cdnr. */
const columns: Record<InvoiceTable, string[]> = {
  B2B: [
    'GSTIN/UIN of Recipient',
    'Receiver Name',
    'Invoice Number',
    'Invoice date',
    'Invoice Value',
    'Place Of Supply',
    'Reverse Charge',
    'Applicable % of Tax Rate',
    'Invoice Type',
    'E-Commerce GSTIN',
    'Rate',
    'Taxable Value',
    'Cess Amount',
  ],
  B2C: [
    'Invoice Number',
    'Invoice date',
    'Invoice Value',
    'Place Of Supply',
    'Applicable % of Tax Rate',
    'Rate',
    'Taxable Value',
    'Cess Amount',
    'E-Commerce GSTIN',
  ],
  CREDIT_NOTES: [
    'GSTIN/UIN of Recipient',
    'Receiver Name',
    'Note Number',
    'Note Date',
    'Note Type',
    'Place Of Supply',
    'Reverse Charge',
    'Note Supply Type',
    'Note Value',
    'Applicable % of Tax Rate',
    'Rate',
    'Taxable Value',
    'Cess Amount',
    'Invoice Number',
    'Invoice date',
  ],
}

const cells: Record<InvoiceTable, (invoice: Invoice, sums: RateAmounts) => string[]> = {
  B2B: (invoice, { taxRate, taxableValue }) => [
    invoice.buyer.gstin ?? '',
    invoice.buyer.name,
    invoice.number,
    dateOf(invoice.issuedAt),
    rupees(invoice.total),
    writtenPlace(invoice.placeOfSupply),
    'N',
    '',
    'Regular B2B',
    '',
    String(taxRate),
    rupees(taxableValue),
    '0.00',
  ],
  B2C: (invoice, { taxRate, taxableValue }) => [
    invoice.number,
    dateOf(invoice.issuedAt),
    rupees(invoice.total),
    writtenPlace(invoice.placeOfSupply),
    '',
    String(taxRate),
    rupees(taxableValue),
    '0.00',
    '',
  ],
  CREDIT_NOTES: (note, { taxRate, taxableValue }) => [
    note.buyer.gstin ?? '',
    note.buyer.name,
    note.number,
    dateOf(note.issuedAt),
    'C',
    writtenPlace(note.placeOfSupply),
    'N',
    note.buyer.gstin === null ? 'B2C' : 'Regular B2B',
    rupees(note.total),
    '',
    String(taxRate),
    rupees(taxableValue),
    '0.00',
    note.credits?.number ?? '',
    note.credits ? dateOf(note.credits.issuedAt) : '',
  ],
}

/** A reversal has the instant of the entry that it reverses: it follows by when it was recorded. */
type PaymentKey = [receivedAt: string, recordedAt: string, id: string]

const paymentKey = ({
  receivedAt,
  recordedAt,
  id,
}: Pick<Payment, 'receivedAt' | 'recordedAt' | 'id'>): PaymentKey => [
  receivedAt.toISOString(),
  recordedAt.toISOString(),
  id,
]

const isPaymentKey = ([receivedAt, recordedAt, id, ...rest]: unknown[]): boolean =>
  isInstant(receivedAt) && isInstant(recordedAt) && isId(id) && rest.length === 0

const paymentsAfter = ([receivedAt, recordedAt, id]: PaymentKey) =>
  ({
    receivedAt: { gte: receivedAt },
    OR: [
      { receivedAt: { gt: receivedAt } },
      { recordedAt: { gt: recordedAt } },
      { recordedAt, id: { gt: id } },
    ],
  }) satisfies Prisma.PaymentWhereInput

async function readPayments(ctx: Context, { query, id, period }: List) {
  const { edges, pageInfo } = await pageOf(query, {
    id,
    isKey: isPaymentKey,
    keyOf: paymentKey,
    read: ({ key, take }) =>
      ctx.db.payment.findMany({
        where: { AND: [{ receivedAt: instantsOf(period) }, key ? paymentsAfter(key) : {}] },
        orderBy: [{ receivedAt: 'asc' }, { recordedAt: 'asc' }, { id: 'asc' }],
        take,
        include: { order: { select: { orderNumber: true, customerName: true } } },
      }),
    toItem: (payment) => payment,
  })
  return {
    columns: [
      'Date',
      'Order',
      'Customer',
      'Entry',
      'Method',
      'Reference',
      'Received',
      'Returned',
      'Recorded by',
    ],
    rows: edges.map(({ node: { receivedAt, order, kind, method, reference, amount, recordedBy } }) => [
      dateOf(receivedAt),
      order.orderNumber,
      order.customerName,
      kind,
      method,
      reference ?? '',
      amount > 0 ? rupees(Number(amount)) : '',
      amount < 0 ? rupees(-Number(amount)) : '',
      recordedBy,
    ]),
    pageInfo,
  }
}

async function readExpenses(ctx: Context, { query, id, period }: List) {
  const { edges, pageInfo } = await sortedPage(query, {
    id,
    sort: byDay('spentOn', 'asc'),
    where: { spentOn: { gte: new Date(period.from), lte: new Date(period.to) } },
    find: (rows) => ctx.db.expense.findMany(rows),
    toItem: (expense) => expense,
  })
  return {
    columns: [
      'Date',
      'Category',
      'Entry',
      'Method',
      'Paid to',
      'Reference',
      'Note',
      'Spent',
      'Reversed',
      'Recorded by',
    ],
    rows: edges.map(({ node }) => [
      writtenDay(dayIn(node.spentOn)),
      node.category,
      node.reversesId === null ? 'EXPENSE' : 'REVERSAL',
      node.method,
      node.payee ?? '',
      node.reference ?? '',
      node.note ?? '',
      node.amount > 0 ? rupees(Number(node.amount)) : '',
      node.amount < 0 ? rupees(-Number(node.amount)) : '',
      node.recordedBy,
    ]),
    pageInfo,
  }
}

const dateOf = (instant: Date) => writtenDay(dayOf(instant))
