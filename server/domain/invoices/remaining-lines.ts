import type { CreditNote, Invoice, InvoiceLine } from './invoice.ts'

/** An invoice that no credit note has corrected, and its own credit notes. */
export interface CurrentInvoice {
  invoice: Invoice
  creditNotes: CreditNote[]
}

/** The invoice that counts among those of one order. */
export function currentInvoice(invoices: readonly Invoice[]): CurrentInvoice | null {
  for (const invoice of invoices) {
    const creditNotes = invoices.filter(isCreditNote).filter(({ credits }) => credits.id === invoice.id)
    if (
      invoice.kind !== 'CREDIT_NOTE' &&
      creditNotes.every(({ creditReason }) => creditReason !== 'CORRECTION')
    )
      return { invoice, creditNotes }
  }
  return null
}

export const isCreditNote = (invoice: Invoice): invoice is CreditNote => invoice.credits !== null

/** What remains of an invoice's total, its rounding included, in paise. */
export const remainingTotal = ({ invoice, creditNotes }: CurrentInvoice): number =>
  invoice.total - creditNotes.reduce((sum, { total }) => sum + total, 0)

/** The lines of an invoice, less what its credit notes took off them. */
export const remainingLines = ({ invoice, creditNotes }: CurrentInvoice): InvoiceLine[] =>
  invoice.lines.map((line) =>
    creditNotes
      .flatMap(({ lines }) => lines)
      .filter(({ creditsLine }) => creditsLine === line.position)
      .reduce(
        (rest, credited) => ({
          ...rest,
          quantity: rest.quantity - credited.quantity,
          taxableValue: rest.taxableValue - credited.taxableValue,
          cgst: rest.cgst - credited.cgst,
          sgst: rest.sgst - credited.sgst,
          igst: rest.igst - credited.igst,
          total: rest.total - credited.total,
        }),
        line,
      ),
  )
