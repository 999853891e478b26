import { createHash } from 'node:crypto'
import { z } from 'zod'
import { HeldSaleKind } from '../../platform/database/__generated__/prisma/enums.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import type { Context } from '../context.ts'
import { lockCustomer } from '../customers/lock-customer.ts'
import { conflict } from '../errors.ts'
import { recordOnce } from '../record-once.ts'
import { idempotencyKey, parse, requiredText } from '../validation.ts'
import { expiryOf, heldColumns, type HeldSale, MAX_HELD_SALES, waiting } from './held-sale.ts'

/** Serialized anew: escaped so, every character can be stored. */
const form = z
  .string()
  .max(100_000)
  .transform((typed, issues) => {
    const value = readJson(typed)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return JSON.stringify(value)
    issues.addIssue({ code: 'custom', message: /*i18n*/ 'What was typed must be a JSON object.' })
    return z.NEVER
  })

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const input = z.object({
  kind: z.enum(HeldSaleKind),
  label: requiredText(120),
  pieces: z.int().min(0).max(5_000),
  customerId: z.string().nullish(),
  form,
  formVersion: z.int().min(1).max(1_000),
  idempotencyKey,
})

type Holding = z.infer<typeof input>

/**
 * Puts a half-made sale aside: nothing is numbered, charged or taken from stock. It may have what no order may, such as a price that
 * can't be read. Idempotent: a repeated request with the same key returns the same one.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND; CONFLICT for more than `MAX_HELD_SALES`, and for a key under which
 * something else was put aside)
 */
export async function holdSale(ctx: Context, given: unknown): Promise<HeldSale> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const viewer = ctx.viewer
  const request = parse(input, given)
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  return recordOnce(
    () => findHeld(ctx, viewer, request, requestHash),
    () => hold(ctx, viewer, request, requestHash),
  )
}

async function findHeld(ctx: Context, { id }: User, request: Holding, requestHash: string) {
  const row = await ctx.db.heldSale.findUnique({
    where: { heldById_idempotencyKey: { heldById: id, idempotencyKey: request.idempotencyKey } },
    select: { ...heldColumns, requestHash: true },
  })
  if (row && row.requestHash !== requestHash)
    throw conflict('idempotencyKey', (i18n) =>
      i18n._('Another sale was put aside under this key. Take a new key for another one.'),
    )
  return row
}

const hold = (ctx: Context, viewer: User, { customerId, ...columns }: Holding, requestHash: string) =>
  ctx.db.transaction(async (tx) => {
    const heldAt = ctx.now()
    const customer = customerId ? await lockCustomer(tx, customerId) : null
    // Concurrent additions wait for each other, so that together they don't pass the limit.
    await tx.$executeRaw`LOCK TABLE "held_sales" IN SHARE ROW EXCLUSIVE MODE`
    if ((await tx.heldSale.count({ where: waiting(heldAt) })) >= MAX_HELD_SALES)
      throw conflict(null, (i18n) =>
        i18n._('{most} sales are held already. Take one of them up, or delete it.', { most: MAX_HELD_SALES }),
      )
    return tx.heldSale.create({
      data: {
        ...columns,
        customerId: customer?.id ?? null,
        heldAt,
        heldById: viewer.id,
        heldBy: viewer.name,
        expiresAt: expiryOf(heldAt),
        requestHash,
      },
      select: heldColumns,
    })
  })
