import { z } from 'zod'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { formatRupees } from '../format-rupees.ts'
import { lockLedger } from '../payments/lock-ledger.ts'
import { amount, isId, parse, requiredLongText } from '../validation.ts'
import { type Credit, type Credits, creditInvoice } from './credit-invoice.ts'
import { isChargeLine } from './delivery-line.ts'
import { type CreditNote, type InvoiceLine, readInvoicesOf } from './invoice.ts'
import { type CurrentInvoice, currentInvoice, remainingLines, remainingTotal } from './remaining-lines.ts'
import { shareAmount } from '../share-amount.ts'

const crediting = z.object({
  invoiceId: z.string(),
  amount: amount.min(1, { error: /*i18n*/ 'Write an amount of more than ₹0.' }),
  reason: requiredLongText(1000),
})

/**
 * Reduces the price of an invoiced order: the amount, tax included, is taken off the goods in proportion, and only what they
 * don't cost off the delivery and the fee for cash.
 * @throws Unauthenticated, Forbidden, Refused (INVALID for more than remains of the invoice; NOT_FOUND; CONFLICT for one that
 * was corrected)
 */
export async function issueCreditNote(ctx: Context, input: unknown): Promise<CreditNote> {
  const { invoiceId, amount, reason } = parse(crediting, input)
  return credit(ctx, invoiceId, 'PRICE_CHANGE', reason, (current, lines) => {
    const remaining = remainingTotal(current)
    if (amount > remaining)
      throw invalid('amount', (i18n) =>
        i18n._('Only {remaining} remains of invoice {invoice}. Credit at most that.', {
          remaining: formatRupees(remaining),
          invoice: current.invoice.number,
        }),
      )
    const most = sumOf(lines)
    // The whole of it includes the lines' taxes to the paisa.
    const ofLines = amount === remaining ? most : Math.min(amount, most)
    return { lines: sharePriceChange(ofLines, lines), rounding: amount - ofLines }
  })
}

function sharePriceChange(amount: number, lines: readonly InvoiceLine[]): Credit[] {
  const goods = lines.map((line) => (isChargeLine(line) ? 0 : line.total))
  const ofGoods = Math.min(
    amount,
    goods.reduce((sum, total) => sum + total, 0),
  )
  const shares = shareAmount(ofGoods, goods)
  let ofCharges = amount - ofGoods
  return lines.map((line, index) => {
    const charged = isChargeLine(line) ? Math.min(ofCharges, line.total) : 0
    ofCharges -= charged
    return { line, quantity: 0, amount: charged + shares[index]! }
  })
}

const correcting = z.object({ invoiceId: z.string(), reason: requiredLongText(1000) })

/**
 * Credits a wrong invoice in full, so that a right one can be issued. The order's price stays.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND; CONFLICT for one that has credit notes)
 */
export async function correctInvoice(ctx: Context, input: unknown): Promise<CreditNote> {
  const { invoiceId, reason } = parse(correcting, input)
  return credit(ctx, invoiceId, 'CORRECTION', reason, ({ invoice, creditNotes }, lines) => {
    if (creditNotes.length > 0)
      throw conflict('invoiceId', (i18n) =>
        i18n._('This invoice has credit notes: it can’t be replaced any more.'),
      )
    return {
      lines: lines.map((line) => ({ line, quantity: line.quantity, amount: line.total })),
      rounding: invoice.rounding,
    }
  })
}

async function credit(
  ctx: Context,
  invoiceId: string,
  creditReason: 'PRICE_CHANGE' | 'CORRECTION',
  reason: string,
  decide: (current: CurrentInvoice, lines: InvoiceLine[]) => Credits,
): Promise<CreditNote> {
  requirePermission(ctx.viewer, 'ISSUE_INVOICES')
  const viewer = ctx.viewer
  const found = isId(invoiceId) ? await ctx.db.invoice.findUnique({ where: { id: invoiceId } }) : null
  if (!found || found.kind === 'CREDIT_NOTE') throw notFound((i18n) => i18n._('There is no such invoice.'))
  return ctx.db.transaction(async (tx) => {
    const { order } = await lockLedger(tx, found.orderId)
    const issued = await readInvoicesOf(tx, [order.id])
    const current = currentInvoice(issued)
    if (current?.invoice.id !== found.id)
      throw conflict('invoiceId', (i18n) => i18n._('A credit note has corrected this invoice already.'))
    return creditInvoice(
      ctx,
      tx,
      viewer,
      current,
      decide(current, remainingLines(current)),
      creditReason,
      reason,
    )
  })
}

const sumOf = (lines: readonly InvoiceLine[]) => lines.reduce((sum, { total }) => sum + total, 0)
