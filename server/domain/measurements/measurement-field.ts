import type { NameTranslation } from '../../../shared/name-translations.ts'
import type { MeasuredGarment } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Database } from '../../platform/database/client.ts'
import { withTranslations } from '../name-translations.ts'

/** A measurement beyond the specification's, which the owner has defined. */
export interface MeasurementField {
  id: string
  garment: MeasuredGarment
  name: string
  translations: NameTranslation[]
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
  return rows.map(({ removedAt, position: _, ...field }) => ({
    ...withTranslations(field),
    isRemoved: removedAt !== null,
  }))
}
