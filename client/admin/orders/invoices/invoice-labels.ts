import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { InvoiceKind } from '../../../__generated__/graphql.ts'
import type { AdminOrder } from '../order-documents.ts'

export const invoiceKindNames: Record<InvoiceKind, MessageDescriptor> = {
  TAX_INVOICE: msg`Tax invoice`,
  BILL_OF_SUPPLY: msg`Bill of supply`,
  INVOICE: msg`Invoice`,
  CREDIT_NOTE: msg`Credit note`,
}

type Invoice = AdminOrder['invoices'][number]

/** The invoice that no credit note has corrected. */
export const currentInvoice = (invoices: readonly Invoice[]): Invoice | undefined =>
  invoices.find(
    ({ id, kind }) =>
      kind !== 'CREDIT_NOTE' &&
      !invoices.some(({ credits, creditReason }) => credits?.id === id && creditReason === 'CORRECTION'),
  )
