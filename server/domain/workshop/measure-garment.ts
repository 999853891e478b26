import type { Context } from '../context.ts'
import { canGiveMeasurements } from '../orders/order-policy.ts'
import type { Garment } from './garment.ts'

/** Whether the viewer can give the garment’s measurements now, by the rules of `giveMeasurements`. */
export async function canMeasureGarment(ctx: Context, garment: Garment): Promise<boolean> {
  if (!garment.needsMeasurements || !canGiveMeasurements(ctx.viewer, garment.order)) return false
  const pieces = await ctx.loaders.garments.load(garment.orderId)
  return pieces.every(({ position, stage }) => position !== garment.position || stage.kind === 'WAITING')
}
