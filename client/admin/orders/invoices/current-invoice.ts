import type { AdminOrder } from '../order-documents.ts'

type Invoice = AdminOrder['invoices'][number]

/** The invoice that no credit note has corrected. */
export const currentInvoice = (invoices: readonly Invoice[]): Invoice | undefined =>
  invoices.find(
    ({ id, kind }) =>
      kind !== 'CREDIT_NOTE' &&
      !invoices.some(({ credits, creditReason }) => credits?.id === id && creditReason === 'CORRECTION'),
  )
