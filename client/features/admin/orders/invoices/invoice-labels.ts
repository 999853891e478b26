import type { InvoiceKind } from '../../../../__generated__/graphql.ts'
import type { AdminOrder } from '../order-documents.ts'

export const invoiceKindNames: Record<InvoiceKind, string> = {
  TAX_INVOICE: 'Tax invoice',
  BILL_OF_SUPPLY: 'Bill of supply',
  INVOICE: 'Invoice',
  CREDIT_NOTE: 'Credit note',
}

type Invoice = AdminOrder['invoices'][number]

/** The invoice that no credit note has corrected. */
export const currentInvoice = (invoices: readonly Invoice[]): Invoice | undefined =>
  invoices.find(
    ({ id, kind }) =>
      kind !== 'CREDIT_NOTE' &&
      !invoices.some(({ credits, creditReason }) => credits?.id === id && creditReason === 'CORRECTION'),
  )
