import { z } from 'zod'
import type { Transaction } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import { firstOpenInstant } from '../closing/lock-days.ts'
import type { Context } from '../context.ts'
import { conflict, type Issue, notFound, Refused } from '../errors.ts'
import { isId, money, parse, requiredLongText } from '../validation.ts'
import { type Entry, enterPayment, writeEntry } from './enter-payment.ts'
import { lockLedger, type Ledger } from './lock-ledger.ts'
import { toUpiClaim, type UpiClaim } from './upi-claim.ts'

/** The claim as it is now; with issues when it wasn't decided. */
export interface DecidedUpiClaim {
  claim: UpiClaim
  issues: Issue[]
}

const confirmation = z.object({ id: z.string(), amount: money.min(1).nullish() })

/**
 * Enters a transfer that has arrived in its order's ledger, as received when it was submitted, or now if that day is
 * closed. Of concurrent decisions one is made.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND)
 */
export async function confirmUpiPayment(ctx: Context, input: unknown): Promise<DecidedUpiClaim> {
  requirePermission(ctx.viewer, 'RECORD_PAYMENTS')
  const viewer = ctx.viewer
  const { id, amount } = parse(confirmation, input)
  return decide(ctx, id, async (tx, ledger, claim) => {
    const entry = {
      kind: 'PAYMENT',
      amount: amount ?? claim.amount,
      method: 'UPI',
      reference: claim.utr,
      note: null,
      receivedAt: await firstOpenInstant(ctx, tx, 'id', claim.submittedAt),
      idempotencyKey: `UPI claim ${claim.id}`,
      requestHash: '',
    } satisfies Entry
    // The money has arrived, and is due back.
    const payment =
      ledger.order.orderStatus === 'CANCELLED'
        ? await writeEntry(ctx, tx, viewer, ledger.order, entry)
        : await enterPayment(ctx, tx, viewer, ledger, entry)
    return { status: 'CONFIRMED', paymentId: payment.id } as const
  })
}

const rejection = z.object({ id: z.string(), reason: requiredLongText(1000) })

/**
 * Tells the shopper that a transfer has not arrived.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND)
 */
export async function rejectUpiPayment(ctx: Context, input: unknown): Promise<DecidedUpiClaim> {
  requirePermission(ctx.viewer, 'RECORD_PAYMENTS')
  const { id, reason } = parse(rejection, input)
  return decide(ctx, id, async (tx, { order }, claim) => {
    await recordChange(tx, ctx, {
      action: 'order.reject-payment',
      entity: 'ORDER',
      entityId: order.id,
      entityName: order.orderNumber,
      before: null,
      after: { amount: claim.amount, reference: claim.utr, note: reason },
    })
    return { status: 'REJECTED', reason } as const
  })
}

type Decision = { status: 'CONFIRMED'; paymentId: string } | { status: 'REJECTED'; reason: string }

async function decide(
  ctx: Context,
  id: string,
  make: (tx: Transaction, ledger: Ledger, claim: UpiClaim) => Promise<Decision>,
): Promise<DecidedUpiClaim> {
  const found = isId(id) ? await ctx.db.upiClaim.findUnique({ where: { id } }) : null
  if (!found) throw notFound((i18n) => i18n._('There is no such payment.'))
  try {
    const claim = await ctx.db.transaction(async (tx) => {
      const ledger = await lockLedger(tx, found.orderId)
      const row = await tx.upiClaim.findUniqueOrThrow({ where: { id } })
      if (row.status !== 'WAITING')
        throw conflict('id', (i18n) => i18n._('Somebody else has decided this payment already.'))
      const decision = await make(tx, ledger, toUpiClaim(row))
      return toUpiClaim(
        await tx.upiClaim.update({ where: { id }, data: { ...decision, decidedAt: ctx.now() } }),
      )
    })
    return { claim, issues: [] }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const row = await ctx.db.upiClaim.findUniqueOrThrow({ where: { id } })
    return { claim: toUpiClaim(row), issues: error.issues }
  }
}
