import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { ChangedEntity } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Database } from '../../platform/database/client.ts'
import { invalid } from '../errors.ts'

/** A condition with more ids would have more parameters than a statement should have. */
const MAX_CHANGED = 10_000

interface Range {
  gte?: Date | null | undefined
  lt?: Date | null | undefined
}

/**
 * The condition that an entity last changed within a range, by the feed of changes: all of one kind with a change since `gte`
 * and none since `lt`.
 * @throws Refused (INVALID `where.updatedAt`) for a range in which more than 10,000 changed
 */
export async function changedWithin(
  db: Database,
  entity: ChangedEntity,
  range: Range | null | undefined,
): Promise<{ id?: { in: string[] } | { notIn: string[] } }> {
  const { gte, lt } = range ?? {}
  if (gte) return { id: { in: await idsChanged(db, entity, gte, lt) } }
  if (lt) return { id: { notIn: await idsChanged(db, entity, lt, null) } }
  return {}
}

async function idsChanged(
  db: Database,
  entity: ChangedEntity,
  since: Date,
  before: Date | null | undefined,
): Promise<string[]> {
  const notLater = before
    ? Prisma.sql`AND NOT EXISTS (
        SELECT FROM "entity_changes" AS "later"
        WHERE "later"."entity" = "change"."entity" AND "later"."entityId" = "change"."entityId"
          AND "later"."at" >= ${before}::timestamptz)`
    : Prisma.empty
  const rows = await db.$queryRaw<{ entityId: string }[]>`
    SELECT DISTINCT "entityId" FROM "entity_changes" AS "change"
    WHERE "entity" = ${entity}::"ChangedEntity" AND "at" >= ${since}::timestamptz ${notLater}
    LIMIT ${MAX_CHANGED + 1}`
  if (rows.length > MAX_CHANGED)
    throw invalid('updatedAt', (i18n) =>
      i18n._('More than 10,000 changed within this time. Ask for a shorter time, or follow `changes`.'),
    )
  return rows.map(({ entityId }) => entityId)
}

/** When these last changed; nothing for one without an entry in the feed. */
export async function readUpdatedAt(
  db: Database,
  entity: ChangedEntity,
  ids: readonly string[],
): Promise<Map<string, Date>> {
  const rows = await db.$queryRaw<{ entityId: string; at: Date }[]>`
    SELECT "entityId", max("at") AS "at" FROM "entity_changes"
    WHERE "entity" = ${entity}::"ChangedEntity" AND "entityId" = ANY(${ids}::uuid[]) GROUP BY "entityId"`
  return new Map(rows.map(({ entityId, at }) => [entityId, at]))
}
