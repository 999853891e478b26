import type { Measure as ShopMeasure } from '../__generated__/graphql.ts'
import type { Measure } from '../../shared/measurements/garment-measures.ts'

/** The measures as the schema names them. */
export const measureOf: Record<ShopMeasure, Measure> = {
  BOTTOM_LENGTH: 'bottomLength',
  CHEST: 'chest',
  HIP: 'hip',
  LENGTH: 'length',
  NECK_DEPTH_BACK: 'neckDepthBack',
  NECK_DEPTH_FRONT: 'neckDepthFront',
  SHOULDER: 'shoulder',
  SLEEVE_LENGTH: 'sleeveLength',
  WAIST: 'waist',
}
