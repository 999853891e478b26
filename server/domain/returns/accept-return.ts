import { z } from 'zod'
import { ReturnWish } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import { roundingOf } from '../../../shared/catalogue/offers.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, Refused } from '../errors.ts'
import { formatRupees } from '../format-rupees.ts'
import { type Credit, creditInvoice } from '../invoices/credit-invoice.ts'
import { type CreditNote, readInvoicesOf } from '../invoices/invoice.ts'
import { currentInvoice, remainingLines, remainingTotal } from '../invoices/remaining-lines.ts'
import { shareOf } from '../invoices/tax-lines.ts'
import { notifyOfLowStock } from '../notifications/notify-of-order.ts'
import { orderNote } from '../orders/move-order.ts'
import { changeStock, returnStock, type StockLine } from '../orders/take-stock.ts'
import { money, parse, uniqueBy } from '../validation.ts'
import { type LockedReturn, moveReturn } from './move-return.ts'
import type { Sentence } from '../../i18n.ts'

const accepting = z.object({
  id: z.string(),
  restock: z
    .array(z.object({ item: z.int().min(0), quantity: z.int().min(0) }))
    .max(100)
    .superRefine(uniqueBy('item', ({ item }) => item, /*i18n*/ 'Each line of the order is given once.')),
  note: orderNote,
  resolution: z.enum(ReturnWish).nullish(),
  confirmedTotal: money.nullish(),
})

type Restock = z.output<typeof accepting>['restock']

/**
 * Ends the inspection of returned pieces: puts undamaged ones back into the stock, and credits or exchanges them. Returns the
 * order's id.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND, CONFLICT; OUT_OF_STOCK for an exchange;
 * PRICE_CHANGED for another total than the confirmed one)
 */
export async function acceptReturn(ctx: Context, input: unknown): Promise<string> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { id, restock, note, resolution, confirmedTotal } = parse(accepting, input)
  return moveReturn(ctx, id, ['RECEIVED'], async (tx, locked) => {
    const chosen = resolution ?? locked.returned.wish
    requireTotal(locked, confirmedTotal ?? null)
    requireReturned(locked, restock)
    const pieces = restock.filter(({ quantity }) => quantity > 0)
    const undamaged = linesOf(locked, pieces)
    if (chosen === 'EXCHANGE') await exchange(ctx, tx, locked, undamaged)
    else await returnStock(tx, ctx.now(), undamaged)
    await recordRestocked(tx, locked, pieces)
    if (chosen === 'EXCHANGE') return { status: 'EXCHANGED', note }
    const { id: creditNoteId } = await creditReturn(ctx, tx, locked)
    return { status: 'ACCEPTED', note, creditNoteId }
  })
}

/** What the order comes to may have changed since it was shown. */
function requireTotal({ order: { totalToPay, credited } }: LockedReturn, confirmed: number | null): void {
  const total = (totalToPay ?? 0) - credited
  if (confirmed === null || confirmed === total) return
  const message: Sentence = (i18n) =>
    i18n._('The order comes to {amount} now. Look at it again, then decide about the pieces.', {
      amount: formatRupees(total),
    })
  throw new Refused([{ field: 'confirmedTotal', code: 'PRICE_CHANGED', message }])
}

function requireReturned({ returned }: LockedReturn, restock: Restock): void {
  restock.forEach(({ item, quantity }, index) => {
    const most = returned.items.find(({ orderPosition }) => orderPosition === item)?.quantity ?? 0
    if (quantity > most)
      throw invalid(`restock.${index}.quantity`, (i18n) => i18n._('At most {most} have come back.', { most }))
  })
}

/** Pieces of the order's lines, as the stock counts them. */
export const linesOf = ({ order }: LockedReturn, pieces: Restock) =>
  pieces.map(({ item, quantity }): StockLine => {
    const { productId, productType, size } = order.items[item]!
    return { productId, productType, quantity, size: size?.label ?? null }
  })

/**
 * Takes the pieces of the other sizes from the stock, and puts the undamaged ones back into it.
 * @throws Refused (OUT_OF_STOCK)
 */
async function exchange(
  ctx: Context,
  tx: Transaction,
  { order, returned }: LockedReturn,
  undamaged: StockLine[],
): Promise<void> {
  const lines = returned.items.map(({ orderPosition, quantity, exchangeSize }) => {
    if (exchangeSize === null)
      throw conflict('resolution', (i18n) =>
        i18n._('The customer has named no other size: the pieces can only be refunded.'),
      )
    const { productId, productType } = order.items[orderPosition]!
    return { productId, productType, quantity, size: exchangeSize }
  })
  const { products, isShort, lowStock } = await changeStock(tx, ctx.now(), undamaged, lines)
  const short = lines.find((line) => !products.has(line.productId ?? '') || isShort(line))
  if (short)
    throw new Refused([
      {
        field: null,
        code: 'OUT_OF_STOCK',
        message: (i18n) =>
          i18n._(
            'Size {size} isn’t in stock any more. Refund the pieces, or ask the customer for another size.',
            { size: short.size },
          ),
      },
    ])
  await notifyOfLowStock(ctx, tx, lowStock, returned.id)
}

async function recordRestocked(tx: Transaction, { returned }: LockedReturn, pieces: Restock): Promise<void> {
  for (const { item, quantity } of pieces)
    await tx.returnItem.update({
      where: { returnId_orderPosition: { returnId: returned.id, orderPosition: item } },
      data: { restocked: quantity },
      select: { returnId: true },
    })
}

/**
 * Issues the credit note of a return's pieces.
 * @throws Forbidden, Refused (CONFLICT for an order that is not invoiced)
 */
export async function creditReturn(
  ctx: Context,
  tx: Transaction,
  { viewer, order, returned }: LockedReturn,
): Promise<CreditNote> {
  requirePermission(viewer, 'ISSUE_INVOICES')
  const issued = await readInvoicesOf(tx, [order.id])
  const current = currentInvoice(issued)
  if (!current)
    throw conflict('id', (i18n) =>
      i18n._('Issue the invoice of this order first: the credit note reduces an invoice.'),
    )
  const lines = remainingLines(current)
  const credits = returned.items.flatMap(({ orderPosition, quantity }): Credit[] => {
    const line = lines.find((each) => each.orderPosition === orderPosition)
    if (!line) return []
    return [{ line, quantity, amount: shareOf(line.total, quantity, line.quantity) }]
  })
  const credited = sumOf(credits.map(({ amount }) => amount))
  const left = sumOf(lines.map(({ total }) => total)) - credited
  // What remains of a rounded total is rounded, too.
  const total = order.roundsTotal ? Math.max(0, remainingTotal(current) - left - roundingOf(left)) : credited
  const rounding = total - credited
  return creditInvoice(ctx, tx, viewer, current, { lines: credits, rounding }, 'RETURN', returned.reason)
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
