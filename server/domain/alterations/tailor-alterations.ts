import { z } from 'zod'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { isId, parse } from '../validation.ts'
import { withoutPhoneNumbers } from '../../../shared/without-phone-numbers.ts'
import { garmentRelations, toGarment } from '../workshop/garment.ts'
import { forTailor, readOrdered, type TailorGarment } from '../workshop/tailor-garments.ts'
import { requireTailor } from '../workshop/tailor-policy.ts'
import { type Alteration, toAlteration } from './alteration.ts'
import { completedAlready, outdatedAlteration, unknownAlteration } from './assign-alteration.ts'

/** An alteration as its tailor sees it: nothing by which its customer could be found. */
export type TailorAlteration = Pick<Alteration, 'id' | 'details' | 'dueDate' | 'completedAt' | 'version'> & {
  orderNumber: string
  garment: TailorGarment | null
}

const MAX_LISTED = 100

/**
 * The signed-in tailor's open alterations, those due first before the others: at most 100.
 * @throws Unauthenticated, Forbidden
 */
export async function listTailorAlterations(ctx: Context): Promise<TailorAlteration[]> {
  const { id: tailorId } = requireTailor(ctx)
  const rows = await ctx.db.alteration.findMany({
    where: { tailorId, completedAt: null },
    orderBy: [{ dueDate: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
    take: MAX_LISTED,
    include: { garment: { include: garmentRelations }, order: { select: { orderNumber: true } } },
  })
  const stages = rows.length > 0 ? await readOrdered(ctx) : []
  return rows.map(({ garment, order, ...row }) => ({
    ...toAlteration(row),
    details: withoutPhoneNumbers(row.details),
    orderNumber: order.orderNumber,
    garment: garment && forTailor(toGarment(garment), garment.stage.position, stages),
  }))
}

const completion = z.object({ alterationId: z.string(), version: z.int() })

/**
 * Completes one of the signed-in tailor's alterations; returns its id.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND, CONFLICT)
 */
export async function completeTailorAlteration(ctx: Context, input: unknown): Promise<string> {
  const tailor = requireTailor(ctx)
  const { alterationId: id, version } = parse(completion, input)
  if (!isId(id)) throw unknownAlteration()
  await ctx.db.transaction(async (tx) => {
    const before = await tx.alteration.findFirst({
      where: { id, tailorId: tailor.id },
      include: { order: { select: { orderNumber: true } } },
    })
    if (!before) throw unknownAlteration()
    if (before.completedAt) throw completedAlready()
    const done = { completedAt: ctx.now(), completedBy: tailor.name }
    const { count } = await tx.alteration.updateMany({
      where: { id, tailorId: tailor.id, version, completedAt: null },
      data: { ...done, version: version + 1 },
    })
    if (count === 0) throw outdatedAlteration()
    await recordChange(tx, ctx, {
      action: 'alteration.complete',
      entity: 'ORDER',
      entityId: before.orderId,
      entityName: before.order.orderNumber,
      before: { completedAt: null },
      after: done,
    })
  })
  return id
}
