import type { I18n } from '@lingui/core'
import { byLanguage } from '../../../shared/languages.ts'
import { i18nOf } from '../../i18n.ts'
import type { CreditReason, InvoiceKind } from '../../platform/database/__generated__/prisma/enums.ts'

const labelsIn = (i18n: I18n) => ({
  kinds: {
    TAX_INVOICE: i18n._('Tax invoice'),
    BILL_OF_SUPPLY: i18n._('Bill of supply'),
    INVOICE: i18n._('Invoice'),
    CREDIT_NOTE: i18n._('Credit note'),
  } satisfies Record<InvoiceKind, string>,
  reasons: {
    RETURN: i18n._('Pieces were returned'),
    PRICE_CHANGE: i18n._('The price was reduced'),
    CORRECTION: i18n._('The invoice was wrong'),
  } satisfies Record<CreditReason, string>,
  seller: i18n._('Seller'),
  buyer: i18n._('Buyer'),
  walkIn: i18n._('Walk-in'),
  number: i18n._('Number'),
  date: i18n._('Date'),
  order: i18n._('Order'),
  placeOfSupply: i18n._('Place of supply'),
  phone: i18n._('Phone'),
  credits: i18n._('For invoice'),
  reason: i18n._('Reason'),
  reverseCharge: i18n._('Reverse charge: No'),
  description: i18n._('Description'),
  code: 'HSN/SAC',
  quantity: i18n._('Qty'),
  unitPrice: i18n._('Unit price'),
  discount: i18n._('Discount'),
  taxableValue: i18n._('Taxable value'),
  rate: i18n._('Rate'),
  cgst: 'CGST',
  sgst: 'SGST',
  igst: 'IGST',
  amount: i18n._('Amount'),
  rounding: i18n._('Rounding'),
  total: i18n._('Total'),
  byRate: i18n._('Tax by rate'),
  inWords: i18n._('Total in words'),
  amounts: i18n._('Amounts in rupees. Unit prices and discounts include tax.'),
  signature: i18n._('Authorised signatory'),
  page: (page: number, pages: number) => i18n._('Page {page} of {pages}', { page, pages }),
})

export type Labels = ReturnType<typeof labelsIn>

export const labels = byLanguage((language) => labelsIn(i18nOf[language]))
