import { createHash } from 'node:crypto'
import { z } from 'zod'
import { formatRupees } from '../format-rupees.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import type { Context } from '../context.ts'
import { conflict, Refused } from '../errors.ts'
import { issueInvoiceIn } from '../invoices/issue-invoice.ts'
import {
  counterPayments,
  enterCounterPayments,
  requireCounterPayments,
} from '../payments/counter-payments.ts'
import { lockLedger } from '../payments/lock-ledger.ts'
import { readShop } from '../shop/read-shop.ts'
import { isId, parse } from '../validation.ts'
import { balanceOf } from './balance.ts'
import { type ChangedOrder, changeOrderIn, requireVersion, unknownOrder } from './change-order.ts'
import { nextStatusesFor } from './order-policy.ts'
import type { Order } from './order.ts'
import { findOrder } from './read-orders.ts'
import { statusLabels } from './status-labels.ts'

const handingOver = z.object({
  id: z.string(),
  version: z.int(),
  payments: counterPayments,
  confirmedUnpaid: z.boolean().default(false),
  issuesInvoice: z.boolean().default(false),
})

type HandingOver = z.output<typeof handingOver>

/**
 * Hands an order over at the counter: its payments, its invoice and the move to DELIVERED are one transaction. Requires
 * MANAGE_ORDERS, with payments RECORD_PAYMENTS, and for an invoice ISSUE_INVOICES. An order that can become ready can be handed
 * over at once. Idempotent by the order's version.
 * @throws Unauthenticated, Forbidden, Refused (INVALID for what can't be read); other issues are in the result
 */
export async function handOverOrder(ctx: Context, input: unknown): Promise<ChangedOrder> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const viewer = ctx.viewer
  const request = parse(handingOver, input)
  requireCounterPayments(ctx, viewer, request.payments ?? [])
  if (request.issuesInvoice) requirePermission(viewer, 'ISSUE_INVOICES')
  if (!isId(request.id)) throw unknownOrder()
  try {
    return { order: await handOver(ctx, viewer, request), issues: [] }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { order: await findOrder(ctx, request.id), issues: error.issues }
  }
}

async function handOver(ctx: Context, viewer: User, request: HandingOver): Promise<Order> {
  const { id, version, payments } = request
  const shop = await readShop(ctx)
  return ctx.db.transaction(async (tx) => {
    const ledger = await lockLedger(tx, id)
    const { order } = ledger
    if (isHandedOver(order, viewer, version)) return order
    requireVersion(order, version)
    if (!nextStatusesFor(viewer, order).some((next) => next === 'DELIVERED' || next === 'READY'))
      throw conflict('id', (i18n) =>
        i18n._('An order that is {status} can’t be handed over.', {
          status: i18n._(statusLabels[order.orderStatus]),
        }),
      )
    const paid = await enterCounterPayments(ctx, tx, viewer, ledger, {
      payments: payments ?? [],
      idempotencyKey: createHash('sha256').update(`hand over ${id} ${version}`).digest('hex'),
      requestHash: createHash('sha256').update(JSON.stringify(request)).digest('hex'),
    })
    const { balance } = balanceOf(order, paid.payments)
    if (balance !== null && balance > 0 && !request.confirmedUnpaid) throw unpaid(balance)
    if (request.issuesInvoice) await issueInvoiceIn(ctx, tx, viewer, shop, { orderId: id, buyerName: null })
    const actor = { by: 'SHOP', name: viewer.name } as const
    const after = await changeOrderIn(ctx, tx, actor, order, { moveTo: { status: 'DELIVERED', note: null } })
    return after!
  })
}

/** Whether an earlier request with this version has handed it over. */
const isHandedOver = ({ orderStatus, timeline, ...order }: Order, { name }: User, version: number) => {
  const last = timeline.at(-1)
  return (
    orderStatus === 'DELIVERED' &&
    order.version === version + 1 &&
    last?.version === order.version &&
    last.name === name
  )
}

const unpaid = (balance: number) =>
  new Refused([
    {
      field: 'payments',
      code: 'NEEDS_CONFIRMATION',
      message: (i18n) =>
        i18n._('{balance} is still to be paid. Confirm that it stays unpaid.', {
          balance: formatRupees(balance),
        }),
    },
  ])
