import { z } from 'zod'
import type { Transaction } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, type Issue, notFound, Refused } from '../errors.ts'
import { notifyOfAlteration } from '../notifications/notify-of-alteration.ts'
import { requireComingDay } from '../shop/plausible-day.ts'
import { dayIn, dayOf } from '../shop/shop-time.ts'
import { day, isId, parse } from '../validation.ts'
import { type Alteration, toAlteration } from './alteration.ts'

const assignment = z.object({
  alterationId: z.string(),
  version: z.int(),
  garmentId: z.string().nullish(),
  tailorId: z.string().nullish(),
  dueDate: day.nullish(),
  confirmedDay: z.boolean().default(false),
})

/** The alteration now; with issues when it wasn't changed. */
export interface ChangedAlteration {
  alteration: Alteration | null
  issues: Issue[]
}

/**
 * Says who makes an alteration, of which piece, and until when; what is left out stays. Requires
 * MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID)
 */
export async function assignAlteration(ctx: Context, input: unknown): Promise<ChangedAlteration> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { alterationId: id, version, garmentId, tailorId, dueDate, confirmedDay } = parse(assignment, input)
  const read = async () => {
    const row = isId(id) ? await ctx.db.alteration.findUnique({ where: { id } }) : null
    return row && toAlteration(row)
  }
  try {
    await ctx.db.transaction(async (tx) => {
      const before = isId(id) ? await tx.alteration.findUnique({ where: { id }, include: relations }) : null
      if (!before) throw unknownAlteration()
      if (before.completedAt) throw completedAlready()
      requireComingDay({
        field: 'dueDate',
        day: dueDate,
        today: dayOf(ctx.now()),
        before: dayIn(before.dueDate),
        isConfirmed: confirmedDay,
      })
      await requireGarmentOf(tx, before.orderId, garmentId)
      await requireTailorIn(tx, tailorId)
      const { count } = await tx.alteration.updateMany({
        where: { id, version, completedAt: null },
        data: {
          garmentId,
          tailorId,
          dueDate: dueDate == null ? dueDate : new Date(dueDate),
          version: version + 1,
        },
      })
      if (count === 0) throw outdatedAlteration()
      if (tailorId != null && tailorId !== before.tailorId)
        await notifyOfAlteration(ctx, tx, {
          id,
          version: version + 1,
          tailorId,
          orderId: before.orderId,
          orderNumber: before.order.orderNumber,
        })
      const after = await tx.alteration.findUniqueOrThrow({ where: { id }, include: relations })
      await recordChange(tx, ctx, {
        action: 'alteration.assign',
        entity: 'ORDER',
        entityId: before.orderId,
        entityName: before.order.orderNumber,
        before: recorded(before),
        after: recorded(after),
      })
    })
    return { alteration: await read(), issues: [] }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { alteration: await read(), issues: error.issues }
  }
}

const relations = {
  order: { select: { orderNumber: true } },
  garment: { select: { code: true } },
  tailor: { select: { name: true } },
} as const

interface Recorded {
  garment: { code: string } | null
  tailor: { name: string } | null
  dueDate: Date | null
}

const recorded = ({ garment, tailor, dueDate }: Recorded) => ({
  garment: garment?.code ?? null,
  tailor: tailor?.name ?? null,
  dueDate: dueDate?.toISOString().slice(0, 10) ?? null,
})

/** @throws Refused (INVALID) for a garment of another order */
export async function requireGarmentOf(
  tx: Transaction,
  orderId: string,
  garmentId: string | null | undefined,
): Promise<void> {
  if (garmentId == null) return
  const found = isId(garmentId) && (await tx.garment.count({ where: { id: garmentId, orderId } }))
  if (!found)
    throw invalid('garmentId', (i18n) => i18n._('The order has no such garment. Choose one of its garments.'))
}

/** @throws Refused (INVALID) for a tailor who isn't there */
export async function requireTailorIn(tx: Transaction, tailorId: string | null | undefined): Promise<void> {
  if (tailorId == null) return
  const found = isId(tailorId) && (await tx.tailor.count({ where: { id: tailorId, isActive: true } }))
  if (!found)
    throw invalid('tailorId', (i18n) => i18n._('There is no such tailor. Choose one of the shop’s tailors.'))
}

export const unknownAlteration = () => notFound((i18n) => i18n._('There is no such alteration.'))

export const completedAlready = () =>
  conflict(null, (i18n) => i18n._('This alteration is completed already.'))

export const outdatedAlteration = () =>
  conflict('version', (i18n) =>
    i18n._('This alteration was changed meanwhile. Look at it as it is now, then change it again.'),
  )
