import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { CreditReason, InvoiceKind } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { User } from '../accounts/user.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { type Invoice, type InvoiceLine, invoiceRelations, toInvoice } from './invoice.ts'
import { nextInvoiceNumber } from './invoice-number.ts'
import { sumAmounts } from './sum-amounts.ts'

/** What is written on an invoice or a credit note, but for its number and its sums. */
export interface InvoiceContent extends Pick<
  Invoice,
  'orderId' | 'seller' | 'buyer' | 'placeOfSupply' | 'declaration' | 'remark' | 'rounding'
> {
  kind: InvoiceKind
  creditsId: string | null
  creditReason: CreditReason | null
  lines: Omit<InvoiceLine, 'position'>[]
}

/** Stores it under the next number of its series, and in the audit log. */
export async function writeInvoice(
  ctx: Context,
  tx: Transaction,
  viewer: User,
  series: string,
  { lines, seller, buyer, ...content }: InvoiceContent,
): Promise<Invoice> {
  const issuedAt = ctx.now()
  const sums = sumAmounts(lines)
  const { id } = await tx.invoice.create({
    data: {
      ...content,
      ...sums,
      total: sums.total + content.rounding,
      ...(await nextInvoiceNumber(tx, series, issuedAt)),
      seller: seller as unknown as Prisma.InputJsonObject,
      buyer: buyer as unknown as Prisma.InputJsonObject,
      issuedAt,
      issuedById: viewer.id,
      issuedBy: viewer.name,
      lines: { create: lines.map((line, position) => ({ ...line, position })) },
    },
    select: { id: true },
  })
  const invoice = toInvoice(await tx.invoice.findUniqueOrThrow({ where: { id }, include: invoiceRelations }))
  await recordChange(tx, ctx, {
    action: content.kind === 'CREDIT_NOTE' ? 'order.credit-note' : 'order.invoice',
    entity: 'ORDER',
    entityId: invoice.orderId,
    entityName: invoice.orderNumber,
    before: null,
    after: { reference: invoice.number, amount: invoice.total, note: invoice.remark },
  })
  return invoice
}
