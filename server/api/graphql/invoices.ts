import { states } from '../../../shared/tax/states.ts'
import { isAllowed } from '../../domain/accounts/policy.ts'
import { listAccountRows } from '../../domain/invoices/account-rows.ts'
import { correctInvoice, issueCreditNote } from '../../domain/invoices/issue-credit-note.ts'
import { issueInvoice } from '../../domain/invoices/issue-invoice.ts'
import { findInvoice, listInvoices, sumInvoices } from '../../domain/invoices/list-invoices.ts'
import { readSeller } from '../../domain/invoices/read-seller.ts'
import { orderOf } from '../../domain/orders/order-of.ts'
import { findTaxSettings, saveTaxSettings } from '../../domain/tax/save-tax-settings.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

export const invoices: Resolvers = {
  Query: {
    invoices: (_root, page, ctx) => listInvoices(ctx, page),
    accountRows: (_root, page, ctx) => listAccountRows(ctx, page),
    invoice: (_root, { id }, ctx) => findInvoice(ctx, id),
    taxSettings: (_root, _args, ctx) => findTaxSettings(ctx),
    seller: (_root, _args, ctx) => readSeller(ctx),
  },
  Mutation: {
    issueInvoice: (_root, { input }, ctx) =>
      withUserErrors({ invoice: null }, async () => ({ invoice: await issueInvoice(ctx, input) })),
    issueCreditNote: (_root, { input }, ctx) =>
      withUserErrors({ creditNote: null }, async () => ({ creditNote: await issueCreditNote(ctx, input) })),
    correctInvoice: (_root, { input }, ctx) =>
      withUserErrors({ creditNote: null }, async () => ({ creditNote: await correctInvoice(ctx, input) })),
    saveTaxSettings: (_root, { input }, ctx) =>
      withUserErrors({ taxSettings: null }, async () => {
        const { settings, issues } = await saveTaxSettings(ctx, input)
        return { taxSettings: settings, userErrors: issues }
      }),
  },
  InvoiceConnection: {
    invoiced: ({ period }, _args, ctx) => sumInvoices(ctx, period, 'INVOICES'),
    credited: ({ period }, _args, ctx) => sumInvoices(ctx, period, 'CREDIT_NOTES'),
  },
  Invoice: {
    order: ({ orderId }, _args, ctx) => orderOf(ctx, orderId),
    pdfUrl: ({ id }, _args, ctx) => `/invoices/${ctx.invoiceTokens.sign(id)}.pdf`,
    placeOfSupplyName: ({ placeOfSupply }) => placeOfSupply && states[placeOfSupply],
    credits: ({ credits }, _args, ctx) => credits && findInvoice(ctx, credits.id),
  },
  Order: {
    invoices: ({ id }, _args, ctx) => ctx.loaders.invoices.load(id),
    viewerCanIssueInvoices: (_order, _args, ctx) => isAllowed(ctx.viewer, 'ISSUE_INVOICES'),
  },
}
