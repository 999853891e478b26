import type { MeasuredGarment } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Database } from '../../platform/database/client.ts'

/** A measurement beyond the specification's, which the owner has defined. */
export interface MeasurementField {
  id: string
  garment: MeasuredGarment
  name: string
  hindiName: string | null
  /** Plausible measurements in cm. */
  min: number | null
  max: number | null
  isForShoppers: boolean
  /** Whether it is measured no more; what was measured stays readable. */
  isRemoved: boolean
}

/** All fields in their order, those that were removed last. */
export async function readFields(db: Pick<Database, 'measurementField'>): Promise<MeasurementField[]> {
  const rows = await db.measurementField.findMany({
    orderBy: [{ removedAt: { sort: 'asc', nulls: 'first' } }, { garment: 'asc' }, { position: 'asc' }],
  })
  return rows.map(({ removedAt, position: _, ...field }) => ({ ...field, isRemoved: removedAt !== null }))
}
