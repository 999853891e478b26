import type { Prisma } from '../../database/__generated__/prisma/client.ts'
import type { AuditEntity } from '../../database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../database/client.ts'
import type { Context } from '../context.ts'
import type { FieldChange } from './field-change.ts'
import { searchTextOf } from './search-text.ts'

export interface AdminChange {
  /** A noun and a verb: `product.update`. */
  action: `${string}.${string}`
  entity: AuditEntity
  entityId: string
  /** A label for people: a design's name, an order's number. */
  entityName: string
  /** Its columns before; null for something new. */
  before: object | null
  /** Its columns after; null for something deleted. */
  after: object | null
}

/** Without a viewer or a tailor the shop itself has made the change. */
export type Actor = Pick<Context, 'now' | 'viewer' | 'tailor'>

/**
 * Records an admin's change in the audit log, within the change's own transaction, so that neither exists without the
 * other. A save that changes nothing leaves no entry.
 */
export const recordChange = (tx: Transaction, ctx: Actor, change: AdminChange): Promise<void> =>
  recordChanges(tx, ctx, [change])

/** The same for a bulk change: one entry each. */
export async function recordChanges(tx: Transaction, ctx: Actor, all: AdminChange[]): Promise<void> {
  const actorName = ctx.viewer?.name ?? ctx.tailor?.name ?? 'The shop'
  const entries = all.flatMap(({ before, after, ...what }) => {
    const changes = changesBetween(before, after)
    if (changes.length === 0) return []
    return {
      ...what,
      at: ctx.now(),
      actorId: ctx.viewer?.id ?? null,
      actorName,
      changes: changes as unknown as Prisma.InputJsonArray,
      words: `${actorName} ${what.entityName} ${what.action} ${searchTextOf(changes)}`,
    }
  })
  if (entries.length > 0) await tx.auditEntry.createMany({ data: entries })
}

/** Columns that the database maintains, or that do not interest people. */
const unrecorded = new Set([
  'id',
  'version',
  'slug',
  'lastUpdated',
  'updatedAt',
  'dateAdded',
  'searchVector',
  'unitPrice',
  'ratingCount',
  'ratingTotal',
  'ratingAverage',
])

/** The fields that differ, in the order of the columns. Absent, null and empty lists are equal. */
function changesBetween(before: object | null, after: object | null): FieldChange[] {
  const old = asJson(before)
  const now = asJson(after)
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((field) => !unrecorded.has(field))
    .map((field) => ({ field, before: old[field] ?? null, after: now[field] ?? null }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
}

/** As JSON carries it, paise as numbers, without absent, null and empty values. */
const asJson = (row: object | null) =>
  JSON.parse(JSON.stringify(row ?? {}, withoutNothing)) as Record<string, unknown>

function withoutNothing(_key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return Number(value)
  return Array.isArray(value) && value.length === 0 ? undefined : value
}
