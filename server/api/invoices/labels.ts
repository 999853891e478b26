import type { Language } from '../../../shared/languages.ts'
import type { CreditReason, InvoiceKind } from '../../platform/database/__generated__/prisma/enums.ts'

interface Labels {
  kinds: Record<InvoiceKind, string>
  reasons: Record<CreditReason, string>
  seller: string
  buyer: string
  number: string
  date: string
  order: string
  placeOfSupply: string
  phone: string
  credits: string
  reason: string
  reverseCharge: string
  description: string
  code: string
  quantity: string
  unitPrice: string
  discount: string
  taxableValue: string
  rate: string
  cgst: string
  sgst: string
  igst: string
  amount: string
  total: string
  byRate: string
  inWords: string
  amounts: string
  signature: string
  page: (page: number, pages: number) => string
}

export const labels: Record<Language, Labels> = {
  en: {
    kinds: {
      TAX_INVOICE: 'Tax invoice',
      BILL_OF_SUPPLY: 'Bill of supply',
      INVOICE: 'Invoice',
      CREDIT_NOTE: 'Credit note',
    },
    reasons: {
      RETURN: 'Pieces were returned',
      PRICE_CHANGE: 'The price was reduced',
      CORRECTION: 'The invoice was wrong',
    },
    seller: 'Seller',
    buyer: 'Buyer',
    number: 'Number',
    date: 'Date',
    order: 'Order',
    placeOfSupply: 'Place of supply',
    phone: 'Phone',
    credits: 'For invoice',
    reason: 'Reason',
    reverseCharge: 'Reverse charge: No',
    description: 'Description',
    code: 'HSN/SAC',
    quantity: 'Qty',
    unitPrice: 'Unit price',
    discount: 'Discount',
    taxableValue: 'Taxable value',
    rate: 'Rate',
    cgst: 'CGST',
    sgst: 'SGST',
    igst: 'IGST',
    amount: 'Amount',
    total: 'Total',
    byRate: 'Tax by rate',
    inWords: 'Total in words',
    amounts: 'Amounts in rupees. Unit prices and discounts include tax.',
    signature: 'Authorised signatory',
    page: (page, pages) => `Page ${page} of ${pages}`,
  },
  hi: {
    kinds: {
      TAX_INVOICE: 'कर चालान (Tax invoice)',
      BILL_OF_SUPPLY: 'आपूर्ति बिल (Bill of supply)',
      INVOICE: 'चालान (Invoice)',
      CREDIT_NOTE: 'क्रेडिट नोट (Credit note)',
    },
    reasons: {
      RETURN: 'कपड़े लौटाए गए',
      PRICE_CHANGE: 'कीमत घटाई गई',
      CORRECTION: 'चालान ग़लत था',
    },
    seller: 'विक्रेता',
    buyer: 'ख़रीदार',
    number: 'संख्या',
    date: 'तारीख़',
    order: 'ऑर्डर',
    placeOfSupply: 'आपूर्ति का स्थान',
    phone: 'फ़ोन',
    credits: 'चालान, जिसके लिए है',
    reason: 'कारण',
    reverseCharge: 'रिवर्स चार्ज: नहीं',
    description: 'विवरण',
    code: 'HSN/SAC',
    quantity: 'मात्रा',
    unitPrice: 'इकाई मूल्य',
    discount: 'छूट',
    taxableValue: 'कर योग्य मूल्य',
    rate: 'दर',
    cgst: 'CGST',
    sgst: 'SGST',
    igst: 'IGST',
    amount: 'राशि',
    total: 'कुल',
    byRate: 'दर के अनुसार कर',
    inWords: 'कुल राशि शब्दों में',
    amounts: 'राशियाँ रुपयों में। इकाई मूल्य और छूट में कर शामिल है।',
    signature: 'अधिकृत हस्ताक्षर',
    page: (page, pages) => `पृष्ठ ${page} / ${pages}`,
  },
}
