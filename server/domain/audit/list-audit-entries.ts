import { z } from 'zod'
import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { AuditEntity } from '../../platform/database/__generated__/prisma/enums.ts'
import { requireShopOwner } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { textFilter } from '../text-filter.ts'
import { containsPattern, findIds } from '../find-ids.ts'
import { type CountedPage, type ForwardQuery, listId } from '../paging.ts'
import { byInstant, sortedPage } from '../sorting.ts'
import { countCapped, readOnce } from '../total.ts'
import { countKinds } from '../totals.ts'
import { optionalText, parse } from '../validation.ts'
import type { FieldChange } from './field-change.ts'

export interface AuditEntry {
  id: string
  at: Date
  actorName: string
  action: string
  entity: AuditEntity
  entityId: string
  entityName: string
  /** `before` and `after` as JSON; null when there was nothing. */
  changes: { field: string; before: string | null; after: string | null }[]
}

const where = z.object({
  entity: z.enum(AuditEntity).nullish(),
  entityId: z.string().max(100).nullish(),
  search: optionalText(100),
  since: z.date().nullish(),
  until: z.date().nullish(),
})

/**
 * Changes made by the shop's staff, newest first. The owner only.
 * @throws Unauthenticated, Forbidden, Refused for a condition, page size or cursor that isn't allowed
 */
export async function listAuditEntries(ctx: Context, query: AuditQuery): Promise<CountedPage<AuditEntry>> {
  requireShopOwner(ctx.viewer)
  return ctx.fromReplica((db) => readAuditEntries({ ...ctx, db }, query))
}

interface AuditQuery extends ForwardQuery {
  where?: unknown
}

async function readAuditEntries(ctx: Context, query: AuditQuery): Promise<CountedPage<AuditEntry>> {
  const { entity, entityId, search, since, until } = parse(where, query.where ?? {})
  const matching: Prisma.AuditEntryWhereInput = {
    entity: entity ?? undefined,
    entityId: entityId ?? undefined,
    at: { gte: since ?? undefined, lt: until ?? undefined },
    ...(search && (await searchCondition(ctx, search))),
  }
  const page = await sortedPage(query, {
    id: listId('auditLog', { entity, entityId, search, since, until }),
    sort: byInstant('at', 'desc'),
    where: matching,
    find: (rows) => ctx.db.auditEntry.findMany(rows),
    toItem: toEntry,
  })
  return {
    ...page,
    total: readOnce(() =>
      ctx.fromReplica((db) =>
        (entityId ?? search ?? since ?? until)
          ? countCapped((take) => db.auditEntry.count({ where: matching, take }))
          : countKinds({ ...ctx, db }, 'audit_entries', entity && [entity]),
      ),
    ),
  }
}

/** Found once, for the page and its total. */
async function searchCondition(ctx: Context, search: string): Promise<Prisma.AuditEntryWhereInput> {
  const ids = await findIds(ctx.db, 'audit_entries', Prisma.sql`"words" ILIKE ${containsPattern(search)}`)
  return ids ? { id: { in: ids } } : { words: textFilter(search) }
}

const toEntry = ({ changes, ...row }: Prisma.AuditEntryGetPayload<object>): AuditEntry => ({
  ...row,
  changes: (changes as unknown as FieldChange[]).map(({ field, before, after }) => ({
    field,
    before: asText(before),
    after: asText(after),
  })),
})

const asText = (value: unknown) => (value === null ? null : JSON.stringify(value))
