import { type Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { requirePermission, requireViewer } from '../accounts/policy.ts'
import { canReadAllOrders } from '../orders/order-policy.ts'
import { findOrder } from '../orders/read-orders.ts'
import type { Context, Services } from '../context.ts'
import { invalid } from '../errors.ts'
import { type ForwardQuery, listId, type Page } from '../paging.ts'
import { byInstant, sortedPage } from '../sorting.ts'
import { addDays, startOfDay } from '../shop/shop-time.ts'
import { isId } from '../validation.ts'
import { type Amounts, type Invoice, invoiceRelations, toInvoice } from './invoice.ts'

/** Days of the shop's calendar, the last one included. */
export interface Period {
  from: string
  to: string
}

export interface InvoiceTotals extends Amounts {
  count: number
  rounding: number
}

export interface InvoicePage extends Page<Invoice> {
  period: Period
}

/**
 * The invoices and credit notes of a period, the last one first.
 * @throws Unauthenticated, Forbidden, Refused for a period, page size or cursor that isn't allowed
 */
export async function listInvoices(ctx: Context, query: ForwardQuery & Period): Promise<InvoicePage> {
  requirePermission(ctx.viewer, 'ISSUE_INVOICES')
  const period = { from: query.from, to: query.to }
  if (period.to < period.from) throw invalid('to', (i18n) => i18n._('The period ends before it begins.'))
  const page = await sortedPage(query, {
    id: listId('invoices', period),
    sort: byInstant('issuedAt', 'desc'),
    where: { issuedAt: instantsOf(period) },
    find: (rows) => ctx.db.invoice.findMany({ ...rows, include: invoiceRelations }),
    toItem: toInvoice,
  })
  return { ...page, period }
}

/** The instants of a period. */
export const instantsOf = ({ from, to }: Period) => ({
  gte: startOfDay(from),
  lt: startOfDay(addDays(to, 1)),
})

/** Sums all invoices, or all credit notes, of a period. */
export async function sumInvoices(
  { db }: Context,
  period: Period,
  of: 'INVOICES' | 'CREDIT_NOTES',
): Promise<InvoiceTotals> {
  const { _count, _sum } = await db.invoice.aggregate({
    where: {
      issuedAt: instantsOf(period),
      kind: of === 'CREDIT_NOTES' ? 'CREDIT_NOTE' : { not: 'CREDIT_NOTE' },
    } satisfies Prisma.InvoiceWhereInput,
    _count: true,
    _sum: { taxableValue: true, cgst: true, sgst: true, igst: true, rounding: true, total: true },
  })
  return {
    count: _count,
    taxableValue: Number(_sum.taxableValue),
    cgst: Number(_sum.cgst),
    sgst: Number(_sum.sgst),
    igst: Number(_sum.igst),
    rounding: Number(_sum.rounding),
    total: Number(_sum.total),
  }
}

/** What was invoiced in a period, less credit notes, in paise. */
export async function netInvoiced(ctx: Context, period: Period): Promise<number> {
  const { total } = await sumInvoices(ctx, period, 'INVOICES')
  return total - (await sumInvoices(ctx, period, 'CREDIT_NOTES')).total
}

/**
 * An invoice or credit note of one of the viewer's own orders, or any for those who read all orders; null for others.
 * @throws Unauthenticated
 */
export async function findInvoice(ctx: Context, id: string): Promise<Invoice | null> {
  requireViewer(ctx.viewer)
  const invoice = isId(id) ? await ctx.loaders.invoice.load(id.toLowerCase()) : null
  if (!invoice || canReadAllOrders(ctx.viewer)) return invoice
  return (await findOrder(ctx, invoice.orderId)) && invoice
}

/** The invoice or credit note of a download link, which needs no account; null for any other token. */
export async function findLinkedInvoice(
  { db, invoiceTokens }: Pick<Services, 'db' | 'invoiceTokens'>,
  token: string,
): Promise<Invoice | null> {
  const id = invoiceTokens.verify(token)
  const row = id && (await db.invoice.findUnique({ where: { id }, include: invoiceRelations }))
  return row ? toInvoice(row) : null
}
