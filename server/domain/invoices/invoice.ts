import type { TranslatedLocale } from '../../../shared/languages.ts'
import type { StateCode } from '../../../shared/tax/states.ts'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type {
  CreditReason,
  InvoiceKind,
  Language,
} from '../../platform/database/__generated__/prisma/enums.ts'
import type { Database, Transaction } from '../../platform/database/client.ts'

/** The seller or the buyer, as named on an invoice. */
export interface Party {
  name: string
  /** Null for customers without a registration, and for an unregistered shop. */
  gstin: string | null
  phone: string | null
  /** Empty for a customer who picked the order up. */
  address: string[]
  stateCode: StateCode | null
}

/** Money in paise. */
export interface Amounts {
  taxableValue: number
  /** Central tax; `sgst` is always equal. */
  cgst: number
  /** The state's tax. */
  sgst: number
  /** Tax of a supply to another state, instead of the other two. */
  igst: number
  /** The sum of the others. */
  total: number
}

export interface InvoiceLine extends Amounts {
  /** From 0. */
  position: number
  /** The order's line; null for delivery and custom garments. */
  orderPosition: number | null
  /** Of a credit note: the position of the invoice's line. */
  creditsLine: number | null
  description: string
  /** In other languages than English; lines from before they were stored have none. */
  translations: { locale: TranslatedLocale; description: string }[]
  /** HSN or SAC; null for a shop that is not registered. */
  code: string | null
  /** Pieces; 0 for a credit note that changes only the price. */
  quantity: number
  /** Of one piece, tax included. */
  unitPrice: number
  discount: number
  /** Whole percent. */
  taxRate: number
}

/** An invoice or a credit note, as it was issued. Its `total` is the sum of the others and the rounding. */
export interface Invoice extends Amounts {
  id: string
  orderId: string
  orderNumber: string
  kind: InvoiceKind
  number: string
  issuedAt: Date
  issuedBy: string
  seller: Party
  buyer: Party
  placeOfSupply: StateCode | null
  declaration: string | null
  /** What rounds `total`, beside the lines and their taxes. */
  rounding: number
  lines: InvoiceLine[]
  /** Of a credit note: its invoice, and why. */
  credits: { id: string; number: string; issuedAt: Date } | null
  creditReason: CreditReason | null
  remark: string | null
}

/** What a credit note has of its invoice. */
export type CreditNote = Invoice & { credits: NonNullable<Invoice['credits']> }

export const invoiceRelations = {
  lines: { orderBy: { position: 'asc' } },
  credits: { select: { id: true, number: true, issuedAt: true } },
  order: { select: { orderNumber: true } },
} satisfies Prisma.InvoiceInclude

type InvoiceRow = Prisma.InvoiceGetPayload<{ include: typeof invoiceRelations }>

export const toInvoice = ({ order, ...row }: InvoiceRow): Invoice => ({
  ...row,
  ...amountsOf(row),
  rounding: Number(row.rounding),
  orderNumber: order.orderNumber,
  seller: row.seller as unknown as Party,
  buyer: row.buyer as unknown as Party,
  placeOfSupply: row.placeOfSupply as StateCode | null,
  lines: row.lines.map((line) => ({
    ...line,
    ...amountsOf(line),
    translations: line.translations as unknown as InvoiceLine['translations'],
    unitPrice: Number(line.unitPrice),
    discount: Number(line.discount),
  })),
})

const amountsOf = (row: Record<keyof Amounts, bigint>): Amounts => ({
  taxableValue: Number(row.taxableValue),
  cgst: Number(row.cgst),
  sgst: Number(row.sgst),
  igst: Number(row.igst),
  total: Number(row.total),
})

/** What a line is for, in a language; in English where it isn't stored in it. */
export const descriptionIn = (language: Language, { description, translations }: InvoiceLine): string =>
  translations.find(({ locale }) => locale === language)?.description ?? description

/** The invoices and credit notes with these ids. */
export async function readInvoices(db: Database, ids: readonly string[]): Promise<Map<string, Invoice>> {
  const rows = await db.invoice.findMany({ where: { id: { in: [...ids] } }, include: invoiceRelations })
  return new Map(rows.map((row) => [row.id, toInvoice(row)]))
}

/** The invoices and credit notes of these orders, in the order in which they were issued. */
export async function readInvoicesOf(
  db: Database | Transaction,
  orderIds: readonly string[],
): Promise<Invoice[]> {
  const rows = await db.invoice.findMany({
    where: { orderId: { in: [...orderIds] } },
    orderBy: [{ issuedAt: 'asc' }, { id: 'asc' }],
    include: invoiceRelations,
  })
  return rows.map(toInvoice)
}
