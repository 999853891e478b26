import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'

/** How many wait at a time. */
export const MAX_HELD_SALES = 50

const HELD_DAYS = 7

const DAY_MS = 24 * 60 * 60 * 1000

export const expiryOf = (heldAt: Date) => new Date(heldAt.getTime() + HELD_DAYS * DAY_MS)

export const heldColumns = {
  id: true,
  kind: true,
  label: true,
  pieces: true,
  customerId: true,
  heldAt: true,
  heldBy: true,
  expiresAt: true,
  formVersion: true,
} satisfies Prisma.HeldSaleSelect

/** A half-made sale that was put aside at the counter, without what was typed. */
export type HeldSale = Prisma.HeldSaleGetPayload<{ select: typeof heldColumns }>

/** What waits now. */
export const waiting = (now: Date) =>
  ({ takenUpAt: null, expiresAt: { gt: now } }) satisfies Prisma.HeldSaleWhereInput

/**
 * The sales that wait to be taken up again, the last one first.
 * @throws Unauthenticated, Forbidden
 */
export async function listHeldSales(ctx: Context): Promise<HeldSale[]> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  return ctx.db.heldSale.findMany({
    where: waiting(ctx.now()),
    orderBy: [{ heldAt: 'desc' }, { id: 'desc' }],
    take: MAX_HELD_SALES,
    select: heldColumns,
  })
}
