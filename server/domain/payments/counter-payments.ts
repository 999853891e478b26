import { createHash } from 'node:crypto'
import { z } from 'zod'
import { PaymentMethod } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import { requireOpenDay } from '../closing/lock-days.ts'
import type { Context } from '../context.ts'
import { dayOf } from '../shop/shop-time.ts'
import { amount, optionalIdentifier } from '../validation.ts'
import { enterPayment } from './enter-payment.ts'
import type { Ledger } from './lock-ledger.ts'
import { requireMethodByHand } from './record-payment.ts'

/** Money that is received together with another change of the order. */
export const counterPayment = z.object({
  amount: amount.min(1, { error: /*i18n*/ 'Write an amount of more than ₹0.' }),
  method: z.enum(PaymentMethod),
  reference: optionalIdentifier(100).transform((reference) => reference ?? null),
})

/** The same in several ways, such as cash and UPI. */
export const counterPayments = z.array(counterPayment).max(4).nullish()

type CounterPayment = z.output<typeof counterPayment>

/** In paise. */
export const totalOf = (payments: readonly CounterPayment[]): number =>
  payments.reduce((sum, payment) => sum + payment.amount, 0)

/** @throws Forbidden without RECORD_PAYMENTS; Refused (INVALID) for what the gateway reports by itself */
export function requireCounterPayments(
  ctx: Context,
  viewer: User,
  payments: readonly CounterPayment[],
): void {
  if (payments.length === 0) return
  requirePermission(viewer, 'RECORD_PAYMENTS')
  for (const { method } of payments) requireMethodByHand(ctx, 'payment.method', method)
}

interface Received {
  payments: readonly CounterPayment[]
  /** Of the change with which they are received: each payment has its own, which is derived from it. */
  idempotencyKey: string
  requestHash: string
}

/**
 * Enters what was received now in a locked ledger.
 * @returns the ledger with the new entries
 * @throws Refused (INVALID for more than the balance; CONFLICT for a closed day and a cancelled order)
 */
export async function enterCounterPayments(
  ctx: Context,
  tx: Transaction,
  viewer: User,
  ledger: Ledger,
  { payments, idempotencyKey, requestHash }: Received,
): Promise<Ledger> {
  if (payments.length === 0) return ledger
  const receivedAt = ctx.now()
  await requireOpenDay(ctx, tx, 'payment', dayOf(receivedAt))
  let entered = ledger
  for (const [index, payment] of payments.entries()) {
    const recorded = await enterPayment(ctx, tx, viewer, entered, {
      ...payment,
      kind: 'PAYMENT',
      note: null,
      receivedAt,
      idempotencyKey: index === 0 ? idempotencyKey : keyOf(idempotencyKey, index),
      requestHash,
    })
    entered = { ...entered, payments: [...entered.payments, recorded] }
  }
  return entered
}

const keyOf = (key: string, index: number) => createHash('sha256').update(`${key} ${index}`).digest('hex')
