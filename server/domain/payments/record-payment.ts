import { createHash } from 'node:crypto'
import { z } from 'zod'
import { PaymentMethod } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import { requireOpenDay } from '../closing/lock-days.ts'
import type { Context } from '../context.ts'
import { conflict, invalid } from '../errors.ts'
import { recordOnce } from '../record-once.ts'
import { requirePlausibleDay } from '../shop/plausible-day.ts'
import { dayOf } from '../shop/shop-time.ts'
import { amount, idempotencyKey, optionalIdentifier, optionalLongText, parse } from '../validation.ts'
import { type Entry, enterPayment } from './enter-payment.ts'
import { lockLedger } from './lock-ledger.ts'
import { requireDue } from './refund-due.ts'
import { type Payment, toPayment, withReversal } from './payment.ts'

const recording = z.object({
  orderId: z.string(),
  amount: amount.min(1, { error: /*i18n*/ 'Write an amount of more than ₹0.' }),
  method: z.enum(PaymentMethod),
  reference: optionalIdentifier(100).transform((reference) => reference ?? null),
  note: optionalLongText(1000).transform((note) => note ?? null),
  receivedAt: z.date().nullish(),
  confirmedDay: z.boolean().default(false),
  confirmedExcess: z.boolean().default(false),
  idempotencyKey,
})

type Recording = z.infer<typeof recording>

/**
 * Records money received for an order. Atomic and idempotent: a repeated request with the same key returns the same
 * entry, and concurrent ones never exceed the order's balance.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND; CONFLICT for a cancelled order, and for a key under
 * which something else was recorded)
 */
export async function recordPayment(ctx: Context, input: unknown): Promise<Payment> {
  requirePermission(ctx.viewer, 'RECORD_PAYMENTS')
  return recordEntry(ctx, ctx.viewer, 'PAYMENT', parse(recording, input))
}

/**
 * Records money returned to the customer, with the same guarantees.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND; CONFLICT for a key under which something else was
 * recorded)
 */
export async function recordRefund(ctx: Context, input: unknown): Promise<Payment> {
  requirePermission(ctx.viewer, 'REVERSE_PAYMENTS')
  return recordEntry(ctx, ctx.viewer, 'REFUND', parse(recording, input))
}

type Kind = Entry['kind']

const recordEntry = (ctx: Context, viewer: User, kind: Kind, request: Recording): Promise<Payment> =>
  recordOnce(
    () => findRecorded(ctx, viewer, kind, request),
    () => ctx.db.transaction((tx) => record(ctx, tx, viewer, kind, request)),
  )

/** The entry that the viewer recorded under this key; null when the key is unused. */
async function findRecorded({ db }: Context, { id }: User, kind: Kind, request: Recording) {
  const { idempotencyKey } = request
  const row = await db.payment.findUnique({
    where: { recordedById_idempotencyKey: { recordedById: id, idempotencyKey } },
    include: withReversal,
  })
  if (row && row.requestHash !== hashOf(kind, request))
    throw conflict('idempotencyKey', (i18n) =>
      i18n._('Another payment was recorded under this key. Take a new key for a new payment.'),
    )
  return row && toPayment(row)
}

const hashOf = (kind: Kind, { orderId, amount, method, reference, note, receivedAt }: Recording): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, orderId.toLowerCase(), amount, method, reference, note, receivedAt]))
    .digest('hex')

/** @throws Refused (INVALID) for what the gateway reports by itself */
export function requireMethodByHand(
  { gateway }: Pick<Context, 'gateway'>,
  field: string,
  method: PaymentMethod,
): void {
  if (gateway !== null && method === 'GATEWAY')
    throw invalid(field, (i18n) =>
      i18n._('Online payments and their refunds are recorded when the payment service reports them.'),
    )
}

async function record(ctx: Context, tx: Transaction, viewer: User, kind: Kind, request: Recording) {
  const { orderId, receivedAt, confirmedDay, confirmedExcess, ...entry } = request
  const now = ctx.now()
  requireMethodByHand(ctx, 'method', request.method)
  const ledger = await lockLedger(tx, orderId)
  if (receivedAt && receivedAt > now)
    throw invalid('receivedAt', (i18n) => i18n._('A payment can’t be received later than now.'))
  await requireOpenDay(ctx, tx, 'receivedAt', dayOf(receivedAt ?? now))
  requirePlausibleDay('receivedAt', dayOf(receivedAt ?? now), dayOf(now), confirmedDay)
  if (kind === 'REFUND' && !confirmedExcess) requireDue(ledger, entry.amount)
  return enterPayment(ctx, tx, viewer, ledger, {
    ...entry,
    kind,
    receivedAt: receivedAt ?? now,
    requestHash: hashOf(kind, request),
  })
}
