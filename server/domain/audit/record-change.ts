import {
  isUnrecorded,
  type RecordedField,
  type UnrecordedField,
} from '../../../shared/audit/recorded-fields.ts'
import type { RecordedWord } from '../../../shared/audit/recorded-words.ts'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { AuditEntity } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { Context } from '../context.ts'
import type { FieldChange } from './field-change.ts'
import { searchTextOf } from './search-text.ts'

/** A row with no columns but those of the audit log's table of fields, so that the client has a name for each. */
type Recorded<Row> = Row & {
  [Name in keyof Row]: Name extends RecordedField | UnrecordedField ? Row[Name] : never
}

export interface AdminChange<Before = object, After = Before> {
  /** A noun and a verb: `product.update`. */
  action: `${string}.${string}`
  entity: AuditEntity
  entityId: string
  /** A label for people: a design's name, an order's number. */
  entityName: string
  /** Its columns before; null for something new. */
  before: Recorded<Before> | null
  /** Its columns after; null for something deleted. */
  after: Recorded<After> | null
}

/** Without a viewer or a tailor the shop itself has made the change. */
export type Actor = Pick<Context, 'now' | 'viewer' | 'tailor'>

/**
 * Records an admin's change in the audit log, within the change's own transaction, so that neither exists without the
 * other. A save that changes nothing leaves no entry.
 */
export const recordChange = <Before extends object, After extends object>(
  tx: Transaction,
  ctx: Actor,
  change: AdminChange<Before, After>,
): Promise<void> => recordChanges(tx, ctx, [change])

/** The same for a bulk change: one entry each. */
export async function recordChanges<Before extends object, After extends object>(
  tx: Transaction,
  ctx: Actor,
  all: AdminChange<Before, After>[],
): Promise<void> {
  const actorName = ctx.viewer?.name ?? ctx.tailor?.name ?? ('The shop' satisfies RecordedWord)
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

/** The fields that differ, in the order of the columns. Absent, null and empty lists are equal. */
function changesBetween(before: object | null, after: object | null): FieldChange[] {
  const old = asJson(before)
  const now = asJson(after)
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .map((field) => ({ field, before: old[field] ?? null, after: now[field] ?? null }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
}

/** As JSON carries it, paise as numbers, without unrecorded fields and absent, null and empty values. */
const asJson = (row: object | null) =>
  JSON.parse(JSON.stringify(row ?? {}, recordedValue)) as Record<string, unknown>

function recordedValue(name: string, value: unknown): unknown {
  if (isUnrecorded(name)) return undefined
  if (typeof value === 'bigint') return Number(value)
  return Array.isArray(value) && value.length === 0 ? undefined : value
}
