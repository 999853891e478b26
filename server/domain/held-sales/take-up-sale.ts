import { z } from 'zod'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict, notFound, type Refused } from '../errors.ts'
import { idempotencyKey, isId, parse } from '../validation.ts'
import { heldColumns, type HeldSale, waiting } from './held-sale.ts'

const input = z.object({ id: z.string(), idempotencyKey })

export interface TakenUpSale {
  heldSale: HeldSale
  /** What was typed, in JSON. */
  form: string
}

/**
 * Takes a held sale up again. One statement decides who gets it, however many try at once; a repeated request with the same key gets it
 * again, so that a response that was lost loses nothing.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND; CONFLICT for one that is taken up already)
 */
export async function takeUpSale(ctx: Context, given: unknown): Promise<TakenUpSale> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { id: takenUpById, name: takenUpBy } = ctx.viewer
  const { id, idempotencyKey: takenUpKey } = parse(input, given)
  if (!isId(id)) throw unknownSale()
  const now = ctx.now()
  const [taken] = await ctx.db.heldSale.updateManyAndReturn({
    where: { id, OR: [waiting(now), { takenUpById, takenUpKey }] },
    data: { takenUpAt: now, takenUpById, takenUpBy, takenUpKey },
    select: { ...heldColumns, form: true },
  })
  if (!taken) throw await whyNot(ctx, id)
  const { form, ...heldSale } = taken
  return { heldSale, form }
}

/**
 * Deletes a held sale that nobody will take up.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND; CONFLICT for one that is taken up already)
 */
export async function discardHeldSale(ctx: Context, id: string): Promise<void> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  if (!isId(id)) throw unknownSale()
  const { count } = await ctx.db.heldSale.deleteMany({ where: { id, ...waiting(ctx.now()) } })
  if (count === 0) throw await whyNot(ctx, id)
}

async function whyNot(ctx: Context, id: string): Promise<Refused> {
  const found = await ctx.db.heldSale.findUnique({ where: { id }, select: { takenUpBy: true } })
  const name = found?.takenUpBy
  if (name == null) return unknownSale()
  return conflict('id', (i18n) => i18n._('{name} has taken it up already.', { name }))
}

const unknownSale = () =>
  notFound((i18n) => i18n._('There is no such held sale: it was deleted, or is older than seven days.'))
