import type { CreditReason } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { User } from '../accounts/user.ts'
import type { Context } from '../context.ts'
import { refreshWaitingOf } from '../messages/refresh-message.ts'
import { readTaxSettings } from '../tax/tax-settings.ts'
import type { CreditNote, InvoiceLine } from './invoice.ts'
import { type CurrentInvoice, isCreditNote } from './remaining-lines.ts'
import { shareOf } from './tax-lines.ts'
import { writeInvoice } from './write-invoice.ts'

/** What is taken off a line: pieces and paise. */
export interface Credit {
  /** The line as it is after earlier credit notes. */
  line: InvoiceLine
  quantity: number
  /** At most the line's total. */
  amount: number
}

/** What a credit note takes off an invoice. */
export interface Credits {
  lines: readonly Credit[]
  /** What the note credits beside the lines, in paise; may be negative. */
  rounding: number
}

/** Issues a credit note in its order's transaction, which holds the order. Taxes are reduced in proportion. */
export async function creditInvoice(
  ctx: Context,
  tx: Transaction,
  viewer: User,
  { invoice }: CurrentInvoice,
  { lines, rounding }: Credits,
  creditReason: CreditReason,
  remark: string,
): Promise<CreditNote> {
  const { creditNoteSeries } = await readTaxSettings(tx, ctx.shop)
  const note = await writeInvoice(ctx, tx, viewer, creditNoteSeries, {
    orderId: invoice.orderId,
    kind: 'CREDIT_NOTE',
    seller: invoice.seller,
    buyer: invoice.buyer,
    placeOfSupply: invoice.placeOfSupply,
    declaration: invoice.declaration,
    remark,
    creditsId: invoice.id,
    creditReason,
    rounding,
    lines: lines.filter(({ amount, quantity }) => amount > 0 || quantity > 0).map(creditLine),
  })
  // A correction is followed by a new invoice of the same price.
  if (creditReason !== 'CORRECTION')
    await tx.order.update({
      where: { id: invoice.orderId },
      data: { credited: { increment: note.total } },
      select: { id: true },
    })
  await refreshWaitingOf(ctx, tx, invoice.orderId)
  if (!isCreditNote(note)) throw new Error('A credit note has no invoice.')
  return note
}

function creditLine({ line, quantity, amount }: Credit): Omit<InvoiceLine, 'position'> {
  const { position, orderPosition, description, translations, code, unitPrice, taxRate } = line
  const part = (tax: number) => (line.total === 0 ? 0 : shareOf(tax, amount, line.total))
  const [cgst, sgst, igst] = [part(line.cgst), part(line.sgst), part(line.igst)]
  return {
    orderPosition,
    creditsLine: position,
    description,
    translations,
    code,
    quantity,
    unitPrice,
    discount: 0,
    taxRate,
    taxableValue: amount - cgst - sgst - igst,
    cgst,
    sgst,
    igst,
    total: amount,
  }
}
