import { z } from 'zod'
import { Prisma } from '../../database/__generated__/prisma/client.ts'
import { AuditEntity } from '../../database/__generated__/prisma/enums.ts'
import { requireShopOwner } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { textFilter } from '../text-filter.ts'
import { containsPattern, findIds } from '../find-ids.ts'
import {
  decodeCursor,
  earlierThan,
  type InstantKey,
  isInstantKey,
  listId,
  type Page,
  pageSize,
  toPage,
} from '../paging.ts'
import { capped, maxCounted, readOnce, type Total } from '../total.ts'
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

export interface AuditPage extends Page<AuditEntry> {
  total: () => Promise<Total>
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
export async function listAuditEntries(ctx: Context, query: AuditQuery): Promise<AuditPage> {
  requireShopOwner(ctx.viewer)
  return ctx.fromReplica((db) => readAuditEntries({ ...ctx, db }, query))
}

interface AuditQuery {
  where?: unknown
  first: number
  after?: string | null
}

async function readAuditEntries(ctx: Context, query: AuditQuery): Promise<AuditPage> {
  const { entity, entityId, search, since, until } = parse(where, query.where ?? {})
  const first = pageSize(query.first)
  const list = listId('auditLog', { entity, entityId, search, since, until })
  const after = query.after ? decodeCursor<InstantKey>(query.after, list, isInstantKey) : null
  const matching: Prisma.AuditEntryWhereInput = {
    entity: entity ?? undefined,
    entityId: entityId ?? undefined,
    at: { gte: since ?? undefined, lt: until ?? undefined },
    ...(search && (await searchCondition(ctx, search))),
  }
  const rows = await ctx.db.auditEntry.findMany({
    where: after ? { AND: [matching, earlierThan('at', after)] } : matching,
    orderBy: [{ at: 'desc' }, { id: 'desc' }],
    take: first + 1,
  })
  return {
    ...toPage(rows, first, list, toEntry, ({ at, id }): InstantKey => [at.toISOString(), id], after),
    total: readOnce(() =>
      ctx.fromReplica(async (db) =>
        (entityId ?? search ?? since ?? until)
          ? capped(await db.auditEntry.count({ where: matching, take: maxCounted + 1 }))
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
