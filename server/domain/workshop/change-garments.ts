import { z } from 'zod'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { day, parse } from '../validation.ts'
import { assignIn } from './assign-garment.ts'
import { changeGarment, type ChangedGarment, earnedStageIds, moveIn } from './move-garment.ts'

export interface GarmentResult extends ChangedGarment {
  garmentId: string
}

const changes = z.object({
  garmentIds: z.array(z.string()).min(1).max(100),
  tailorId: z.string().optional(),
  dueDate: day.optional(),
  trialDate: day.optional(),
  confirmedDay: z.boolean().default(false),
  to: z.string().optional(),
  earnedStageIds,
})

/**
 * Assigns, dates and moves garments, each in a transaction of its own. What is left out or null stays. Requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID)
 */
export async function changeGarments(ctx: Context, input: object): Promise<GarmentResult[]> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const mover = { tailorId: null, name: ctx.viewer.name }
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== null))
  const { garmentIds, to, earnedStageIds, confirmedDay, ...assignment } = parse(changes, given)
  const assigns = Object.keys(assignment).length > 0
  if (!assigns && to === undefined) throw invalid(null, (i18n) => i18n._('Say what is to be changed.'))
  const results: GarmentResult[] = []
  // One after the other: garments of one order wait for each other anyway.
  for (const garmentId of new Set(garmentIds)) {
    const changed = await changeGarment(ctx, garmentId, async (tx) => {
      if (assigns) await assignIn(ctx, tx, { garmentId, ...assignment, confirmedDay })
      const at = await tx.garment.findUnique({ where: { id: garmentId }, select: { stageId: true } })
      if (to !== undefined && at?.stageId !== to)
        await moveIn(ctx, tx, mover, { garmentId, to, earnedStageIds })
    })
    results.push({ garmentId, ...changed })
  }
  return results
}
