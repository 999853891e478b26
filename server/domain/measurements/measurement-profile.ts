import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Database } from '../../platform/database/client.ts'
import { type Measurements, toMeasurements } from './measurements.ts'

/** Measurements that a shopper saves under a person's name; orders hold copies. */
export interface MeasurementProfile {
  id: string
  version: number
  person: string
  measurements: Measurements
  updatedAt: Date
  /** This one and those before it, oldest first. */
  versions: ProfileVersion[]
}

/** A profile as it was saved at a time. */
export interface ProfileVersion {
  version: number
  measurements: Measurements
  savedAt: Date
  /** The name of who of the shop saved it; null for the customer. */
  savedBy: string | null
}

export const withVersions = {
  versions: { orderBy: { version: 'asc' } },
} satisfies Prisma.MeasurementProfileInclude
type Row = Prisma.MeasurementProfileGetPayload<{ include: typeof withVersions }>

export function toProfile({ versions: rows, ...profile }: Row): MeasurementProfile {
  const versions = rows.map((row) => ({ ...row, measurements: toMeasurements(row.measurements) }))
  return { ...profile, versions, measurements: versions.at(-1)!.measurements }
}

/** The profiles of these accounts, by name of the person. */
export const readProfilesOf = (db: Database, userIds: readonly string[]) =>
  db.measurementProfile.findMany({
    where: { userId: { in: [...userIds] } },
    orderBy: [{ person: 'asc' }, { id: 'asc' }],
    include: withVersions,
  })
