import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { InvoiceKind } from '../__generated__/graphql.ts'

export const invoiceKindNames: Record<InvoiceKind, MessageDescriptor> = {
  TAX_INVOICE: msg`Tax invoice`,
  BILL_OF_SUPPLY: msg`Bill of supply`,
  INVOICE: msg`Invoice`,
  CREDIT_NOTE: msg`Credit note`,
}
